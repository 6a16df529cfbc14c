//! The step that is chosen: the position, and what is said of it.

use crate::{
    advisor::DecisionExt,
    rules::State,
    session::{HintText, LookBack, Review, look_back},
};
use common::screens::review::Model;
use text::Texts;

/// The step that is chosen, made ready.
pub struct ShownStep {
    /// The position: before a decision, after anything else.
    pub state: State,
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
    pub fn new(texts: &Texts, told: LookBack) -> Self {
        Self { number: 0, read: told.read(texts), drawn: told.hint }
    }
}

impl ShownStep {
    /// The step of this number, of the player in this row.
    pub fn new(texts: &Texts, review: &Review, model: &Model, row: usize, number: usize) -> Self {
        let game = &review.game;
        let analysis = review.analysis.as_ref();
        let decision = model.decision(number).and_then(|k| {
            analysis.and_then(|all| Some((k, all.players.get(row)?.decisions.get(k)?, all.goal)))
        });
        match decision {
            Some((k, decision, goal)) => {
                let before = decision.before(game);
                let told = look_back(texts, goal, game.config(), &before, decision);
                let decision = ShownDecision { number: k, ..ShownDecision::new(texts, told) };
                Self { state: before, decision: Some(decision) }
            }
            None => Self { state: game.corrected_at(model.course[number].entry).state, decision: None },
        }
    }
}
