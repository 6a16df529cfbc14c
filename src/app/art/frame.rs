//! Cards of paper on the ground: with a double gold line and stars in the corners, or plain.

use egui::{Color32, CornerRadius, Painter, Rect, Shape, Stroke, StrokeKind, epaint::RectShape, vec2};

use super::star;
use crate::app::theme::Theme;

/// The rounding of cards.
const RADIUS: u8 = 14;

/// How far the contents of an ornamented card stay from its edge.
pub const ORNATE_MARGIN: f32 = 24.0;
/// The same for a plain card.
pub const PLAIN_MARGIN: f32 = 20.0;

/// A large card: double line, a star in every corner.
pub fn ornate(painter: &Painter, rect: Rect, theme: &Theme) {
    painter.extend(ornate_shapes(rect, theme));
}

/// A small card: one gold line.
pub fn plain(painter: &Painter, rect: Rect, theme: &Theme) {
    painter.extend(plain_shapes(rect, theme));
}

/// The shapes of a large card.
#[must_use]
pub fn ornate_shapes(rect: Rect, theme: &Theme) -> Vec<Shape> {
    let mut shapes = paper(rect, theme);
    shapes.extend([line(rect, 8.0, 9, 1.3, theme), line(rect, 12.0, 6, 0.8, theme)]);
    let inner = rect.shrink(16.0);
    for corner in [inner.left_top(), inner.right_top(), inner.left_bottom(), inner.right_bottom()] {
        shapes.extend(star::eight_shapes(corner, 10.5, theme.paper, Stroke::new(1.2, theme.gold)));
        shapes.extend(star::eight_shapes(corner, 5.2, theme.gold_line, Stroke::NONE));
    }
    shapes
}

/// The shapes of a small card.
#[must_use]
pub fn plain_shapes(rect: Rect, theme: &Theme) -> Vec<Shape> {
    let mut shapes = paper(rect, theme);
    shapes.push(line(rect, 7.0, 9, 1.1, theme));
    shapes
}

fn line(rect: Rect, inset: f32, radius: u8, width: f32, theme: &Theme) -> Shape {
    let stroke = Stroke::new(width, theme.gold_line);
    Shape::rect_stroke(rect.shrink(inset), CornerRadius::same(radius), stroke, StrokeKind::Middle)
}

/// The paper and its shadow, which falls downwards: only its lower end is drawn, the paper covers the rest.
fn paper(rect: Rect, theme: &Theme) -> Vec<Shape> {
    let radius = CornerRadius::same(RADIUS);
    let soft = |drop: f32, blur: f32, colour: Color32| {
        let lower_end = rect.with_min_y(rect.min.y.max(rect.max.y - 48.0));
        let rect = lower_end.translate(vec2(0.0, drop)).shrink(1.0);
        Shape::from(RectShape::filled(rect, radius, colour).with_blur_width(blur))
    };
    vec![
        soft(5.0, 18.0, theme.shadow.gamma_multiply(0.7)),
        soft(1.5, 3.0, theme.shadow.gamma_multiply(0.8)),
        Shape::rect_filled(rect, radius, theme.paper),
    ]
}
