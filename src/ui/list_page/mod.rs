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

use egui::{Rect, pos2};

use super::widgets::top_bar;

pub use actions::{first, show as actions};
pub use bar::show as bar;
pub use deleted::above as deleted;
pub use empty::show as empty;
pub use list::{Listed, show as list};
pub use question::{Question, show as question};
pub use row::{Row, paint_sign};
pub use selection::Selection;

/// Between the two, in points.
const GAP: f32 = 14.0;

/// The places of the list and of the details below the bar; these take a share of the width within limits.
pub fn panes(window: Rect, share: f32, limits: RangeInclusive<f32>) -> [Rect; 2] {
    let below = Rect::from_min_max(pos2(window.min.x, window.min.y + top_bar::HEIGHT), window.max);
    let room = below.shrink(16.0);
    let side = (room.width() * share).clamp(*limits.start(), *limits.end());
    [room.with_max_x(room.max.x - side - GAP), room.with_min_x(room.max.x - side)]
}
