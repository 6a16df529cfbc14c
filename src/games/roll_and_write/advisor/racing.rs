//! A race between the options of a decision: all are played on with the same dice, and clearly worse ones leave early.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use super::{
    Choice, Cut, Estimate, Goal, Values,
    common_random_numbers::{BATCH, CommonDice},
    rollouts::{End, roll_out},
};
use crate::games::roll_and_write::rules::{GameConfig, State};

/// Rollouts of everybody before the first may leave.
const FIRST: u32 = 12;
/// Options whose value is so many VP behind the best have lost before the race.
const BEHIND: f64 = 6.0;
/// The standard error of a value against another of the same decision, in VP (docs/advisor.md says how it was found).
const TRUST: f64 = 1.0;
/// An option leaves when it is so many standard errors behind.
const CLEARLY: f64 = 3.0;
/// What the first rollouts' standard deviation is taken for, in VP, with the weight of so many rollouts.
const SPREAD: (f64, f64) = (4.0, 4.0);
/// Rollouts in one piece of work.
const PIECE: usize = 12;

/// What all rollouts of a decision have in common.
#[derive(Clone, Copy)]
pub(super) struct Rollouts<'a> {
    pub values: &'a Values,
    pub config: &'a GameConfig,
    pub state: &'a State,
    pub threads: NonZeroUsize,
    /// Says when to stop at once.
    pub halt: &'a (dyn Fn() -> Option<Cut> + Sync),
}

impl Rollouts<'_> {
    /// Plays the rollouts `from..to` of each option: one list for each, whatever the number of threads.
    pub fn play(&self, choices: &[&Choice], seed: u64, from: u32, to: u32) -> Result<Vec<Vec<End>>, Cut> {
        let numbers: Vec<u32> = (from..to).collect();
        let pieces: Vec<(&Choice, &[u32])> = choices
            .iter()
            .flat_map(|&choice| numbers.chunks(PIECE).map(move |numbers| (choice, numbers)))
            .collect();
        let next = AtomicUsize::new(0);
        let work = || {
            let mut done = Vec::new();
            loop {
                let at = next.fetch_add(1, Relaxed);
                let Some(&(choice, numbers)) = pieces.get(at) else { return Ok(done) };
                if let Some(cut) = (self.halt)() {
                    return Err(cut);
                }
                let end = |&number: &u32| {
                    roll_out(self.values, self.config, self.state, choice, CommonDice::new(seed, number))
                };
                done.push((at, numbers.iter().map(end).collect::<Vec<End>>()));
            }
        };
        let mut done = Vec::with_capacity(pieces.len());
        if self.threads.get() == 1 {
            done = work()?;
        } else {
            let results: Vec<Result<_, Cut>> = thread::scope(|scope| {
                let workers: Vec<_> = (0..self.threads.get()).map(|_| scope.spawn(work)).collect();
                workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
            });
            for result in results {
                done.extend(result?);
            }
            done.sort_unstable_by_key(|&(at, _)| at);
        }
        let mut ends = done.into_iter().flat_map(|(_, ends)| ends);
        Ok(choices.iter().map(|_| ends.by_ref().take(numbers.len()).collect()).collect())
    }
}

/// An option in the race.
pub(super) struct Runner<'a> {
    pub choice: &'a Choice,
    /// Its value.
    pub value: f64,
    /// The ends of its rollouts: the first so many of those that all play.
    pub ends: Vec<End>,
    running: bool,
}

impl<'a> Runner<'a> {
    pub const fn new(choice: &'a Choice, value: f64) -> Self {
        Self { choice, value, ends: Vec::new(), running: false }
    }
}

/// What an end counts for a goal.
const fn measure(goal: Goal) -> fn(&End) -> f64 {
    match goal {
        Goal::Total => End::total,
        Goal::Victory => |end| end.victory as f64,
    }
}

/// How much an option is better than another by the rollouts that both have, joined with their values: each counts by
/// the inverse of its squared error, so that after some hundred rollouts values hardly matter.
pub(super) fn difference(goal: Goal, one: &Runner, other: &Runner) -> Estimate {
    let (worth, unit) = (measure(goal), goal.vp());
    let trust = 1.0 / (TRUST * unit).powi(2);
    let by_value = one.value - other.value;
    let n = one.ends.len().min(other.ends.len()) as f64;
    if n == 0.0 {
        return Estimate { mean: by_value, error: TRUST * unit };
    }
    let (mut sum, mut squares) = (0.0, 0.0);
    for (one, other) in one.ends.iter().zip(&other.ends) {
        let difference = worth(one) - worth(other);
        sum += difference;
        squares += difference * difference;
    }
    let mean = sum / n;
    let (spread, weight) = SPREAD;
    let variance =
        ((squares - n * mean * mean).max(0.0) + weight * (spread * unit).powi(2)) / (n - 1.0 + weight);
    let precision = n / variance;
    Estimate {
        mean: (mean * precision + by_value * trust) / (precision + trust),
        error: (precision + trust).recip().sqrt(),
    }
}

/// Runs the race with at most so many rollouts, until no difference to the best has an error above `error` VP.
///
/// Runners come by value, best first. Says how many rollouts were played, who leads, and why it stopped too early.
pub(super) fn run(
    rollouts: &Rollouts,
    runners: &mut [Runner],
    (most, error): (u32, f64),
    seed: u64,
) -> (u32, usize, Option<Cut>) {
    let goal = rollouts.values.goal();
    let unit = goal.vp();
    let (mut played, mut rounds, mut leader) = (0, 0, 0);
    let best = runners.first().map_or(0.0, |best| best.value);
    let starters = (most / FIRST).max(1) as usize;
    for runner in runners.iter_mut().take(starters) {
        runner.running = runner.value > best - BEHIND * unit;
    }
    loop {
        let running: Vec<usize> = (0..runners.len()).filter(|&i| runners[i].running).collect();
        let wanted = (rounds / 2).clamp(FIRST, BATCH * 16);
        let more = wanted.min((most - played) / running.len().max(1) as u32);
        if running.len() < 2 || more == 0 {
            return (played, leader, None);
        }
        let choices: Vec<&Choice> = running.iter().map(|&i| runners[i].choice).collect();
        let ends = match rollouts.play(&choices, seed, rounds, rounds + more) {
            Ok(ends) => ends,
            Err(cut) => return (played, leader, Some(cut)),
        };
        played += more * running.len() as u32;
        rounds += more;
        for (&i, ends) in running.iter().zip(ends) {
            runners[i].ends.extend(ends);
        }
        leader = ahead(goal, runners, &running);
        let mut is_certain = true;
        for &i in running.iter().filter(|&&i| i != leader) {
            let behind = difference(goal, &runners[i], &runners[leader]);
            runners[i].running = behind.mean + CLEARLY * behind.error > 0.0;
            is_certain &= !runners[i].running || behind.error <= error * unit;
        }
        if is_certain {
            return (played, leader, None);
        }
    }
}

/// Who is ahead of all others.
fn ahead(goal: Goal, runners: &[Runner], running: &[usize]) -> usize {
    let mut leader = running[0];
    for &i in running {
        if difference(goal, &runners[i], &runners[leader]).mean > 0.0 {
            leader = i;
        }
    }
    leader
}
