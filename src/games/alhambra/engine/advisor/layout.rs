//! How an Alhambra lies, or would lie: most that could be laid is looked at once, and never is.

use crate::rules::{
    Cell, Corner,
    play::{Grounds, PieceId, PlayConfig},
};

/// An Alhambra, and a piece that would be laid on it.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    grounds: Grounds,
    laid: Option<(PieceId, Cell)>,
}

impl Layout {
    /// As it lies.
    pub const fn of(grounds: Grounds) -> Self {
        Self { grounds, laid: None }
    }

    /// With a piece that may be laid.
    pub fn with(grounds: &Grounds, piece: PieceId, cell: Cell) -> Self {
        Self { grounds: grounds.clone(), laid: Some((piece, cell)) }
    }

    /// With all that would be laid.
    pub fn grounds(&self, config: &PlayConfig) -> Grounds {
        let laid = self.laid.and_then(|(piece, cell)| self.grounds.laid(config, piece, cell));
        laid.unwrap_or_else(|| self.grounds.clone())
    }

    /// Whether it is the very same, without a look at what lies there.
    #[inline]
    pub fn is_same(&self, other: &Self) -> bool {
        self.grounds.is_same(&other.grounds) && self.laid == other.laid
    }

    /// Whether it is an Alhambra as it lies.
    pub fn is(&self, grounds: &Grounds) -> bool {
        self.grounds.is_same(grounds) && self.laid.is_none()
    }

    /// Where each piece lies, row by row.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, PieceId)> {
        let laid = self.laid.map(|(piece, cell)| (cell, piece));
        let is_before = move |(cell, _): &(Cell, PieceId)| {
            laid.is_none_or(|(laid, _)| (cell.y, cell.x) < (laid.y, laid.x))
        };
        let pieces = self.grounds.pieces();
        pieces.take_while(is_before).chain(laid).chain(self.grounds.pieces().skip_while(is_before))
    }

    /// How many pieces there are.
    fn size(&self) -> usize {
        self.grounds.size() + usize::from(self.laid.is_some())
    }

    /// Where each falcon sits.
    pub fn falcons(&self) -> impl Iterator<Item = (Corner, u8)> {
        self.grounds.falcons()
    }
}

impl PartialEq for Layout {
    /// The same lies there.
    fn eq(&self, other: &Self) -> bool {
        if self.grounds.is_same(&other.grounds) {
            return self.laid == other.laid;
        }
        let has = |layout: &Self, cell: Cell, piece: PieceId| {
            layout.grounds.at(cell) == Some(piece) || layout.laid == Some((piece, cell))
        };
        self.size() == other.size()
            && self.grounds.pieces().all(|(cell, piece)| has(other, cell, piece))
            && self.laid.is_none_or(|(piece, cell)| has(other, cell, piece))
            && self.falcons().eq(other.falcons())
    }
}
