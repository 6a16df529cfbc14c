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

/// Whether parts that need so much beside one another stand one above the other instead: in an upright place, and in one
/// too narrow for them, where the page had to be scrolled sideways as well.
#[must_use]
pub fn is_stacked(place: Rect, beside: Vec2) -> bool {
    is_upright(place.size()) || is_small(place, beside * Vec2::X)
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

/// Draws the parts of a page, which need so much beside one another and so much one above the other: `contents` is told
/// whether they are stacked. Scrolled as by [`scrolled`].
pub fn scrolled_parts<R>(
    ui: &mut Ui,
    name: &str,
    place: Rect,
    [beside, stacked]: [Vec2; 2],
    contents: impl FnOnce(&mut Ui, Rect, bool) -> R,
) -> R {
    let is_stacked = is_stacked(place, beside);
    let needed = if is_stacked { stacked } else { beside };
    scrolled(ui, name, place, needed, |ui, place| contents(ui, place, is_stacked))
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

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, vec2};

    use super::*;

    /// Whether parts are stacked in a place of this size, and the size of the room that they get.
    fn parts_in(size: Vec2) -> (bool, Vec2) {
        let ctx = Context::default();
        let needed = [vec2(800.0, 400.0), vec2(480.0, 900.0)];
        let mut told = None;
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let place = Rect::from_min_size(pos2(0.0, 0.0), size);
            scrolled_parts(ui, "parts", place, needed, |_, room, stacked| {
                told = Some((stacked, room.size()));
            });
        });
        output.textures_delta.clear();
        told.unwrap_or_default()
    }

    #[test]
    fn parts_are_stacked_where_there_is_no_room_for_them_beside_one_another() {
        assert_eq!(parts_in(vec2(800.0, 400.0)), (false, vec2(800.0, 400.0)));
        assert_eq!(parts_in(vec2(700.0, 400.0)), (true, vec2(700.0, 900.0)), "scrolled downwards alone");
        assert_eq!(parts_in(vec2(900.0, 300.0)), (false, vec2(900.0, 400.0)), "too low is scrolled as it is");
        assert_eq!(parts_in(vec2(900.0, 1300.0)), (true, vec2(900.0, 1300.0)), "upright");
        assert_eq!(
            parts_in(vec2(300.0, 300.0)),
            (true, vec2(480.0, 900.0)),
            "both ways where nothing else helps"
        );
    }
}
