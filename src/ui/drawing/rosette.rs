//! A rosette of sixteen arms, laid of coloured tiles as on the walls of the Alhambra.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2};

use super::star;
use crate::theme::{self, Theme};

/// The arms of the star in the middle, and the tiles of each ring around it.
const ARMS: u8 = 16;

/// A ring of kites, in parts of the rosette's radius: where they begin, are widest and end, and half their width.
struct Ring {
    from: f32,
    widest: f32,
    to: f32,
    half: f32,
}

const PETALS: Ring = Ring { from: 0.33, widest: 0.58, to: 0.79, half: 0.105 };
/// Between the petals.
const DARTS: Ring = Ring { from: 0.62, widest: 0.81, to: 0.97, half: 0.078 };
/// Before the petals.
const TIPS: Ring = Ring { from: 0.83, widest: 0.92, to: 0.99, half: 0.045 };

/// Draws it, turned by a part of a whole turn.
pub fn paint(painter: &Painter, centre: Pos2, radius: f32, turn: f32, theme: &Theme) {
    let [blue, red, .., green, _] = &theme.families;
    let ring = |ring: &Ring, shift: f32, colour: &dyn Fn(u8) -> Color32| {
        for k in 0..ARMS {
            let angle = TAU * ((f32::from(k) + shift) / f32::from(ARMS) + turn) - TAU / 4.0;
            painter.add(ring.kite(centre, radius, angle, colour(k)));
        }
    };
    ring(&TIPS, 0.0, &|_| theme.gold_leaf);
    ring(&DARTS, 0.5, &|_| red.ink);
    ring(&PETALS, 0.0, &|k| if k % 2 == 0 { blue.ink } else { green.ink });
    let line = theme::stroke::fine(theme.gold);
    painter.circle_stroke(centre, radius, theme::stroke::edge(theme.gold_line));
    star::sixteen(painter, centre, radius * 0.34, theme.gold_leaf, line);
    star::eight(painter, centre, radius * 0.19, theme.paper, line);
    star::eight(painter, centre, radius * 0.09, theme.gold, Stroke::NONE);
}

impl Ring {
    fn kite(&self, centre: Pos2, radius: f32, angle: f32, colour: Color32) -> Shape {
        let along = Vec2::angled(angle) * radius;
        let across = along.rot90() * self.half;
        let points = vec![
            centre + along * self.from,
            centre + along * self.widest + across,
            centre + along * self.to,
            centre + along * self.widest - across,
        ];
        Shape::convex_polygon(points, colour, Stroke::NONE)
    }
}
