//! A figure in a cell, and below it in small what is said of it.

use egui::{Align2, Color32, Painter, Rect, pos2, vec2};

use ui::{
    drawing::star,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// From one line of words to the next.
const LINE: f32 = 16.0;
/// The room that the star takes.
const STAR: f32 = 16.0;

/// A figure with words below it; either may be empty, and the other is in the middle.
#[derive(Clone, Copy, Debug)]
pub struct Figure<'a> {
    /// As shown.
    pub figure: &'a str,
    /// Its colour.
    pub ink: Color32,
    /// Below it, perhaps in several lines.
    pub words: &'a str,
    /// A star before the words.
    pub starred: bool,
}

impl Figure<'_> {
    /// Paints both; returns where the figure is.
    pub fn paint(&self, painter: &Painter, theme: &Theme, rect: Rect) -> Rect {
        let alone = self.figure.is_empty() || self.words.is_empty();
        // In a high place both grow with it.
        let most_apart = (rect.height() * 0.12).max(12.0);
        let most = TextSize::fitted(rect.height() * 0.25, TextSize::TITLE..=TextSize::HERO);
        let apart = if alone { 0.0 } else { (rect.height() * 0.2).min(most_apart) };
        // Several lines of words grow upwards and downwards alike.
        let more = self.words.lines().count().saturating_sub(1) as f32 * LINE / 2.0;
        let room = rect.width() - theme::space::TIGHT;
        let star = if self.starred { STAR } else { 0.0 };
        let (below, small) = (rect.center() + vec2(star / 2.0, apart * 1.15), theme::body(TextSize::SMALL));
        for (k, line) in self.words.lines().enumerate() {
            let at = below + vec2(0.0, k as f32 * LINE - more);
            let (middle, font) = (Align2::CENTER_CENTER, small.clone());
            let words = fitted_text(painter, at, middle, line, font, theme.ink_soft, room - star);
            if self.starred {
                let at = pos2(words.min.x - 10.0, at.y);
                star::eight(painter, at, 6.5, theme.gold_leaf, theme::stroke::fine(theme.gold));
            }
        }
        let size = TextSize::fitted(rect.height() * 0.4, TextSize::LEAD..=most);
        let (above, font) = (rect.center() - vec2(0.0, apart * 0.85 + more), theme::figures(size));
        fitted_text(painter, above, Align2::CENTER_CENTER, self.figure, font, self.ink, room)
    }
}
