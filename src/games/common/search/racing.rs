//! A race between the options of a decision: all are played on with the same dice, and clearly worse ones leave early.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    thread,
};

use super::{
    BATCH, Cut, End, Goal, ValueError,
    comparison::{Comparison, Samples},
};

/// Rollouts of everybody before the first may leave.
const FIRST: u32 = 12;
/// The best options by value always start; of those that are beyond hope, as many as this part of the budget can give their
/// first rollouts.
const FOR_THOSE_BEHIND: u32 = 4;
/// The options that are told first get at least so many rollouts: every roll then showed each pair.
const TOLD: usize = 12;
const LEAST: u32 = BATCH;
/// An option leaves when it is so many standard errors behind.
const CLEARLY: f64 = 3.0;
/// What is asked about stays on until its error is no more than this part of the difference.
const ASKED: f64 = 0.1;
/// Rollouts in one piece of work, at most.
pub const PIECE: usize = 12;

/// How an option of a decision is played on to the end.
pub trait Playout: Sync {
    /// An option.
    type Choice: Sync;
    /// What the end of a game comes to.
    type End: End;

    /// Plays an option and all that follows: a rollout by its number under a seed. Options meet the same chance in the
    /// same rollout.
    fn play(&self, choice: &Self::Choice, seed: u64, number: u32) -> Self::End;
}

/// What all rollouts of a decision have in common.
#[derive(Clone, Copy)]
pub struct Rollouts<'a, P> {
    /// How options are played on.
    pub playout: &'a P,
    /// What is to be the most.
    pub goal: Goal,
    /// How far differences by value usually err.
    pub value_error: ValueError,
    /// How many threads play.
    pub threads: NonZeroUsize,
    /// Says when to stop at once; asked before each piece.
    pub halt: &'a (dyn Fn() -> Option<Cut> + Sync),
}

impl<P: Playout> Rollouts<'_, P> {
    /// Plays the rollouts `from..to` of each option: one list for each, whatever the number of threads.
    ///
    /// # Errors
    /// Why it stopped.
    pub fn play(
        &self,
        choices: &[&P::Choice],
        seed: u64,
        from: u32,
        to: u32,
    ) -> Result<Vec<Vec<P::End>>, Cut> {
        let numbers: Vec<u32> = (from..to).collect();
        let pieces: Vec<(&P::Choice, &[u32])> = choices
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
                let end = |&number: &u32| self.playout.play(choice, seed, number);
                done.push((at, numbers.iter().map(end).collect::<Vec<P::End>>()));
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
#[derive(Debug)]
pub struct Candidate<'a, C, E> {
    /// The option.
    pub choice: &'a C,
    /// Its value.
    pub value: f64,
    /// The ends of its rollouts: the first so many of those that all play.
    pub ends: Vec<E>,
    /// Whether somebody asks about it.
    pub asked: bool,
    running: bool,
}

impl<'a, C, E> Candidate<'a, C, E> {
    /// An option before its first rollout.
    #[must_use]
    pub const fn new(choice: &'a C, value: f64, asked: bool) -> Self {
        Self { choice, value, ends: Vec::new(), asked, running: false }
    }

    /// What the race shows of it.
    #[must_use]
    pub fn samples(&self) -> Samples<'_, E> {
        Samples { value: self.value, ends: &self.ends }
    }
}

/// Runs the race with at most so many rollouts, until no difference to the best has an error above `error` VP.
///
/// Candidates come by value, best first. Says how many rollouts were played, who leads, and why it stopped too early.
pub fn run<P: Playout>(
    rollouts: &Rollouts<P>,
    candidates: &mut [Candidate<P::Choice, P::End>],
    (most, error): (u32, f64),
    seed: u64,
) -> (u32, usize, Option<Cut>) {
    let goal = rollouts.goal;
    let unit = goal.vp();
    let (mut played, mut rounds, mut leader) = (0, 0, 0);
    let best = candidates.first().map_or(0.0, |best| best.value);
    let near = candidates.partition_point(|candidate| candidate.value > best - goal.beyond_hope());
    let starters = near.max((most / FOR_THOSE_BEHIND / FIRST) as usize).min((most / FIRST).max(1) as usize);
    for (i, candidate) in candidates.iter_mut().enumerate() {
        candidate.running = i < starters || candidate.asked;
    }
    loop {
        let running: Vec<usize> = (0..candidates.len()).filter(|&i| candidates[i].running).collect();
        let wanted =
            if rounds < BATCH { FIRST } else { (rounds / 2).next_multiple_of(BATCH).min(16 * BATCH) };
        let more = wanted.min((most - played) / running.len().max(1) as u32);
        if running.len() < 2 || more == 0 {
            return (played, leader, None);
        }
        let choices: Vec<&P::Choice> = running.iter().map(|&i| candidates[i].choice).collect();
        let ends = match rollouts.play(&choices, seed, rounds, rounds + more) {
            Ok(ends) => ends,
            Err(cut) => return (played, leader, Some(cut)),
        };
        played += more * running.len() as u32;
        rounds += more;
        for (&i, ends) in running.iter().zip(ends) {
            candidates[i].ends.extend(ends);
        }
        leader = ahead(rollouts, candidates, &running, leader);
        let comparison = compare(rollouts, candidates, leader);
        let others = running.iter().copied().filter(|&i| i != leader);
        let behind: Vec<_> = others.map(|i| (i, comparison.difference(i, leader))).collect();
        let mut is_certain = true;
        for (i, behind) in behind {
            let enough = (error * unit).max(behind.mean.abs() * ASKED);
            candidates[i].running =
                behind.mean + CLEARLY * behind.error > 0.0 || candidates[i].asked && behind.error > enough;
            is_certain &= !candidates[i].running || behind.error <= error * unit;
        }
        if is_certain {
            return (played, leader, None);
        }
    }
}

/// Gives the options that come first the least number of rollouts that is asked of those, as far as so many go in all.
/// Says how many were played.
///
/// # Errors
/// Why it stopped.
pub fn top_up<P: Playout>(
    rollouts: &Rollouts<P>,
    candidates: &mut [Candidate<P::Choice, P::End>],
    leader: usize,
    most: u32,
    seed: u64,
) -> Result<u32, Cut> {
    let mut played = 0;
    loop {
        let mut behind = compare(rollouts, candidates, leader).behind();
        behind[leader].mean = f64::INFINITY;
        let mut first: Vec<(f64, usize)> =
            behind.iter().enumerate().map(|(i, behind)| (behind.mean, i)).collect();
        first.sort_by(|a, b| b.0.total_cmp(&a.0));
        let few = |&&(_, i): &&(f64, usize)| candidates[i].ends.len() < LEAST as usize;
        let Some(&(_, i)) = first.iter().take(TOLD).find(few) else { return Ok(played) };
        let has = candidates[i].ends.len() as u32;
        let more = LEAST - has;
        if candidates.len() < 2 || played + more > most {
            return Ok(played);
        }
        let ends = rollouts.play(&[candidates[i].choice], seed, has, LEAST)?;
        candidates[i].ends.extend(ends.into_iter().flatten());
        played += more;
    }
}

/// Who is ahead of all others, if this one was before.
fn ahead<P: Playout>(
    rollouts: &Rollouts<P>,
    candidates: &[Candidate<P::Choice, P::End>],
    running: &[usize],
    before: usize,
) -> usize {
    let comparison = compare(rollouts, candidates, before);
    let mut leader = running[0];
    for &i in running {
        if comparison.difference(i, leader).mean > 0.0 {
            leader = i;
        }
    }
    leader
}

/// The candidates compared with the one who leads.
#[must_use]
pub fn compare<'a, P: Playout>(
    rollouts: &Rollouts<P>,
    candidates: &'a [Candidate<P::Choice, P::End>],
    leader: usize,
) -> Comparison<'a, P::End> {
    let samples = candidates.iter().map(Candidate::samples).collect();
    Comparison::new(rollouts.goal, rollouts.value_error, samples, leader)
}
