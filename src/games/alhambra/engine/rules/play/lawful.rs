//! What may be laid, taken away and swapped on a lawful Alhambra (§A3, §A6.2), judged by what is near; far from the change
//! nothing can become unlawful but what is cut off, and that is looked for where something is taken away. What closes
//! something in when it is filled `around` says; a square that becomes empty is closed in by four neighbours.

use super::{around::hangs_together, flat_board::FlatBoard, square::Square};
use crate::rules::{BoardOptions, CampPlainToWall, Cell, Holes, Side};

/// So many squares are looked at together: something fits on few.
const CHUNK: usize = 8;

impl FlatBoard {
    /// Whether something, or nothing, may lie on a cell instead of what lies there.
    pub(super) fn may_be(&self, options: &BoardOptions, cell: Cell, after: Square) -> bool {
        cell != Cell::START && self.index(cell).is_some_and(|at| self.is_lawful(options, at, after))
    }

    /// Tells all cells where something may be laid.
    pub(super) fn places(&self, options: &BoardOptions, square: Square, tell: &mut dyn FnMut(Cell)) {
        if square.is_building() {
            return self.fitting(square, |at| tell(self.cell(at)));
        }
        for at in self.inside().filter(|&at| self.square(at).is_empty()) {
            let is_beside =
                Side::ALL.into_iter().any(|side| self.square(self.beside(at, side)).is_building());
            if is_beside && self.is_lawful(options, at, square) {
                tell(self.cell(at));
            }
        }
    }

    /// Tells all squares where a building may be laid.
    pub(super) fn fitting(&self, building: Square, mut tell: impl FnMut(usize)) {
        let bit = 1 << building.walls();
        let mut left = self.places[building.walls()];
        let inside = self.inside();
        for (chunk, spots) in self.spots[inside.clone()].chunks(CHUNK).enumerate() {
            // Nothing is looked for behind the last.
            if left == 0 {
                return;
            }
            if spots.iter().fold(0, |all, spot| all | spot.fitting) & bit == 0 {
                continue;
            }
            for (at, _) in spots.iter().enumerate().filter(|(_, spot)| spot.fitting & bit != 0) {
                tell(inside.start + chunk * CHUNK + at);
                left -= 1;
            }
        }
    }

    /// Whether something may be laid on an empty cell.
    pub(super) fn may_be_laid(&self, options: &BoardOptions, cell: Cell, square: Square) -> bool {
        self.index(cell).is_some_and(|at| {
            self.square(at).is_empty()
                && if square.is_building() {
                    self.spots[at].fitting >> square.walls() & 1 == 1
                } else {
                    self.is_lawful(options, at, square)
                }
        })
    }

    /// Which buildings may be laid on a square, a bit for each walls that they may have.
    pub(super) fn fitting_at(&self, options: &BoardOptions, at: usize) -> u16 {
        let spot = &self.spots[at];
        if !spot.square.is_empty() {
            return 0;
        }
        if self.is_plain(options) {
            return spot.around.fitting_without_holes();
        }
        let fitting = spot.around.fitting();
        if fitting == 0 || self.closes_in(options.holes, at, Square::EMPTY, Square::START) {
            return 0;
        }
        if self.camps == 0 {
            return fitting;
        }
        let fits =
            |with: &u8| fitting >> with & 1 == 1 && self.camps_fit(options, at, Square::with_walls(*with));
        (0..16).filter(fits).fold(0, |all, with| all | 1 << with)
    }

    fn is_lawful(&self, options: &BoardOptions, at: usize, after: Square) -> bool {
        let before = self.square(at);
        (!after.is_building() || self.walls_fit(at, after))
            && (self.camps == 0 && !after.is_camp() || self.camps_fit(options, at, after))
            && !self.closes_in(options.holes, at, before, after)
            && (!before.is_building() || after.is_building() || !self.cuts_off(at))
    }

    /// A building has the sides of its neighbours, one of which is a way to it (§A3.2, §A3.3). Ways to others stay as they
    /// are where it comes instead of another building.
    fn walls_fit(&self, at: usize, after: Square) -> bool {
        let mut has_way = false;
        for side in Side::ALL {
            let beside = self.square(self.beside(at, side));
            if beside.is_building() {
                let is_wall = beside.has(side.opposite());
                if is_wall != after.has(side) {
                    return false;
                }
                has_way |= !is_wall;
            }
        }
        has_way
    }

    /// The camp that is laid, and those beside the change, lie as they may (§A6.2).
    fn camps_fit(&self, options: &BoardOptions, at: usize, after: Square) -> bool {
        let seen = |place: usize| if place == at { after } else { self.square(place) };
        let fits = |place: usize| {
            let camp = seen(place);
            let mut is_at_wall = false;
            for side in Side::ALL {
                let beside = seen(self.beside(place, side));
                let (is_rampart, other) = (camp.has(side), beside.has(side.opposite()));
                is_at_wall |= is_rampart && beside.is_building() && other;
                let is_good = if beside.is_building() {
                    other && (is_rampart || options.camp_plain_to_wall == CampPlainToWall::Allow)
                } else {
                    !beside.is_camp() || !is_rampart && !other
                };
                if !is_good {
                    return false;
                }
            }
            is_at_wall
        };
        let places = Side::ALL.into_iter().map(|side| self.beside(at, side)).chain([at]);
        places.into_iter().filter(|&place| seen(place).is_camp()).all(fits)
    }

    /// Whether empty squares would be closed in (§A3.4), judged without the camps, and with them as tiles (§A6.2).
    fn closes_in(&self, holes: Holes, at: usize, before: Square, after: Square) -> bool {
        let judged = |counts: fn(Square) -> bool| match (counts(before), counts(after)) {
            (false, true) => match holes {
                Holes::Area => !hangs_together(self.ring(at, counts)),
                Holes::Single => Side::ALL.into_iter().any(|side| {
                    let beside = self.beside(at, side);
                    !counts(self.square(beside)) && self.neighbours(beside, counts) == 3
                }),
            },
            (true, false) => self.neighbours(at, counts) == 4,
            _ => false,
        };
        judged(Square::is_building)
            || (self.camps > 0 || after.is_camp()) && judged(|square| !square.is_empty())
    }

    /// Which of the eight squares round one are taken, clockwise from the north.
    fn ring(&self, at: usize, counts: fn(Square) -> bool) -> usize {
        let bits = self.round(at).into_iter().enumerate();
        bits.fold(0, |ring, (bit, at)| ring | (counts(self.square(at)) as usize) << bit)
    }

    /// How many of the four squares beside one are taken.
    fn neighbours(&self, at: usize, counts: fn(Square) -> bool) -> usize {
        Side::ALL.into_iter().filter(|&side| counts(self.square(self.beside(at, side)))).count()
    }

    /// Whether nobody could walk to some building without the one on a square (§A3.3).
    fn cuts_off(&self, without: usize) -> bool {
        let is_way = |at: usize, side: Side| {
            let beside = self.square(self.beside(at, side));
            beside.is_building() && !self.square(at).has(side) && !beside.has(side.opposite())
        };
        if Side::ALL.into_iter().filter(|&side| is_way(without, side)).count() < 2 {
            return false;
        }
        let Some(start) = self.index(Cell::START) else { return true };
        let mut is_reached = vec![false; self.spots.len()];
        (is_reached[start], is_reached[without]) = (true, true);
        let mut to_go = vec![start];
        let mut reached = 0;
        while let Some(at) = to_go.pop() {
            reached += 1;
            for side in Side::ALL {
                let beside = self.beside(at, side);
                if is_way(at, side) && !std::mem::replace(&mut is_reached[beside], true) {
                    to_go.push(beside);
                }
            }
        }
        reached + 1 < self.buildings
    }
}
