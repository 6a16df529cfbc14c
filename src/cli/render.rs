//! `alhambra render`: a position as a picture.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use clap::{Args, ValueEnum};
use serde_json::json;

#[cfg(feature = "gui")]
use common::screens::table::PictureStyle;
use common::{
    commands::{Failure, Input, Output, at_least, file_name, size, text_of},
    contract::GameList,
};
use text::{Texts, plain};

#[cfg(feature = "gui")]
use crate::short_names::short_names;

/// The size of a picture if none is asked for.
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

/// The picture of a record at its end, in the usual size.
pub(super) fn at_the_end(
    list: GameList,
    texts: &Texts,
    data_dir: Option<&Path>,
    input: Input<'_>,
    output: &Output,
) -> Result<Vec<u8>, Failure> {
    drawn(list, texts, data_dir, input, (None, USUAL, false), output)
}

impl Render {
    pub(super) fn run(
        self,
        list: GameList,
        texts: &Texts,
        data_dir: Option<&Path>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        self.output.check_free()?;
        let text = text_of(texts, &self.file)?;
        let dark = matches!(self.theme, RenderTheme::Dark);
        let png = drawn(
            list,
            texts,
            data_dir,
            Input { file: &self.file, text: &text },
            (self.at, self.size, dark),
            &self.output,
        )?;
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
    data_dir: Option<&Path>,
    input: Input<'_>,
    (at, [width, height], dark): (Option<usize>, [u16; 2], bool),
    output: &Output,
) -> Result<Vec<u8>, Failure> {
    if list.of_totals(input.text).is_some() {
        return Err(Failure::OtherKind(texts.totals_no_picture(&input.name(texts))));
    }
    let game = list.judging(input.text);
    let names = &short_names(texts, data_dir);
    let style = PictureStyle { size: (width.into(), height.into()), dark, names };
    let drawn = game.window().picture(texts, input.text, at, style);
    let image = drawn.map_err(|why| input.refused(texts, why))?;
    image.encode_png().map_err(Failure::unwritten(output.path()))
}

/// Says that this program was built without graphics.
#[cfg(not(feature = "gui"))]
fn drawn(
    _: GameList,
    texts: &Texts,
    _: Option<&Path>,
    _: Input<'_>,
    _: (Option<usize>, [u16; 2], bool),
    _: &Output,
) -> Result<Vec<u8>, Failure> {
    Err(Failure::Usage(texts.failure_no_drawings().to_owned()))
}
