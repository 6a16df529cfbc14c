//! Walls as bars along the lines: dressed stone with joints, or pointed timber with bands. They are told apart by
//! their shape, and walls that are only planned are hollow.

use egui::{Color32, Painter, Pos2, Shape, Stroke};

use super::{sheet::Sheet, view::Wall};
use ui::theme::Theme;

/// How wide a wall is, as a share of its length.
const WIDTH: f32 = 0.13;

pub(super) fn paint(painter: &Painter, theme: &Theme, sheet: &Sheet<'_>) {
    for (line, wall) in &sheet.view.walls {
        paint_wall(painter, theme, sheet.line(*line), *wall, false);
    }
    for (line, wall) in &sheet.view.planned {
        paint_wall(painter, theme, sheet.line(*line), *wall, true);
    }
}

/// A wall between two corners.
pub fn paint_wall(painter: &Painter, theme: &Theme, ends: [Pos2; 2], wall: Wall, is_planned: bool) {
    let [from, to] = ends;
    let (along, long) = ((to - from).normalized(), from.distance(to));
    let across = along.rot90() * (long * WIDTH / 2.0);
    let at = |part: f32, aside: f32| from + along * (long * part) + across * aside;
    let (body, light) = match wall {
        Wall::Black => (theme.map.stone, theme.map.stone_light),
        Wall::Red => (theme.map.timber, theme.map.timber_light),
    };
    let outline = match wall {
        Wall::Black => vec![at(0.07, -1.0), at(0.93, -1.0), at(0.93, 1.0), at(0.07, 1.0)],
        Wall::Red => {
            vec![at(0.03, 0.0), at(0.14, -1.0), at(0.86, -1.0), at(0.97, 0.0), at(0.86, 1.0), at(0.14, 1.0)]
        }
    };
    let edge = (long * 0.028).clamp(1.0, 2.0);
    if is_planned {
        painter.add(Shape::convex_polygon(outline.clone(), theme.map.place, Stroke::NONE));
        painter.add(Shape::closed_line(outline, Stroke::new(edge, body)));
    } else {
        // A rim of land separates walls where they meet.
        painter.add(Shape::convex_polygon(outline, body, Stroke::new(edge * 0.6, theme.map.land)));
    }
    let joint =
        |a: Pos2, b: Pos2, colour: Color32| painter.line_segment([a, b], Stroke::new(edge * 0.8, colour));
    match wall {
        // A planned wall has no joints yet.
        _ if is_planned => {}
        Wall::Black => {
            // Two courses of ashlars.
            joint(at(0.1, 0.0), at(0.9, 0.0), light);
            for (part, aside) in [(0.3, -1.0), (0.7, -1.0), (0.5, 1.0)] {
                joint(at(part, 0.0), at(part, aside * 0.85), light);
            }
        }
        Wall::Red => {
            for part in [0.24, 0.3, 0.7, 0.76] {
                joint(at(part, -0.9), at(part, 0.9), light);
            }
        }
    }
}
