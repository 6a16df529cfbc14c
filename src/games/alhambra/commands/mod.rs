//! What it does on the command line: computers play it.

mod play;
mod simulate;
mod table;

use ::text::{Label, Texts};
use clap::{ArgMatches, Args, Command};

use crate::game::Alhambra;
use common::{
    commands::Failure,
    contract::{ComputerGame, PlayedGame, SimulationRequest},
};
use kernel::{Seed, record::When};

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
