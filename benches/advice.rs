//! How fast the advisor answers: by value, by rollouts on one core and on all, and exactly.
#![allow(clippy::unwrap_used)]

use std::{
    num::NonZeroUsize,
    sync::atomic::AtomicBool,
    thread::available_parallelism,
    time::{Duration, Instant},
};

use alhambra::games::roll_and_write::{
    advisor::{Advisor, Budget, Generator, RollDice, ValueSets, short_budget},
    log::NamedLayout,
    rules::{GameConfig, Move, Phase, State},
};

const GAMES: u64 = 5;
/// Of several tries the fastest is told: other programs only slow them down.
const TRIES: usize = 5;

fn main() {
    let config = GameConfig::new(NamedLayout::standard().1, 1, 2).unwrap();
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    let all = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    // An error of 0 is never reached: the whole budget is played.
    let budget = Budget { error: 0.0, ..short_budget(&config) };
    for (name, round) in [("first", 1), ("middle", 9), ("late", 15), ("next to last", 17), ("last", 18)] {
        let states: Vec<State> = (0..GAMES).map(|game| action(&advisor, round, game)).collect();
        let options: usize = states.iter().map(|state| advisor.rank(state).options.len()).sum();
        let ranked = best(|| states.iter().map(|state| advisor.rank(state).options.len()).sum());
        let refine = |threads| {
            let not_cancelled = AtomicBool::new(false);
            let rollouts =
                |state| advisor.refine_on(threads, state, &budget, &not_cancelled).rollouts as usize;
            best(|| states.iter().map(rollouts).sum())
        };
        let ((_, ranked), (rollouts, one), (_, many)) = (ranked, refine(NonZeroUsize::MIN), refine(all));
        let ms = |time: Duration| 1e3 * time.as_secs_f64() / GAMES as f64;
        println!(
            "{name:<13}{:>5.0} options: rank {:.4} ms; refine {:>6.2} ms on one core, {:>6.2} on {all}, {:.0} rollouts",
            options as f64 / GAMES as f64,
            ms(ranked),
            ms(one),
            ms(many),
            rollouts as f64 / GAMES as f64,
        );
    }
}

fn best(mut work: impl FnMut() -> usize) -> (usize, Duration) {
    let try_once = |_| {
        let began = Instant::now();
        (work(), began.elapsed())
    };
    (0..TRIES).map(try_once).min_by_key(|&(_, time)| time).unwrap()
}

/// The action of a round in a game by the values.
fn action(advisor: &Advisor, round: u8, game: u64) -> State {
    let (config, generator) = (advisor.config(), &mut Generator::new(7, game));
    let mut state = State::new(config).unwrap();
    while (state.round(), state.phase()) != (round, Phase::Action) {
        let command = match state.phase() {
            Phase::Action => {
                advisor.values().decide(&mut state, config);
                continue;
            }
            Phase::Built | Phase::Done => Move::EndTurn,
            Phase::AllFour => Move::RollFour(generator.four()),
            _ => Move::Roll(generator.pair()),
        };
        state.apply(config, command).unwrap();
    }
    state
}
