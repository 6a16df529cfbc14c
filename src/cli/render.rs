//! `alhambra render`: a position as a picture.

use std::{path::PathBuf, str::FromStr};

use clap::{Args, ValueEnum};

use super::{
    Failure, record,
    show::{checked_entry, event_number},
};
use crate::games::roll_and_write::record::Loaded;
#[cfg(feature = "gui")]
use crate::storage::{StoreError, write_atomically};
use crate::text::Texts;

/// Draws the position after an event as a PNG, with no display and no graphics driver.
#[derive(Debug, Args)]
#[command(after_help = "Examples:\n  alhambra render game.json -o end.png\n  \
    alhambra render game.json --at 40 --size 1920x1080 --theme dark --language fr -o position.png")]
pub(super) struct Render {
    /// A record.
    file: PathBuf,
    /// After which event; the end without it.
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = event_number)]
    at: Option<usize>,
    /// Width and height in points.
    #[arg(long, value_name = "WxH", default_value = "1280x800")]
    size: Size,
    /// Light as paper or dark as the night.
    #[arg(long, value_enum, default_value_t = RenderTheme::Light)]
    theme: RenderTheme,
    /// The picture; a file of this name is replaced.
    #[arg(short, long, value_name = "OUT.png")]
    output: PathBuf,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum RenderTheme {
    Light,
    Dark,
}

#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "gui"), expect(dead_code, reason = "what only the drawing needs"))]
struct Size {
    width: u16,
    height: u16,
}

impl FromStr for Size {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let sides = text.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
        match sides {
            Some((width @ 200..=8000, height @ 200..=8000)) => Ok(Self { width, height }),
            _ => Err("a size is a width and a height from 200 to 8000, as in 1280x800"),
        }
    }
}

impl Render {
    pub(super) fn run(self, texts: &Texts) -> Result<(), Failure> {
        let loaded = record::load(texts, &self.file)?;
        let at = checked_entry(texts, &loaded.game, self.at)?;
        self.draw(texts, &loaded, at)
    }

    /// Has the position drawn and writes the picture.
    #[cfg(feature = "gui")]
    fn draw(self, texts: &Texts, loaded: &Loaded, at: usize) -> Result<(), Failure> {
        let Self { size: Size { width, height }, theme, output, .. } = self;
        let size = (width.into(), height.into());
        let image = crate::games::roll_and_write::screens::render::record(
            loaded,
            Some(at),
            size,
            matches!(theme, RenderTheme::Dark),
            texts.language(),
        );
        let png = image.encode_png().map_err(|source| StoreError::Write { path: output.clone(), source });
        png.and_then(|png| write_atomically(&output, &png)).map_err(Failure::Write)
    }

    /// Says that this program was built without its drawings.
    #[cfg(not(feature = "gui"))]
    fn draw(self, texts: &Texts, _: &Loaded, _: usize) -> Result<(), Failure> {
        Err(Failure::Usage(texts.failure_no_drawings().to_owned()))
    }
}
