//! Names of the parts of a board (§X1.2): small numbers that a [`Board`](super::Board) gives out and reads.

/// A space, by its place among those of the board, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(pub(super) u16);

/// A corner, by its place among those of the board, from north to south and west to east.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Corner(pub(super) u16);

/// A line, by its place among those of the board, in the order of its corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(pub(super) u16);

impl Space {
    /// Place among the spaces of the board.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Corner {
    /// Place among the corners of the board.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Line {
    /// Place among the lines of the board.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
