//! A row of buttons that share a width.

use egui::{Rect, Ui, UiBuilder};

use crate::ui::theme;

const GAP: f32 = theme::space::MEDIUM;

/// Shows `count` buttons side by side in `rect`; `button` gets the number of each and the least width to take.
pub fn show(ui: &mut Ui, rect: Rect, count: usize, mut button: impl FnMut(&mut Ui, usize, f32)) {
    let width = (rect.width() - GAP * count.saturating_sub(1) as f32) / count.max(1) as f32;
    for k in 0..count {
        let left = rect.min.x + (width + GAP) * k as f32;
        let part = Rect::from_min_size(egui::pos2(left, rect.min.y), egui::vec2(width, rect.height()));
        ui.scope_builder(UiBuilder::new().max_rect(part).id_salt(k), |ui| button(ui, k, width));
    }
}
