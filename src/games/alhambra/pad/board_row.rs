//! Changes of an Alhambra that is laid on screen.

use super::{PadError, PadRow};
use crate::rules::{Board, BoardOptions, Change, Corner, Falcon, Illegal, Piece};

impl PadRow {
    /// Makes a change of its board, also an unlawful one if it was so `anyway`. What is laid comes from the reserve if
    /// it was there; what leaves goes into it. Says why it is refused now where only a record may hold it.
    pub(super) fn change(
        &mut self,
        options: BoardOptions,
        row: u8,
        change: Change,
        anyway: bool,
    ) -> Result<Option<PadError>, PadError> {
        let make = |board: &mut Board| match anyway {
            true => board.change_anyway(change).map(|left| (left, None)),
            false => board.change_recorded(change),
        };
        let (left, refused) = self.on_board(options, row, make)?;
        if let Some(at) = change.piece().and_then(|piece| self.reserve.iter().position(|own| *own == piece)) {
            self.reserve.remove(at);
        }
        self.reserve.extend(left.piece);
        Ok(refused.map(|illegal| PadError::Illegal { row, illegal }))
    }

    /// Places a falcon on its board.
    pub(super) fn place(
        &mut self,
        options: BoardOptions,
        row: u8,
        (crossing, falcon): (Corner, Falcon),
        anyway: bool,
    ) -> Result<(), PadError> {
        self.on_board(options, row, |board| match anyway {
            true => board.place_anyway(crossing, falcon),
            false => board.place(crossing, falcon),
        })
    }

    /// Puts a piece into the reserve.
    pub(super) fn put_aside(&mut self, piece: Piece) {
        self.reserve.push(piece);
    }

    /// Does something with its board, which begins with what is first laid; nothing has changed where it is refused.
    fn on_board<T>(
        &mut self,
        options: BoardOptions,
        row: u8,
        make: impl FnOnce(&mut Board) -> Result<T, Illegal>,
    ) -> Result<T, PadError> {
        let refused = |illegal| PadError::Illegal { row, illegal };
        match &mut self.board {
            Some(board) => make(board).map_err(refused),
            None => {
                let mut board = Board::new(options);
                let made = make(&mut board).map_err(refused)?;
                self.board = Some(board);
                Ok(made)
            }
        }
    }
}
