//! `alhambra simulate`: many games, and the figures they give.

use std::io::Write;

use clap::Args;

use super::{
    game_choice::{GameChoice, GameOptions},
    play::random_seed,
};
use common::{
    PLAYER_COLOURS,
    commands::{Failure, at_least, seed, within},
    contract::SimulationRequest,
};
use kernel::Seed;
use text::Texts;

/// Threads at most: more than any machine has use for.
const MAX_THREADS: usize = 1024;

#[derive(Debug, Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    table: GameOptions,
    #[arg(long)]
    tournament: bool,
    #[arg(long, value_name = "N", conflicts_with = "tournament", allow_negative_numbers = true, value_parser = within(1..=PLAYER_COLOURS.len()))]
    first: Option<usize>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 10_000, value_parser = at_least(1_u64))]
    games: u64,
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    seed: Option<Seed>,
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = within(1..=MAX_THREADS))]
    threads: Option<usize>,
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(super) fn run(self, choice: GameChoice, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let Self { tournament, first, games: number, threads, json, .. } = self;
        let seed = self.seed.map_or_else(|| random_seed(texts), Ok)?;
        let asked = SimulationRequest { games: number, seed, threads, first, tournament, json };
        writeln!(out, "{}", choice.played(texts, "simulate")?.simulate(texts, &self.table.0, &asked)?)?;
        if !json {
            writeln!(out, "{}", texts.simulate_seed(&seed.to_string()))?;
        }
        Ok(())
    }
}
