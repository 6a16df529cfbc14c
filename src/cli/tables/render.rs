//! `alhambra render` of a table.

use super::{Tables, at, told, with_game};
use crate::{
    cli::Failure,
    games::common::{
        screens::table::{TableScreens, picture},
        table::Record,
    },
    text::Texts,
    ui::raster::Image,
};

impl Tables {
    /// A picture of a record, of so many pixels; where the text is no record, its faults are returned.
    pub(in crate::cli) fn render(
        self,
        texts: &Texts,
        text: &str,
        entry: Option<usize>,
        size: (u32, u32),
        dark: bool,
    ) -> Result<Result<Image, Vec<String>>, Failure> {
        with_game!(self, |G| render::<G>(texts, text, entry, size, dark))
    }
}

fn render<G: TableScreens>(
    texts: &Texts,
    text: &str,
    entry: Option<usize>,
    size: (u32, u32),
    dark: bool,
) -> Result<Result<Image, Vec<String>>, Failure> {
    let record = match Record::<G>::read(text) {
        Ok(loaded) => loaded.game,
        Err(faults) => return Ok(Err(told::<G>(texts, &faults))),
    };
    let at = at(texts, entry, record.entries())?;
    Ok(Ok(picture::<G>(&record, Some(at), size, dark, texts.language())))
}
