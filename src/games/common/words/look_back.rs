//! A decision that was made, in words: what was best, what was done instead, and what that cost; whatever the game.

use super::{HintOption, HintText, tenths};
use crate::search::{Advice, Decision, Goal};
use text::Texts;

/// A decision that was made, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct LookBack<M, C> {
    /// The best options, and what was done; why the best was better, and what that rests on.
    pub hint: HintText<M, C>,
    /// The place of what was done among the options.
    pub done: usize,
}

impl<M: Clone, C: Clone> LookBack<M, C> {
    /// As it is read: what was done is named, and nothing can be done any more.
    #[must_use]
    pub fn read(&self, texts: &Texts) -> HintText<M, C> {
        let read = |(place, option): (usize, &HintOption<M, C>)| {
            let option = option.clone();
            let words = if place == self.done { texts.review_done(&option.words) } else { option.words };
            HintOption { words, decisions: Vec::new(), ..option }
        };
        let HintText { options, why, basis } = &self.hint;
        let options = options.iter().enumerate().map(read).collect();
        HintText { options, why: why.clone(), basis: basis.clone() }
    }
}

/// The best options of a decision, and behind them what was done, where it is none of them; the place of that, if it was an
/// option at all.
pub fn ideas<C, P>(
    decision: &Decision<C, P>,
    are_same: impl Fn(&C, &C) -> bool,
) -> (Vec<&Advice<C, P>>, Option<usize>) {
    let mut ideas: Vec<&Advice<C, P>> = decision.told.iter().collect();
    let done = decision.done.as_ref().map(|done| {
        ideas.iter().position(|idea| are_same(&idea.choice, &done.choice)).unwrap_or_else(|| {
            ideas.push(done);
            ideas.len() - 1
        })
    });
    (ideas, done)
}

/// What a decision cost, if it was not the best option; `because` says so many VP and where they come from, as far as that is
/// known.
pub fn cost<C, P>(
    texts: &Texts,
    goal: Goal,
    decision: &Decision<C, P>,
    was_best: bool,
    because: impl FnOnce() -> Option<(String, String)>,
) -> String {
    if was_best {
        return texts.review_was_best().to_owned();
    }
    if !decision.is_clear_loss(goal) {
        return texts.review_was_close().to_owned();
    }
    let size = goal.as_told() * decision.loss.mean;
    let percent = format!("{size:.0}");
    match (goal, because()) {
        (Goal::Total, Some((vp, reasons))) => texts.review_cost_because(&vp, &reasons),
        (Goal::Total, None) => texts.review_cost(&texts.tenths(f64::from(tenths(size)) / 10.0)),
        (Goal::Victory, Some((lead, reasons))) => texts.review_cost_games_because(&percent, &lead, &reasons),
        (Goal::Victory, None) => texts.review_cost_games(&percent),
    }
}
