//! The longest wall of an Alhambra without holes (§A2.3): it has one outline, so that the longest run of walled sides round
//! it is the line.

use super::flat_board::FlatBoard;
use crate::rules::{Cell, Side};

impl FlatBoard {
    /// Pieces of the longest line of wall. No empty cells may be closed in.
    pub(super) fn longest_run(&self) -> u16 {
        let is_building = |at: usize| self.square(at).is_building();
        // To the north of the start tile the outline begins.
        let Some(mut first) = self.index(Cell::START) else { return 0 };
        while is_building(self.beside(first, Side::North)) {
            first = self.beside(first, Side::North);
        }
        // From a square to that behind each side, in the order of sides.
        let steps = Side::ALL.map(|side| self.beside(first, side).wrapping_sub(first));
        let (mut at, mut side) = (first, 0);
        let (mut sides, mut run, mut longest, mut first_run) = (0, 0, 0, None);
        loop {
            sides += 1;
            if self.square(at).has(Side::ALL[side]) {
                run += 1;
                longest = run.max(longest);
            } else {
                first_run = first_run.or(Some(run));
                run = 0;
            }
            // Clockwise, with the buildings to the right.
            let ahead = (side + 1) % 4;
            let beside = at.wrapping_add(steps[ahead]);
            let corner = beside.wrapping_add(steps[side]);
            (at, side) = if is_building(corner) {
                (corner, (side + 3) % 4)
            } else if is_building(beside) {
                (beside, side)
            } else {
                (at, ahead)
            };
            if (at, side) == (first, 0) {
                break;
            }
        }
        // The end is joined to the beginning; without an end it is a ring.
        first_run.map_or(sides, |first_run| longest.max(run + first_run))
    }
}
