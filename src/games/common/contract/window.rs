//! What a game has in a window.

use egui::{Painter, Rect};

use super::{AnyPage, Desk, GamePrints, Screens};
use text::Texts;
use ui::{home_tile::HomeTile, theme::Theme};

/// What a game has in a window, beside pictures and pages of its records.
pub trait GameWindow: GamePrints {
    /// Its screens.
    fn screens(&self) -> Box<dyn Screens>;

    /// The ways in from Home. The first of the first game begins a game.
    fn home_tiles<'a>(&self, texts: &'a Texts, desk: &dyn Desk) -> Vec<HomeTile<'a, AnyPage>>;

    /// The page with its rules, if it has one.
    fn rules(&self) -> Option<AnyPage> {
        None
    }

    /// An invitation to a first game: what it would be, and what one does in it.
    fn invitation<'a>(&self, _texts: &'a Texts) -> Option<(String, &'a str)> {
        None
    }

    /// Its picture.
    fn paint_invitation(&self, _painter: &Painter, _place: Rect, _theme: &Theme) {}
}
