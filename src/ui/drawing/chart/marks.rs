//! Marks of results: six shapes that are told apart without colour.

use std::f32::consts::TAU;

use egui::{Color32, Pos2, Shape, Stroke, Vec2, vec2};

/// The shape of a mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// A diamond, as of the rounds.
    #[default]
    Diamond,
    /// A round one.
    Disc,
    /// A square.
    Square,
    /// A roof.
    Up,
    /// The same upside down.
    Down,
    /// With six sides.
    Hexagon,
}

impl Mark {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Diamond, Self::Disc, Self::Square, Self::Up, Self::Down, Self::Hexagon];

    /// The mark around this middle. All have about the same weight.
    pub fn shape(self, middle: Pos2, radius: f32, fill: Color32, edge: Stroke) -> Shape {
        let around = |corners: u8, turn: f32, size: f32| {
            let corner = |k: u8| Vec2::angled(TAU * (f32::from(k) / f32::from(corners) + turn));
            let points = (0..corners).map(|k| middle + corner(k) * (radius * size)).collect();
            Shape::convex_polygon(points, fill, edge)
        };
        match self {
            Self::Diamond => around(4, 0.0, 1.1),
            Self::Disc => Shape::Circle(egui::epaint::CircleShape {
                center: middle,
                radius: radius * 0.88,
                fill,
                stroke: edge,
            }),
            Self::Square => around(4, 0.125, 1.12),
            Self::Up => roof(middle, radius, -1.0, fill, edge),
            Self::Down => roof(middle, radius, 1.0, fill, edge),
            Self::Hexagon => around(6, 0.0, 1.0),
        }
    }
}

/// A triangle with its tip above, or below.
fn roof(middle: Pos2, radius: f32, way: f32, fill: Color32, edge: Stroke) -> Shape {
    let points = [vec2(0.0, way), vec2(0.95, -0.75 * way), vec2(-0.95, -0.75 * way)];
    let points = points.map(|corner| middle + corner * (radius * 1.1)).to_vec();
    Shape::convex_polygon(points, fill, edge)
}
