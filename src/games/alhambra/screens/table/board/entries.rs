//! What is done on a board, as entries of the table.

use crate::{
    pad::{GivenPiece, PadEvent},
    rules::{Cell, Change, Corner, Falcon, Scoring},
    widgets::board_view::{BoardResponse, BoardScene, Hand},
};

/// The row whose board it is, from 0, and the scoring in which entries count.
#[derive(Clone, Copy, Debug)]
pub(super) struct Whose {
    pub row: usize,
    pub scoring: Scoring,
}

impl Whose {
    /// The number of the row, as entries have it.
    pub const fn number(self) -> u8 {
        self.row as u8 + 1
    }

    /// The entry of a change.
    pub fn change(self, change: Change) -> PadEvent {
        let (scoring, row) = (self.scoring, self.number());
        match change {
            Change::Lay(cell, piece) => {
                PadEvent::Lay { scoring, row, cell, piece: GivenPiece::from(piece), anyway: false }
            }
            Change::Swap(cell, piece) => {
                PadEvent::Swap { scoring, row, cell, piece: GivenPiece::from(piece), anyway: false }
            }
            Change::TakeAway(cell) => PadEvent::Remove { scoring, row, cell, anyway: false },
        }
    }

    /// The entry of a falcon that is placed.
    pub const fn falcon(self, crossing: Corner, falcon: Falcon) -> PadEvent {
        let (scoring, row) = (self.scoring, self.number());
        PadEvent::Falcon { scoring, row, crossing, falcon, anyway: false }
    }

    /// What was asked for in vain, as it may lie on the real table all the same.
    pub fn if_disabled(self, scene: &BoardScene, shown: &BoardResponse) -> Option<PadEvent> {
        let change = |cell: Cell| match scene.hand() {
            Hand::Piece(piece) if scene.board().at(cell).is_some() => Some(Change::Swap(cell, piece)),
            Hand::Piece(piece) => Some(Change::Lay(cell, piece)),
            Hand::Empty => Some(Change::TakeAway(cell)),
            Hand::Falcon(_) => None,
        };
        match (scene.hand(), shown.pointed_crossing) {
            (Hand::Falcon(falcon), Some(crossing)) => Some(self.falcon(crossing, falcon)),
            _ => shown.pointed.and_then(change).map(|change| self.change(change)),
        }
    }
}
