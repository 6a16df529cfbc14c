//! Paper cards on the ground: with a double gold line and stars in the corners, or plain.

use egui::{Color32, CornerRadius, Mesh, Painter, Rect, Shape, Stroke, StrokeKind, pos2};

use super::{paper, star};
use crate::theme::{self, Theme};

/// How far the contents of an ornamented card stay from its edge.
pub const ORNATE_MARGIN: f32 = 24.0;
/// The same for a plain card.
pub const PLAIN_MARGIN: f32 = 20.0;

/// A large card: double line, a star in every corner.
pub fn ornate(painter: &Painter, rect: Rect, theme: &Theme) {
    painter.extend(ornate_shapes(painter, rect, theme));
}

/// A small card: one gold line.
pub fn plain(painter: &Painter, rect: Rect, theme: &Theme) {
    painter.extend(plain_shapes(painter, rect, theme));
}

/// The shapes of a large card that `painter` lays there.
#[must_use]
pub fn ornate_shapes(painter: &Painter, rect: Rect, theme: &Theme) -> Vec<Shape> {
    let mut shapes = shaded(painter, rect, theme);
    shapes.extend([
        line(rect, 8.0, theme::radius::CONTROL, theme::stroke::edge(theme.gold_line)),
        line(rect, 12.0, theme::radius::INNER, theme::stroke::fine(theme.gold_line)),
    ]);
    let inner = rect.shrink(16.0);
    for corner in [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom()] {
        shapes.extend(star::eight_shapes(corner, 10.5, theme.paper, theme::stroke::edge(theme.gold)));
        shapes.extend(star::eight_shapes(corner, 5.2, theme.gold_line, Stroke::NONE));
    }
    shapes
}

/// The shapes of a small card that `painter` lays there.
#[must_use]
pub fn plain_shapes(painter: &Painter, rect: Rect, theme: &Theme) -> Vec<Shape> {
    let mut shapes = shaded(painter, rect, theme);
    shapes.push(line(rect, 7.0, theme::radius::CONTROL, theme::stroke::fine(theme.gold_line)));
    shapes
}

fn line(rect: Rect, inset: f32, radius: CornerRadius, stroke: Stroke) -> Shape {
    Shape::rect_stroke(rect.shrink(inset), radius, stroke, StrokeKind::Middle)
}

/// The paper and its shadow, which falls downwards.
fn shaded(painter: &Painter, rect: Rect, theme: &Theme) -> Vec<Shape> {
    vec![
        shadow(rect, 5.0, 18.0, theme.shadow.gamma_multiply(0.7)),
        shadow(rect, 1.5, 3.0, theme.shadow.gamma_multiply(0.8)),
        paper::shape(painter, rect, theme::radius::CARD, theme),
    ]
}

/// What is seen of a shadow below the paper: a strip that fades at its ends and downwards over `blur` points.
///
/// A blurred rectangle would be painted whole, in slivers that reach from end to end: a quarter of a frame without a
/// graphics card.
fn shadow(rect: Rect, drop: f32, blur: f32, colour: Color32) -> Shape {
    let radius = f32::from(theme::radius::CARD.nw);
    let middle = rect.max.y + drop;
    let columns = [
        (rect.min.x + radius * 0.3, false),
        (rect.min.x + radius, true),
        (rect.max.x - radius, true),
        (rect.max.x - radius * 0.3, false),
    ];
    // The middle of paper may be open: it begins under the rim.
    let rows = [(rect.max.y - radius * 0.3, true), (middle - blur / 2.0, true), (middle + blur / 2.0, false)];
    let mut mesh = Mesh::default();
    for (y, full_row) in rows {
        for (x, full_column) in columns {
            let shade = if full_row && full_column { colour } else { Color32::TRANSPARENT };
            mesh.colored_vertex(pos2(x, y), shade);
        }
    }
    for row in [0, 4] {
        for column in [0, 1, 2] {
            let k = row + column;
            mesh.add_triangle(k, k + 1, k + 4);
            mesh.add_triangle(k + 1, k + 5, k + 4);
        }
    }
    mesh.into()
}
