//! The step that is chosen: the position, and what is said of it.

use super::model::Model;
use crate::{
    games::roll_and_write::{
        advisor::StepKind,
        rules::State,
        session::{HintText, LookBack, Review},
    },
    text::Texts,
};

/// The step that is chosen, made ready.
pub(super) struct ShownStep {
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
pub(super) struct ShownDecision {
    /// As the sheet shows it.
    pub drawn: HintText,
    /// As it is read: what was done is named, and nothing can be done any more.
    pub read: HintText,
}

impl ShownDecision {
    fn new(texts: &Texts, LookBack { hint, done }: LookBack) -> Self {
        let mut read = hint.clone();
        for (place, option) in read.options.iter_mut().enumerate() {
            option.decisions.clear();
            if place == done {
                option.words = texts.review_done(&option.words);
            }
        }
        Self { drawn: hint, read }
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
                analysis.and_then(|all| all.players.get(row)?.decisions.get(k).zip(Some(all.goal)))
            }
            _ => None,
        };
        match decision {
            Some((decision, goal)) => {
                let before = decision.before(game);
                let told = LookBack::new(texts, goal, game.config(), &before, decision);
                Self { number, state: before, words, decision: Some(ShownDecision::new(texts, told)) }
            }
            None => Self { number, state: game.corrected_at(step.entry).state, words, decision: None },
        }
    }
}
