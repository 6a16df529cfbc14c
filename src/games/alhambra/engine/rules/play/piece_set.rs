//! Sets of tiles, camps and bazaars, which have numbers in the stack.

use std::fmt;

/// A building tile, a camp or a bazaar: its place in the start order of the stack (§A12.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PieceId(pub(super) u8);

impl PieceId {
    /// The number.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Some of them. There are 115 at most: 99 tiles, eight camps and eight bazaars.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct PieceSet(u128);

impl PieceSet {
    /// None.
    pub const NONE: Self = Self(0);

    /// The first so many.
    #[must_use]
    pub const fn first(number: usize) -> Self {
        if number >= 128 { Self(u128::MAX) } else { Self((1 << number) - 1) }
    }

    /// Whether it is among them.
    #[inline]
    #[must_use]
    pub const fn has(self, piece: PieceId) -> bool {
        self.0 >> piece.0 & 1 == 1
    }

    /// The same with one more.
    #[inline]
    #[must_use]
    pub const fn with(self, piece: PieceId) -> Self {
        Self(self.0 | 1 << piece.0)
    }

    /// The same without one.
    #[inline]
    #[must_use]
    pub const fn without(self, piece: PieceId) -> Self {
        Self(self.0 & !(1 << piece.0))
    }

    /// Puts one in.
    #[inline]
    pub(super) const fn insert(&mut self, piece: PieceId) {
        self.0 |= 1 << piece.0;
    }

    /// Takes one out; says whether it was in.
    #[inline]
    pub(super) const fn remove(&mut self, piece: PieceId) -> bool {
        let was_in = self.has(piece);
        self.0 &= !(1 << piece.0);
        was_in
    }

    /// How many.
    #[inline]
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in this set or another.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 | others.0)
    }

    /// Those that are in this set and another.
    #[inline]
    #[must_use]
    pub const fn among(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// The one at a place in the start order, from 0; none when there are fewer.
    #[inline]
    #[must_use]
    pub const fn nth(self, place: u32) -> Option<PieceId> {
        let mut left = self.0;
        let mut before = place;
        while before > 0 && left != 0 {
            left &= left - 1;
            before -= 1;
        }
        if left == 0 { None } else { Some(PieceId(left.trailing_zeros() as u8)) }
    }

    /// Each of them, in the start order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = PieceId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let next = (left != 0).then(|| PieceId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(next)
        })
    }
}

impl FromIterator<PieceId> for PieceSet {
    fn from_iter<I: IntoIterator<Item = PieceId>>(pieces: I) -> Self {
        let mut set = Self::NONE;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl fmt::Debug for PieceSet {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_set().entries(self.iter().map(|piece| piece.0)).finish()
    }
}
