//! `alhambra show`: the position after an event.

use std::{io::Write, path::PathBuf};

use clap::Args;

use super::{Failure, record, value::at_least};
use common::contract::{GameList, PositionRequest};
use text::Texts;

#[derive(Debug, Args)]
pub(super) struct Show {
    file: PathBuf,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = at_least(0_usize))]
    at: Option<usize>,
    #[arg(long)]
    corrected: bool,
    #[arg(long)]
    json: bool,
}

impl Show {
    pub(super) fn run(self, list: GameList, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let text = record::text_of(texts, &self.file)?;
        let asked = PositionRequest { at: self.at, corrected: self.corrected, json: self.json };
        let shown = record::judging(list, &text).records().show(texts, &text, asked);
        Ok(write!(out, "{}", shown.map_err(|why| record::refused(texts, &self.file, why))?)?)
    }
}
