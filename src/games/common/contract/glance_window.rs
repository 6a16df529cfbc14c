//! How a record of a game looks at a glance.

use egui::{Color32, Painter, Rect};

use ui::theme::Theme;

/// How a record of a game looks at a glance.
pub trait GlanceWindow {
    /// The colour of a seat.
    fn seat_colour(&self, theme: &Theme, seat: usize) -> Color32 {
        theme.players[seat % theme.players.len()]
    }

    /// Whether it has a picture.
    fn has_picture(&self) -> bool {
        false
    }

    /// Draws its picture, if it has one.
    fn paint_picture(&self, _painter: &Painter, _place: Rect, _theme: &Theme) {}
}
