//! A small Alhambra that the game is known by: all six types round the start tile, within one wall.

use egui::{Painter, Rect, Vec2, vec2};

use super::tiles;
use crate::rules::{Laid, Piece, TileId, TileSet};
use ui::theme::Theme;

/// The tiles, row by row; the start tile lies where none is named.
const TILES: [[&str; 3]; 3] = [["P04", "G07", "S02"], ["T06", "", "G06"], ["C04", "S06", "A05"]];

/// Draws it in the largest square in the middle of a place.
pub fn paint(painter: &Painter, place: Rect, theme: &Theme) {
    let side = place.width().min(place.height());
    let square = Rect::from_center_size(place.center(), Vec2::splat(side));
    let step = side / TILES.len() as f32;
    for (y, row) in TILES.iter().enumerate() {
        for (x, id) in row.iter().enumerate() {
            let cell = Rect::from_min_size(square.min + vec2(x as f32, y as f32) * step, Vec2::splat(step));
            let tile = TileId::read(id).and_then(|id| TileSet::standard().get(id));
            tiles::paint(
                painter,
                cell,
                theme,
                tile.map_or(Laid::Start, |tile| Laid::Piece(Piece::Tile(tile))),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, BoardOptions, Cell, Change};

    #[test]
    fn what_is_drawn_may_lie_so_and_one_wall_goes_round_it() {
        let mut board = Board::new(BoardOptions::default());
        // From the start tile outwards, so that all is reached on foot.
        for (x, y) in [(1, 0), (0, 1), (2, 1), (1, 2), (0, 0), (2, 0), (0, 2), (2, 2)] {
            let tile = TileSet::standard().get(TileId::read(TILES[y][x]).unwrap()).unwrap();
            let cell = Cell::new(x as i16 - 1, y as i16 - 1);
            board.change(Change::Lay(cell, Piece::Tile(tile))).unwrap();
        }
        assert_eq!(board.wall().len(), 12);
    }
}
