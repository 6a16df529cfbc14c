//! What it does on the command line: computers play it, and every decision is told what it was worth.

mod advise;
mod analyse;
mod decisions;
mod full_game;
mod option_json;
mod play;
mod simulate;
mod table;

use ::text::{Label, Texts};
use clap::{ArgMatches, Args, Command};

use crate::game::Alhambra;
#[cfg(feature = "gui")]
use common::contract::WritePages;
use common::{
    commands::{Failure, Input},
    contract::{AdviceRequest, AdvisedGame, ComputerGame, PlayedGame, SimulationRequest},
    csv::Table,
};
use kernel::{Seed, record::When};
#[cfg(feature = "gui")]
use ui::vector::Paper;

impl PlayedGame for Alhambra {
    fn with_table(&self, command: Command) -> Command {
        table::TableOptions::augment_args(command)
    }

    fn table_labels(&self) -> &'static [(&'static str, Label)] {
        table::LABELS
    }

    fn play(
        &self,
        texts: &Texts,
        table: &ArgMatches,
        seed: Seed,
        started: When,
    ) -> Result<ComputerGame, Failure> {
        play::play(texts, table, seed, started)
    }

    fn simulate(
        &self,
        texts: &Texts,
        table: &ArgMatches,
        asked: &SimulationRequest,
    ) -> Result<String, Failure> {
        simulate::run(texts, table, asked)
    }
}

impl AdvisedGame for Alhambra {
    fn advise(&self, texts: &Texts, input: Input<'_>, asked: &AdviceRequest) -> Result<String, Failure> {
        advise::run(texts, input, asked)
    }

    fn analyse(
        &self,
        texts: &Texts,
        input: Input<'_>,
        rollouts: Option<u32>,
        json: bool,
    ) -> Result<String, Failure> {
        analyse::run(texts, input, rollouts, json)
    }

    fn decisions(&self, texts: &Texts, input: Input<'_>, rollouts: Option<u32>) -> Result<Table, Failure> {
        decisions::table(texts, input, rollouts)
    }

    #[cfg(feature = "gui")]
    fn review(
        &self,
        texts: &Texts,
        input: Input<'_>,
        rollouts: Option<u32>,
        paper: Paper,
        write: &mut WritePages<'_>,
    ) -> Result<(), Failure> {
        analyse::pages(texts, input, rollouts, paper, write)
    }
}
