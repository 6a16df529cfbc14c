//! The ground of a cell, and how large one is.

use egui::{Color32, CornerRadius, Painter, Rect, StrokeKind};

use ui::theme;

/// A smaller cell has no room for the price of a building; a board on which something is laid has none.
pub const SMALLEST: f32 = 28.0;
/// Below this side of a cell the fine parts are left out.
const FINE_FROM: f32 = 44.0;
/// Half of what lies between the grounds of two cells, in cells.
const APART: f32 = 0.025;

/// Whether a cell of this side has room for the fine parts.
pub(super) const fn is_fine(side: f32) -> bool {
    side >= FINE_FROM
}

/// How round the corners of a ground are.
#[must_use]
pub fn radius(side: f32) -> CornerRadius {
    theme::radius::of(side * 0.07)
}

/// The ground of a cell.
pub(super) fn ground(painter: &Painter, cell: Rect, fill: Color32, edge: Color32) {
    let side = cell.width();
    let rect = cell.shrink(side * APART);
    let stroke = if is_fine(side) { theme::stroke::edge(edge) } else { theme::stroke::fine(edge) };
    painter.rect(rect, radius(side), fill, stroke, StrokeKind::Inside);
}
