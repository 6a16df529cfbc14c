//! How good and how fast the advisor's answers are: its first choices compared with those of very long rollouts. Losses
//! are in VP, with several players in hundredths of a victory.
//!
//! `cargo run --release -p alhambra --no-default-features --example rank -- [positions] [players] [phantoms] [threads]`
#![allow(clippy::unwrap_used)]

use std::{
    fs,
    num::NonZeroUsize,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    thread,
    time::Instant,
};

use alhambra::games::roll_and_write::{
    advisor::{
        Advisor, Budget, Choice, Generator, Lookahead, Policy, PolicyExt, RollDice, ValueSets, result_for,
        short_budget,
    },
    log::NamedLayout,
    rules::{GameConfig, Move, Phase, RollKind, State, ToAct},
};

/// A choice is wrong when it costs more than this, in VP.
const GAP: f64 = 0.3;

/// Who chooses.
const NAMES: [&str; 3] = ["rank", "look ahead", "refine"];

/// What was found at one position.
struct Found {
    options: usize,
    is_exact: bool,
    /// How much better the best option is than the next one.
    gap: f64,
    /// What each one's choice loses against the best.
    losses: [f64; 3],
    /// CPU time of each, in ms.
    ms: [f64; 3],
    rollouts: u32,
}

fn main() {
    let arguments: Vec<usize> = std::env::args().skip(1).map(|text| text.parse().unwrap()).collect();
    let argument = |i: usize, usual| arguments.get(i).copied().unwrap_or(usual);
    let (positions, players) = (argument(0, 200), argument(1, 1));
    let config = GameConfig::new(NamedLayout::standard().1, players, argument(2, 2)).unwrap();
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    let next = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..argument(3, 1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    if number >= positions as u64 {
                        break;
                    }
                    if let Some(found) = measure(&advisor, number) {
                        all.lock().unwrap().push(found);
                    }
                }
            });
        }
    });
    print(&all.into_inner().unwrap(), advisor.goal().vp() * advisor.goal().as_told());
}

fn print(all: &[Found], unit: f64) {
    let mean = |list: &[&Found], of: &dyn Fn(&Found) -> f64| {
        list.iter().map(|found| of(found)).sum::<f64>() / list.len().max(1) as f64
    };
    let (exact, others): (Vec<&Found>, Vec<&Found>) = all.iter().partition(|found| found.is_exact);
    let wide: Vec<&Found> = others.iter().copied().filter(|found| found.gap > GAP * unit).collect();
    println!(
        "positions {} ({} exact), options {:.0}, rollouts {:.0}",
        all.len(),
        exact.len(),
        mean(&others, &|found| found.options as f64),
        mean(&others, &|found| found.rollouts.into())
    );
    let gap = GAP * unit;
    for (i, name) in NAMES.into_iter().enumerate() {
        let right = |list: &[&Found], limit: f64| {
            let wrong = list.iter().filter(|found| found.losses[i] > limit).count();
            100.0 * (1.0 - wrong as f64 / list.len().max(1) as f64)
        };
        let mut ms: Vec<f64> = others.iter().map(|found| found.ms[i]).collect();
        ms.sort_by(f64::total_cmp);
        let loss = mean(&others, &|found| found.losses[i]);
        let spread = mean(&others, &|found| (found.losses[i] - loss).powi(2)).sqrt();
        let error = spread / (others.len() as f64).sqrt();
        println!(
            "{name}: gap > {gap}: {} positions, first right {:.1} %; of all: within {gap} {:.1} %, mean loss {:.3} ± {:.3}; ms mean {:.3}, median {:.3}, 95 % {:.3}, most {:.3}; exact ones ms {:.2}, most {:.2}",
            wide.len(),
            right(&wide, 0.0),
            right(&others, gap),
            loss,
            error,
            mean(&others, &|found| found.ms[i]),
            ms[ms.len() / 2],
            ms[ms.len() * 95 / 100],
            ms[ms.len() - 1],
            mean(&exact, &|found| found.ms[i]),
            exact.iter().map(|found| found.ms[i]).fold(0.0, f64::max),
        );
    }
}

/// The CPU time of this thread so far, in ms.
fn cpu() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e6
}

fn measure(advisor: &Advisor, number: u64) -> Option<Found> {
    let state = position(advisor, number)?;
    let mut ms = [f64::INFINITY; 3];
    let mut ranked = advisor.rank(&state);
    // Other programs may come between: the shortest of some counts. A clock of CPU time is too coarse for it.
    for _ in 0..5 {
        let began = Instant::now();
        ranked = advisor.rank(&state);
        ms[0] = ms[0].min(1e3 * began.elapsed().as_secs_f64());
    }
    ms[1] = cpu();
    let lookahead = Lookahead::of(advisor.config());
    let looked = advisor.look_ahead(&state, &lookahead, &mut Generator::new(7, number))?;
    ms[1] = cpu() - ms[1];
    ms[2] = cpu();
    let budget = Budget { seed: number, ..short_budget(advisor.config()) };
    let refined = advisor.refine_on(NonZeroUsize::MIN, &state, &budget, &AtomicBool::new(false));
    ms[2] = cpu() - ms[2];
    let (options, is_exact) = (ranked.options.len(), refined.options[0].exact);
    let choices: Vec<&Choice> = ranked.options.iter().map(|advice| &advice.choice).collect();
    let place = |chosen: &Choice| choices.iter().position(|&choice| choice == chosen);
    let chosen = [0, place(&looked)?, place(&refined.options[0].choice)?];
    let mut found = Found { options, is_exact, gap: 0.0, losses: [0.0; 3], ms, rollouts: refined.rollouts };
    if !is_exact {
        let goal = advisor.goal();
        let values: Vec<f64> = ranked.options.iter().map(|advice| advice.worth(goal)).collect();
        let truth = long_rollouts(advisor, &state, &choices, &values, &chosen);
        let mut sorted = truth.clone();
        sorted.sort_by(|a, b| b.total_cmp(a));
        found.gap = goal.as_told() * if sorted.len() > 1 { sorted[0] - sorted[1] } else { 0.0 };
        found.losses = chosen.map(|i| goal.as_told() * (sorted[0] - truth[i]));
    }
    Some(found)
}

/// Mean results of options played on by the values: many rollouts for those near the best. Apart from the advisor's own
/// rollouts, with other dice, and trusting values less.
fn long_rollouts(
    advisor: &Advisor,
    state: &State,
    choices: &[&Choice],
    values: &[f64],
    asked: &[usize],
) -> Vec<f64> {
    let (config, seat) = (advisor.config(), state.seat());
    let unit = advisor.goal().vp();
    let mut sums = vec![0.0; choices.len()];
    let mut means = vec![f64::NEG_INFINITY; choices.len()];
    let mut running: Vec<usize> =
        (0..choices.len()).filter(|&i| values[i] > values[0] - 9.0 * unit || asked.contains(&i)).collect();
    let mut played = 0;
    for (to, behind) in [(100, 4.0), (400, 2.0), (1_500, 1.0), (4_000, 0.6), (10_000, 0.0)] {
        for rollout in played..to {
            for &i in &running {
                let mut after = *state;
                choices[i].play(config, &mut after);
                let end = advisor.values().play(&after, config, &mut Generator::new(1 << 40, rollout));
                sums[i] += result_for(advisor.goal(), config, &end, seat);
            }
        }
        played = to;
        for &i in &running {
            means[i] = sums[i] / to as f64;
        }
        let best = means.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        running.retain(|&i| means[i] >= best - behind * unit || asked.contains(&i));
        if running.len() == 1 && to >= 1_500 {
            break;
        }
    }
    means
}

/// A decision of a game by mixed policies: the values', the greedy one's, and now and then a random one's.
fn position(advisor: &Advisor, number: u64) -> Option<State> {
    let config = advisor.config();
    let generator = &mut Generator::new(2_026, number);
    let mut state = State::new(config).ok()?;
    let round = 1 + generator.below(config.rounds().into()) as u8;
    let seat = generator.below(config.players() as u32) as usize;
    let (greedy, random) = ([0.0, 0.3, 1.0][generator.below(3) as usize], 0.05);
    loop {
        match state.to_act() {
            ToAct::Nothing => return None,
            ToAct::Chance(request) => {
                let roll = match request.purpose {
                    RollKind::FirstPlayer => Move::First(generator.below(config.players() as u32) as u8),
                    RollKind::AllFour => Move::RollFour(generator.four()),
                    _ => Move::Roll(generator.pair()),
                };
                state.apply(config, roll).ok()?;
            }
            ToAct::Decision(_) => {
                let is_action = state.phase() == Phase::Action;
                if is_action && (state.round(), state.seat()) == (round, seat) {
                    return Some(state);
                }
                let policy = if generator.chance(random) { Policy::Random } else { Policy::Greedy };
                if is_action && !generator.chance(greedy + random) || state.phase() == Phase::Keep {
                    advisor.values().decide(&mut state, config);
                } else {
                    let command = policy.decide(advisor, &state, generator);
                    state.apply(config, command).ok()?;
                }
            }
        }
    }
}
