//! `alhambra simulate`: many games, and the figures they give.

mod figures;
mod standings;

use std::{io::Write, num::NonZeroUsize, thread};

use super::{
    Failure,
    config::ConfigOptions,
    play::random_seed,
    progress_bar::ProgressBar,
    value::{at_least, seed, within},
    words::json_text,
};
use clap::Args;
use figures::SimulationReport;
use kernel::Seed;
use roll_and_write::{
    advisor::{Simulation, simulate},
    rules::{MAX_ROWS, NoGrid},
};
use text::Texts;

/// Threads at most: more than any machine has use for.
const MAX_THREADS: u64 = 1024;

#[derive(Debug, Args)]
pub(super) struct Simulate {
    #[command(flatten)]
    config: ConfigOptions,
    #[arg(long)]
    tournament: bool,
    #[arg(long, value_name = "N", conflicts_with = "tournament", allow_negative_numbers = true, value_parser = within(1..=MAX_ROWS))]
    first: Option<usize>,
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 10_000, value_parser = at_least(1_u64))]
    games: u64,
    #[arg(long, value_name = "S", allow_negative_numbers = true, value_parser = seed)]
    seed: Option<Seed>,
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = within(1..=MAX_THREADS))]
    threads: Option<u64>,
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(super) fn run(mut self, texts: &Texts, out: &mut dyn Write) -> Result<(), Failure> {
        let seed = self.seed.map_or_else(|| random_seed(texts), Ok)?;
        let entrants = if self.tournament { Some(self.config.take_entrants(texts)?) } else { None };
        let table = self.config.table(texts)?;
        if let Some(first) = self.first.filter(|&first| first > table.config.players()) {
            return Err(Failure::Usage(texts.simulate_no_first(first, table.config.players())));
        }
        let all_cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let simulation = Simulation {
            config: table.config,
            values: table.values.clone(),
            policies: entrants.unwrap_or_else(|| table.policies.clone()),
            first: self.first.map(|first| first as u8 - 1),
            games: self.games,
            seed: seed.0,
            threads: self
                .threads
                .and_then(|threads| NonZeroUsize::new(threads as usize))
                .unwrap_or(all_cores),
        };
        if self.tournament {
            standings::play(texts, &simulation, out, self.json)?;
            if !self.json {
                writeln!(out, "{}", texts.simulate_seed(&seed.to_string()))?;
            }
            return Ok(());
        }
        let bar = bar(texts);
        bar.report(0, self.games);
        let figures = simulate(&simulation, |done| bar.report(done, self.games));
        bar.finish();
        let figures = figures.map_err(|NoGrid| Failure::Usage(texts.refused_no_grid().to_owned()))?;
        let seats = table.seats();
        let told = SimulationReport { simulation: &simulation, figures: &figures, seats: &seats };
        if self.json {
            writeln!(out, "{}", json_text(&told.json()))?;
        } else {
            write!(out, "{}", told.text(texts))?;
            writeln!(out, "{}", texts.simulate_seed(&seed.to_string()))?;
        }
        Ok(())
    }
}

/// The bar of a run of games.
fn bar(texts: &Texts) -> ProgressBar {
    ProgressBar::new(&texts.simulate_progress("{percent}", "{len}", "{eta}"))
}
