//! An Alhambra as it would be after one change, without making it.

use std::collections::BTreeSet;

use super::{Board, BoardOptions, Camp, Cell, Laid, Piece, Side, Sides, pieces::Ground};

/// An Alhambra with something else, or nothing, on one cell.
#[derive(Clone, Copy)]
pub(super) struct After<'a> {
    board: &'a Board,
    /// The cell that changes.
    pub(super) cell: Cell,
    /// What lies there afterwards.
    pub(super) piece: Option<Piece>,
}

impl<'a> After<'a> {
    pub(super) const fn new(board: &'a Board, cell: Cell, piece: Option<Piece>) -> Self {
        Self { board, cell, piece }
    }

    pub(super) const fn options(&self) -> &BoardOptions {
        self.board.options()
    }

    pub(super) fn at(&self, cell: Cell) -> Option<Laid> {
        if cell == self.cell { self.piece.map(Laid::Piece) } else { self.board.at(cell) }
    }

    /// All that lies there.
    pub(super) fn laid(&self) -> impl Iterator<Item = (Cell, Laid)> {
        let others = self.board.laid().filter(|(cell, _)| *cell != self.cell);
        others.chain(self.piece.map(|piece| (self.cell, Laid::Piece(piece))))
    }

    /// The walls of what lies on a cell, if one can walk there.
    fn walls(&self, cell: Cell) -> Option<Sides> {
        self.at(cell).and_then(Laid::walls)
    }

    /// The buildings beside a cell, each with the side of the cell and whether it has a wall there.
    pub(super) fn buildings_beside(&self, cell: Cell) -> impl Iterator<Item = (Side, Laid, bool)> {
        cell.neighbours().filter_map(|(side, beside)| {
            let laid = self.at(beside)?;
            laid.walls().map(|walls| (side, laid, walls.has(side.opposite())))
        })
    }

    /// The camps on the cell that changes and beside it.
    pub(super) fn camps_near(&self) -> impl Iterator<Item = (Cell, Camp)> {
        let cells = std::iter::once(self.cell).chain(self.cell.neighbours().map(|(_, cell)| cell));
        cells.filter_map(|cell| match self.at(cell)?.ground() {
            Ground::Camp(camp) => Some((cell, camp)),
            Ground::Building(_) => None,
        })
    }

    /// All cells that can be reached on foot from the start tile, over sides where neither has a wall (§A3.3).
    pub(super) fn on_foot(&self) -> BTreeSet<Cell> {
        let mut reached = BTreeSet::from([Cell::START]);
        let mut to_go = vec![Cell::START];
        while let Some(cell) = to_go.pop() {
            let walls = self.walls(cell).unwrap_or_default();
            for (side, beside) in cell.neighbours() {
                let is_open = |walls: Sides| !walls.has(side.opposite());
                if !walls.has(side) && self.walls(beside).is_some_and(is_open) && reached.insert(beside) {
                    to_go.push(beside);
                }
            }
        }
        reached
    }
}
