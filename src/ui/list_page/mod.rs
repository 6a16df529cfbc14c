//! Shared by pages that list things on the left and show the selected one on the right.

mod actions;
mod bar;
mod deleted;
mod empty;
mod list;
mod question;
mod row;
mod selection;

use std::ops::RangeInclusive;

use egui::{Rect, Ui, UiBuilder, Vec2, vec2};

use super::{actions::Action, room, theme};
use crate::text::Texts;

pub use actions::{first, show as actions};
pub use bar::show as bar;
pub use deleted::above as deleted;
pub use empty::show as empty;
pub use list::{Listed, show as list};
pub use question::{Question, show as question};
pub use row::{Row, paint_sign};
pub use selection::Selection;

/// Between the two, in points.
const GAP: f32 = theme::space::MEDIUM;

/// What list and details need side by side.
const NEEDED: Vec2 = vec2(720.0, 400.0);

/// Whether there is less room than both need: the page is scrolled then, and has a foot.
#[must_use]
pub fn is_small(room: Rect) -> bool {
    room::is_small(room, NEEDED)
}

/// Draws a page below its bar: scrolled where the window is small, with the action that opens the selected thing at
/// the foot, where it stays in sight; whether that was asked for.
pub fn show<D>(
    ui: &mut Ui,
    texts: &Texts,
    room: Rect,
    first: Option<Action<'_, D>>,
    contents: impl FnOnce(&mut Ui, Rect),
) -> Option<D> {
    let Some(first) = first.filter(|_| is_small(room)) else {
        room::scrolled(ui, "list", room, NEEDED, contents);
        return None;
    };
    let [above, foot] = room::with_foot(room, theme::size::CONTROL, theme::space::SMALL);
    room::scrolled(ui, "list", above, NEEDED, contents);
    ui.scope_builder(UiBuilder::new().max_rect(foot).id_salt("foot"), |ui| {
        first.primary().show_wide(ui, texts, foot.width())
    })
    .inner
}

/// The places of the list and of the details; these take a share of the width within limits.
pub fn panes(room: Rect, share: f32, limits: RangeInclusive<f32>) -> [Rect; 2] {
    let side = (room.width() * share).clamp(*limits.start(), *limits.end());
    [room.with_max_x(room.max.x - side - GAP), room.with_min_x(room.max.x - side)]
}
