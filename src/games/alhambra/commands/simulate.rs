//! Many games, and the figures they give.

use std::{num::NonZeroUsize, thread};

use ::text::Texts;
use clap::ArgMatches;

use super::table::TableOptions;
use crate::advisor::{Advisor, Simulation, simulate, tournament};
use common::{
    commands::{Failure, ProgressBar, SimulationReport, tournament_report},
    contract::SimulationRequest,
    words::json_text,
};

/// Plays them, and says what they give, as text or JSON.
pub(super) fn run(texts: &Texts, table: &ArgMatches, asked: &SimulationRequest) -> Result<String, Failure> {
    if asked.first.is_some() {
        return Err(Failure::Usage(texts.alhambra_play_first().to_owned()));
    }
    let mut options = TableOptions::of(table)?;
    let entrants = if asked.tournament { Some(options.players.take_entrants(texts)?) } else { None };
    let table = options.table(texts)?;
    let all_cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let simulation = Simulation {
        advisor: Advisor::new(table.config.clone()),
        policies: entrants.unwrap_or_else(|| table.policies.clone()),
        games: asked.games,
        seed: asked.seed.0,
        threads: asked.threads.and_then(NonZeroUsize::new).unwrap_or(all_cores),
    };
    if asked.tournament {
        let players: Vec<String> = simulation.policies.iter().map(ToString::to_string).collect();
        return tournament_report(texts, &players, asked.games, asked.json, |progress| {
            Ok(tournament(&simulation, progress))
        });
    }
    let bar = ProgressBar::of_games(texts, asked.games);
    let figures = simulate(&simulation, |done| bar.report(done, asked.games));
    bar.finish();
    let seats = table.seats(texts);
    let told = SimulationReport {
        games: asked.games,
        first: None,
        seats: &seats,
        figures: &figures,
        is_contest: true,
        parts: ["types", "walls", "modules"],
        total: |texts, total, error, [types, walls, modules]| {
            texts.alhambra_simulate_parts(total, error, types, walls, modules)
        },
    };
    Ok(if asked.json { json_text(&told.json()) } else { told.text(texts) })
}
