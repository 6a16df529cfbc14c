//! A player's way through a game: decisions, what chance brought and what others decided, each with what it was worth.

use super::{Decision, DrawOf, Drawn, LossAccount, PlayerReview, expected::Expected, judged::Judged};
use crate::{
    advisor::{Estimate, Goal},
    rules::play::State,
};
use common::search::OthersTurns;

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

    /// What somebody else's decision changed against the best, and so much of a victory more.
    pub fn suffered(&mut self, entry: usize, seat: usize, (best, found): (&Expected, &Expected), more: f64) {
        for (goal, way) in self.ways() {
            let change = found.of(goal, seat).mean - best.of(goal, seat).mean;
            let worth = if goal == Goal::Victory { change + more } else { change };
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
