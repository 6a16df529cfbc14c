//! The way to what others make of the same tiles and cards, from the score card and from the review of a game.

use egui::Key as Press;

use crate::{
    log::PlayedGame,
    session::{GamePage, same_tiles::has_its_own_stacks},
};
use common::host::AppRequest;
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol};

/// Compares a game, where its tiles and cards can come again.
pub fn to_same_tiles<'a>(texts: &'a Texts, game: &PlayedGame) -> Action<'a, AppRequest<GamePage>> {
    let show = Action::new(texts.alhambra_same(), AppRequest::Show(GamePage::SameTiles));
    let show = show.icon(Symbol::Star).key(Press::M).hint(texts.alhambra_same_hint());
    show.enabled_if(has_its_own_stacks(game), texts.alhambra_same_not())
}
