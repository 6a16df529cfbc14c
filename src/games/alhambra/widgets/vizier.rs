//! Whether a Vizier is awake: an open eye, or one that is closed.

use egui::{Painter, Rect};

use crate::rules::Vizier;
use ui::{
    drawing::{
        canvas::Canvas,
        symbols::{self, Symbol},
    },
    theme::Theme,
};

/// A lid with its lashes.
const CLOSED: &str = "M 6 26 C 18 46 46 46 58 26 M 15 37 L 9 46 M 32 42 V 53 M 49 37 L 55 46";
/// How wide its lines are, as those of a small symbol.
const LINE: f32 = 6.0;

/// Draws it in a square.
pub fn paint(painter: &Painter, place: Rect, theme: &Theme, vizier: Vizier) {
    match vizier {
        Vizier::Awake => symbols::paint(painter, place, Symbol::Eye, theme.gold_ink),
        Vizier::Asleep => Canvas::new(place).line(painter, CLOSED, LINE, theme.ink_soft),
    }
}
