//! A decision judged: what it lost against the best option, at equal depth.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::{Analyst, Decision, expected::Expected};
use crate::{
    advisor::{Advice, Breadth, Budget, Choice, Estimate, Goal, Ranking, board_view::BoardViews},
    rules::play::{Move, State},
};
use common::search::{ROUNDING, Watch};

/// A decision that is under way.
pub(super) struct Open {
    pub seat: usize,
    pub before: State,
    /// Its first entry.
    pub entry: usize,
    pub moves: Vec<Move>,
    /// What the position is worth to everybody.
    pub expected: Expected,
    /// Makes the deals of what follows, whatever was decided.
    pub seed: u64,
}

/// A decision that was judged.
pub(super) struct Judged {
    /// As one for victory.
    pub decision: Decision,
    /// The VP that it lost, and those that what was chosen is worth.
    pub vp: (Estimate, f64),
    /// Whether it is what the values would have done.
    pub is_expected: bool,
}

impl Analyst {
    /// What a decision lost against the best option, at equal depth; none where that is stopped.
    pub(super) fn judge(
        &self,
        boards: &mut BoardViews,
        (budget, stop): (Option<&Budget>, &AtomicBool),
        open: &Open,
        after: &State,
    ) -> Option<Judged> {
        let Open { seat, before, entry, moves, .. } = open;
        // By value the best option is the one that the values play: what they expected of the position.
        let breadth = if budget.is_some() { Breadth::All } else { Breadth::Best };
        let mut ranking = self.advisor.rank_with(before, boards, breadth, Some((moves, after)));
        let is_done = |choice: &Choice| choice.after == *after;
        let done = ranking.first_of_equals(is_done)?;
        let (best, least) = (ranking.options.first()?, ranking.options.last()?);
        let [most, least, worth] = [best, least, &done].map(|advice| advice.worth(Goal::Victory));
        let (own, lost) = (done.total.mean, most - worth);
        let is_expected = self.advisor.expected(before, boards)?.1.after == *after;
        let mut vp = Goal::Total.by_value(best.total.mean - own);
        if lost <= ROUNDING {
            vp = Estimate::default();
        }
        let mut decision = Decision {
            round: 0,
            entries: (*entry, *entry),
            chosen: Choice { moves: moves.clone(), ..done.choice.clone() },
            told: told(&ranking),
            options: ranking.options.len(),
            is_real: most - least > ROUNDING,
            worth,
            loss: if lost <= ROUNDING { Estimate::default() } else { Goal::Victory.by_value(lost) },
            rollouts: 0,
            exact: false,
            basis: done.basis(),
            done: Some(done),
        };
        if let Some(budget) = budget.filter(|_| decision.is_real) {
            let watch = Watch::new(budget, stop, &|_| ());
            let asked = (*seat, &ranking, &*boards);
            let mut refined = self.advisor.refine_asked((self.threads, &watch), asked, budget, &is_done);
            if stop.load(Relaxed) {
                return None;
            }
            let done = refined.first_of_equals(is_done)?;
            vp = Estimate {
                mean: refined.options.first()?.total.mean - done.total.mean,
                error: done.parts_error.map_or(0.0, |error| error.total),
            };
            decision.refine(&refined, told(&refined), done);
        }
        Some(Judged { decision, vp: (vp, own), is_expected })
    }
}

/// The best options that do different things: where what is bought is placed, is the same idea.
fn told(ranking: &Ranking) -> Vec<Advice> {
    let told = ranking.different(|one, other| one.acts().eq(other.acts()) && one.acts().next().is_some());
    told.into_iter().cloned().collect()
}
