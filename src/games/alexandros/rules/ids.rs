//! Names for the parts of a board (§X1.2): small numbers that a [`Board`](super::Board) hands out and
//! understands.

/// A space, by its index on the board, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub(super) u16);

/// A corner, by its index on the board, from north to south and west to east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corner(pub(super) u16);

/// A line, by its index on the board, in the order of its corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(pub(super) u16);

impl Space {
    /// The index among the spaces of the board.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Corner {
    /// The index among the corners of the board.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Line {
    /// The index among the lines of the board.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
