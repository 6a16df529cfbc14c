//! A board with what is in hand, worked out once: what every choice would be, and the wall. Whoever shows it keeps it
//! until something changes.

use std::collections::BTreeMap;

use crate::rules::{Board, Cell, Change, Corner, Falcon, Illegal, Piece, WallPiece};

/// What is in hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hand {
    /// Nothing: pieces that lie there can be chosen, and taken away.
    #[default]
    Empty,
    /// A piece, to lay or to swap with another.
    Piece(Piece),
    /// A falcon, to place on a crossing.
    Falcon(Falcon),
}

/// A board, what is in hand, and what can be done with it.
#[derive(Clone, Debug)]
pub struct BoardScene {
    board: Board,
    hand: Hand,
    /// What is in hand cannot be swapped.
    only_lays: bool,
    cells: BTreeMap<Cell, Result<Change, Illegal>>,
    crossings: BTreeMap<Corner, Result<(), Illegal>>,
    wall: Vec<WallPiece>,
}

impl BoardScene {
    /// A scene that is known already, if it is of this board and hand; else a new one.
    #[must_use]
    pub fn kept(known: Option<Self>, board: &Board, hand: Hand) -> Self {
        let known = known.filter(|scene| scene.hand == hand && scene.board == *board && !scene.only_lays);
        let known = known.filter(|scene| !scene.is_still());
        known.unwrap_or_else(|| Self::new(board.clone(), hand))
    }

    /// The same where the piece in hand can only be laid: it is in no reserve.
    #[must_use]
    pub fn to_lay(known: Option<Self>, board: &Board, piece: Piece) -> Self {
        let hand = Hand::Piece(piece);
        let known = known.filter(|scene| scene.hand == hand && scene.board == *board && scene.only_lays);
        known.unwrap_or_else(|| {
            let mut scene = Self { only_lays: true, ..Self::new(board.clone(), hand) };
            scene.cells.retain(|cell, _| board.at(*cell).is_none());
            scene
        })
    }

    /// A board that is only looked at: nothing is asked of its cells.
    #[must_use]
    pub fn still(known: Option<Self>, board: &Board) -> Self {
        // What could be done with what was in hand before is no part of it.
        let known = known.filter(|scene| scene.is_still() && scene.board == *board);
        known.unwrap_or_else(|| {
            let (cells, crossings) = (BTreeMap::new(), BTreeMap::new());
            let (board, wall) = (board.clone(), board.wall());
            Self { board, hand: Hand::Empty, only_lays: false, cells, crossings, wall }
        })
    }

    /// Whether nothing is asked of it: else there is at least the start tile.
    fn is_still(&self) -> bool {
        self.cells.is_empty() && self.crossings.is_empty()
    }

    /// Works out what can be done.
    #[must_use]
    pub fn new(board: Board, hand: Hand) -> Self {
        let mut cells = BTreeMap::new();
        let mut crossings = BTreeMap::new();
        let mut ask = |change: Change| {
            cells.insert(change.cell(), board.legal(change).map(|()| change));
        };
        for (cell, _) in board.laid() {
            match hand {
                Hand::Empty => ask(Change::TakeAway(cell)),
                Hand::Piece(piece) => {
                    ask(Change::Swap(cell, piece));
                    for cell in cell.around().filter(|cell| board.at(*cell).is_none()) {
                        ask(Change::Lay(cell, piece));
                    }
                }
                Hand::Falcon(falcon) => {
                    for corner in cell.corners() {
                        crossings.insert(corner, board.may_place(corner, falcon));
                    }
                }
            }
        }
        let wall = board.wall();
        Self { board, hand, only_lays: false, cells, crossings, wall }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// What is in hand.
    #[must_use]
    pub const fn hand(&self) -> Hand {
        self.hand
    }

    /// The cells that can be chosen, each with what that would do or why it is refused.
    pub fn cells(&self) -> impl Iterator<Item = (Cell, &Result<Change, Illegal>)> {
        self.cells.iter().map(|(cell, change)| (*cell, change))
    }

    /// What choosing a cell would do.
    #[must_use]
    pub fn change(&self, cell: Cell) -> Option<&Result<Change, Illegal>> {
        self.cells.get(&cell)
    }

    /// The crossings that can be chosen, with whether the falcon in hand may be placed there.
    pub fn crossings(&self) -> impl Iterator<Item = (Corner, &Result<(), Illegal>)> {
        self.crossings.iter().map(|(corner, placed)| (*corner, placed))
    }

    /// Whether the falcon in hand may be placed on a crossing.
    #[must_use]
    pub fn crossing(&self, crossing: Corner) -> Option<&Result<(), Illegal>> {
        self.crossings.get(&crossing)
    }

    /// A longest line along the wall.
    #[must_use]
    pub fn wall(&self) -> &[WallPiece] {
        &self.wall
    }

    /// The cells that are shown: all that lies there and one more on each side, as two opposite corners.
    #[must_use]
    pub fn bounds(&self) -> [Cell; 2] {
        let start = [Cell::START; 2];
        let [least, most] = self.board.laid().fold(start, |[least, most], (cell, _)| {
            let least = Cell::new(least.x.min(cell.x), least.y.min(cell.y));
            [least, Cell::new(most.x.max(cell.x), most.y.max(cell.y))]
        });
        let beyond = |at: i16, by: i16| at.saturating_add(by);
        [Cell::new(beyond(least.x, -1), beyond(least.y, -1)), Cell::new(beyond(most.x, 1), beyond(most.y, 1))]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardOptions;

    #[test]
    fn a_board_that_was_only_looked_at_is_asked_again_once_something_can_be_done() {
        let board = Board::new(BoardOptions::default());
        let still = BoardScene::still(None, &board);
        assert_eq!(still.cells().count(), 0);
        let open = BoardScene::kept(Some(still), &board, Hand::Empty);
        assert_ne!(open.cells().count(), 0, "the start tile at least");
        assert_eq!(BoardScene::still(Some(open), &board).cells().count(), 0);
    }
}
