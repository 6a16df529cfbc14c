//! A past decision in words: what was best, what was done instead, and why that cost something.

use super::{Account, HintOption, HintText, Measure, steps};
use crate::{
    advisor::{Decision, Goal},
    rules::{Cell, GameConfig, Move, State},
};
use common::words::{self, Gap, cost, ideas, rests};
use text::Texts;

/// A past decision in words.
pub type LookBack = words::LookBack<Move, Cell>;

/// What is said about a decision in this position of a game with this goal.
#[must_use]
pub fn look_back(
    texts: &Texts,
    goal: Goal,
    config: &GameConfig,
    before: &State,
    decision: &Decision,
) -> LookBack {
    let measure = Measure { texts, goal };
    let (ideas, done) = ideas(decision, |one, other| one.after == other.after);
    let gaps: Vec<Gap> = ideas.iter().map(|option| measure.gap(option)).collect();
    let mut options: Vec<HintOption> =
        (0..ideas.len()).map(|k| measure.told((config, before), &ideas, &gaps, k)).collect();
    let done = done.unwrap_or_else(|| {
        options.push(measure.spent_in_vain(config, before, decision));
        options.len() - 1
    });
    let ahead = || measure.why(&ideas, &gaps);
    let why = cost(texts, goal, decision, done == 0, ahead, || {
        let account = measure.account(decision)?;
        Some((measure.tenths(account.difference), measure.reasons(&account)))
    });
    let basis = rests(texts, decision.basis, decision.rollouts, goal.as_told() * decision.loss.error);
    LookBack { hint: HintText { options, why, basis }, done }
}

impl Measure<'_> {
    /// What was done, if it is none of the options: dice turned back and forth.
    fn spent_in_vain(&self, config: &GameConfig, before: &State, decision: &Decision) -> HintOption {
        let steps = steps(self.texts, config, before, &decision.chosen);
        let loss = [decision.loss.mean, decision.loss.error].map(|figure| self.goal.as_told() * figure);
        HintOption::beside(self.texts, self.goal, loss, steps, decision.chosen.commands.clone())
    }

    /// Why a decision cost something, as far as that is known.
    fn account(&self, decision: &Decision) -> Option<Account> {
        let (best, done) = decision.told.first().zip(decision.done.as_ref())?;
        Account::of(self.goal, self.goal.as_told() * decision.loss.mean, best, done)
    }
}

/// Why a decision cost something: where the best option brings more, and where less. None if that is not known.
pub fn reasons(texts: &Texts, goal: Goal, decision: &Decision) -> Option<String> {
    let measure = Measure { texts, goal };
    measure.account(decision).map(|account| measure.reasons(&account))
}
