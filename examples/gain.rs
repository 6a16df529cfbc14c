//! How much stronger looking ahead is than the values alone, with luck taken out: in games where the first seat looks
//! ahead, what each choice of its own is worth more than the values' choice, by long rollouts on the same dice. Gains are
//! in VP a game, with rivals in hundredths of a victory.
//!
//! `cargo run --release -p alhambra --no-default-features --example gain -- [KIND] [games] [threads] [looks] [further] [depth]`,
//! where KIND is a kind of game such as `players-3`; the last three are as usual if they are left out.
#![allow(clippy::unwrap_used)]

use std::{
    sync::{
        Mutex,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::{Duration, Instant},
};

use alhambra::games::roll_and_write::{
    advisor::{Advisor, FurtherLook, GameKind, Generator, Lookahead, RollDice, ValueSets, result_for},
    log::NamedLayout,
    rules::{Move, Phase, RollKind, State, ToAct},
};

/// Rollouts of a choice that is not the values'.
const ROLLOUTS: u64 = 1_000;

/// What a game came to.
struct Gained {
    gain: f64,
    others: u32,
    decisions: u32,
    slowest: Duration,
    thought: Duration,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let name = arguments.first().map_or("solo-2", String::as_str);
    let number = |i: usize| arguments.get(i).map(|text| text.parse::<u32>().unwrap());
    let kind = GameKind::ALL.into_iter().find(|kind| kind.to_string() == name).unwrap();
    let config = kind.config(NamedLayout::standard().1).unwrap();
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    let mut lookahead = Lookahead::of(&config);
    lookahead.looks = number(3).unwrap_or(lookahead.looks);
    if let Some(looks) = number(4) {
        let close = lookahead.further[0].close;
        let further = (looks > 0).then_some(FurtherLook { close, looks });
        lookahead.further = Vec::from_iter(further).leak();
    }
    lookahead.depth = number(5).unwrap_or(lookahead.depth);
    let games = u64::from(number(1).unwrap_or(200));
    let (next, all) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..number(2).unwrap_or(1) {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Relaxed);
                    if game >= games {
                        break;
                    }
                    let gained = play(&advisor, &lookahead, game);
                    all.lock().unwrap().push(gained);
                }
            });
        }
    });
    let all: Vec<Gained> = all.into_inner().unwrap();
    let mean = |of: &dyn Fn(&Gained) -> f64| all.iter().map(of).sum::<f64>() / all.len() as f64;
    let gain = mean(&|game| game.gain);
    let error = (mean(&|game| (game.gain - gain).powi(2)) / all.len() as f64).sqrt();
    let as_told = advisor.goal().as_told();
    println!(
        "{name}, {lookahead:?}: gain {:.3} ± {:.3} a game; {:.2} other choices of {:.1}; ms a decision {:.1}, most {:.0}",
        gain * as_told,
        error * as_told,
        mean(&|game| game.others.into()),
        mean(&|game| game.decisions.into()),
        mean(&|game| game.thought.as_secs_f64()) / mean(&|game| game.decisions.into()) * 1e3,
        all.iter().map(|game| game.slowest).max().unwrap_or_default().as_secs_f64() * 1e3,
    );
}

/// Plays a game: the first seat looks ahead, the others play by the values.
fn play(advisor: &Advisor, lookahead: &Lookahead, number: u64) -> Gained {
    let config = advisor.config();
    let generator = &mut Generator::new(2_027, number);
    let mut state = State::new(config).unwrap();
    let mut game =
        Gained { gain: 0.0, others: 0, decisions: 0, slowest: Duration::ZERO, thought: Duration::ZERO };
    loop {
        match state.to_act() {
            ToAct::Nothing => return game,
            ToAct::Chance(request) => {
                let roll = match request.purpose {
                    RollKind::FirstPlayer => Move::First(generator.below(config.players() as u32) as u8),
                    RollKind::AllFour => Move::RollFour(generator.four()),
                    _ => Move::Roll(generator.pair()),
                };
                state.apply(config, roll).unwrap();
            }
            ToAct::Decision(0) if matches!(state.phase(), Phase::Action | Phase::Keep) => {
                let began = Instant::now();
                let seed = number << 16 | u64::from(game.decisions);
                let chosen = advisor.look_ahead(&state, lookahead, &mut Generator::new(9, seed)).unwrap();
                let took = began.elapsed();
                game.thought += took;
                game.slowest = game.slowest.max(took);
                game.decisions += 1;
                let (mut usual, mut other) = (state, state);
                advisor.values().decide(&mut usual, config);
                chosen.play(config, &mut other);
                for after in [&mut usual, &mut other] {
                    if matches!(after.phase(), Phase::Built | Phase::Done | Phase::Kept(_)) {
                        after.apply(config, Move::EndTurn).unwrap();
                    }
                }
                if other != usual {
                    game.others += 1;
                    game.gain += result(advisor, &other, seed) - result(advisor, &usual, seed);
                }
                state = other;
            }
            ToAct::Decision(_) => match state.phase() {
                Phase::Action | Phase::Keep => {
                    advisor.values().decide(&mut state, config);
                }
                _ => state.apply(config, Move::EndTurn).unwrap(),
            },
        }
    }
}

/// What a position comes to for the first seat when all play on by the values.
fn result(advisor: &Advisor, after: &State, seed: u64) -> f64 {
    let config = advisor.config();
    let result = |rollout: u64| {
        let generator = &mut Generator::new(seed | 1 << 40, rollout);
        result_for(advisor.goal(), config, &advisor.values().play(after, config, generator), 0)
    };
    (0..ROLLOUTS).map(result).sum::<f64>() / ROLLOUTS as f64
}
