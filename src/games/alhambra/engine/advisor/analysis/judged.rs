//! A decision judged: what it lost against the best option, at equal depth.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
};

use super::{Decision, expected::Expected};
use crate::{
    advisor::{Advice, Advisor, Breadth, Budget, Choice, Estimate, Goal, Ranking, board_view::BoardViews},
    rules::play::{Move, Phase, PlayConfig, State},
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
    /// The chance of winning that it brought beyond what the values would have done, by rollouts on the same chance; none
    /// where it was not judged so.
    pub gain: Option<f64>,
}

/// Whether a decision that a seat began in a position is over with a move that led to another.
#[must_use]
pub fn is_whole(config: &PlayConfig, before: &State, mv: Move, after: &State) -> bool {
    match before.phase() {
        Phase::Action => mv == Move::EndTurn,
        Phase::Vizier => after.phase() != Phase::VizierPlacing,
        _ => {
            let seat = |state: &State| state.to_act(config).decides();
            seat(after) != seat(before) || after.phase() != before.phase()
        }
    }
}

impl Advisor {
    /// The decision that these moves make in a position, judged as one of a game that is gone over; none where none is due,
    /// or it is stopped.
    #[must_use]
    pub fn judge(
        &self,
        (threads, stop): (NonZeroUsize, &AtomicBool),
        budget: Option<&Budget>,
        before: &State,
        moves: &[Move],
    ) -> Option<Decision> {
        let seat = self.deciding(before)?;
        let after = Choice::of(self.config(), before, moves.to_vec()).after;
        let asked = (threads, budget, stop);
        let judged = self.judge_with(&mut BoardViews::default(), asked, (seat, before, moves), &after)?;
        Some(judged.decision)
    }

    /// The same, with what it is in VP; the Alhambras are looked at where they have changed.
    pub(super) fn judge_with(
        &self,
        boards: &mut BoardViews,
        (threads, budget, stop): (NonZeroUsize, Option<&Budget>, &AtomicBool),
        (seat, before, moves): (usize, &State, &[Move]),
        after: &State,
    ) -> Option<Judged> {
        // By value the best option is the one that the values play: what they expected of the position.
        let breadth = if budget.is_some() { Breadth::All } else { Breadth::Best };
        let mut ranking = self.rank_with(before, boards, breadth, Some((moves, after)));
        let is_done = |choice: &Choice| choice.after == *after;
        let done = ranking.first_of_equals(is_done)?;
        let (best, least) = (ranking.options.first()?, ranking.options.last()?);
        let [most, least, worth] = [best, least, &done].map(|advice| advice.worth(Goal::Victory));
        let (own, lost) = (done.total.mean, most - worth);
        let by_values = self.expected(before, boards)?.1.after;
        let (is_expected, mut gain) = (by_values == *after, None);
        let mut vp = Goal::Total.by_value(best.total.mean - own);
        if lost <= ROUNDING {
            vp = Estimate::default();
        }
        let mut decision = Decision {
            round: 0,
            entries: (0, 0),
            chosen: Choice { moves: moves.to_vec(), ..done.choice.clone() },
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
            let asked = (seat, &ranking, &*boards);
            let mut refined = self.refine_asked((threads, &watch), asked, budget, &is_done);
            if stop.load(Relaxed) {
                return None;
            }
            let done = refined.first_of_equals(is_done)?;
            vp = Estimate {
                mean: refined.options.first()?.total.mean - done.total.mean,
                error: done.parts_error.map_or(0.0, |error| error.total),
            };
            decision.refine(&refined, told(&refined), done);
            let by_values = refined.options.iter().find(|advice| advice.choice.after == by_values);
            gain = by_values.map(|advice| -decision.loss.mean - advice.difference.mean);
        }
        Some(Judged { decision, vp: (vp, own), is_expected, gain })
    }
}

/// The best options that do different things: where what is bought is placed, is the same idea.
fn told(ranking: &Ranking) -> Vec<Advice> {
    let told = ranking.different(|one, other| one.acts().eq(other.acts()) && one.acts().next().is_some());
    told.into_iter().cloned().collect()
}
