//! Many games, and the figures they give.

mod figures;
mod standings;

use std::{num::NonZeroUsize, thread};

use ::text::Texts;
use clap::ArgMatches;

use super::table::TableOptions;
use crate::{
    advisor::{Simulation, simulate},
    rules::NoGrid,
};
use common::{
    commands::{Failure, ProgressBar},
    contract::SimulationRequest,
    words::json_text,
};
use figures::SimulationReport;

/// Plays them, and says what they give, as text or JSON.
pub(super) fn run(texts: &Texts, table: &ArgMatches, asked: &SimulationRequest) -> Result<String, Failure> {
    let mut options = TableOptions::of(table)?;
    let entrants = if asked.tournament { Some(options.take_entrants(texts)?) } else { None };
    let table = options.table(texts)?;
    if let Some(first) = asked.first.filter(|&first| first > table.config.players()) {
        return Err(Failure::Usage(texts.simulate_no_first(first, table.config.players())));
    }
    let all_cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let simulation = Simulation {
        config: table.config,
        values: table.values.clone(),
        policies: entrants.unwrap_or_else(|| table.policies.clone()),
        first: asked.first.map(|first| first as u8 - 1),
        games: asked.games,
        seed: asked.seed.0,
        threads: asked.threads.and_then(NonZeroUsize::new).unwrap_or(all_cores),
    };
    if asked.tournament {
        return standings::play(texts, &simulation, asked.json);
    }
    let bar = ProgressBar::of_games(texts, asked.games);
    let figures = simulate(&simulation, |done| bar.report(done, asked.games));
    bar.finish();
    let figures = figures.map_err(|NoGrid| Failure::Usage(texts.refused_no_grid().to_owned()))?;
    let seats = table.seats();
    let told = SimulationReport { simulation: &simulation, figures: &figures, seats: &seats };
    Ok(if asked.json { json_text(&told.json()) } else { told.text(texts) })
}
