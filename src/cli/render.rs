//! `alhambra render`: a position as a picture.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap::{Args, ValueEnum};
use serde_json::json;

use super::{
    Failure,
    output::Output,
    record,
    value::{at_least, size},
    words::{file_name, plain},
};
use common::contract::GameList;
#[cfg(feature = "gui")]
use storage::StoreError;
use text::Texts;

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
    #[command(flatten)]
    output: Output,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum RenderTheme {
    Light,
    Dark,
}

/// The picture of a record at its end, as usual.
pub(super) fn at_the_end(
    list: GameList,
    texts: &Texts,
    record: (&Path, &str),
    output: &Output,
) -> Result<Vec<u8>, Failure> {
    drawn(list, texts, record, None, (USUAL, false), output)
}

impl Render {
    pub(super) fn run(self, list: GameList, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        self.output.check_free()?;
        let text = record::text_of(texts, &self.file)?;
        let dark = matches!(self.theme, RenderTheme::Dark);
        let png = drawn(list, texts, (&self.file, &text), self.at, (self.size, dark), &self.output)?;
        self.output.write(&png, out)?;
        self.output.tell(
            &[plain(&texts.exported_to(&file_name(self.output.path())))],
            json!({"size": self.size}),
            out,
        )
    }
}

/// The picture of a position, as PNG.
#[cfg(feature = "gui")]
fn drawn(
    list: GameList,
    texts: &Texts,
    (file, text): (&Path, &str),
    at: Option<usize>,
    ([width, height], dark): ([u16; 2], bool),
    output: &Output,
) -> Result<Vec<u8>, Failure> {
    let game = record::judging(list, text);
    let size = (width.into(), height.into());
    let drawn = game.window().picture(texts, text, at, size, dark);
    let image = drawn.map_err(|why| record::refused(texts, file, why))?;
    image
        .encode_png()
        .map_err(|source| Failure::Write(StoreError::Write { path: output.path().to_owned(), source }))
}

/// Says that this program was built without its drawings.
#[cfg(not(feature = "gui"))]
fn drawn(
    _: GameList,
    texts: &Texts,
    _: (&Path, &str),
    _: Option<usize>,
    _: ([u16; 2], bool),
    _: &Output,
) -> Result<Vec<u8>, Failure> {
    Err(Failure::Usage(texts.failure_no_drawings().to_owned()))
}
