//! Where something lies in an Alhambra, as people say it: beside a tile that lies next to it. Where it is to be checked,
//! it is told by its distance from the start tile, as everything written has it.

use super::names::cell_number;
use crate::rules::{
    Board, Cell, Corner, Laid, Piece, Side, Tile,
    play::{Grounds, PlayConfig, State},
};
use text::Texts;

/// How places in an Alhambra are told.
#[derive(Clone, Copy)]
pub enum Places<'a> {
    /// By their distance from the start tile.
    Numbered,
    /// Beside what lies there.
    Beside(&'a PlayConfig, &'a Grounds),
    /// The same of an Alhambra as tables have it.
    On(&'a Board),
}

impl<'a> Places<'a> {
    /// Beside what lies in the Alhambra of this row of a game; of the third player, who has none, by numbers.
    #[must_use]
    pub fn beside(config: &'a PlayConfig, state: &'a State, row: Option<usize>) -> Self {
        match row.filter(|row| *row < config.players()) {
            Some(row) => Self::Beside(config, state.player(row).grounds()),
            None => Self::Numbered,
        }
    }

    /// Where a cell is, such as "at 0, −1" or "above the start tile".
    #[must_use]
    pub fn cell(self, texts: &Texts, cell: Cell) -> String {
        match self {
            Self::Numbered => numbered(texts, cell),
            Self::Beside(config, grounds) => beside(texts, &grounds.board(config), cell),
            Self::On(board) => beside(texts, board, cell),
        }
    }

    /// Where a crossing is, such as "at 0, −1" or "at the upper left corner of the start tile".
    #[must_use]
    pub fn crossing(self, texts: &Texts, crossing: Corner) -> String {
        match self {
            Self::Numbered => numbered(texts, crossing.0),
            Self::Beside(config, grounds) => corner(texts, &grounds.board(config), crossing),
            Self::On(board) => corner(texts, board, crossing),
        }
    }
}

fn numbered(texts: &Texts, cell: Cell) -> String {
    texts.alhambra_place_numbered(&cell_number(cell.x), &cell_number(cell.y))
}

/// Where a cell is: beside the start tile, or a tile that no other one of this Alhambra is like; where neither is next to
/// it, so many tiles from the start tile.
fn beside(texts: &Texts, board: &Board, cell: Cell) -> String {
    if let Some((side, _)) = cell.neighbours().find(|(_, at)| *at == Cell::START) {
        return texts.alhambra_place_by_start(side.opposite());
    }
    let tile = cell.neighbours().find_map(|(side, at)| Some((side.opposite(), named(board, at)?)));
    match tile {
        Some((side, tile)) => texts.alhambra_place_by_tile(side, tile.building(), tile.price),
        None => from_start(texts, cell),
    }
}

/// So many tiles up or down and to a side of the start tile.
fn from_start(texts: &Texts, cell: Cell) -> String {
    let across = if cell.x < 0 { Side::West } else { Side::East };
    let along = if cell.y < 0 { Side::North } else { Side::South };
    let steps = [(across, cell.x), (along, cell.y)].into_iter().filter(|(_, tiles)| *tiles != 0);
    let steps = steps.map(|(side, tiles)| texts.alhambra_place_steps(side, tiles.unsigned_abs()));
    texts.alhambra_place_from_start(&steps.collect::<Vec<_>>().join(", "))
}

/// Which corner of a tile a crossing is.
fn corner(texts: &Texts, board: &Board, crossing: Corner) -> String {
    // The crossing is the lower right corner of the first cell, and the upper left one of the last.
    let mut cells = (1_u8..).zip(crossing.cells());
    if let Some((corner, _)) = cells.clone().find(|(_, cell)| *cell == Cell::START) {
        return texts.alhambra_place_corner_start(corner);
    }
    match cells.find_map(|(corner, cell)| Some((corner, named(board, cell)?))) {
        Some((corner, tile)) => texts.alhambra_place_corner(corner, tile.building(), tile.price),
        None => from_start(texts, crossing.0),
    }
}

/// The tile on a cell, if no other one of this Alhambra is called the same.
fn named(board: &Board, cell: Cell) -> Option<Tile> {
    let tile = |laid| match laid {
        Laid::Piece(Piece::Tile(tile)) => Some(tile),
        _ => None,
    };
    let called = |tile: &Tile| (tile.building(), tile.price);
    let of = tile(board.at(cell)?)?;
    let alike = board.laid().filter_map(|(_, laid)| tile(laid)).filter(|tile| called(tile) == called(&of));
    (alike.count() == 1).then_some(of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::{self, AnyGame},
        rules::BoardOptions,
    };
    use std::collections::BTreeSet;
    use text::Language;

    #[test]
    fn a_place_is_told_beside_the_start_tile_or_a_tile_and_no_two_are_told_alike() {
        let text = include_str!("../../../../saves/alhambra-played-four.json");
        let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
        let board = game.state().player(0).grounds().board(game.config());
        let cells: BTreeSet<Cell> =
            board.laid().flat_map(|(cell, _)| cell.neighbours()).map(|(_, cell)| cell).collect();
        for texts in Language::ALL.into_iter().map(Texts::new) {
            let told: BTreeSet<String> = cells
                .iter()
                .filter(|cell| **cell != Cell::START)
                .map(|cell| beside(&texts, &board, *cell))
                .collect();
            assert_eq!(told.len(), cells.len() - usize::from(cells.contains(&Cell::START)), "{told:?}");
            assert_eq!(beside(&texts, &board, Cell::new(0, -1)), texts.alhambra_place_by_start(Side::North));
            let by_tile = |cell: &Cell| {
                let (side, at) = cell.neighbours().find(|(_, at)| named(&board, *at).is_some())?;
                let tile = named(&board, at)?;
                Some(texts.alhambra_place_by_tile(side.opposite(), tile.building(), tile.price))
            };
            assert!(cells.iter().any(|cell| Some(beside(&texts, &board, *cell)) == by_tile(cell)));
        }
    }

    #[test]
    fn far_from_every_tile_a_place_is_told_by_its_distance_from_the_start_tile() {
        let texts = Texts::new(Language::English);
        let told = beside(&texts, &Board::new(BoardOptions::default()), Cell::new(-2, 3));
        let steps =
            [texts.alhambra_place_steps(Side::West, 2_u16), texts.alhambra_place_steps(Side::South, 3_u16)];
        assert_eq!(told, texts.alhambra_place_from_start(&steps.join(", ")));
    }

    #[test]
    fn a_crossing_is_a_corner_of_the_start_tile_or_of_a_tile() {
        let texts = Texts::new(Language::English);
        let board = Board::new(BoardOptions::default());
        let corners = Cell::START.corners().map(|crossing| corner(&texts, &board, crossing));
        // Clockwise from the upper left one.
        assert_eq!(corners, [4_u8, 3, 1, 2].map(|corner| texts.alhambra_place_corner_start(corner)));
    }
}
