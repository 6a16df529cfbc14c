//! What lies on a cell, in 16 bits.

use super::PieceId;
use crate::rules::{Laid, Piece, Side, Sides};

/// What lies on a cell: eight bits for which piece, four for walls or ramparts, two for what it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Square(u16);

const BUILDING: u16 = 1 << 12;
const CAMP: u16 = 1 << 13;

impl Square {
    pub(super) const EMPTY: Self = Self(0);

    /// The start tile, which has no number.
    pub(super) const START: Self = Self(BUILDING);

    pub(super) fn new(id: PieceId, piece: Piece) -> Self {
        let (kind, sides) = match (Laid::Piece(piece).walls(), piece) {
            (_, Piece::Camp(camp)) => (CAMP, camp.ramparts()),
            (walls, _) => (BUILDING, walls.unwrap_or(Sides::NONE)),
        };
        let bits = sides.iter().fold(0, |bits, side| bits | 1 << (8 + side as u16));
        Self(kind | bits | (id.0 as u16 + 1))
    }

    /// A building with these walls, a bit for each side.
    pub(super) const fn with_walls(walls: u8) -> Self {
        Self(BUILDING | (walls as u16) << 8)
    }

    /// Which piece; none where nothing or the start tile lies.
    #[inline]
    pub(super) const fn piece(self) -> Option<PieceId> {
        match self.0 & 0xff {
            0 => None,
            number => Some(PieceId(number as u8 - 1)),
        }
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether one can walk there: a building, a bazaar or the start tile.
    #[inline]
    pub(super) const fn is_building(self) -> bool {
        self.0 & BUILDING != 0
    }

    #[inline]
    pub(super) const fn is_camp(self) -> bool {
        self.0 & CAMP != 0
    }

    /// Its walls as a number, a bit for each side.
    #[inline]
    pub(super) const fn walls(self) -> usize {
        (self.0 >> 8 & 15) as usize
    }

    /// Whether a side has a wall, or of a camp a rampart.
    #[inline]
    pub(super) const fn has(self, side: Side) -> bool {
        self.0 >> (8 + side as u16) & 1 == 1
    }
}
