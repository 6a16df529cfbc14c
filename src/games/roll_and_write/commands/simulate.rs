//! Many games, and the figures they give.

use std::{num::NonZeroUsize, thread};

use ::text::Texts;
use clap::ArgMatches;

use super::table::TableOptions;
use crate::{
    advisor::{Simulation, simulate, tournament},
    rules::NoGrid,
};
use common::{
    commands::{Failure, ProgressBar, SimulationReport, tournament_report},
    contract::SimulationRequest,
    words::json_text,
};

/// Plays them, and says what they give, as text or JSON.
pub(super) fn run(texts: &Texts, table: &ArgMatches, asked: &SimulationRequest) -> Result<String, Failure> {
    let mut options = TableOptions::of(table)?;
    let entrants = if asked.tournament { Some(options.players.take_entrants(texts)?) } else { None };
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
    let no_grid = |NoGrid| Failure::Usage(texts.refused_no_grid().to_owned());
    if asked.tournament {
        let players: Vec<String> = simulation.policies.iter().map(ToString::to_string).collect();
        return tournament_report(texts, &players, asked.games, asked.json, |progress| {
            tournament(&simulation, progress).map_err(no_grid)
        });
    }
    let bar = ProgressBar::of_games(texts, asked.games);
    let figures = simulate(&simulation, |done| bar.report(done, asked.games));
    bar.finish();
    let figures = figures.map_err(no_grid)?;
    let seats = table.seats();
    let config = &simulation.config;
    let told = SimulationReport {
        games: asked.games,
        first: simulation.first,
        seats: &seats,
        figures: &figures,
        // Who plays alone for the highest total has nobody to win against.
        is_contest: config.players() > 1 || config.phantom_bonus().is_some(),
        parts: ["types", "lines", "coins"],
        total: |texts, total, error, [types, lines, coins]| {
            texts.simulate_parts(total, error, types, lines, coins)
        },
    };
    Ok(if asked.json { json_text(&told.json()) } else { told.text(texts) })
}
