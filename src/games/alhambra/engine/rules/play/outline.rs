//! The longest wall of an Alhambra without holes (§A2.3): it has one outline, so that the longest run of walled sides round
//! it is the line.

use super::flat_board::FlatBoard;
use crate::rules::Side;

impl FlatBoard {
    /// Pieces of the longest line of wall. No empty cells may be closed in.
    pub(super) fn longest_run(&self) -> u16 {
        let is_building = |at: usize| self.squares[at].is_building();
        // The first building, row by row, has nothing to the north.
        let Some(first) = (0..self.squares.len()).find(|&at| is_building(at)) else { return 0 };
        let (mut at, mut side) = (first, Side::North);
        let (mut sides, mut run, mut longest, mut first_run) = (0, 0, 0, None);
        loop {
            sides += 1;
            if self.squares[at].has(side) {
                run += 1;
                longest = run.max(longest);
            } else {
                first_run = first_run.or(Some(run));
                run = 0;
            }
            // Clockwise, with the buildings to the right.
            let ahead = clockwise(side);
            let beside = self.beside(at, ahead);
            let corner = self.beside(beside, side);
            (at, side) = if is_building(corner) {
                (corner, ahead.opposite())
            } else if is_building(beside) {
                (beside, side)
            } else {
                (at, ahead)
            };
            if (at, side) == (first, Side::North) {
                break;
            }
        }
        // The end is joined to the beginning; without an end it is a ring.
        first_run.map_or(sides, |first_run| longest.max(run + first_run))
    }
}

const fn clockwise(side: Side) -> Side {
    Side::ALL[(side as usize + 1) % 4]
}
