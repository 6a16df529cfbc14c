//! What a game that is played here does on the command line.

use clap::{ArgMatches, Command};

use crate::commands::Failure;
use kernel::{Seed, record::When};
use text::{Label, Texts};

/// What a game that is played here does on the command line: computers play it.
pub trait PlayedGame: Sync {
    /// A command with the options that say at which table is played.
    fn with_table(&self, command: Command) -> Command;

    /// What each of these options is for; of those that all games have, what it is here.
    fn table_labels(&self) -> &'static [(&'static str, Label)];

    /// Plays a game to its end, by computers.
    ///
    /// # Errors
    /// Why there is no such table.
    fn play(
        &self,
        texts: &Texts,
        table: &ArgMatches,
        seed: Seed,
        started: When,
    ) -> Result<ComputerGame, Failure>;

    /// Plays many games, and says what figures they give, as text or JSON.
    ///
    /// # Errors
    /// Why there is no such table.
    fn simulate(
        &self,
        texts: &Texts,
        table: &ArgMatches,
        asked: &SimulationRequest,
    ) -> Result<String, Failure>;
}

/// A game that computers played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerGame {
    /// Its record.
    pub record: String,
    /// Who played, with their points.
    pub totals: Vec<(String, i32)>,
}

/// Many games to be played.
#[derive(Clone, Copy, Debug)]
pub struct SimulationRequest {
    /// How many; of each pair of players in a tournament.
    pub games: u64,
    /// What decides the dice of all.
    pub seed: Seed,
    /// Threads at most; all cores where none is given.
    pub threads: Option<usize>,
    /// The seat that begins every game, from 1; drawn where none is given.
    pub first: Option<usize>,
    /// Whether everybody meets everybody.
    pub tournament: bool,
    /// As JSON.
    pub json: bool,
}
