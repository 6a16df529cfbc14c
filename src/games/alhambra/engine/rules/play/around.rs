//! What lies round a square, kept beside it: it says at once what may be laid there.
//!
//! **Holes.** A square that is filled closes something in if the empty squares beside it do not hang together in the ring
//! of the eight round it: all that lies there hangs together, so that two parts of the ring are joined elsewhere, too,
//! and what lies between them is closed in on one side.

use super::square::Square;
use crate::rules::Side;

/// The squares round one, clockwise from the north.
pub(super) const RING: usize = 8;

/// For each pattern of the ring, whether the empty squares beside the middle hang together; those at its corners only join
/// others.
const HANGS_TOGETHER: [bool; 1 << RING] = {
    let mut table = [true; 1 << RING];
    let mut taken = 0;
    while taken < table.len() {
        table[taken] = parts(taken) <= 1;
        taken += 1;
    }
    table
};

/// For each pattern of the ring the sides that have buildings behind them; none where one more would close something in.
const OPEN_SIDES: [u8; 1 << RING] = {
    let mut table = [0; 1 << RING];
    let mut taken = 0;
    while taken < table.len() {
        table[taken] = if HANGS_TOGETHER[taken] { sides(taken) as u8 } else { 0 };
        taken += 1;
    }
    table
};

/// For the sides that have buildings behind them, and those of them with walls: the walls that a building may have
/// there, a bit for each. One side at least is a way to it.
const FITTING: [[u16; 16]; 16] = {
    let mut table = [[0; 16]; 16];
    let mut at = 0;
    while at < 4096 {
        let (beside, walls, with) = (at >> 8, at >> 4 & 15, at & 15);
        if with & beside == walls && beside != walls {
            table[beside][walls] |= 1 << with;
        }
        at += 1;
    }
    table
};

/// How many parts of the ring that touch the square by a side are empty.
const fn parts(taken: usize) -> usize {
    if taken == 0 {
        return 1;
    }
    let mut parts = 0;
    let mut at = 0;
    while at < RING {
        // A part begins behind a taken square.
        if taken >> at & 1 == 1 {
            let mut next = at + 1;
            let mut is_beside = false;
            while taken >> (next % RING) & 1 == 0 {
                is_beside |= next % 2 == 0;
                next += 1;
            }
            parts += is_beside as usize;
        }
        at += 1;
    }
    parts
}

/// Which sides are taken in a ring.
const fn sides(ring: usize) -> usize {
    ring & 1 | ring >> 1 & 2 | ring >> 2 & 4 | ring >> 3 & 8
}

/// Whether the empty squares beside one hang together in the ring round it.
#[inline]
pub(super) const fn hangs_together(ring: usize) -> bool {
    HANGS_TOGETHER[ring]
}

/// The buildings round a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Around {
    /// A bit for each square of the ring.
    ring: u8,
    /// A bit for each side that has a wall behind it.
    walls: u8,
}

impl Around {
    /// The same where something else lies at a place of the ring.
    #[inline]
    pub(super) const fn with(self, place: usize, square: Square) -> Self {
        let is_building = square.is_building();
        let ring = self.ring & !(1 << place) | (is_building as u8) << place;
        let mut walls = self.walls;
        if place.is_multiple_of(2) {
            let side = place / 2;
            let is_wall = is_building && square.has(Side::ALL[side].opposite());
            walls = walls & !(1 << side) | (is_wall as u8) << side;
        }
        Self { ring, walls }
    }

    /// The sides that have a wall behind them, a bit for each.
    #[inline]
    pub(super) const fn walls(self) -> u8 {
        self.walls
    }

    /// Which buildings have the walls that they need, and a way to them; a bit for each walls that they may have.
    #[inline]
    pub(super) const fn fitting(self) -> u16 {
        FITTING[sides(self.ring as usize)][self.walls as usize]
    }

    /// Which of them close nothing in, either.
    #[inline]
    pub(super) const fn fitting_without_holes(self) -> u16 {
        FITTING[OPEN_SIDES[self.ring as usize] as usize][self.walls as usize & 15]
    }
}
