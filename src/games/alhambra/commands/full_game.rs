//! Records of games in which somebody decided something here.

use ::text::Texts;

use crate::{
    game::ALHAMBRA,
    log::PlayedGame,
    record::{self, AnyGame},
};
use common::commands::{Failure, Input};

/// The game of a record, if it was played here: in tables and results nobody decided anything.
pub(super) fn full(texts: &Texts, input: Input<'_>) -> Result<PlayedGame, Failure> {
    match record::read(input.text) {
        Ok(loaded) => match loaded.game {
            AnyGame::Played(game) => Ok(*game),
            game => Err(input.no_decisions(texts, game.kind())),
        },
        Err(_) => {
            let faults = ALHAMBRA.records().verify(texts, input.text).err();
            Err(input.bad(texts, faults.unwrap_or_default()))
        }
    }
}
