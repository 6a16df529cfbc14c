//! The longest wall of an Alhambra without holes (§A2.3): it has one outline, so that the longest run of walled sides round
//! it is the line.

use super::{flat_board::FlatBoard, square::Square};
use crate::rules::{Cell, Side};

/// A side of the outline: the square that it belongs to, and which of its sides.
type Edge = (usize, usize);

/// Which way one goes round the outline: so many sides on, the next side of the same square comes.
#[derive(Clone, Copy)]
enum Way {
    Clockwise = 1,
    Back = 3,
}

/// The outline of an Alhambra, or of what it would be with other squares.
struct Outline<S> {
    seen: S,
    /// From a square to that behind each side, in the order of sides.
    steps: [usize; 4],
}

impl FlatBoard {
    /// Pieces of the longest line of wall. No empty cells may be closed in.
    pub(super) fn longest_run(&self) -> u16 {
        self.outline(|at| self.square(at)).longest_run(self.start())
    }

    /// The same were a building laid on an empty square, where the longest line is `longest` now.
    pub(super) fn longest_run_with(&self, at: usize, building: Square, longest: u16) -> u16 {
        let outline = self.outline(|other| if other == at { building } else { self.square(other) });
        if self.spots[at].around.walls() != 0 {
            // A line may be shorter then.
            return outline.longest_run(self.start());
        }
        let walled = (0..4).map(|side| (at, side)).filter(|&edge| outline.is_walled(edge));
        let outer = walled.filter(|&(at, side)| !outline.is_building(outline.beside(at, side)));
        outer.map(|edge| outline.run(edge)).fold(longest, u16::max)
    }

    const fn outline<S: Fn(usize) -> Square>(&self, seen: S) -> Outline<S> {
        Outline { seen, steps: [self.width.wrapping_neg(), 1, self.width, 1usize.wrapping_neg()] }
    }

    fn start(&self) -> usize {
        self.index(Cell::START).unwrap_or_default()
    }
}

impl<S: Fn(usize) -> Square> Outline<S> {
    fn is_building(&self, at: usize) -> bool {
        (self.seen)(at).is_building()
    }

    fn is_walled(&self, (at, side): Edge) -> bool {
        (self.seen)(at).has(Side::ALL[side])
    }

    const fn beside(&self, at: usize, side: usize) -> usize {
        at.wrapping_add(self.steps[side])
    }

    /// The side that comes next.
    fn next(&self, (at, side): Edge, way: Way) -> Edge {
        let ahead = (side + way as usize) % 4;
        let beside = self.beside(at, ahead);
        let corner = self.beside(beside, side);
        if self.is_building(corner) {
            (corner, (side + 4 - way as usize) % 4)
        } else if self.is_building(beside) {
            (beside, side)
        } else {
            (at, ahead)
        }
    }

    /// All that is walled without a gap to both sides of an edge that is, with it.
    fn run(&self, edge: Edge) -> u16 {
        let mut run = 1;
        for way in [Way::Clockwise, Way::Back] {
            let mut next = self.next(edge, way);
            while self.is_walled(next) {
                if next == edge {
                    // It is a ring.
                    return run;
                }
                run += 1;
                next = self.next(next, way);
            }
        }
        run
    }

    /// The longest run, to be looked for from some building on.
    fn longest_run(&self, building: usize) -> u16 {
        // To the north of it the outline begins, or is met.
        let mut first = building;
        while self.is_building(self.beside(first, 0)) {
            first = self.beside(first, 0);
        }
        let mut edge = (first, 0);
        let (mut sides, mut run, mut longest, mut first_run) = (0, 0, 0, None);
        loop {
            sides += 1;
            if self.is_walled(edge) {
                run += 1;
                longest = run.max(longest);
            } else {
                first_run = first_run.or(Some(run));
                run = 0;
            }
            edge = self.next(edge, Way::Clockwise);
            if edge == (first, 0) {
                break;
            }
        }
        // The end is joined to the beginning; without an end it is a ring.
        first_run.map_or(sides, |first_run| longest.max(run + first_run))
    }
}
