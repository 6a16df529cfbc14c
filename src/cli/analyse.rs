//! `alhambra analyse`: what each decision of a game lost, and what each roll was worth.

use std::{io::Write, path::PathBuf};

use clap::Args;

use super::game_choice::advised_in;
use common::{
    commands::{Failure, Input, at_least, text_of},
    contract::GameList,
};
use text::Texts;

#[derive(Debug, Args)]
pub(super) struct Analyse {
    file: PathBuf,
    #[arg(long, value_name = "R", allow_negative_numbers = true, value_parser = at_least(0_u32))]
    rollouts: Option<u32>,
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub(super) fn run(self, list: GameList, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let text = text_of(texts, &self.file)?;
        let input = Input { file: &self.file, text: &text };
        let told = advised_in(list, texts, input)?.analyse(texts, input, self.rollouts, self.json)?;
        Ok(write!(out, "{told}")?)
    }
}
