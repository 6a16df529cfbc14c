//! A race between the options of a decision: all are played on with the same dice, and clearly worse ones leave early.

use std::{
    cmp::Reverse,
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
/// The best options by value always start; of those that are so many VP behind, as many as this part of the budget can
/// give their first rollouts.
const BEHIND: f64 = 6.0;
const FOR_THOSE_BEHIND: u32 = 4;
/// The options that are told first get at least so many rollouts: every roll then showed each pair.
const TOLD: usize = 12;
const LEAST: u32 = BATCH;
/// A value usually counts like so many rollouts (docs/advisor-answers.md says how it was found).
const VALUE_COUNTS: f64 = 40.0;
/// This experience weighs as much as so many options that were rolled.
const EXPERIENCE: f64 = 2.0;
/// The squared error of values is taken for no less than this part of what is usual.
const LEAST_ERROR: f64 = 0.5;
/// An option leaves when it is so many standard errors behind.
const CLEARLY: f64 = 3.0;
/// What is asked about stays on until its error is no more than this part of the difference.
const ASKED: f64 = 0.1;
/// The variance of a batch's mean, in that of as many rollouts with dice of their own, and the batches that count as much
/// as this experience.
const BATCHES: (f64, f64) = (0.9, 10.0);
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
    /// Whether somebody asks about it.
    pub asked: bool,
    running: bool,
}

impl<'a> Runner<'a> {
    pub const fn new(choice: &'a Choice, value: f64, asked: bool) -> Self {
        Self { choice, value, ends: Vec::new(), asked, running: false }
    }

    /// What the race shows of it.
    pub fn evidence(&self) -> Evidence<'_> {
        Evidence { value: self.value, ends: &self.ends }
    }
}

/// What is known of an option.
#[derive(Clone, Copy)]
pub(super) struct Evidence<'a> {
    /// Its value.
    pub value: f64,
    /// The ends of its rollouts, on the same dice as those of others.
    pub ends: &'a [End],
}

/// What an end counts for a goal.
const fn measure(goal: Goal) -> fn(&End) -> f64 {
    match goal {
        Goal::Total => End::total,
        Goal::Victory => |end| end.victory as f64,
    }
}

/// How far the values of a decision are to be trusted, as its rollouts show.
#[derive(Clone, Copy)]
pub(super) struct Trust {
    /// The squared error of a difference by value, in the variance of one rollout's.
    error: f64,
    /// That variance on average.
    spread: f64,
}

impl Trust {
    /// What is usual, and what the rollouts against the leader's say: the more of them, the more it counts.
    pub fn new(goal: Goal, runners: &[Runner], leader: usize) -> Self {
        let (mut weights, mut error) = (EXPERIENCE, EXPERIENCE / VALUE_COUNTS);
        let mut spread = EXPERIENCE * (SPREAD.0 * goal.vp()).powi(2);
        for runner in runners.iter().enumerate().filter(|&(i, _)| i != leader).map(|(_, runner)| runner) {
            let Some((played, n)) = played(goal, runner.evidence(), runners[leader].evidence()) else {
                continue;
            };
            let variance = played.error.powi(2) * n;
            let off = played.mean - (runner.value - runners[leader].value);
            let weight = n / (n + VALUE_COUNTS);
            error += weight * (off * off / variance - n.recip());
            spread += weight * variance;
            weights += weight;
        }
        Self { error: (error / weights).max(LEAST_ERROR / VALUE_COUNTS), spread: spread / weights }
    }
}

/// What the rollouts that two options share differ by, and how many those are.
fn played(goal: Goal, one: Evidence, other: Evidence) -> Option<(Estimate, f64)> {
    let worth = measure(goal);
    let ends: Vec<f64> =
        one.ends.iter().zip(other.ends).map(|(one, other)| worth(one) - worth(other)).collect();
    let spread = (SPREAD.0 * goal.vp(), SPREAD.1);
    (!ends.is_empty()).then(|| (batched(&ends, spread), ends.len() as f64))
}

/// How much an option is better than another by the rollouts that both have, joined with their values.
pub(super) fn difference(goal: Goal, trust: Trust, one: Evidence, other: Evidence) -> Estimate {
    joined(goal, trust, one.value - other.value, played(goal, one, other))
}

/// What rollouts and values say together: each counts by the inverse of its squared error. A value that rollouts
/// contradict is taken to be as wrong as they say.
fn joined(goal: Goal, trust: Trust, by_value: f64, played: Option<(Estimate, f64)>) -> Estimate {
    let by_value = goal.by_value(by_value);
    let Some((played, n)) = played else {
        return Estimate { error: by_value.error.max((trust.error * trust.spread).sqrt()), ..by_value };
    };
    let variance = played.error.powi(2);
    let contradiction = (played.mean - by_value.mean).powi(2) - variance;
    let (played_counts, value_counts) =
        (variance.recip(), (variance * n * trust.error).max(contradiction).recip());
    Estimate {
        mean: (played.mean * played_counts + by_value.mean * value_counts) / (played_counts + value_counts),
        error: (played_counts + value_counts).recip().sqrt(),
    }
}

/// How much each option is better than the leader.
///
/// One that left is compared with the mean of those that went on, and this with the leader by what they have in common
/// later: in the first rollouts the leader was lucky more often than not, or it would not lead.
pub(super) fn behind(goal: Goal, trust: Trust, runners: &[Runner], leader: usize) -> Vec<Estimate> {
    let worth = measure(goal);
    let spread = (SPREAD.0 * goal.vp(), SPREAD.1);
    let mut order: Vec<usize> = (0..runners.len()).collect();
    order.sort_by_key(|&i| Reverse(runners[i].ends.len()));
    let mut rolled: Vec<Option<(Estimate, f64)>> = vec![None; runners.len()];
    let mut longer = 0;
    for left_together in order.chunk_by(|&i, &j| runners[i].ends.len() == runners[j].ends.len()) {
        let (went_on, n) = (&order[..longer], runners[left_together[0]].ends.len());
        longer += left_together.len();
        if went_on.len() < 2 || n == 0 || n >= runners[leader].ends.len() {
            for &i in left_together {
                rolled[i] = played(goal, runners[i].evidence(), runners[leader].evidence());
            }
            continue;
        }
        let mean =
            |of: &dyn Fn(usize) -> f64| went_on.iter().map(|&j| of(j)).sum::<f64>() / went_on.len() as f64;
        let means: Vec<f64> = (0..n).map(|k| mean(&|j| worth(&runners[j].ends[k]))).collect();
        let known = |j: usize| rolled[j].map_or(Estimate::default(), |(known, _)| known);
        let theirs = Estimate { mean: mean(&|j| known(j).mean), error: mean(&|j| known(j).error) };
        for &i in left_together {
            let ends: Vec<f64> =
                runners[i].ends.iter().zip(&means).map(|(end, mean)| worth(end) - mean).collect();
            let apart = batched(&ends, spread);
            let apart = Estimate { mean: apart.mean + theirs.mean, error: apart.error.hypot(theirs.error) };
            rolled[i] = Some((apart, n as f64));
        }
    }
    let by_value = |i: usize| runners[i].value - runners[leader].value;
    let luck = LeadersLuck::new(
        trust,
        (0..runners.len()).filter(|&i| i != leader).filter_map(|i| Some((rolled[i]?.0, by_value(i)))),
    );
    let without = |(rolled, n): (Estimate, f64)| (luck.taken_from(rolled), n);
    (0..runners.len()).map(|i| joined(goal, trust, by_value(i), rolled[i].map(without))).collect()
}

/// How lucky the leader was, as far as all others together tell: if the rollouts have everybody further behind than the
/// values, it is more likely that the leader was lucky than that all values are wrong.
struct LeadersLuck {
    /// How much further behind the others are than by value, on average.
    shift: f64,
    /// The squared error of that, and of the leader's value.
    variance: f64,
}

impl LeadersLuck {
    fn new(trust: Trust, others: impl Iterator<Item = (Estimate, f64)>) -> Self {
        let usual = trust.error * trust.spread;
        let (sum, weights) = others.fold((0.0, 0.0), |(sum, weights), (rolled, by_value)| {
            let weight = (usual + rolled.error.powi(2)).recip();
            (sum + weight * (rolled.mean - by_value), weights + weight)
        });
        if weights > 0.0 {
            Self { shift: sum / weights, variance: usual / 2.0 + weights.recip() }
        } else {
            Self { shift: 0.0, variance: usual }
        }
    }

    /// A difference to the leader without the leader's luck: half of its squared error is the leader's.
    fn taken_from(&self, rolled: Estimate) -> Estimate {
        let luck = rolled.error.powi(2) / 2.0;
        Estimate { mean: rolled.mean - self.shift * luck / (luck + self.variance), ..rolled }
    }
}

/// The mean of what rollouts differ by, with its standard error. The rollouts of a batch are no more independent than
/// their dice; batches are, so that it is their means that tell how far the whole is to be trusted.
pub(super) fn batched(ends: &[f64], (spread, weight): (f64, f64)) -> Estimate {
    let squares = |list: &[f64], mean: f64| list.iter().map(|one| (one - mean).powi(2)).sum::<f64>();
    let mean = |list: &[f64]| list.iter().sum::<f64>() / list.len() as f64;
    let (n, all) = (ends.len() as f64, mean(ends));
    let variance = (squares(ends, all) + weight * spread.powi(2)) / (n - 1.0 + weight);
    let batches: Vec<f64> = ends.chunks_exact(BATCH as usize).map(mean).collect();
    let others = batches.len().saturating_sub(1) as f64;
    let between = if others > 0.0 { f64::from(BATCH) * squares(&batches, mean(&batches)) } else { 0.0 };
    let (usual, counts) = BATCHES;
    let error = (between + usual * counts * variance) / (others + counts) / n;
    Estimate { mean: all, error: error.sqrt() }
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
    let near = runners.partition_point(|runner| runner.value > best - BEHIND * unit);
    let starters = near.max((most / FOR_THOSE_BEHIND / FIRST) as usize).min((most / FIRST).max(1) as usize);
    for (i, runner) in runners.iter_mut().enumerate() {
        runner.running = i < starters || runner.asked;
    }
    loop {
        let running: Vec<usize> = (0..runners.len()).filter(|&i| runners[i].running).collect();
        let wanted =
            if rounds < BATCH { FIRST } else { (rounds / 2).next_multiple_of(BATCH).min(16 * BATCH) };
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
        leader = ahead(goal, runners, &running, leader);
        let trust = Trust::new(goal, runners, leader);
        let mut is_certain = true;
        for &i in running.iter().filter(|&&i| i != leader) {
            let behind = difference(goal, trust, runners[i].evidence(), runners[leader].evidence());
            let enough = (error * unit).max(behind.mean.abs() * ASKED);
            runners[i].running =
                behind.mean + CLEARLY * behind.error > 0.0 || runners[i].asked && behind.error > enough;
            is_certain &= !runners[i].running || behind.error <= error * unit;
        }
        if is_certain {
            return (played, leader, None);
        }
    }
}

/// Gives the options that come first the least number of rollouts that is asked of those, as far as so many go in all.
/// Says how many were played.
pub(super) fn top_up(
    rollouts: &Rollouts,
    runners: &mut [Runner],
    leader: usize,
    most: u32,
    seed: u64,
) -> Result<u32, Cut> {
    let goal = rollouts.values.goal();
    let mut played = 0;
    loop {
        let mut behind = behind(goal, Trust::new(goal, runners, leader), runners, leader);
        behind[leader].mean = f64::INFINITY;
        let mut first: Vec<(f64, usize)> =
            behind.iter().enumerate().map(|(i, behind)| (behind.mean, i)).collect();
        first.sort_by(|a, b| b.0.total_cmp(&a.0));
        let few = |&&(_, i): &&(f64, usize)| runners[i].ends.len() < LEAST as usize;
        let Some(&(_, i)) = first.iter().take(TOLD).find(few) else { return Ok(played) };
        let has = runners[i].ends.len() as u32;
        let more = LEAST - has;
        if runners.len() < 2 || played + more > most {
            return Ok(played);
        }
        let ends = rollouts.play(&[runners[i].choice], seed, has, LEAST)?;
        runners[i].ends.extend(ends.into_iter().flatten());
        played += more;
    }
}

/// Who is ahead of all others, if this one was before.
fn ahead(goal: Goal, runners: &[Runner], running: &[usize], before: usize) -> usize {
    let trust = Trust::new(goal, runners, before);
    let mut leader = running[0];
    for &i in running {
        if difference(goal, trust, runners[i].evidence(), runners[leader].evidence()).mean > 0.0 {
            leader = i;
        }
    }
    leader
}
