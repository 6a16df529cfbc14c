//! A board with what is in hand, worked out once: what every choice would be, and the wall. Whoever shows it keeps it
//! until something changes.

use std::collections::BTreeMap;

use crate::rules::{Board, Cell, Change, Corner, Falcon, Illegal, Piece, WallPiece};

/// A board is shown at least so wide and high, in cells: the first tiles lie beside others to come.
pub(super) const LEAST: i16 = 5;

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
    bounds: [Cell; 2],
}

impl BoardScene {
    /// A scene that is known already, if it is of this board and hand; else a new one.
    #[must_use]
    pub fn kept(known: Option<Self>, board: &Board, hand: Hand) -> Self {
        Self::follow(
            known,
            board,
            |scene| scene.hand == hand && !scene.only_lays && !scene.is_still(),
            || Self::new(board.clone(), hand),
        )
    }

    /// The same where the piece in hand can only be laid: it is in no reserve.
    #[must_use]
    pub fn to_lay(known: Option<Self>, board: &Board, piece: Piece) -> Self {
        let hand = Hand::Piece(piece);
        Self::follow(
            known,
            board,
            |scene| scene.hand == hand && scene.only_lays,
            || {
                let mut scene = Self { only_lays: true, ..Self::new(board.clone(), hand) };
                scene.cells.retain(|cell, _| board.at(*cell).is_none());
                scene
            },
        )
    }

    /// A board that is only looked at: nothing is asked of its cells.
    #[must_use]
    pub fn still(known: Option<Self>, board: &Board) -> Self {
        // What could be done with what was in hand before is no part of it.
        Self::follow(known, board, Self::is_still, || {
            let (cells, crossings) = (BTreeMap::new(), BTreeMap::new());
            let (board, wall, bounds) = (board.clone(), board.wall(), room_of(board));
            Self { board, hand: Hand::Empty, only_lays: false, cells, crossings, wall, bounds }
        })
    }

    /// A scene that is known already where it is of this board and right otherwise, too; else another one, in which the same
    /// cells are shown where it is the board of before but for a piece: what lies there stays where it is on screen, but in a
    /// room so small that only the cells in use are shown.
    fn follow(
        known: Option<Self>,
        board: &Board,
        is_right: impl Fn(&Self) -> bool,
        new: impl FnOnce() -> Self,
    ) -> Self {
        match known {
            Some(scene) if scene.board == *board && is_right(&scene) => scene,
            Some(before) if is_next(&before.board, board) => {
                Self { bounds: grown(before.bounds, around(board)), ..new() }
            }
            _ => new(),
        }
    }

    /// The same without room for what may come: as wide and high as what lies there and one cell on each side.
    #[must_use]
    pub fn tight(self) -> Self {
        Self { bounds: self.tight_bounds(), ..self }
    }

    /// All that lies there and one cell on each side.
    pub(super) fn tight_bounds(&self) -> [Cell; 2] {
        around(&self.board)
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
        let (wall, bounds) = (board.wall(), room_of(&board));
        Self { board, hand, only_lays: false, cells, crossings, wall, bounds }
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

    /// The cells that are shown: all that lies there and at least one more on each side, as two opposite corners.
    #[must_use]
    pub const fn bounds(&self) -> [Cell; 2] {
        self.bounds
    }
}

/// All that lies there and one more cell on each side.
fn around(board: &Board) -> [Cell; 2] {
    let start = [Cell::START; 2];
    let [least, most] = board.laid().fold(start, |[least, most], (cell, _)| {
        let least = Cell::new(least.x.min(cell.x), least.y.min(cell.y));
        [least, Cell::new(most.x.max(cell.x), most.y.max(cell.y))]
    });
    let beyond = |at: i16, by: i16| at.saturating_add(by);
    [Cell::new(beyond(least.x, -1), beyond(least.y, -1)), Cell::new(beyond(most.x, 1), beyond(most.y, 1))]
}

/// The same, and what is missing to the least width and height, on both sides.
fn room_of(board: &Board) -> [Cell; 2] {
    let [first, last] = around(board);
    let wider = |from: i16, to: i16| {
        let missing = LEAST.saturating_sub(to.saturating_sub(from).saturating_add(1)).max(0);
        (from.saturating_sub(missing / 2), to.saturating_add(missing - missing / 2))
    };
    let ((left, right), (top, bottom)) = (wider(first.x, last.x), wider(first.y, last.y));
    [Cell::new(left, top), Cell::new(right, bottom)]
}

/// The cells shown before, and two more on each side that has become too narrow.
fn grown([first, last]: [Cell; 2], [least, most]: [Cell; 2]) -> [Cell; 2] {
    let down = |shown: i16, needed: i16| if needed < shown { needed.saturating_sub(1) } else { shown };
    let up = |shown: i16, needed: i16| if needed > shown { needed.saturating_add(1) } else { shown };
    [
        Cell::new(down(first.x, least.x), down(first.y, least.y)),
        Cell::new(up(last.x, most.x), up(last.y, most.y)),
    ]
}

/// Whether one board comes from the other by no more than a piece that was laid, taken away or swapped.
fn is_next(before: &Board, now: &Board) -> bool {
    let other = before.laid().filter(|(cell, laid)| now.at(*cell) != Some(*laid)).count();
    let more = now.laid().filter(|(cell, _)| before.at(*cell).is_none()).count();
    other + more <= 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardOptions, TileId, TileSet};

    #[test]
    fn a_board_that_was_only_looked_at_is_asked_again_once_something_can_be_done() {
        let board = Board::new(BoardOptions::default());
        let still = BoardScene::still(None, &board);
        assert_eq!(still.cells().count(), 0);
        let open = BoardScene::kept(Some(still), &board, Hand::Empty);
        assert_ne!(open.cells().count(), 0, "the start tile at least");
        assert_eq!(BoardScene::still(Some(open), &board).cells().count(), 0);
    }

    #[test]
    fn a_board_stays_where_it_is_until_a_tile_reaches_its_edge() {
        let mut board = Board::new(BoardOptions::default());
        let tile = |id| Piece::Tile(TileSet::standard().get(TileId::read(id).unwrap()).unwrap());
        let first = BoardScene::new(board.clone(), Hand::Empty);
        assert_eq!(first.bounds(), [Cell::new(-2, -2), Cell::new(2, 2)]);
        board.change(Change::Lay(Cell::new(1, 0), tile("P07"))).unwrap();
        let second = BoardScene::kept(Some(first.clone()), &board, Hand::Empty);
        assert_eq!(second.bounds(), first.bounds());
        assert_eq!(BoardScene::still(Some(second.clone()), &board).bounds(), first.bounds());
        board.change(Change::Lay(Cell::new(2, 0), tile("S07"))).unwrap();
        let third = BoardScene::kept(Some(second), &board, Hand::Empty);
        assert_eq!(third.bounds(), [Cell::new(-2, -2), Cell::new(4, 2)]);
        // It is no other board's.
        assert_eq!(BoardScene::kept(Some(first), &board, Hand::Empty).bounds(), room_of(&board));
        assert_eq!(third.tight().bounds(), [Cell::new(-1, -1), Cell::new(3, 1)]);
    }
}
