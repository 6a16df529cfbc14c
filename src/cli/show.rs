//! `alhambra show`: the position after an event.

use std::{io::Write, path::PathBuf};

use clap::Args;

use common::{
    commands::{Failure, Input, Reveal, at_least, text_of},
    contract::{GameList, PositionRequest},
};
use text::Texts;

#[derive(Debug, Args)]
pub(super) struct Show {
    file: PathBuf,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = at_least(0_usize))]
    at: Option<usize>,
    #[arg(long)]
    corrected: bool,
    #[command(flatten)]
    reveal: Reveal,
    #[arg(long)]
    json: bool,
}

impl Show {
    pub(super) fn run(self, list: GameList, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let text = text_of(texts, &self.file)?;
        let asked = PositionRequest {
            at: self.at,
            corrected: self.corrected,
            viewer: self.reveal.viewer(),
            json: self.json,
        };
        let shown = list.records(&text).show(texts, &text, asked);
        Ok(write!(
            out,
            "{}",
            shown.map_err(|why| Input { file: &self.file, text: &text }.refused(texts, why))?
        )?)
    }
}
