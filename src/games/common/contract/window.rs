//! What a game has in a window.

use egui::{Painter, Rect};
use jiff::civil::Date;

use super::{AnyCommand, AnyPage, Desk, GamePrints, Screens};
use crate::screens::for_today::ForToday;
use text::Texts;
use ui::{home_tile::HomeTile, theme::Theme};

/// What a game has in a window, beside pictures and pages of its records.
pub trait GameWindow: GamePrints {
    /// Its screens.
    fn screens(&self) -> Box<dyn Screens>;

    /// The ways in from Home. The first of the first game begins a game.
    fn home_tiles<'a>(&self, texts: &'a Texts, desk: &dyn Desk) -> Vec<HomeTile<'a, AnyPage>>;

    /// What it has for this day. It is asked only where something has changed: its saved games, or what
    /// [`Desk::today_changes`] counts.
    fn for_today(&self, _texts: &Texts, _desk: &dyn Desk, _today: Date) -> Vec<ForToday<AnyCommand>> {
        Vec::new()
    }

    /// The page with its rules, if it has one.
    fn rules(&self) -> Option<AnyPage> {
        None
    }

    /// What it is called among the games of the house, where that is shorter than its name.
    fn short_name<'a>(&self, _texts: &'a Texts) -> Option<&'a str> {
        None
    }

    /// What one does in it, in a sentence.
    fn invitation<'a>(&self, texts: &'a Texts) -> &'a str;

    /// The picture it is known by.
    fn paint_emblem(&self, painter: &Painter, place: Rect, theme: &Theme);
}
