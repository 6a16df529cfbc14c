//! What a player keeps of the pieces that were bought, or got at the end.

use crate::rules::play::{Move, PieceId, PieceSet};

/// What is not laid.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Kept {
    /// What is still to be placed.
    pub pending: PieceSet,
    pub reserve: PieceSet,
    pub third_player: PieceSet,
}

impl Kept {
    /// After a piece was laid.
    pub const fn laid(self, piece: PieceId) -> Self {
        Self { pending: self.pending.without(piece), ..self }
    }

    /// After a piece was placed by a move.
    pub fn after(self, mv: Move) -> Self {
        let Self { pending, reserve, third_player } = self;
        match mv {
            Move::Lay(piece, _) => self.laid(piece),
            Move::Reserve(piece) => {
                Self { pending: pending.without(piece), reserve: reserve.with(piece), ..self }
            }
            Move::Give(piece) => {
                Self { pending: pending.without(piece), third_player: third_player.with(piece), ..self }
            }
            _ => self,
        }
    }
}
