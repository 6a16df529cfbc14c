//! A sheet of paper on the ground of a page.
//!
//! The window is cleared with the colour of paper, which costs nothing. Where a sheet lies on the ground, neither the
//! ground nor the sheet is painted again: only its rim, with the smooth edge.

use std::f32::consts::FRAC_PI_2;

use egui::{Color32, CornerRadius, Mesh, Painter, Pos2, Rect, Shape, Vec2, emath::GuiRounding, vec2};

use super::ground;
use crate::theme::Theme;

/// The paper of a sheet in `rect`: whole, or its rim where it lies on the ground of a page.
pub fn shape(painter: &Painter, rect: Rect, radius: CornerRadius, theme: &Theme) -> Shape {
    let corner = f32::from(radius.nw);
    let ppp = painter.ctx().pixels_per_point();
    // As egui does with every rectangle.
    let rect = rect.round_to_pixels(ppp);
    match ground::cover(painter, rect, corner) {
        Some(open) => rim(rect, corner, open, theme.paper, 1.0 / ppp).into(),
        None => Shape::rect_filled(rect, radius, theme.paper),
    }
}

/// What of `paper` lies around `open`: it fades over a `pixel` at its edge, as all shapes do.
fn rim(paper: Rect, radius: f32, open: Rect, colour: Color32, pixel: f32) -> Mesh {
    /// Straight pieces in the arc of a corner.
    const PIECES: u16 = 8;
    let radius = radius.max(pixel / 2.0);
    let corners: [(Pos2, Pos2, Vec2); 4] = [
        (paper.right_bottom(), open.right_bottom(), vec2(-1.0, -1.0)),
        (paper.left_bottom(), open.left_bottom(), vec2(1.0, -1.0)),
        (paper.left_top(), open.left_top(), vec2(1.0, 1.0)),
        (paper.right_top(), open.right_top(), vec2(-1.0, 1.0)),
    ];
    let mut mesh = Mesh::default();
    for (quarter, (corner, inner, inwards)) in (0_u16..).zip(corners) {
        let middle = corner + inwards * radius;
        for piece in 0..=PIECES {
            let angle = FRAC_PI_2 * (f32::from(quarter) + f32::from(piece) / f32::from(PIECES));
            let out = Vec2::angled(angle);
            mesh.colored_vertex(inner, colour);
            mesh.colored_vertex(middle + out * (radius - pixel / 2.0), colour);
            mesh.colored_vertex(middle + out * (radius + pixel / 2.0), Color32::TRANSPARENT);
        }
    }
    let count = mesh.vertices.len() as u32;
    for here in (0..count).step_by(3) {
        let next = (here + 3) % count;
        for ring in [0, 1] {
            mesh.add_triangle(here + ring, here + ring + 1, next + ring + 1);
            mesh.add_triangle(here + ring, next + ring + 1, next + ring);
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;

    #[test]
    fn a_rim_covers_the_paper_but_for_what_stays_open() {
        let paper = Rect::from_min_size(pos2(10.0, 20.0), vec2(80.0, 60.0));
        let open = paper.shrink(4.5);
        let mesh = rim(paper, 12.0, open, Color32::WHITE, 1.0);
        let area: f32 = mesh
            .triangles()
            .map(|corners| {
                let [a, b, c] = corners.map(|k| mesh.vertices[k as usize].pos);
                ((b - a).x * (c - a).y - (b - a).y * (c - a).x) / 2.0
            })
            .inspect(|&area| assert!(area > -0.01, "no triangle is turned over: {area}"))
            .sum();
        // The fading edge reaches half a pixel out; arcs of eight pieces cut a little of a circle.
        let outer = paper.expand(0.5);
        let whole = outer.area() - (4.0 - std::f32::consts::PI) * 12.5 * 12.5;
        assert!((area - (whole - open.area())).abs() < 5.0, "{area} {}", whole - open.area());
    }
}
