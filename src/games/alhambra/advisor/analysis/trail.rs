//! A player's way through a game: decisions, what chance brought and what others decided, each with what it was worth.

use std::sync::atomic::AtomicBool;

use super::{Analyst, Decision, DrawOf, Drawn, Expected, LossAccount, PlayerReview, walk::Open};
use crate::{
    advisor::{Advice, Breadth, Budget, Choice, Estimate, Goal, Ranking, board_view::BoardViews},
    rules::play::State,
};
use common::search::{OthersTurns, ROUNDING, Watch};

/// What happened to a player so far.
#[derive(Clone, Default)]
pub(super) struct Trail {
    turns: u8,
    /// Both accounts.
    victory: Way,
    vp: Way,
    positions: Vec<State>,
}

/// What it came to in one unit.
#[derive(Clone, Default)]
struct Way {
    decisions: Vec<Decision>,
    draws: Vec<Drawn>,
    others: Vec<OthersTurns>,
}

/// A decision that was judged.
pub(super) struct Judged {
    /// As one for victory.
    decision: Decision,
    /// The VP that it lost, and those that what was chosen is worth.
    vp: (Estimate, f64),
    /// Whether it is what the values would have done.
    pub is_expected: bool,
}

impl Trail {
    const fn ways(&mut self) -> [(Goal, &mut Way); 2] {
        [(Goal::Victory, &mut self.victory), (Goal::Total, &mut self.vp)]
    }

    pub fn begin_turn(&mut self) {
        self.turns = self.turns.saturating_add(1);
    }

    /// What draws brought from one position to another.
    pub fn drawn(&mut self, of: DrawOf, entry: usize, seat: usize, (before, after): (&Expected, &Expected)) {
        let round = self.turns;
        for (goal, way) in self.ways() {
            let (expected, worth) = (before.of(goal, seat), after.of(goal, seat).mean);
            way.draws.push(Drawn { round, entry, of, expected, worth });
        }
    }

    /// What somebody else's decision changed against the best by value.
    pub fn suffered(&mut self, entry: usize, seat: usize, (expected, found): (&Expected, &Expected)) {
        for (goal, way) in self.ways() {
            let worth = found.of(goal, seat).mean - expected.of(goal, seat).mean;
            if worth != 0.0 {
                way.others.push(OthersTurns { entry, worth });
            }
        }
    }

    pub fn decided(&mut self, entries: (usize, usize), before: &State, judged: &Judged) {
        let decision = Decision { round: self.turns, entries, ..judged.decision.clone() };
        let (loss, worth) = judged.vp;
        self.vp.decisions.push(Decision { loss, worth, ..decision.clone() });
        self.victory.decisions.push(decision);
        self.positions.push(before.clone());
    }

    /// What became of the player, who had one expectation at the start and another at the end.
    pub fn review(self, ends: impl Fn(Goal) -> (Estimate, f64)) -> PlayerReview {
        let account = |goal, way: Way| {
            let (start, end) = ends(goal);
            let Way { decisions, draws, others } = way;
            LossAccount { goal, start, end, decisions, draws, others }
        };
        PlayerReview {
            victory: account(Goal::Victory, self.victory),
            vp: account(Goal::Total, self.vp),
            positions: self.positions,
        }
    }
}

impl Analyst<'_> {
    /// What a decision lost against the best option, at equal depth.
    pub(super) fn judge(
        &self,
        boards: &mut BoardViews,
        budget: Option<&Budget>,
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
            let cancelled = AtomicBool::new(false);
            let watch = Watch::new(budget, &cancelled, &|_| ());
            let asked = (*seat, &ranking, &*boards);
            let mut refined = self.advisor.refine_asked((self.threads, &watch), asked, budget, &is_done);
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
