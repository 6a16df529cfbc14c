//! The picture: tiles, walls over them, falcons over those, and what stands out.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, StrokeKind, Vec2, epaint::RectShape, vec2};

use super::{BoardScene, geometry::Geometry};
use crate::{
    rules::{Board, Cell, Falcon, Laid, Piece, Side, Sides, WallPiece},
    widgets::tiles::{
        self, falcon,
        ramparts::{self, Rampart},
    },
};
use common::drawing::{self, colours_of};
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
};

/// How much shows of what is in hand where it may lie, and where it may not: its price can be read in either.
const LAWFUL: f32 = 0.92;
const UNLAWFUL: f32 = 0.8;

/// Marks the corners of all cells: where tiles could come to lie.
pub(super) fn lattice(painter: &Painter, theme: &Theme, geometry: &Geometry) {
    let (rows, columns) = geometry.lines();
    let radius = (geometry.side * 0.025).clamp(1.0, 2.0);
    for row in 0..rows {
        for column in 0..columns {
            let corner = geometry.cell(geometry.at((row, column))).min;
            painter.circle_filled(corner, radius, theme.gold_line);
        }
    }
}

/// The board as it lies there.
pub(super) fn board(painter: &Painter, theme: &Theme, geometry: &Geometry, scene: &BoardScene) {
    let board = scene.board();
    let side = geometry.side;
    for (cell, _) in board.laid() {
        let below = geometry.cell(cell).translate(vec2(0.0, side * 0.05));
        painter.rect_filled(below, tiles::radius(side), theme.shadow);
    }
    for (cell, laid) in board.laid() {
        paint_ground(painter, geometry.cell(cell), theme, laid);
    }
    ramparts::paint(painter, theme, side, &walls(geometry, board, scene.wall()));
    for (crossing, falcon) in board.falcons() {
        falcon::paint(painter, theme, geometry.crossing(crossing), falcon_radius(side), falcon);
    }
}

/// Draws what lies on a cell, without its walls; on a cell that has no room for the price of a building, the building alone.
fn paint_ground(painter: &Painter, cell: Rect, theme: &Theme, laid: Laid) {
    match laid {
        Laid::Piece(Piece::Tile(tile)) if cell.width() < tiles::SMALLEST => {
            let (side, colours) = (cell.width(), colours_of(theme, tile.building()));
            let edge = theme::stroke::fine(colours.edge);
            painter.rect(cell.shrink(0.5), tiles::radius(side), colours.tile, edge, StrokeKind::Inside);
            drawing::paint(painter, cell.shrink(side * 0.12), theme, tile.building());
        }
        _ => tiles::paint_ground(painter, cell, theme, laid),
    }
}

/// How large a falcon is on a crossing: it can be told apart, and what lies around it is seen in the smallest cells, too.
fn falcon_radius(side: f32) -> f32 {
    (side * falcon::RADIUS).max(theme::space::SMALL.min(side * 0.3))
}

/// The walls of all tiles; two against each other are drawn once.
fn walls(geometry: &Geometry, board: &Board, line: &[WallPiece]) -> Vec<Rampart> {
    let of_cell = |(cell, laid): (Cell, Laid)| {
        let has_other = move |side: Side| {
            let other = board.at(cell.beside(side)).is_some_and(|laid| laid.has_wall(side.opposite()));
            other && matches!(side, Side::North | Side::West)
        };
        let sides: Sides = laid.walls().unwrap_or_default();
        sides.iter().filter(move |side| !has_other(*side)).map(move |side| WallPiece { cell, side }).collect()
    };
    let pieces = board.laid().flat_map(|laid| -> Vec<WallPiece> { of_cell(laid) });
    pieces
        .map(|piece| {
            let is_outside = board.at(piece.cell.beside(piece.side)).is_none_or(Laid::is_camp);
            let rampart = Rampart::of(geometry.cell(piece.cell), piece.side).golden(line.contains(&piece));
            if is_outside { rampart } else { rampart.within() }
        })
        .collect()
}

/// The piece of a line that bears its length: the one next to its middle on which no camp's arrow lies.
fn medal_piece<'a>(board: &Board, line: &'a [WallPiece]) -> Option<&'a WallPiece> {
    let has_camp = |piece: &WallPiece| board.at(piece.cell.beside(piece.side)).is_some_and(Laid::is_camp);
    let pieces = line.iter().enumerate();
    let (_, piece) = pieces.min_by_key(|(k, piece)| (has_camp(piece), k.abs_diff(line.len() / 2)))?;
    Some(piece)
}

/// The length of the longest line, on a medal outside of its middle.
pub(super) fn wall_medal(
    painter: &Painter,
    theme: &Theme,
    geometry: &Geometry,
    scene: &BoardScene,
) -> Option<Rect> {
    let line = scene.wall();
    let middle = medal_piece(scene.board(), line)?;
    let side = geometry.side;
    let radius = (side * 0.19).max(theme::size::SMALL_DRAWING / 2.0);
    let away = ramparts::outward(middle.side) * (radius * 0.8);
    let centre = Rampart::of(geometry.cell(middle.cell), middle.side).middle() + away;
    medal(painter, theme, centre, radius, &line.len().to_string());
    Some(Rect::from_center_size(centre, Vec2::splat(2.0 * radius)))
}

fn medal(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, text: &str) {
    painter.circle(centre, radius, theme.gold_leaf, theme::stroke::edge(theme.yellow_die.edge));
    painter.circle_stroke(centre, radius - 2.5, theme::stroke::fine(theme.gold_shine));
    let font = theme::bold(TextSize::fitted(radius * 1.15, TextSize::TINY..=TextSize::HEADING));
    painter.text(centre, Align2::CENTER_CENTER, text, font, theme.yellow_die.pip);
}

/// An empty cell where the piece in hand may be laid.
pub(super) fn glow(painter: &Painter, theme: &Theme, cell: Rect) {
    let side = cell.width();
    let rect = cell.shrink(side * 0.1);
    let radius = tiles::radius(side);
    let halo = RectShape::filled(rect.expand(side * 0.04), radius, theme.glow.gamma_multiply(0.55));
    painter.add(halo.with_blur_width(side * 0.16));
    painter.rect_filled(rect, radius, theme.yellow_die.band);
    painter.rect_stroke(rect, radius, theme::stroke::strong(theme.gold), StrokeKind::Inside);
    let mark = Rect::from_center_size(rect.center(), Vec2::splat(side * 0.24));
    symbols::paint(painter, mark, Symbol::Plus, theme.gold);
}

/// A laid piece that may be swapped with the one in hand: told from others by dashes.
pub(super) fn swappable(painter: &Painter, theme: &Theme, cell: Rect) {
    let side = cell.width();
    let rect = cell.shrink(side * 0.09);
    let ring = [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    painter.rect_stroke(rect, 0, theme::stroke::ring(theme.paper), StrokeKind::Middle);
    painter.extend(Shape::dashed_line(&ring, theme::stroke::ring(theme.gold), side * 0.1, side * 0.06));
}

/// The piece in hand where it is pointed to: as it would lie there, or that it cannot.
pub(super) fn preview(painter: &Painter, theme: &Theme, cell: Rect, piece: Piece, lawful: bool) {
    let side = cell.width();
    let laid = Laid::Piece(piece);
    let mut pale = painter.clone();
    pale.multiply_opacity(if lawful { LAWFUL } else { UNLAWFUL });
    tiles::paint_ground(&pale, cell, theme, laid);
    let walls: Vec<Rampart> =
        laid.walls().unwrap_or_default().iter().map(|side| Rampart::of(cell, side)).collect();
    ramparts::paint(&pale, theme, side, &walls);
    verdict(painter, theme, cell, lawful);
}

/// The falcon in hand where it is pointed to.
pub(super) fn preview_falcon(painter: &Painter, theme: &Theme, cell: Rect, falcon: Falcon, lawful: bool) {
    let mut pale = painter.clone();
    pale.multiply_opacity(if lawful { LAWFUL } else { UNLAWFUL });
    falcon::paint(&pale, theme, cell.center(), falcon_radius(cell.width() * 2.0), falcon);
    if !lawful {
        verdict(painter, theme, cell, lawful);
    }
}

fn verdict(painter: &Painter, theme: &Theme, cell: Rect, lawful: bool) {
    let side = cell.width();
    let colour: Color32 = if lawful { theme.gold } else { theme.danger };
    let rect = cell.shrink(side * 0.02);
    painter.rect_stroke(rect, tiles::radius(side), theme::stroke::ring(colour), StrokeKind::Inside);
    if !lawful {
        let radius = (side * 0.16).max(theme::space::SMALL);
        let centre = cell.right_top() + vec2(-radius * 1.1, radius * 1.1);
        painter.circle(centre, radius, theme.paper, theme::stroke::edge(colour));
        let cross = Rect::from_center_size(centre, Vec2::splat(radius * 1.1));
        symbols::paint(painter, cross, Symbol::Close, colour);
    }
}

/// A crossing where the falcon in hand may be placed.
pub(super) fn perch(painter: &Painter, theme: &Theme, centre: Pos2, side: f32) {
    let radius = falcon_radius(side);
    painter.circle_filled(centre, radius * 1.25, theme.glow.gamma_multiply(0.5));
    painter.circle(centre, radius, theme.raised, theme::stroke::ring(theme.gold));
    let mark = Rect::from_center_size(centre, Vec2::splat(radius * 0.9));
    symbols::paint(painter, mark, Symbol::Plus, theme.gold);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardOptions, Camp, Change, TileId, TileSet};

    #[test]
    fn the_length_of_the_wall_covers_no_arrow_of_a_camp() {
        let mut board = Board::new(BoardOptions::default());
        let tile = TileSet::standard().get(TileId::read("P06").unwrap()).unwrap();
        let line =
            [Side::North, Side::East, Side::South].map(|side| WallPiece { cell: Cell::new(1, 0), side });
        board.change_anyway(Change::Lay(Cell::new(1, 0), Piece::Tile(tile))).unwrap();
        assert_eq!(medal_piece(&board, &line), Some(&line[1]), "the middle");
        let camp = Camp::new(Sides::NONE.with(Side::West)).unwrap();
        board.change_anyway(Change::Lay(Cell::new(2, 0), Piece::Camp(camp))).unwrap();
        assert_eq!(medal_piece(&board, &line), Some(&line[0]));
        assert_eq!(medal_piece(&board, &line[1..2]), Some(&line[1]), "there is no other");
        assert_eq!(medal_piece(&board, &[]), None);
    }
}
