//! The strips of rows, and the frame around the row or the column that matters.

use egui::{Painter, Rect, StrokeKind, vec2};

use super::TypeTable;
use ui::theme::{self, Theme};

/// Why a row or a column is framed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frame {
    /// What is pointed at concerns it.
    Pointed,
    /// Its player is to act.
    Current,
}

impl Frame {
    /// Paints the frame.
    pub fn paint(self, painter: &Painter, theme: &Theme, rect: Rect) {
        let stroke = match self {
            Self::Pointed => theme::stroke::strong(theme.gold),
            Self::Current => theme::stroke::ring(theme.gold),
        };
        painter.rect_stroke(inside(rect), theme::radius::CONTROL, stroke, StrokeKind::Inside);
    }
}

/// Strips stay apart, but a pointer is never between them.
fn inside(strip: Rect) -> Rect {
    strip.shrink2(vec2(0.0, theme::space::HAIR / 2.0))
}

/// Paints the ground of a row: every other one is a band.
pub fn band(painter: &Painter, theme: &Theme, strip: Rect, row: usize) {
    if row.is_multiple_of(2) {
        painter.rect_filled(inside(strip), theme::radius::CONTROL, theme.band);
    }
}

/// Marks what is explained by an edge and the tone of what stands out: the blue of a choice is that of whose turn it is.
pub fn explained(painter: &Painter, theme: &Theme, place: Rect) {
    let edge = theme::stroke::strong(theme.gold);
    painter.rect(place, theme::radius::CONTROL, theme.raised, edge, StrokeKind::Inside);
}

impl TypeTable {
    /// Paints the ground of all rows.
    pub fn paint_strips(&self, painter: &Painter, theme: &Theme) {
        for row in 0..self.rows {
            band(painter, theme, self.row(row), row);
        }
    }
}
