//! A ranking refined by rollouts: a race, the least number of rollouts for what is told first, and fresh chance for the best.

use super::{
    Advice, Budget, Candidate, Comparison, Count, End, Estimate, Goal, Parts, Playout, Ranking, Rollouts,
    Samples, ValueError, batched, racing,
};

/// Of the budget one part in so many is kept for the best option's fresh chance, and one for the least number of rollouts
/// of the options told first; two where these are told by their chance of winning, for more of them look alike.
const KEPT_BACK: u32 = 8;
/// Rollouts on fresh chance, where there are fewer to choose by.
const FRESH: u32 = 720;
/// What the first rollouts' standard deviation of a part is taken for, in VP, with the weight of so many rollouts.
const PART_SPREAD: (f64, f64) = (1.5, 4.0);
/// Makes another seed of a seed.
const OTHER_SEED: u64 = 0x5EED;

/// Refines a ranking by value. One option may be asked about: it does not leave before its difference to the best is known
/// well. Whether somebody else can win says if the chance of it is told.
#[must_use]
pub fn refine<P: Playout, A: Parts<P::End> + Clone>(
    ranking: &Ranking<P::Choice, A>,
    rollouts: &Rollouts<P>,
    budget: &Budget,
    has_rivals: bool,
    is_asked: &dyn Fn(&P::Choice) -> bool,
) -> Ranking<P::Choice, A>
where
    P::Choice: Clone,
{
    let goal = rollouts.goal;
    let mut candidates: Vec<Candidate<P::Choice, P::End>> = ranking
        .options
        .iter()
        .map(|advice| Candidate::new(&advice.choice, advice.worth(goal), is_asked(&advice.choice)))
        .collect();
    let kept_back = budget.rollouts / KEPT_BACK;
    let for_least = if goal == Goal::Victory { 2 } else { 1 };
    let most = budget.rollouts - (1 + for_least) * kept_back;
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
    // Whoever leads was lucky more often than not: only chance that had no part in the choice tell what it is worth,
    // and how far what is asked about is behind.
    let mut fresh = Vec::new();
    if cut.is_none() {
        let choices: Vec<&P::Choice> =
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
    let comparison = racing::compare(rollouts, &candidates, leader);
    let behind = comparison.behind();
    let report = Report {
        goal,
        value_error: rollouts.value_error,
        has_rivals,
        leader: leading,
        comparison,
        fresh: leaders,
        total: total(leaders),
        asked: fresh.next().zip(asked).map(|(ends, candidate)| Samples { ends, ..candidate.samples() }),
    };
    let mut options: Vec<Advice<P::Choice, A>> = candidates
        .iter()
        .zip(&ranking.options)
        .zip(behind)
        .map(|((candidate, advice), behind)| report.of(candidate, advice, behind))
        .collect();
    // The leader comes before those that are level with it.
    options.swap(0, leader);
    options[1..].sort_by(|a, b| b.difference.mean.total_cmp(&a.difference.mean));
    let asked = report.asked.map(|asked| report.with_end_error(report.on_fresh(asked), asked.ends));
    Ranking { options, rollouts: played, cut, asked }
}

/// Tells what the race says of every option, on top of what fresh chance says of the leader.
struct Report<'a, C, E> {
    goal: Goal,
    value_error: ValueError,
    has_rivals: bool,
    leader: &'a Candidate<'a, C, E>,
    comparison: Comparison<'a, E>,
    /// The leader's ends on fresh chance.
    fresh: &'a [E],
    total: Estimate,
    /// The option that is asked about, on the same fresh chance.
    asked: Option<Samples<'a, E>>,
}

impl<C: Clone, E: End> Report<'_, C, E> {
    const fn leader_on_fresh(&self) -> Samples<'_, E> {
        Samples { value: self.leader.value, ends: self.fresh }
    }

    /// What an option has beyond the leader on fresh chance.
    fn on_fresh(&self, option: Samples<'_, E>) -> Estimate {
        self.comparison.difference_of(option, self.leader_on_fresh())
    }

    /// A difference that rests on these ends, with what those by value err by.
    fn with_end_error(&self, behind: Estimate, ends: &[E]) -> Estimate {
        let by_value = mean(ends, |end| f64::from(u8::from(end.is_by_value())));
        let missed = self.value_error.part * by_value * behind.mean;
        Estimate { error: behind.error.hypot(missed), ..behind }
    }

    fn of<A: Parts<E> + Clone>(
        &self,
        candidate: &Candidate<C, E>,
        by_value: &Advice<C, A>,
        behind: Estimate,
    ) -> Advice<C, A> {
        let is_leader = std::ptr::eq(candidate, self.leader);
        let (own, leader, mut behind) = match self.asked.filter(|_| candidate.asked) {
            Some(asked) => (asked, self.leader_on_fresh(), self.on_fresh(asked)),
            None => (candidate.samples(), self.leader.samples(), behind),
        };
        behind = self.with_end_error(behind, own.ends);
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
        if self.goal == Goal::Victory && self.has_rivals && !self.fresh.is_empty() {
            advice.victory = Some((mean(self.fresh, E::victory) + behind.mean).clamp(0.0, 1.0));
        }
        if alone {
            return advice;
        }
        // What an end counts: of the leader by fresh chance, and what the other has more on common chance.
        let told = |counts: Count<'_, E>| {
            let common = &leader.ends[..own.ends.len().min(leader.ends.len())];
            let more = if is_leader { 0.0 } else { mean(own.ends, counts) - mean(common, counts) };
            mean(self.fresh, counts) + more
        };
        if self.goal == Goal::Victory {
            advice.total = Estimate { mean: told(&E::total), error: self.total.error };
        }
        let chance = |counts: Count<'_, E>| told(counts).clamp(0.0, 1.0);
        if self.goal == Goal::Total {
            advice.victory = self.has_rivals.then(|| chance(&E::victory));
        }
        advice.above_mean = Some(chance(&|end| above(end, self.total.mean)));
        advice.parts = Some(A::each(&told));
        let apart = |counts: Count<'_, E>| {
            let pairs = own.ends.iter().zip(leader.ends);
            let ends: Vec<f64> = pairs.map(|(one, leader)| counts(one) - counts(leader)).collect();
            if is_leader || ends.is_empty() { 0.0 } else { batched(&ends, PART_SPREAD).error }
        };
        advice.parts_error = Some(A::each(&apart));
        advice
    }
}

fn above<E: End>(end: &E, total: f64) -> f64 {
    f64::from(u8::from(end.total() > total))
}

fn mean<E>(ends: &[E], counts: impl Fn(&E) -> f64) -> f64 {
    ends.iter().map(counts).sum::<f64>() / ends.len().max(1) as f64
}

fn total<E: End>(ends: &[E]) -> Estimate {
    let n = ends.len() as f64;
    let mean = mean(ends, E::total);
    let squares: f64 = ends.iter().map(|end| (end.total() - mean).powi(2)).sum();
    Estimate { mean, error: (squares / (n - 1.0).max(1.0) / n.max(1.0)).sqrt() }
}
