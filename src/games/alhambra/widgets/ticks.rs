//! What stands out: four ticks in the corners, which are told from an edge without their colour.

use egui::{Painter, Rect, Shape, Stroke, StrokeKind, vec2};

use ui::theme::{self, Theme};

/// Marks a card, a space or a piece that is lit: within a golden edge.
pub fn lit(painter: &Painter, theme: &Theme, place: Rect) {
    let edge = theme::stroke::ring(theme.gold);
    painter.rect_stroke(place, theme::radius::INNER, edge, StrokeKind::Outside);
    paint(painter, theme, place);
}

/// Marks a cell.
pub fn paint(painter: &Painter, theme: &Theme, place: Rect) {
    let side = place.size().min_elem();
    let rect = place.shrink(side * 0.04);
    let (long, wide) = (side * 0.17, (side * 0.035).max(2.0));
    let corners = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom()];
    for (corner, way) in
        corners.into_iter().zip([vec2(1.0, 1.0), vec2(-1.0, 1.0), vec2(-1.0, -1.0), vec2(1.0, -1.0)])
    {
        let tick = vec![corner + vec2(way.x * long, 0.0), corner, corner + vec2(0.0, way.y * long)];
        painter.add(Shape::line(tick.clone(), Stroke::new(wide + 2.0, theme.paper)));
        painter.add(Shape::line(tick, Stroke::new(wide, theme.ink)));
    }
}
