//! Sea and land: water that grows shallow along the coast, parchment, and the places with symbols.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use super::{Lattice, Outline, Side, inset};
use crate::{
    rules::{SpaceAt, Symbol},
    widgets::symbols::{self, Tones},
};
use ui::theme::{self, MapColours, Theme};

/// How far each band of shallow water reaches, in sides of a space, the outermost first.
const SHALLOWS: [f32; 3] = [0.62, 0.4, 0.2];

/// What the ground of a space looks like.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    /// Where.
    pub at: SpaceAt,
    /// Its symbol.
    pub symbol: Option<Symbol>,
    /// The colour of its tint.
    pub tint: Option<Color32>,
}

/// Draws the sea, which fills a rectangle.
pub fn paint_sea(painter: &Painter, theme: &Theme, room: Rect) {
    painter.rect(
        room,
        theme::radius::CARD,
        theme.map.sea,
        theme::stroke::fine(theme.gold_line),
        StrokeKind::Inside,
    );
}

/// Draws the land with its coast and the borders of its spaces, but without symbols.
pub fn paint_land(painter: &Painter, theme: &Theme, lattice: Lattice, outline: &Outline, spaces: &[Ground]) {
    let (colours, side) = (&theme.map, lattice.side());
    for (reach, water) in SHALLOWS.into_iter().zip(colours.shallows) {
        along(painter, lattice, &outline.coast, side * reach, water);
    }
    for ground in spaces {
        let corners = lattice.space(ground.at);
        fill(painter, corners, ground.of(colours.land));
        if ground.symbol.is_some() {
            fill(painter, inset(corners, side * 0.055), ground.place(colours));
        }
    }
    let line = theme::stroke::fine(colours.line);
    for side in &outline.within {
        painter.line_segment(side.map(|corner| lattice.corner(corner)), line);
    }
    along(painter, lattice, &outline.coast, (side * 0.055).clamp(2.0, 4.0), colours.coast);
}

impl Ground {
    fn of(self, land: Color32) -> Color32 {
        self.tint.map_or(land, |tint| land.lerp_to_gamma(tint, 0.27))
    }

    fn place(self, colours: &MapColours) -> Color32 {
        self.tint.map_or(colours.place, |tint| colours.place.lerp_to_gamma(tint, 0.16))
    }
}

/// Draws the symbol of a space in its middle; with `fade` it recedes into the land: 0 is as usual, 1 is gone.
pub fn paint_symbol(painter: &Painter, theme: &Theme, lattice: Lattice, ground: Ground, fade: f32) {
    let Some(symbol) = ground.symbol else { return };
    let place = ground.place(&theme.map);
    let ink = symbols::colours_of(theme, symbol).ink.lerp_to_gamma(place, fade);
    symbols::paint(painter, symbol_rect(lattice, ground.at), symbol, Tones { ink, ground: place });
}

/// Where the symbol of a space is drawn.
fn symbol_rect(lattice: Lattice, at: SpaceAt) -> Rect {
    Rect::from_center_size(lattice.middle(at), Vec2::splat(lattice.inner() * 1.34))
}

/// Fills a space.
pub fn fill(painter: &Painter, corners: [Pos2; 3], colour: Color32) {
    painter.add(Shape::convex_polygon(corners.to_vec(), colour, Stroke::NONE));
}

/// Draws a broad line along some sides, round where they meet.
fn along(painter: &Painter, lattice: Lattice, sides: &[Side], width: f32, colour: Color32) {
    for side in sides {
        let ends = side.map(|corner| lattice.corner(corner));
        painter.line_segment(ends, Stroke::new(width, colour));
        for end in ends {
            painter.circle_filled(end, width / 2.0, colour);
        }
    }
}
