//! Buttons that share a place: in a row, or in a column where it is narrow.

use egui::{Rect, Ui, UiBuilder, Vec2, vec2};

use crate::theme;

/// Between two buttons.
pub const GAP: f32 = theme::space::MEDIUM;

/// Shows `count` buttons in `rect`; `button` gets the number of each and the least width to take. They stand side by
/// side, or one above the other in a place that is higher than the width of each would be.
pub fn show(ui: &mut Ui, rect: Rect, count: usize, mut button: impl FnMut(&mut Ui, usize, f32)) {
    let (size, below) = size(rect, count);
    let step = if below { vec2(0.0, size.y + GAP) } else { vec2(size.x + GAP, 0.0) };
    let width = size.x;
    for k in 0..count {
        let part = Rect::from_min_size(rect.min + step * k as f32, size);
        ui.scope_builder(UiBuilder::new().max_rect(part).id_salt(k), |ui| button(ui, k, width));
    }
}

/// The width that each of so many buttons gets there.
#[must_use]
pub fn width(rect: Rect, count: usize) -> f32 {
    size(rect, count).0.x
}

/// The size of each button, and whether they stand one above the other.
fn size(rect: Rect, count: usize) -> (Vec2, bool) {
    let share = |length: f32| (length - GAP * count.saturating_sub(1) as f32) / count.max(1) as f32;
    if rect.height() > share(rect.width()) {
        (vec2(rect.width(), share(rect.height())), true)
    } else {
        (vec2(share(rect.width()), rect.height()), false)
    }
}
