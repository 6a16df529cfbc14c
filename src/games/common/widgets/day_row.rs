//! The latest days in a row: a star for each that was kept, a ring where nothing was.

use egui::{Painter, Rect, pos2};

use ui::{
    drawing::star,
    theme::{self, Theme},
};

/// The largest star, by its radius.
const LARGEST: f32 = 12.0;

/// Paints the days, the oldest first; the last is that of today, which may still be kept.
pub fn paint(painter: &Painter, place: Rect, theme: &Theme, days: &[bool]) {
    let step = place.width() / days.len().max(1) as f32;
    let radius = (step * 0.42).min(place.height() * 0.5).min(LARGEST);
    let middle = |k: usize| pos2(place.min.x + step * (k as f32 + 0.5), place.center().y);
    let line = theme::stroke::edge(theme.gold_line);
    // The line is drawn behind the stars, from each that was kept to the next.
    for (k, pair) in days.windows(2).enumerate() {
        if pair == [true, true] {
            painter.line_segment([middle(k), middle(k + 1)], theme::stroke::strong(theme.gold));
        }
    }
    for (k, is_kept) in days.iter().enumerate() {
        let is_last = k + 1 == days.len();
        match is_kept {
            true => star::eight(painter, middle(k), radius, theme.gold_leaf, theme::stroke::fine(theme.gold)),
            false if is_last => star::eight(painter, middle(k), radius, theme.raised, line),
            false => {
                painter.circle(middle(k), radius * 0.4, theme.paper, theme::stroke::fine(theme.outline));
            }
        }
    }
}
