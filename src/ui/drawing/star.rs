//! Stars of Nasrid tiles: squares turned over one another.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};

use crate::theme::Theme;

/// Where the arms of an eight-fold star meet, as a part of its radius: the corner where two squares cross.
const EIGHT_WAIST: f32 = 0.765_4;
/// The same for sixteen arms.
const SIXTEEN_WAIST: f32 = 0.8;

/// An eight-fold star: two squares.
pub fn eight(painter: &Painter, centre: Pos2, radius: f32, fill: Color32, outline: Stroke) {
    painter.extend(eight_shapes(centre, radius, fill, outline));
}

/// The shapes of an eight-fold star.
pub(super) fn eight_shapes(centre: Pos2, radius: f32, fill: Color32, outline: Stroke) -> Vec<Shape> {
    star(centre, radius, 8, EIGHT_WAIST, fill, outline)
}

/// A sixteen-fold star.
pub fn sixteen(painter: &Painter, centre: Pos2, radius: f32, fill: Color32, outline: Stroke) {
    painter.extend(star(centre, radius, 16, SIXTEEN_WAIST, fill, outline));
}

/// The emblem of the program: a star within a star.
pub fn emblem(painter: &Painter, centre: Pos2, radius: f32, theme: &Theme) {
    let (fill, line) = (theme.gold_leaf, theme.yellow_die.edge);
    let width = (radius * 0.09).max(1.0);
    sixteen(painter, centre, radius, Color32::TRANSPARENT, Stroke::new(width * 0.8, line));
    eight(painter, centre, radius * 0.76, fill, Stroke::new(width, line));
    eight(painter, centre, radius * 0.36, line, Stroke::NONE);
}

fn star(centre: Pos2, radius: f32, arms: u8, waist: f32, fill: Color32, outline: Stroke) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let turn = TAU / f32::from(arms);
    let point = |steps: f32, radius: f32| centre + Vec2::angled(steps * turn - TAU / 4.0) * radius;
    if fill != Color32::TRANSPARENT {
        // A convex heart and an arm over each of its sides: egui fills convex shapes only.
        let heart = (0..arms).map(|k| point(f32::from(k) + 0.5, radius * waist)).collect();
        shapes.push(Shape::convex_polygon(heart, fill, Stroke::NONE));
        for k in 0..arms {
            let k = f32::from(k);
            // The foot of the arm reaches into the heart, so that no seam shows.
            let foot =
                [point(k - 0.5, radius * waist), point(k, radius * 0.5), point(k + 0.5, radius * waist)];
            let arm = vec![point(k, radius), foot[2], foot[1], foot[0]];
            shapes.push(Shape::convex_polygon(arm, fill, Stroke::NONE));
        }
    }
    if outline.width > 0.0 {
        let points = (0..arms)
            .map(f32::from)
            .flat_map(|k| [point(k, radius), point(k + 0.5, radius * waist)])
            .collect();
        shapes.push(Shape::closed_line(points, outline));
    }
    shapes
}
