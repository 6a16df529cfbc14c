//! Options of a decision in words.

use crate::{
    rules::play::{Move, PlayConfig, State},
    text::play_text,
};
use ::text::Texts;
use common::words::all;

/// What the moves of an option do, one after the other; that the turn ends only where nothing else is done.
#[must_use]
pub fn option_text(texts: &Texts, config: &PlayConfig, before: &State, moves: &[Move]) -> String {
    let mut state = before.clone();
    let mut words = Vec::new();
    for &mv in moves {
        if mv != Move::EndTurn || moves.len() == 1 {
            words.push(play_text::decided(texts, config, &state, mv));
        }
        // An option is legal; were it not, the position would stay.
        let _ = state.apply(config, mv);
    }
    all(texts, words)
}
