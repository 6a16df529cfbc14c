//! `alhambra render`: a position as a picture.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use super::{
    Failure, record,
    value::{at_least, size},
};
#[cfg(feature = "gui")]
use crate::storage::StoreError;
use crate::{games::common::contract::GameList, text::Texts};

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
    list: GameList,
    texts: &Texts,
    file: &Path,
    text: &str,
    output: &Path,
    force: bool,
) -> Result<(), Failure> {
    let (file, output) = (file.to_owned(), output.to_owned());
    Render { file, at: None, size: USUAL, theme: RenderTheme::Light, output, force }
        .of_text(list, texts, text)
}

impl Render {
    pub(super) fn run(self, list: GameList, texts: &Texts) -> Result<(), Failure> {
        record::check_free(&self.output, self.force)?;
        let text = record::text_of(texts, &self.file)?;
        self.of_text(list, texts, &text)
    }

    /// Has the position drawn and writes the picture.
    #[cfg(feature = "gui")]
    fn of_text(self, list: GameList, texts: &Texts, text: &str) -> Result<(), Failure> {
        let Self { file, at, size: [width, height], theme, output, force } = self;
        let dark = matches!(theme, RenderTheme::Dark);
        let game = record::judging(list, text);
        let drawn = game.window().prints().picture(texts, text, at, (width.into(), height.into()), dark);
        let image = drawn.map_err(|why| record::refused(texts, &file, why))?;
        let png = image.encode_png().map_err(|source| StoreError::Write { path: output.clone(), source });
        record::write(&output, &png.map_err(Failure::Write)?, force)
    }

    /// Says that this program was built without its drawings.
    #[cfg(not(feature = "gui"))]
    fn of_text(self, _: GameList, texts: &Texts, _: &str) -> Result<(), Failure> {
        Err(Failure::Usage(texts.failure_no_drawings().to_owned()))
    }
}
