//! Buttons that share a place: in a row, or in a column where it is narrow.

use egui::{Rect, Ui, UiBuilder, vec2};

use crate::theme;

/// Between two buttons.
pub const GAP: f32 = theme::space::MEDIUM;

/// Shows `count` buttons in `rect`; `button` gets the number of each and the least width to take. They stand side by
/// side, or one above the other in a place that is higher than the width of each would be.
pub fn show(ui: &mut Ui, rect: Rect, count: usize, mut button: impl FnMut(&mut Ui, usize, f32)) {
    let share = |length: f32| (length - GAP * count.saturating_sub(1) as f32) / count.max(1) as f32;
    let below = rect.height() > share(rect.width());
    let size = if below {
        vec2(rect.width(), share(rect.height()))
    } else {
        vec2(share(rect.width()), rect.height())
    };
    let step = if below { vec2(0.0, size.y + GAP) } else { vec2(size.x + GAP, 0.0) };
    let width = size.x;
    for k in 0..count {
        let part = Rect::from_min_size(rect.min + step * k as f32, size);
        ui.scope_builder(UiBuilder::new().max_rect(part).id_salt(k), |ui| button(ui, k, width));
    }
}
