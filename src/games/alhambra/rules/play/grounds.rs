//! A player's Alhambra in a game, where every piece and falcon has a number.

use std::{collections::BTreeMap, sync::Arc};

use super::{PieceId, PlayConfig};
use crate::rules::{Board, BoardOptions, Cell, Change, Corner, Illegal};

/// An Alhambra with the numbers of what lies there. A copy is cheap as long as neither changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grounds(Arc<Laid>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Laid {
    board: Board,
    pieces: BTreeMap<Cell, PieceId>,
    falcons: BTreeMap<Corner, u8>,
}

/// What leaves an Alhambra by a change.
pub(super) struct Left {
    pub piece: PieceId,
    /// Bit n is the falcon with number n.
    pub falcons: u16,
}

impl Grounds {
    /// The start tile alone.
    #[must_use]
    pub fn new(options: BoardOptions) -> Self {
        let board = Board::new(options);
        Self(Arc::new(Laid { board, pieces: BTreeMap::new(), falcons: BTreeMap::new() }))
    }

    /// The Alhambra without the numbers.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.0.board
    }

    /// Where each piece lies.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, PieceId)> {
        self.0.pieces.iter().map(|(&cell, &piece)| (cell, piece))
    }

    /// Where each falcon sits.
    pub fn falcons(&self) -> impl Iterator<Item = (Corner, u8)> {
        self.0.falcons.iter().map(|(&crossing, &falcon)| (crossing, falcon))
    }

    pub(super) fn lay(&mut self, config: &PlayConfig, piece: PieceId, cell: Cell) -> Result<(), Illegal> {
        let change = Change::Lay(cell, config.piece(piece));
        self.board().legal(change)?;
        let laid = Arc::make_mut(&mut self.0);
        laid.board.change(change)?;
        laid.pieces.insert(cell, piece);
        Ok(())
    }

    /// Takes away what lies on a cell.
    pub(super) fn take_away(&mut self, cell: Cell) -> Result<Left, Illegal> {
        self.change(Change::TakeAway(cell), None)
    }

    /// Swaps a piece with what lies on a cell.
    pub(super) fn swap(&mut self, config: &PlayConfig, piece: PieceId, cell: Cell) -> Result<Left, Illegal> {
        self.change(Change::Swap(cell, config.piece(piece)), Some(piece))
    }

    fn change(&mut self, change: Change, piece: Option<PieceId>) -> Result<Left, Illegal> {
        self.board().legal(change)?;
        let cell = change.cell();
        let laid = Arc::make_mut(&mut self.0);
        laid.board.change(change)?;
        let before = match piece {
            Some(piece) => laid.pieces.insert(cell, piece),
            None => laid.pieces.remove(&cell),
        };
        let freed = cell.corners().into_iter().filter_map(|crossing| laid.falcons.remove(&crossing));
        let falcons = freed.fold(0, |all, falcon| all | 1 << falcon);
        before.map(|piece| Left { piece, falcons }).ok_or(Illegal::NothingThere(cell))
    }

    /// Places the falcon with this number.
    pub(super) fn place(&mut self, config: &PlayConfig, falcon: u8, crossing: Corner) -> Result<(), Illegal> {
        let placed = config.falcons()[usize::from(falcon)];
        self.board().may_place(crossing, placed)?;
        let laid = Arc::make_mut(&mut self.0);
        laid.board.place(crossing, placed)?;
        laid.falcons.insert(crossing, falcon);
        Ok(())
    }
}
