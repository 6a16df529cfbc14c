//! Pictures and pages of a table.

use super::{Tables, at, told, with_game};
use crate::{
    cli::Failure,
    games::common::{
        screens::table::{TableScreens, card_prints, picture, print, title},
        table::Record,
    },
    text::Texts,
    ui::{
        raster::Image,
        vector::{Paper, Print},
    },
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

    /// What `write` makes of the pages of a record and its title: of the position after `entry`, or of the score card.
    /// Where the text is no record, its faults are returned.
    pub(in crate::cli) fn print<T>(
        self,
        texts: &Texts,
        text: &str,
        (entry, is_card): (Option<usize>, bool),
        paper: Paper,
        write: impl FnOnce(Vec<Print<'_>>, &str) -> T,
    ) -> Result<Result<T, Vec<String>>, Failure> {
        with_game!(self, |G| {
            let record = match Record::<G>::read(text) {
                Ok(loaded) => loaded.game,
                Err(faults) => return Ok(Err(told::<G>(texts, &faults))),
            };
            let at = at(texts, entry, record.entries())?;
            let is_card = is_card || (entry.is_none() && record.is_over());
            let prints = if is_card {
                card_prints::<G>(texts, &record, paper)
            } else {
                vec![print::<G>(texts, &record, (at, false), paper)]
            };
            Ok(Ok(write(prints, &title::<G>(texts, &record))))
        })
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
