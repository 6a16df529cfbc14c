//! A game that is being played, and what only this game asks about one.

mod computers;
mod dice;
mod turning;

pub use computers::Levels;
pub use dice::Dice;
pub use turning::{DiceTurn, TurnableDice, turned_last, turns_to_undo};

use crate::{
    log::{Game, Played},
    rules::{Award, Move, Phase},
};

/// A game being played, with the right to write its file.
pub type PlaySession = common::play::PlaySession<Played, Dice, Levels>;

/// A roll that was typed in.
pub type TypedRoll = common::play::TypedChance<Played>;

/// Whether the turn could end by itself: its action is done, and only its end is left.
#[must_use]
pub fn nothing_left_to_do(game: &Game) -> bool {
    matches!(game.state().phase(), Phase::Built | Phase::Done) && has_only_the_end(game)
}

fn has_only_the_end(game: &Game) -> bool {
    game.legal_moves() == [Move::EndTurn]
}

/// The early awards given since the player last did something (§6).
#[must_use]
pub fn new_awards(session: &PlaySession) -> Vec<Award> {
    let game = session.game();
    let (layout, state) = (game.config().layout(), game.state());
    let before = game.at(session.seen).state.awarded_rounds();
    let mut awards = state.score().awards(layout, state.awarded_rounds());
    awards.retain(|award| award.round > before);
    awards
}
