//! The room of a page: what is left of the window below the bar along the top. What needs more than that is scrolled
//! there, so that the scale somebody has chosen is the one they get, and the bar and the foot of a page stay in sight.

use egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2};

use super::{theme::space, widgets::top_bar};

/// Windows lower than this have thinner edges.
const LOW: f32 = 480.0;

/// Whether a window, or a part of one, is so much higher than wide that one thing stands above the other in it.
#[must_use]
pub fn is_upright(size: Vec2) -> bool {
    size.y > size.x * 1.1
}

/// Whether a place is smaller than what is to be drawn there needs.
#[must_use]
pub fn is_small(place: Rect, needed: Vec2) -> bool {
    // The size of the window is not quite exact at every scale.
    (place.size() - needed).min_elem() <= -1.0
}

/// Whether a window is so low that its edges and the strip along its bottom are thinner.
#[must_use]
pub fn is_low(window: Rect) -> bool {
    window.height() < LOW
}

/// The room below the bar of a page, with an edge around it.
#[must_use]
pub fn below_bar(ui: &Ui) -> Rect {
    let window = ui.max_rect();
    let edge = if is_low(window) { space::SMALL } else { space::LARGE };
    Rect::from_min_max(pos2(window.min.x, window.min.y + top_bar::HEIGHT), window.max).shrink(edge)
}

/// Parts a room into what is above and a foot of this height.
#[must_use]
pub fn with_foot(room: Rect, height: f32, gap: f32) -> [Rect; 2] {
    let foot = room.with_min_y(room.max.y - height);
    [room.with_max_y(foot.min.y - gap), foot]
}

/// Where something lies that needs so much room, and where it has to be scrolled, the foot of this height below it, which
/// stays in sight.
#[must_use]
pub fn above_foot(place: Rect, needed: Vec2, height: f32, gap: f32) -> (Rect, Option<Rect>) {
    if !is_small(place, needed) {
        return (place, None);
    }
    let [above, foot] = with_foot(place, height, gap);
    (above, Some(foot))
}

/// Draws something that needs so much room: in `place`, or where that is smaller, in a larger room that is scrolled.
/// Its name tells it apart from others on a page.
pub fn scrolled<R>(
    ui: &mut Ui,
    name: &str,
    place: Rect,
    needed: Vec2,
    contents: impl FnOnce(&mut Ui, Rect) -> R,
) -> R {
    let inside = UiBuilder::new().max_rect(place).id_salt(name);
    ui.scope_builder(inside, |ui| {
        if !is_small(place, needed) {
            return contents(ui, place);
        }
        ScrollArea::both()
            .id_salt(name)
            .auto_shrink(false)
            .show(ui, |ui| {
                let (room, _) = ui.allocate_exact_size(place.size().max(needed), Sense::hover());
                ui.scope_builder(UiBuilder::new().max_rect(room), |ui| contents(ui, room)).inner
            })
            .inner
    })
    .inner
}
