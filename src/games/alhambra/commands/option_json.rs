//! Options of a decision, in words and as JSON.

use serde_json::{Value, json};

use crate::{
    advisor::Choice,
    log::PlayEvent,
    rules::play::{Move, PlayConfig, State},
    text::play_text,
};
use ::text::{Language, Texts};
use common::words::all;
use kernel::By;

/// What an option does, one after the other; that the turn ends only where nothing else is done.
pub(super) fn option_text(texts: &Texts, config: &PlayConfig, before: &State, choice: &Choice) -> String {
    let mut state = before.clone();
    let mut words = Vec::new();
    for &mv in &choice.moves {
        if mv != Move::EndTurn || choice.moves.len() == 1 {
            words.push(play_text::decided(texts, config, &state, mv));
        }
        // An option is legal; were it not, the position would stay.
        let _ = state.apply(config, mv);
    }
    all(texts, words)
}

/// An option: in the words of JSON, which are English, and its steps as a record writes them. A Vizier that is not sent is
/// not written.
pub(super) fn option_json(config: &PlayConfig, before: &State, choice: &Choice) -> Value {
    let mut state = before.clone();
    let mut steps = Vec::new();
    for &mv in &choice.moves {
        steps.extend(PlayEvent::of(config, &state, mv, By::People));
        let _ = state.apply(config, mv);
    }
    let words = option_text(&Texts::new(Language::English), config, before, choice);
    json!({"words": words, "steps": steps})
}
