//! Options of a decision as JSON.

use serde_json::{Value, json};

use crate::{
    advisor::Choice,
    log::PlayEvent,
    rules::play::{PlayConfig, State},
    session::hints::{Telling, option_text},
};
use ::text::{Language, Texts};
use kernel::By;

/// An option: in the words of JSON, which are English, and its steps as a record writes them. A Vizier that is not sent is
/// not written.
pub(super) fn option_json(config: &PlayConfig, before: &State, choice: &Choice) -> Value {
    let mut state = before.clone();
    let mut steps = Vec::new();
    for &mv in &choice.moves {
        steps.extend(PlayEvent::of(config, &state, mv, By::People));
        let _ = state.apply(config, mv);
    }
    let words = option_text(&Texts::new(Language::English), config, before, &choice.moves, Telling::Written);
    json!({"words": words, "steps": steps})
}
