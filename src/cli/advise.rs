//! `alhambra advise`: what every option of a decision is worth.

use std::{io::Write, path::PathBuf};

use clap::Args;

use super::game_choice::advised_in;
use common::{
    commands::{Failure, Input, at_least, text_of},
    contract::{AdviceRequest, GameList},
};
use text::Texts;

#[derive(Debug, Args)]
pub(super) struct Advise {
    file: PathBuf,
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = at_least(0_usize))]
    at: Option<usize>,
    #[arg(long, value_name = "R", allow_negative_numbers = true, value_parser = at_least(1_u32))]
    rollouts: Option<u32>,
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = at_least(1_u64))]
    ms: Option<u64>,
    #[arg(long)]
    json: bool,
}

impl Advise {
    pub(super) fn run(self, list: GameList, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let text = text_of(texts, &self.file)?;
        let input = Input { file: &self.file, text: &text };
        let asked = AdviceRequest { at: self.at, rollouts: self.rollouts, ms: self.ms, json: self.json };
        Ok(write!(out, "{}", advised_in(list, texts, input)?.advise(texts, input, &asked)?)?)
    }
}
