//! A past decision in words: what was best, what was done instead, and what that cost.

use super::{gains, hint_text::told};
use crate::{
    advisor::{Choice, Decision, Goal},
    rules::{
        Cell,
        play::{Move, PlayConfig, State},
    },
};
use ::text::Texts;
use common::words::{self, Gap, HintText, all, cost, ideas, rests, why};

/// A past decision in words.
pub type LookBack = words::LookBack<Move, Cell>;

/// What is said about a seat's decision in this position.
#[must_use]
pub fn look_back(
    texts: &Texts,
    config: &PlayConfig,
    before: &State,
    seat: usize,
    decision: &Decision,
) -> LookBack {
    let (ideas, done) = ideas(decision, |one: &Choice, other| one.after == other.after);
    let gaps: Vec<Gap> = ideas.iter().map(|option| Gap::of(Goal::Victory, option)).collect();
    let options = (0..ideas.len()).map(|at| told(texts, (config, before), (&ideas, &gaps), at)).collect();
    // What was done is judged as one of the options.
    let done = done.unwrap_or_default();
    let ahead = || why(texts, &gaps, |size| texts.hint_likelier(&format!("{size:.0}")));
    let lost = cost(texts, Goal::Victory, decision, done == 0, ahead, || None);
    let gains = all(texts, gains(texts, config, before, seat, decision.best()));
    let told = if gains.is_empty() { lost } else { format!("{lost}. {}", texts.advise_at_once(&gains)) };
    let error = Goal::Victory.as_told() * decision.loss.error;
    let basis = rests(texts, decision.basis, decision.rollouts, error);
    LookBack { hint: HintText { options, why: told, basis }, done }
}
