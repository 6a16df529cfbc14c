//! How tiles are drawn, at any size: their ground, what stands on it, their price, and the walls on their sides.
//!
//! Walls stand astride the sides, so that those of neighbours are one; whoever draws many tiles draws all grounds first
//! ([`paint_ground`]) and then all walls ([`ramparts::paint`]).

pub mod bazaar;
pub mod camp;
pub mod falcon;
mod ground;
pub mod ramparts;
mod start;

use egui::{Align2, Painter, Rect, StrokeKind, Vec2, pos2, vec2};

pub use self::ground::{SMALLEST, radius};
use self::ground::{ground, is_fine};
use crate::rules::{Laid, Piece, Tile};
use common::drawing::{self, colours_of};
use ui::theme::{self, TextSize, Theme};

/// Draws what lies on a cell with its own walls, alone within `rect`.
pub fn paint(painter: &Painter, rect: Rect, theme: &Theme, laid: Laid) {
    let cell = alone(rect);
    paint_ground(painter, cell, theme, laid);
    let walls = laid.walls().unwrap_or_default();
    let ramparts: Vec<_> = walls.iter().map(|side| ramparts::Rampart::of(cell, side)).collect();
    ramparts::paint(painter, theme, cell.width(), &ramparts);
}

/// The cell of a tile that is drawn alone: half of its walls stands outside of it.
#[must_use]
pub fn alone(rect: Rect) -> Rect {
    let side = rect.width().min(rect.height()) / (1.0 + 2.0 * ramparts::REACH);
    Rect::from_center_size(rect.center(), Vec2::splat(side))
}

/// Draws what lies on a cell, without its walls.
pub fn paint_ground(painter: &Painter, cell: Rect, theme: &Theme, laid: Laid) {
    match laid {
        Laid::Start => start::paint(painter, cell, theme),
        Laid::Piece(Piece::Tile(tile)) => paint_tile(painter, cell, theme, tile),
        Laid::Piece(Piece::Bazaar(bazaar)) => bazaar::paint(painter, cell, theme, &bazaar.colours()),
        Laid::Piece(Piece::Camp(camp)) => camp::paint(painter, cell, theme, camp.ramparts()),
    }
}

fn paint_tile(painter: &Painter, cell: Rect, theme: &Theme, tile: Tile) {
    let side = cell.width();
    let colours = colours_of(theme, tile.building());
    ground(painter, cell, colours.tile, colours.edge);
    // The building stands on the ground, the price is in the upper left corner: in a small cell before the building.
    let wide = if is_fine(side) { 0.72 } else { 0.66 };
    let drawing = Vec2::splat(side * wide);
    let aside = if is_fine(side) { 0.06 } else { 0.1 };
    let foot = pos2(cell.center().x + side * aside, cell.max.y - side * 0.09);
    let place = Rect::from_min_size(foot - vec2(drawing.x / 2.0, drawing.y), drawing);
    drawing::paint(painter, place, theme, tile.building());
    price(painter, cell, theme, tile);
}

/// The price on a little plate, or in a small cell on the bare ground.
fn price(painter: &Painter, cell: Rect, theme: &Theme, tile: Tile) {
    let side = cell.width();
    let colours = colours_of(theme, tile.building());
    let size = TextSize::fitted(side * 0.2, TextSize::TINY..=TextSize::HEADING);
    let text = painter.layout_no_wrap(tile.price.to_string(), theme::bold(size), colours.text);
    let corner = cell.min + Vec2::splat(side * ramparts::REACH);
    let plate = if is_fine(side) {
        let height = size.points() * 1.12;
        let width = (text.size().x + size.points() * 0.5).max(height);
        let plate = Rect::from_min_size(corner, vec2(width, height));
        let edge = theme::stroke::fine(colours.edge);
        painter.rect(plate, theme::radius::of(height * 0.28), theme.paper, edge, StrokeKind::Inside);
        plate
    } else {
        let plate = Rect::from_min_size(corner, vec2(text.size().x + 1.0, size.points() * 0.82));
        painter.rect_filled(plate, theme::radius::MARK, colours.tile);
        plate
    };
    let at = Align2::CENTER_CENTER.anchor_size(plate.center(), text.size());
    painter.galley(at.min, text, colours.text);
}
