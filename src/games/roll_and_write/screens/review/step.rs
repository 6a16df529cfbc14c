//! The step that is chosen: the position, and what is said of it.

use super::model::Model;
use crate::{
    advisor::{DecisionExt, StepKind},
    rules::State,
    session::{HintText, LookBack, Review},
};
use text::Texts;

/// The step that is chosen, made ready.
pub struct ShownStep {
    /// Its place among the steps.
    pub number: usize,
    /// The position: before a decision, after anything else.
    pub state: State,
    /// What it was.
    pub words: String,
    /// What is said of a decision.
    pub decision: Option<ShownDecision>,
}

/// What is said of a decision.
pub struct ShownDecision {
    /// Its place among the player's; 0 for one that stands for itself.
    pub number: usize,
    /// As the sheet shows it.
    pub drawn: HintText,
    /// As it is read: what was done is named, and nothing can be done any more.
    pub read: HintText,
}

impl ShownDecision {
    /// Of a decision that was looked back at.
    #[must_use]
    pub fn new(texts: &Texts, LookBack { hint, done }: LookBack) -> Self {
        let mut read = hint.clone();
        for (place, option) in read.options.iter_mut().enumerate() {
            option.decisions.clear();
            if place == done {
                option.words = texts.review_done(&option.words);
            }
        }
        Self { number: 0, drawn: hint, read }
    }
}

impl ShownStep {
    /// The step of this number, of the player in this row.
    pub fn new(texts: &Texts, review: &Review, model: &Model, row: usize, number: usize) -> Self {
        let (game, step) = (&review.game, &model.course[number]);
        let words = model.steps[number].words.clone();
        let analysis = review.analysis.as_ref();
        let decision = match step.kind {
            StepKind::Decision(k) => {
                analysis.and_then(|all| Some((k, all.players.get(row)?.decisions.get(k)?, all.goal)))
            }
            _ => None,
        };
        match decision {
            Some((k, decision, goal)) => {
                let before = decision.before(game);
                let told = LookBack::new(texts, goal, game.config(), &before, decision);
                Self {
                    number,
                    state: before,
                    words,
                    decision: Some(ShownDecision { number: k, ..ShownDecision::new(texts, told) }),
                }
            }
            None => Self { number, state: game.corrected_at(step.entry).state, words, decision: None },
        }
    }
}
