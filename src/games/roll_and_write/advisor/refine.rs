//! Refined rankings: exact near the end, otherwise by rollouts.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::Instant,
};

use super::{
    Advice, Advisor, Budget, Choice, Cut, Estimate, Goal, Parts, Ranking,
    comparison::{Comparison, Samples, batched},
    endgame::{Exact, last_turn, two_rounds},
    racing::{self, Candidate, Rollouts},
    rollouts::End,
};
use crate::rules::State;

/// Of the budget one part in so many is kept for the best option's fresh dice, and one for the least number of rollouts of
/// the options told first.
const KEPT_BACK: u32 = 8;
/// Rollouts on fresh dice, where there are fewer to choose by.
const FRESH: u32 = 720;
/// What the first rollouts' standard deviation of a part is taken for, in VP, with the weight of so many rollouts.
const PART_SPREAD: (f64, f64) = (1.5, 4.0);
/// Makes another seed of a seed.
const OTHER_SEED: u64 = 0x5EED;
/// Of exact options those that are so many VP behind at most get chances from so many rollouts.
const CHANCES: (f64, u32) = (1.0, 360);

impl Advisor {
    /// The ranking refined, with one thread: see [`Self::refine_on`].
    #[must_use]
    pub fn refine(&self, state: &State, budget: &Budget, cancelled: &AtomicBool) -> Ranking {
        self.refine_on(NonZeroUsize::MIN, state, budget, cancelled)
    }

    /// The ranking refined: exactly where so few dice follow that all can be counted, else by rollouts. Every option that
    /// could be the best is played on by the values to the end of the game, on the same dice as the others; clearly
    /// worse ones stop early.
    ///
    /// The same seed and budget give the same ranking, whatever the number of threads, unless it is cut.
    #[must_use]
    pub fn refine_on(
        &self,
        threads: NonZeroUsize,
        state: &State,
        budget: &Budget,
        cancelled: &AtomicBool,
    ) -> Ranking {
        self.refine_asked((threads, &|_| ()), state, budget, cancelled, &|_| false)
    }

    /// The ranking refined, with one thread, and watched: it tells of some rollouts how many they are before it plays them.
    #[must_use]
    pub fn refine_watched(
        &self,
        state: &State,
        budget: &Budget,
        cancelled: &AtomicBool,
        watch: &(dyn Fn(u32) + Sync),
    ) -> Ranking {
        self.refine_asked((NonZeroUsize::MIN, watch), state, budget, cancelled, &|_| false)
    }

    /// The same, where one option is asked about: it does not leave before its difference to the best is known well.
    pub(super) fn refine_asked(
        &self,
        (threads, watch): (NonZeroUsize, &(dyn Fn(u32) + Sync)),
        state: &State,
        budget: &Budget,
        cancelled: &AtomicBool,
        is_asked: &dyn Fn(&Choice) -> bool,
    ) -> Ranking {
        let began = Instant::now();
        let stop = || {
            if cancelled.load(Relaxed) {
                return Some(Cut::Cancelled);
            }
            budget.ceiling.filter(|&ceiling| began.elapsed() > ceiling).map(|_| Cut::Time)
        };
        let halt = || {
            watch(racing::PIECE as u32);
            stop()
        };
        let ranking = self.rank(state);
        if ranking.options.is_empty() {
            return ranking;
        }
        let rollouts = Rollouts { values: self.values(), config: self.config(), state, threads, halt: &halt };
        let choices: Vec<&Choice> = ranking.options.iter().map(|advice| &advice.choice).collect();
        if let Some(exact) = last_turn(self.config(), state, &choices) {
            return self.exactly(&ranking, &exact);
        }
        if self.values().goal() == Goal::Total
            && let Some(exact) = two_rounds(self.config(), state, &choices, || stop().is_some())
        {
            let mut ranking = self.exactly(&ranking, &exact);
            self.add_chances(&mut ranking, &rollouts, budget);
            return ranking;
        }
        self.by_rollouts(&ranking, &rollouts, budget, is_asked)
    }

    /// Whether somebody else can win.
    const fn has_rivals(&self) -> bool {
        !self.config().is_solo() || self.config().phantom_bonus().is_some()
    }

    fn exactly(&self, ranking: &Ranking, exact: &[Exact]) -> Ranking {
        let goal = self.values().goal();
        let mut order: Vec<usize> = (0..exact.len()).collect();
        order.sort_by(|&a, &b| exact[b].compare(&exact[a], goal));
        let most = order.first().map_or(0.0, |&i| exact[i].worth(goal));
        let best = order.first().map_or(0.0, |&i| exact[i].total);
        let certain = |mean| Estimate { mean, error: 0.0 };
        let advice = |i: usize| {
            let exact = &exact[i];
            let above = || {
                exact
                    .totals
                    .iter()
                    .enumerate()
                    .filter(|&(total, _)| total as f64 > best)
                    .map(|(_, p)| p)
                    .sum()
            };
            Advice {
                choice: ranking.options[i].choice.clone(),
                total: certain(exact.total),
                difference: certain((exact.worth(goal) - most).min(0.0)),
                victory: exact.victory.filter(|_| self.has_rivals()),
                above_mean: (!exact.totals.is_empty()).then(above),
                parts: Some(exact.parts),
                parts_error: Some(Parts::default()),
                rollouts: 0,
                exact: true,
            }
        };
        Ranking { options: order.into_iter().map(advice).collect(), rollouts: 0, cut: None }
    }

    /// Adds to exact totals how often they are surpassed.
    fn add_chances(&self, ranking: &mut Ranking, rollouts: &Rollouts, budget: &Budget) {
        let best = ranking.options[0].total.mean;
        let near = ranking.options.iter().take_while(|advice| advice.difference.mean >= -CHANCES.0).count();
        let each = CHANCES.1.min(budget.rollouts / near as u32);
        let choices: Vec<&Choice> = ranking.options[..near].iter().map(|advice| &advice.choice).collect();
        match rollouts.play(&choices, budget.seed, 0, each) {
            Ok(ends) if each > 0 => {
                for (advice, ends) in ranking.options.iter_mut().zip(&ends) {
                    advice.above_mean = Some(mean(ends, |end| above(end, best)));
                }
                ranking.rollouts = each * near as u32;
            }
            Ok(_) => {}
            Err(cut) => ranking.cut = Some(cut),
        }
    }

    fn by_rollouts(
        &self,
        ranking: &Ranking,
        rollouts: &Rollouts,
        budget: &Budget,
        is_asked: &dyn Fn(&Choice) -> bool,
    ) -> Ranking {
        let goal = self.values().goal();
        let mut candidates: Vec<Candidate> = ranking
            .options
            .iter()
            .map(|advice| Candidate::new(&advice.choice, goal.worth(advice), is_asked(&advice.choice)))
            .collect();
        let kept_back = budget.rollouts / KEPT_BACK;
        let most = budget.rollouts - 2 * kept_back;
        let (mut played, leader, mut cut) =
            racing::run(rollouts, &mut candidates, (most, budget.error), budget.seed);
        if cut.is_none() {
            let most = budget.rollouts - kept_back - played;
            match racing::top_up(rollouts, &mut candidates, leader, most, budget.seed) {
                Ok(more) => played += more,
                Err(early) => cut = Some(early),
            }
        }
        let leading = &candidates[leader];
        let asked = candidates.iter().find(|candidate| candidate.asked && !std::ptr::eq(*candidate, leading));
        // Whoever leads was lucky more often than not: only dice that had no part in the choice tell what it is worth,
        // and how far what is asked about is behind.
        let mut fresh = Vec::new();
        if cut.is_none() {
            let choices: Vec<&Choice> =
                std::iter::once(leading).chain(asked).map(|candidate| candidate.choice).collect();
            let left = (budget.rollouts - played) / choices.len() as u32;
            let number = FRESH.max(leading.ends.len() as u32).min(left);
            match rollouts.play(&choices, budget.seed ^ OTHER_SEED, 0, number) {
                Ok(ends) => {
                    fresh = ends;
                    played += number * choices.len() as u32;
                }
                Err(early) => cut = Some(early),
            }
        }
        let mut fresh = fresh.iter().map(Vec::as_slice).filter(|ends| !ends.is_empty());
        let leaders = fresh.next().unwrap_or(&leading.ends);
        let comparison = racing::compare(goal, &candidates, leader);
        let behind = comparison.behind();
        let report = Report {
            goal,
            has_rivals: self.has_rivals(),
            leader: leading,
            comparison,
            fresh: leaders,
            total: total(leaders),
            asked: fresh.next().zip(asked).map(|(ends, candidate)| Samples { ends, ..candidate.samples() }),
        };
        let mut options: Vec<Advice> = candidates
            .iter()
            .zip(&ranking.options)
            .zip(behind)
            .map(|((candidate, advice), behind)| report.of(candidate, advice, behind))
            .collect();
        // The leader comes before those that are level with it.
        options.swap(0, leader);
        options[1..].sort_by(|a, b| b.difference.mean.total_cmp(&a.difference.mean));
        Ranking { options, rollouts: played, cut }
    }
}

/// Tells what the race says of every option, on top of what fresh dice say of the leader.
struct Report<'a> {
    goal: Goal,
    has_rivals: bool,
    leader: &'a Candidate<'a>,
    comparison: Comparison<'a>,
    /// The leader's ends on fresh dice.
    fresh: &'a [End],
    total: Estimate,
    /// The option that is asked about, on the same fresh dice.
    asked: Option<Samples<'a>>,
}

impl Report<'_> {
    fn of(&self, candidate: &Candidate, by_value: &Advice, behind: Estimate) -> Advice {
        let is_leader = std::ptr::eq(candidate, self.leader);
        let on_fresh = Samples { value: self.leader.value, ends: self.fresh };
        let (own, leader, mut behind) = match self.asked.filter(|_| candidate.asked) {
            Some(asked) => (asked, on_fresh, self.comparison.difference_of(asked, on_fresh)),
            None => (candidate.samples(), self.leader.samples(), behind),
        };
        behind.mean = behind.mean.min(0.0);
        if is_leader {
            behind = Estimate::default();
        }
        let alone = own.ends.is_empty() && !is_leader || self.fresh.is_empty();
        let rollouts =
            candidate.ends.len().max(own.ends.len()).max(if is_leader { self.fresh.len() } else { 0 });
        let mut advice = Advice { difference: behind, rollouts: rollouts as u32, ..by_value.clone() };
        if self.goal == Goal::Total && !self.fresh.is_empty() {
            advice.total.mean = self.total.mean + behind.mean;
            advice.total.error = self.total.error.hypot(behind.error);
        }
        if alone {
            return advice;
        }
        // What an end counts: of the leader by fresh dice, and what the other has more on common ones.
        let told = |counts: &dyn Fn(&End) -> f64| {
            let common = &leader.ends[..own.ends.len().min(leader.ends.len())];
            let more = if is_leader { 0.0 } else { mean(own.ends, counts) - mean(common, counts) };
            mean(self.fresh, counts) + more
        };
        if self.goal == Goal::Victory {
            advice.total = Estimate { mean: told(&End::total), error: self.total.error };
        }
        let chance = |counts: &dyn Fn(&End) -> f64| told(counts).clamp(0.0, 1.0);
        advice.victory = self.has_rivals.then(|| chance(&|end| f64::from(end.victory)));
        advice.above_mean = Some(chance(&|end| above(end, self.total.mean)));
        advice.parts = Some(Parts::each(told));
        let apart = |counts: &dyn Fn(&End) -> f64| {
            let pairs = own.ends.iter().zip(leader.ends);
            let ends: Vec<f64> = pairs.map(|(one, leader)| counts(one) - counts(leader)).collect();
            if is_leader || ends.is_empty() { 0.0 } else { batched(&ends, PART_SPREAD).error }
        };
        advice.parts_error = Some(Parts::each(apart));
        advice
    }
}

fn above(end: &End, total: f64) -> f64 {
    f64::from(u8::from(end.total() > total))
}

fn mean(ends: &[End], counts: impl Fn(&End) -> f64) -> f64 {
    ends.iter().map(counts).sum::<f64>() / ends.len().max(1) as f64
}

fn total(ends: &[End]) -> Estimate {
    let n = ends.len() as f64;
    let mean = mean(ends, End::total);
    let squares: f64 = ends.iter().map(|end| (end.total() - mean).powi(2)).sum();
    Estimate { mean, error: (squares / (n - 1.0).max(1.0) / n.max(1.0)).sqrt() }
}
