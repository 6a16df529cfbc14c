//! A decision that was made, in words: what was best, what was done instead, and why that cost something.

use super::{Account, Advice, HintOption, HintText, Measure, steps};
use crate::{
    advisor::{Decision, Goal},
    rules::{GameConfig, State},
};
use common::words::{Gap, rests, tenths};
use text::Texts;

/// A decision that was made, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct LookBack {
    /// The best options, and what was done; why the best was better, and what that rests on.
    pub hint: HintText,
    /// The place of what was done among the options.
    pub done: usize,
}

impl LookBack {
    /// What is said of a decision, made in this position of a game with this goal.
    #[must_use]
    pub fn new(texts: &Texts, goal: Goal, config: &GameConfig, before: &State, decision: &Decision) -> Self {
        let measure = Measure { texts, goal };
        let mut ideas: Vec<&Advice> = decision.told.iter().collect();
        let done = decision.done.as_ref().map(|done| {
            ideas.iter().position(|idea| idea.choice.after == done.choice.after).unwrap_or_else(|| {
                ideas.push(done);
                ideas.len() - 1
            })
        });
        let gaps: Vec<Gap> = ideas.iter().map(|option| measure.gap(option)).collect();
        let mut options: Vec<HintOption> =
            (0..ideas.len()).map(|k| measure.told((config, before), &ideas, &gaps, k)).collect();
        let done = done.unwrap_or_else(|| {
            options.push(measure.spent_in_vain(config, before, decision));
            options.len() - 1
        });
        let why = measure.cost(decision, done == 0);
        let basis = rests(texts, decision.basis, decision.rollouts, goal.as_told() * decision.loss.error);
        Self { hint: HintText { options, why, basis }, done }
    }
}

impl Measure<'_> {
    /// What was done, where it is none of the options: dice turned to and fro.
    fn spent_in_vain(&self, config: &GameConfig, before: &State, decision: &Decision) -> HintOption {
        let (words, cells) = steps(self.texts, config, before, &decision.chosen);
        let loss = [decision.loss.mean, decision.loss.error].map(|figure| self.goal.as_told() * figure);
        let told = (words, cells, decision.chosen.commands.clone());
        HintOption::beside(self.texts, self.goal, loss, told)
    }

    /// What a decision cost, and why.
    fn cost(&self, decision: &Decision, was_best: bool) -> String {
        let texts = self.texts;
        if was_best {
            return texts.review_was_best().to_owned();
        }
        if !decision.is_clear_loss(self.goal) {
            return texts.review_was_close().to_owned();
        }
        let size = self.goal.as_told() * decision.loss.mean;
        let (vp, percent) = (self.tenths(tenths(size)), format!("{size:.0}"));
        let account = self.account(decision);
        let told = account.map(|account| (self.tenths(account.difference), self.reasons(&account)));
        match (self.goal, told) {
            (Goal::Total, Some((vp, reasons))) => texts.review_cost_because(&vp, &reasons),
            (Goal::Total, None) => texts.review_cost(&vp),
            (Goal::Victory, Some((lead, reasons))) => {
                texts.review_cost_games_because(&percent, &lead, &reasons)
            }
            (Goal::Victory, None) => texts.review_cost_games(&percent),
        }
    }

    /// Why a decision cost something, as far as that is known.
    fn account(&self, decision: &Decision) -> Option<Account> {
        let (best, done) = decision.told.first().zip(decision.done.as_ref())?;
        Account::of(self.goal, self.goal.as_told() * decision.loss.mean, best, done)
    }
}

/// Why a decision cost something: where the best option brings more and where less. None where that is not known.
pub fn reasons(texts: &Texts, goal: Goal, decision: &Decision) -> Option<String> {
    let measure = Measure { texts, goal };
    measure.account(decision).map(|account| measure.reasons(&account))
}
