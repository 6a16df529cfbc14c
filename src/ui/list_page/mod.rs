//! Shared by pages that list things on the left and show the selected one on the right.

mod actions;
mod bar;
mod deleted;
mod empty;
mod list;
mod places;
mod question;
mod row;
mod selection;

use std::ops::RangeInclusive;

use egui::{Rect, Ui, UiBuilder, Vec2, vec2};

use super::{actions::Action, room, theme};
use text::Texts;

pub use actions::{first, show as actions};
pub use bar::show as bar;
pub use deleted::above as deleted;
pub use empty::show as empty;
pub use list::{Listed, Listing, show as list};
pub use question::{Question, show as question};
pub use row::{HeldRows, Row, paint_note, paint_sign};
pub use selection::Selection;

/// Between the two, in points.
const GAP: f32 = theme::space::MEDIUM;

/// What list and details need side by side.
const NEEDED: Vec2 = vec2(720.0, 400.0);

/// Whether there is less room than both need: the page is scrolled then, and wants its first action.
#[must_use]
pub fn is_small(room: Rect) -> bool {
    room::is_small(room, NEEDED)
}

/// Draws a page below its bar; where it is scrolled, the first action of the selected thing stands at the foot, if
/// there is one. Whether that was asked for.
pub fn show<D>(
    ui: &mut Ui,
    texts: &Texts,
    room: Rect,
    first: Option<Action<'_, D>>,
    contents: impl FnOnce(&mut Ui, Rect),
) -> Option<D> {
    let (place, foot) = match first {
        Some(_) => room::above_foot(room, NEEDED, theme::size::CONTROL, theme::space::SMALL),
        None => (room, None),
    };
    room::scrolled(ui, "list", place, NEEDED, contents);
    let (foot, first) = foot.zip(first)?;
    let inside = UiBuilder::new().max_rect(foot).id_salt("foot");
    ui.scope_builder(inside, |ui| actions::as_first(first).show_wide(ui, texts, foot.width())).inner
}

/// The places of the list and of the details; these take a share of the width within limits.
pub fn panes(room: Rect, share: f32, limits: RangeInclusive<f32>) -> [Rect; 2] {
    let side = (room.width() * share).clamp(*limits.start(), *limits.end());
    [room.with_max_x(room.max.x - side - GAP), room.with_min_x(room.max.x - side)]
}
