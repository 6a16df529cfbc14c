//! What can be chosen, what is chosen, and the way that a move would take.

use egui::{Color32, Mesh, Painter, Pos2, Shape, Stroke};

use super::{sheet::Sheet, view::Mark};
use crate::widgets::atlas::inset;
use ui::theme::{self, Theme};

/// Draws the light on and around spaces that can be chosen, below their symbols.
pub(super) fn paint_glow(painter: &Painter, theme: &Theme, sheet: &Sheet<'_>) {
    let side = sheet.lattice.side();
    for (space, view) in sheet.view.board.spaces().zip(&sheet.view.spaces) {
        let (light, outline) = match view.mark {
            Mark::None => continue,
            Mark::Available => (theme.glow.gamma_multiply(0.5), theme.gold),
            Mark::Chosen => (theme.glow, theme.ink),
        };
        let corners = sheet.space(space);
        painter.add(halo(inset(corners, side * 0.03), inset(corners, -side * 0.085), light));
        let place = inset(corners, side * 0.055);
        let fill = theme
            .map
            .place
            .lerp_to_gamma(theme.gold_leaf, if view.mark == Mark::Chosen { 0.55 } else { 0.22 });
        let stroke = Stroke::new((side * 0.045).clamp(2.0, 4.0), outline);
        painter.add(Shape::convex_polygon(place.to_vec(), fill, stroke));
        if view.mark == Mark::Chosen {
            let inner = inset(corners, side * 0.1).to_vec();
            painter.add(Shape::closed_line(inner, theme::stroke::fine(theme.gold)));
        }
    }
}

/// Light that fades from an inner triangle to an outer one.
fn halo(inner: [Pos2; 3], outer: [Pos2; 3], light: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for k in 0..3 {
        mesh.colored_vertex(inner[k], light);
        mesh.colored_vertex(outer[k], Color32::TRANSPARENT);
    }
    for k in 0..3 {
        let (one, other) = (k * 2, (k + 1) % 3 * 2);
        mesh.add_triangle(one, one + 1, other);
        mesh.add_triangle(other, one + 1, other + 1);
    }
    mesh
}

/// Draws the way of a move: dashes on a clear band, and a tip at its end.
pub(super) fn paint_way(painter: &Painter, theme: &Theme, sheet: &Sheet<'_>) {
    let side = sheet.lattice.side();
    let mut points: Vec<Pos2> = sheet.view.way.iter().map(|corner| sheet.corner(*corner)).collect();
    let [.., before, end] = points[..] else { return };
    let (along, across) = ((end - before).normalized(), (end - before).normalized().rot90());
    // The tip touches the ring of the corner, the dashes the tip.
    let end = end - along * (side * 0.15);
    points.pop();
    points.push(end - along * (side * 0.2));
    let width = (side * 0.055).clamp(2.4, 4.0);
    let (dash, gap) = (side * 0.16, side * 0.11);
    let dashes = |width: f32, colour: Color32| {
        painter.extend(Shape::dashed_line(&points, Stroke::new(width, colour), dash, gap));
    };
    dashes(width * 2.0, theme.map.place);
    dashes(width, theme.primary);
    let tip = vec![
        end,
        end - along * (side * 0.24) + across * (side * 0.13),
        end - along * (side * 0.24) - across * (side * 0.13),
    ];
    painter.add(Shape::convex_polygon(tip, theme.primary, Stroke::new(width * 0.4, theme.map.place)));
}

/// Draws rings at the corners that can be chosen.
pub(super) fn paint_corners(painter: &Painter, theme: &Theme, sheet: &Sheet<'_>) {
    let radius = (sheet.lattice.side() * 0.11).max(theme::space::TIGHT);
    for (corner, _) in &sheet.view.corners {
        let middle = sheet.corner(*corner);
        painter.circle_filled(middle, radius * 1.7, theme.glow.gamma_multiply(0.45));
        painter.circle(middle, radius, theme.gold_leaf, theme::stroke::strong(theme.ink));
    }
    for (line, _) in &sheet.view.lines {
        let [one, other] = sheet.line(*line);
        let ends = [one.lerp(other, 0.3), one.lerp(other, 0.7)];
        painter.line_segment(ends, Stroke::new(radius * 1.6, theme.glow.gamma_multiply(0.6)));
        painter.line_segment(ends, theme::stroke::strong(theme.gold));
    }
}
