//! The wall (§A2.3): the longest line along wall pieces, from corner to corner, no piece twice.
//!
//! Wall pieces are the edges of a graph of corners. With `holes` = `area` no corner has more than two, so that each
//! outline is a run or a ring. With `single` walls can branch: then the longest trail of a graph is wanted, and found
//! by trying. It begins at a corner with an odd number of pieces, or goes through the whole of a part that has none:
//! an open trail that cannot go on has used all pieces at both its ends, and a closed one that leaves something out
//! could be begun elsewhere and go on. Trying ends after a number of steps that no lawful Alhambra needs: where people
//! say that their tiles lie like a chessboard, the longest line that was found until then stands.

use std::collections::BTreeMap;

use super::{Board, Cell, Corner, Laid, Side, Sides};

/// A walled side of a laid tile with no tile behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WallPiece {
    /// The tile.
    pub cell: Cell,
    /// Which of its sides.
    pub side: Side,
}

impl Board {
    /// All wall pieces. Behind a rampart they count, too (§A6.2).
    #[must_use]
    pub fn wall_pieces(&self) -> Vec<WallPiece> {
        let is_outside = |cell: Cell| self.at(cell).is_none_or(Laid::is_camp);
        let pieces = |(cell, walls): (Cell, Sides)| {
            walls
                .iter()
                .filter(move |&side| is_outside(cell.beside(side)))
                .map(move |side| WallPiece { cell, side })
        };
        self.buildings().flat_map(pieces).collect()
    }

    /// A longest line, piece by piece as it is drawn: 1 VP for each. It ends where it began if it is a ring.
    #[must_use]
    pub fn wall(&self) -> Vec<WallPiece> {
        let pieces = self.wall_pieces();
        let line = Search::new(&pieces).longest();
        line.into_iter().map(|piece| pieces[piece]).collect()
    }
}

/// How often a search may choose between ways.
const MOST_CHOICES: u32 = 20_000;

/// The search for a longest trail. Corners and pieces have numbers.
struct Search {
    /// For each piece its corners.
    ends: Vec<[usize; 2]>,
    /// For each corner its pieces.
    meeting: Vec<Vec<usize>>,
    used: Vec<bool>,
    trail: Vec<usize>,
    longest: Vec<usize>,
    /// How often it may still choose between ways.
    choices: u32,
}

/// What can be reached from a corner along pieces that are not used.
struct Reach {
    pieces: usize,
    /// Other corners with an odd number of them.
    odd: usize,
}

impl Reach {
    /// A trail cannot be longer: all odd corners but one at its end lose a piece, and no piece has more than two ends.
    const fn most(&self) -> usize {
        self.pieces - self.odd / 2
    }
}

impl Search {
    fn new(pieces: &[WallPiece]) -> Self {
        let mut numbers: BTreeMap<Corner, usize> = BTreeMap::new();
        let mut meeting: Vec<Vec<usize>> = Vec::new();
        let mut ends = Vec::with_capacity(pieces.len());
        for (piece, WallPiece { cell, side }) in pieces.iter().enumerate() {
            ends.push(cell.ends(*side).map(|corner| {
                let number = *numbers.entry(corner).or_insert(meeting.len());
                if number == meeting.len() {
                    meeting.push(Vec::new());
                }
                meeting[number].push(piece);
                number
            }));
        }
        Self {
            used: vec![false; ends.len()],
            ends,
            meeting,
            trail: Vec::new(),
            longest: Vec::new(),
            choices: MOST_CHOICES,
        }
    }

    fn longest(mut self) -> Vec<usize> {
        for corner in 0..self.meeting.len() {
            let reach = self.reach(corner);
            let is_start = self.meeting[corner].len() % 2 == 1 || reach.odd == 0;
            if is_start && reach.most() > self.longest.len() {
                self.go_on(corner);
            }
        }
        self.longest
    }

    /// Goes on from a corner in every way that may give a longer line, most promising first.
    fn go_on(&mut self, mut corner: usize) {
        let begun = self.trail.len();
        loop {
            let ways: Vec<usize> =
                self.meeting[corner].iter().copied().filter(|&piece| !self.used[piece]).collect();
            match ways.as_slice() {
                [] => {
                    if self.trail.len() > self.longest.len() {
                        self.longest.clone_from(&self.trail);
                    }
                    break;
                }
                &[only] => corner = self.take(only, corner),
                _ => {
                    self.branch(corner, &ways);
                    break;
                }
            }
        }
        for piece in self.trail.drain(begun..) {
            self.used[piece] = false;
        }
    }

    fn branch(&mut self, corner: usize, ways: &[usize]) {
        self.choices = self.choices.saturating_sub(1);
        let mut promising: Vec<(usize, usize)> = Vec::with_capacity(ways.len());
        for &piece in ways {
            let next = self.take(piece, corner);
            promising.push((self.trail.len() + self.reach(next).most(), piece));
            self.give_back();
        }
        promising.sort_by_key(|&(most, _)| std::cmp::Reverse(most));
        for (most, piece) in promising {
            if most > self.longest.len() {
                let next = self.take(piece, corner);
                self.go_on(next);
                self.give_back();
            }
            if self.choices == 0 {
                break;
            }
        }
    }

    /// Draws along a piece, to its other corner.
    fn take(&mut self, piece: usize, from: usize) -> usize {
        self.used[piece] = true;
        self.trail.push(piece);
        let [one, other] = self.ends[piece];
        if one == from { other } else { one }
    }

    fn give_back(&mut self) {
        if let Some(piece) = self.trail.pop() {
            self.used[piece] = false;
        }
    }

    fn reach(&self, from: usize) -> Reach {
        let mut seen = vec![false; self.meeting.len()];
        seen[from] = true;
        let mut to_go = vec![from];
        let (mut ends, mut odd) = (0, 0);
        while let Some(corner) = to_go.pop() {
            let unused = self.meeting[corner].iter().filter(|&&piece| !self.used[piece]);
            let mut number = 0;
            for &piece in unused {
                number += 1;
                for other in self.ends[piece] {
                    if !std::mem::replace(&mut seen[other], true) {
                        to_go.push(other);
                    }
                }
            }
            ends += number;
            odd += usize::from(corner != from && number % 2 == 1);
        }
        Reach { pieces: ends / 2, odd }
    }
}
