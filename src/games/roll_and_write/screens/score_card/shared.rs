//! What of a game can be handed on: its code, and the result without anything that would give the game away.

use crate::{
    record::AnyGame,
    session::{AppView, challenges::of_game, desk::Viewed},
};
use common::screens::{challenges::handed_on, table::card_bar::CopyAction};

/// What can be handed on of a game that was played here. Games with dice that were typed in have no code.
pub fn actions<'a>(app: &AppView<'a>, viewed: &Viewed) -> Vec<CopyAction<'a>> {
    let AnyGame::Played(game) = &viewed.loaded.game else { return Vec::new() };
    handed_on(app.texts, of_game(game).as_ref(), &app.desk.challenges, &viewed.source)
}
