//! `alhambra render`: a position as a picture.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::{
    Failure, record,
    show::checked_entry,
    tables::Tables,
    value::{at_least, size},
};
use crate::games::roll_and_write::record::Loaded;
#[cfg(feature = "gui")]
use crate::storage::StoreError;
use crate::text::Texts;

/// The size of a picture where none is asked for.
const USUAL: [u16; 2] = [1280, 800];

#[derive(Debug, Args)]
pub(super) struct Render {
    file: PathBuf,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = at_least(0_usize))]
    at: Option<usize>,
    #[arg(long, value_name = "WxH", default_value = "1280x800", value_parser = size)]
    size: [u16; 2],
    #[arg(long, value_enum, value_name = "light|dark", default_value_t = RenderTheme::Light, hide_possible_values = true)]
    theme: RenderTheme,
    #[arg(short, long, value_name = "OUT.png")]
    output: PathBuf,
    #[arg(long)]
    force: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum RenderTheme {
    Light,
    Dark,
}

/// Draws a record at its end, as usual, and writes the picture.
pub(super) fn at_the_end(
    texts: &Texts,
    file: &Path,
    text: &str,
    output: &Path,
    force: bool,
) -> Result<(), Failure> {
    let (file, output) = (file.to_owned(), output.to_owned());
    Render { file, at: None, size: USUAL, theme: RenderTheme::Light, output, force }.of_text(texts, text)
}

impl Render {
    pub(super) fn run(self, texts: &Texts) -> Result<(), Failure> {
        record::check_free(&self.output, self.force)?;
        let text = record::text_of(texts, &self.file)?;
        self.of_text(texts, &text)
    }

    fn of_text(self, texts: &Texts, text: &str) -> Result<(), Failure> {
        if let Some(game) = Tables::of(text) {
            return self.draw_table(texts, game, text);
        }
        let loaded = record::read(texts, &self.file, text)?;
        let at = checked_entry(texts, &loaded.game, self.at)?;
        self.draw(texts, &loaded, at)
    }

    /// Has the position drawn and writes the picture.
    #[cfg(feature = "gui")]
    fn draw(self, texts: &Texts, loaded: &Loaded, at: usize) -> Result<(), Failure> {
        let Self { size: [width, height], theme, output, force, .. } = self;
        let size = (width.into(), height.into());
        let image = crate::games::roll_and_write::screens::render::record(
            loaded,
            Some(at),
            size,
            matches!(theme, RenderTheme::Dark),
            texts.language(),
        );
        let png = image.encode_png().map_err(|source| StoreError::Write { path: output.clone(), source });
        record::write(&output, &png.map_err(Failure::Write)?, force)
    }

    /// Has a table drawn and writes the picture.
    #[cfg(feature = "gui")]
    fn draw_table(self, texts: &Texts, game: Tables, text: &str) -> Result<(), Failure> {
        let Self { file, at, size: [width, height], theme, output, force } = self;
        let dark = matches!(theme, RenderTheme::Dark);
        let drawn = game.render(texts, text, at, (width.into(), height.into()), dark)?;
        let image = drawn.map_err(|faults| record::bad(texts, &file, faults))?;
        let png = image.encode_png().map_err(|source| StoreError::Write { path: output.clone(), source });
        record::write(&output, &png.map_err(Failure::Write)?, force)
    }

    /// Says that this program was built without its drawings.
    #[cfg(not(feature = "gui"))]
    fn draw_table(self, texts: &Texts, _: Tables, _: &str) -> Result<(), Failure> {
        Err(Failure::Usage(texts.failure_no_drawings().to_owned()))
    }

    /// Says that this program was built without its drawings.
    #[cfg(not(feature = "gui"))]
    fn draw(self, texts: &Texts, _: &Loaded, _: usize) -> Result<(), Failure> {
        Err(Failure::Usage(texts.failure_no_drawings().to_owned()))
    }
}
