//! Whether a Vizier is awake: an open eye, or sleep.

use egui::{Align2, Painter, Rect};

use crate::rules::Vizier;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
};

/// Draws it in a square.
pub fn paint(painter: &Painter, place: Rect, theme: &Theme, vizier: Vizier) {
    match vizier {
        Vizier::Awake => symbols::paint(painter, place, Symbol::Eye, theme.gold_ink),
        Vizier::Asleep => {
            let font = theme::bold(TextSize::SMALL);
            painter.text(place.center(), Align2::CENTER_CENTER, "zz", font, theme.ink_soft);
        }
    }
}
