//! The room that a page is drawn in: the window, or if that is smaller than the page needs, a larger one that is
//! scrolled, so that the scale somebody has chosen is the one they get.

use egui::{ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2};

/// What every page needs, in points.
const WIDE: Vec2 = vec2(1024.0, 640.0);
/// What it needs in a window that is higher than wide.
const UPRIGHT: Vec2 = vec2(760.0, 960.0);

/// Whether a window, or a part of one, is so much higher than wide that one thing stands above the other in it.
#[must_use]
pub fn is_upright(size: Vec2) -> bool {
    size.y > size.x * 1.1
}

/// Draws a page in the room it needs.
pub fn show<R>(ui: &mut Ui, page: impl FnOnce(&mut Ui) -> R) -> R {
    let window = ui.max_rect().size();
    let needed = if is_upright(window) { UPRIGHT } else { WIDE };
    // The size of the window is not quite exact at every scale.
    if (window - needed).min_elem() > -1.0 {
        return page(ui);
    }
    ScrollArea::both()
        .auto_shrink(false)
        .show(ui, |ui| {
            let (room, _) = ui.allocate_exact_size(window.max(needed), Sense::hover());
            ui.scope_builder(UiBuilder::new().max_rect(room), page).inner
        })
        .inner
}
