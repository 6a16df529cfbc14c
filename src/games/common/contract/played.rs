//! What a game that is played here does on the command line.

use clap::{ArgMatches, Command};

#[cfg(feature = "gui")]
use super::{EmptyPage, WritePages};
use crate::{
    commands::{Failure, Input},
    csv::Table,
};
use kernel::{Seed, record::When};
use text::{Label, Texts};
#[cfg(feature = "gui")]
use ui::vector::Paper;

/// What a game that is played here does on the command line: it plays, and tells what decisions were worth.
pub trait PlayedGame: Sync {
    /// A command with the options that say at which table is played.
    fn with_table(&self, command: Command) -> Command;

    /// What each of these options is for.
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

    /// What every option of a decision is worth, as text or JSON.
    ///
    /// # Errors
    /// The faults of the record, that the log has no such entry, or that nobody decided anything in it.
    fn advise(&self, texts: &Texts, input: Input<'_>, asked: &AdviceRequest) -> Result<String, Failure>;

    /// What every decision lost and every roll brought, as text or JSON; with at most so many rollouts a decision.
    ///
    /// # Errors
    /// The faults of the record, or that nobody decided anything in it.
    fn analyse(&self, texts: &Texts, input: Input<'_>, rollouts: u32, json: bool) -> Result<String, Failure>;

    /// What every decision lost, a decision a line.
    ///
    /// # Errors
    /// As [`analyse`](Self::analyse).
    fn decisions(&self, texts: &Texts, input: Input<'_>, rollouts: u32) -> Result<Table, Failure>;

    /// Hands the pages of the same, and what they are called, to `write`.
    ///
    /// # Errors
    /// As [`analyse`](Self::analyse).
    #[cfg(feature = "gui")]
    fn review(
        &self,
        texts: &Texts,
        input: Input<'_>,
        rollouts: u32,
        paper: Paper,
        write: &mut WritePages<'_>,
    ) -> Result<(), Failure>;

    /// Hands pages that are still empty, and what they are called, to `write`.
    ///
    /// # Errors
    /// That the layout is none, or has nothing to print.
    #[cfg(feature = "gui")]
    fn empty(&self, texts: &Texts, asked: EmptyPage<'_>, write: &mut WritePages<'_>) -> Result<(), Failure>;
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

/// What is asked about a decision.
#[derive(Clone, Copy, Debug)]
pub struct AdviceRequest {
    /// After which entry; the last one where none is given.
    pub at: Option<usize>,
    /// Rollouts at most.
    pub rollouts: Option<u32>,
    /// Milliseconds at most.
    pub ms: Option<u64>,
    /// As JSON.
    pub json: bool,
}
