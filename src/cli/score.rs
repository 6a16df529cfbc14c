//! `alhambra score`: the score card of a record, or of a finished table without its history.

use std::{io::Write, path::PathBuf};

use clap::Args;

use common::{
    commands::{Failure, bad, text_of},
    contract::GameList,
};
use text::Texts;

#[derive(Debug, Args)]
pub(super) struct Score {
    #[arg(value_name = "FILE|-")]
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

impl Score {
    pub(super) fn run(self, list: GameList, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let text = text_of(texts, &self.file)?;
        let scored = list.records(&text).score(texts, &text, self.json);
        Ok(write!(out, "{}", scored.map_err(|faults| bad(texts, &self.file, faults))?)?)
    }
}
