//! How fast computers play the tile game: games by values in a second, and how long the advisor takes for a decision.
#![allow(clippy::unwrap_used)]

use std::{
    num::NonZeroUsize,
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};

use alhambra::games::alhambra::{
    advisor::{Advisor, Generator, Lookahead, Policy, Simulation, draw_on, simulate},
    rules::{
        GameConfig, Module, Modules, Options, Printed, TileSet,
        play::{PlayConfig, State},
    },
};

/// Games by values; of several tries the fastest is told, for other programs only slow them down.
const GAMES: u64 = 300;
const TRIES: usize = 3;

fn main() {
    for (seats, modules) in [
        (2, Modules::default()),
        (3, Modules::default()),
        (4, Modules::default()),
        (6, Modules::default()),
        (3, Module::ALL.into_iter().collect()),
    ] {
        let advisor = advisor(seats, modules);
        let mut times = decisions(&advisor);
        times.sort();
        let at = |part: f64| 1e3 * times[((times.len() - 1) as f64 * part) as usize].as_secs_f64();
        println!(
            "{seats} seats, {} modules: {:.0} games a second by values; {} decisions of the advisor: median {:.0} ms, 95 % below {:.0}, {:.0} at most",
            modules.iter().count(),
            by_values(&advisor),
            times.len(),
            at(0.5),
            at(0.95),
            at(1.0),
        );
    }
}

fn advisor(seats: usize, modules: Modules) -> Advisor {
    let options = Options { modules, ..Options::default() };
    let game = GameConfig::new(seats, TileSet::standard().clone(), options).unwrap();
    Advisor::new(PlayConfig::new(game, &Printed::ours()).unwrap())
}

/// Games in a second on one core.
fn by_values(advisor: &Advisor) -> f64 {
    let policies = vec![Policy::AdvisorFast; advisor.config().players()];
    let games =
        Simulation { advisor: advisor.clone(), policies, games: GAMES, seed: 7, threads: NonZeroUsize::MIN };
    let seconds = (0..TRIES).map(|_| simulate(&games, |_| ()).seconds);
    GAMES as f64 / seconds.fold(f64::INFINITY, f64::min)
}

/// How long each decision of a game took.
fn decisions(advisor: &Advisor) -> Vec<Duration> {
    let generator = &mut Generator::new(7, 1);
    let mut state = State::new(advisor.config());
    let mut times = Vec::new();
    while draw_on(&mut state, advisor.config(), generator) {
        let began = Instant::now();
        let choice = advisor.look_ahead(&state, &Lookahead::POLICY, generator, &AtomicBool::new(false));
        times.push(began.elapsed());
        let Some(choice) = choice else { break };
        state = choice.after;
    }
    times
}
