//! An Alhambra as a grid of squares, row by row, that grows with it. Every change of it is lawful; `lawful` judges
//! them, and the board with maps ([`Board`](crate::rules::Board)) says why one is not.
//!
//! What may be laid where is asked far more often than something is laid: it is kept, and looked at again only near a change.

use std::ops::Range;

use super::{
    PieceId, PieceSet,
    around::{Around, RING},
    square::Square,
};
use crate::rules::{BoardOptions, Cell, Corner, Holes, Side};

/// Empty squares round all that lies there: whatever is beside a place where something can be laid is in the grid.
const MARGIN: i16 = 3;

/// How many columns or rows the grid grows by.
const GROWTH: i16 = 3;

/// The different walls that a building can have: bit by bit north, east, south, west.
pub const WALLS: usize = 16;

/// How far a change reaches: the empty squares round it, and those behind them.
const REACH: usize = 2;

/// What lies on a square, and what may be laid there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) square: Square,
    /// Bit n is for buildings whose walls make n.
    pub(super) fitting: u16,
    pub(super) around: Around,
}

/// For eight walls that a building can have, a bit for each, a byte for each.
const BYTES: [u64; 256] = {
    let mut table = [0; 256];
    let mut at = 0;
    while at < 256 * 8 {
        let (bits, bit) = (at / 8, at % 8);
        table[bits] |= ((bits >> bit & 1) as u64) << (8 * bit);
        at += 1;
    }
    table
};

/// How many squares one makes, a byte for each walls that a building may have there.
#[inline]
const fn bytes(fitting: u16) -> u128 {
    let [first, second] = fitting.to_le_bytes();
    BYTES[first as usize] as u128 | (BYTES[second as usize] as u128) << 64
}

/// A grid of squares, with the start tile in it.
#[derive(Clone, Debug)]
pub(super) struct FlatBoard {
    pub(super) spots: Vec<Spot>,
    /// In how many squares a building with these walls may be laid.
    pub(super) places: [u8; WALLS],
    pub(super) width: usize,
    height: usize,
    /// The cell of the first square.
    first: Cell,
    /// All that is laid, the start tile apart.
    pub(super) laid: PieceSet,
    /// Buildings, bazaars and the start tile.
    pub(super) buildings: u16,
    pub(super) camps: u8,
    /// Where falcons sit, in the order of crossings.
    pub(super) falcons: Vec<(Corner, u8)>,
}

impl FlatBoard {
    /// The start tile alone.
    pub(super) fn new() -> Self {
        let reach = MARGIN + GROWTH - 1;
        let width = 2 * reach as usize + 1;
        let spots = vec![Spot::default(); width * width];
        let first = Cell::new(-reach, -reach);
        let mut board = Self {
            spots,
            places: [0; WALLS],
            width,
            height: width,
            first,
            laid: PieceSet::NONE,
            buildings: 1,
            camps: 0,
            falcons: Vec::new(),
        };
        board.set(&BoardOptions::default(), width * width / 2, (Square::START, false));
        board
    }

    /// Whether nothing but the buildings round a square says which of them may be laid there.
    pub(super) fn is_plain(&self, options: &BoardOptions) -> bool {
        self.camps == 0 && options.holes == Holes::Area
    }

    /// Puts something on a square, and looks again at what may be laid near it.
    fn set(&mut self, options: &BoardOptions, at: usize, (square, had_camps): (Square, bool)) {
        self.spots[at].square = square;
        for (place, beside) in self.round(at).into_iter().enumerate() {
            let around = &mut self.spots[beside].around;
            *around = around.with(opposite(place), square);
        }
        if self.is_plain(options) && !had_camps {
            // Nothing behind the eight squares round it changes.
            self.look_at(options, at);
            return self.round(at).into_iter().for_each(|beside| self.look_at(options, beside));
        }
        let (row, column) = (at / self.width, at % self.width);
        let rows = row.saturating_sub(REACH).max(1)..=(row + REACH).min(self.height - 2);
        for row in rows {
            let columns = column.saturating_sub(REACH).max(1)..=(column + REACH).min(self.width - 2);
            columns.for_each(|column| self.look_at(options, row * self.width + column));
        }
    }

    /// Looks again at what may be laid on a square.
    fn look_at(&mut self, options: &BoardOptions, at: usize) {
        let fitting = self.fitting_at(options, at);
        let before = std::mem::replace(&mut self.spots[at].fitting, fitting);
        let places = u128::from_le_bytes(self.places) + bytes(fitting) - bytes(before);
        self.places = places.to_le_bytes();
    }

    /// In how many squares a building may be laid by its walls, were something on an empty square of a plain Alhambra.
    pub(super) fn places_with(&self, at: usize, square: Square) -> [u8; WALLS] {
        let mut places = u128::from_le_bytes(self.places) - bytes(self.spots[at].fitting);
        for (place, beside) in self.round(at).into_iter().enumerate() {
            let spot = &self.spots[beside];
            if spot.square.is_empty() {
                let fitting = spot.around.with(opposite(place), square).fitting_without_holes();
                if fitting != spot.fitting {
                    places = places + bytes(fitting) - bytes(spot.fitting);
                }
            }
        }
        places.to_le_bytes()
    }

    /// The squares of all rows where anything can be laid: all rows but two at each end.
    pub(super) const fn inside(&self) -> Range<usize> {
        let outer = self.width * (MARGIN as usize - 1);
        outer..self.spots.len() - outer
    }

    /// Where a cell lies in the grid; none outside and on its rim, where nothing lies.
    #[inline]
    pub(super) fn index(&self, cell: Cell) -> Option<usize> {
        let column = usize::try_from(i32::from(cell.x) - i32::from(self.first.x)).ok()?;
        let row = usize::try_from(i32::from(cell.y) - i32::from(self.first.y)).ok()?;
        let is_inside = |at: usize, most: usize| at > 0 && at + 1 < most;
        (is_inside(column, self.width) && is_inside(row, self.height)).then_some(row * self.width + column)
    }

    /// The cell of a square.
    #[inline]
    pub(super) const fn cell(&self, at: usize) -> Cell {
        let (row, column) = (at / self.width, at % self.width);
        Cell::new(self.first.x + column as i16, self.first.y + row as i16)
    }

    /// What lies on a cell.
    pub(super) fn at(&self, cell: Cell) -> Square {
        self.index(cell).map_or(Square::EMPTY, |at| self.square(at))
    }

    /// What lies on a square.
    #[inline]
    pub(super) fn square(&self, at: usize) -> Square {
        self.spots[at].square
    }

    /// The square behind a side.
    #[inline]
    pub(super) const fn beside(&self, at: usize, side: Side) -> usize {
        match side {
            Side::North => at - self.width,
            Side::East => at + 1,
            Side::South => at + self.width,
            Side::West => at - 1,
        }
    }

    /// The eight squares round one, clockwise from the north.
    #[inline]
    pub(super) const fn round(&self, at: usize) -> [usize; RING] {
        let (north, south) = (at - self.width, at + self.width);
        [north, north + 1, at + 1, south + 1, south, south - 1, at - 1, north - 1]
    }

    /// All that is laid, the start tile apart, row by row.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Cell, PieceId)> {
        let spots = self.spots.iter().enumerate();
        spots.filter_map(|(at, spot)| spot.square.piece().map(|piece| (self.cell(at), piece)))
    }

    /// Puts something, or nothing, on a cell beside what lies there; returns what lay there before, and the falcons that
    /// sat round it: bit n is the falcon with number n.
    pub(super) fn put(&mut self, options: &BoardOptions, cell: Cell, square: Square) -> (Square, u16) {
        self.make_room(cell);
        let Some(at) = self.index(cell) else { return (Square::EMPTY, 0) };
        let had_camps = self.camps > 0;
        let before = self.square(at);
        self.buildings += u16::from(square.is_building());
        self.buildings -= u16::from(before.is_building());
        self.camps += u8::from(square.is_camp());
        self.camps -= u8::from(before.is_camp());
        self.laid = before.piece().map_or(self.laid, |piece| self.laid.without(piece));
        self.laid = square.piece().map_or(self.laid, |piece| self.laid.with(piece));
        self.set(options, at, (square, had_camps));
        let mut freed = 0;
        if !self.falcons.is_empty() {
            let corners = cell.corners();
            self.falcons.retain(|(crossing, falcon)| {
                let sits = corners.contains(crossing);
                freed |= u16::from(sits) << falcon;
                !sits
            });
        }
        (before, freed)
    }

    /// Puts a falcon on a crossing.
    pub(super) fn put_falcon(&mut self, crossing: Corner, falcon: u8) {
        let at = self.falcons.partition_point(|(other, _)| *other < crossing);
        self.falcons.insert(at, (crossing, falcon));
    }

    /// Grows where a cell lies too near to the rim.
    fn make_room(&mut self, cell: Cell) {
        let (column, row) = (cell.x - self.first.x, cell.y - self.first.y);
        let lacks = |is_near: bool| if is_near { GROWTH } else { 0 };
        let [west, north] = [lacks(column < MARGIN), lacks(row < MARGIN)];
        let east = lacks(column + MARGIN >= self.width as i16);
        let south = lacks(row + MARGIN >= self.height as i16);
        if west + north + east + south == 0 {
            return;
        }
        let width = self.width + (west + east) as usize;
        let height = self.height + (north + south) as usize;
        let mut spots = vec![Spot::default(); width * height];
        for row in 0..self.height {
            let (from, to) = (row * self.width, (row + north as usize) * width + west as usize);
            spots[to..to + self.width].copy_from_slice(&self.spots[from..from + self.width]);
        }
        self.first = Cell::new(self.first.x - west, self.first.y - north);
        (self.spots, self.width, self.height) = (spots, width, height);
    }
}

/// Where a square lies in the ring of one that lies at this place in its own.
const fn opposite(place: usize) -> usize {
    (place + RING / 2) % RING
}

impl PartialEq for FlatBoard {
    /// The same lies there, however the grids have grown.
    fn eq(&self, other: &Self) -> bool {
        self.buildings + u16::from(self.camps) == other.buildings + u16::from(other.camps)
            && self.falcons == other.falcons
            && self.pieces().all(|(cell, piece)| other.at(cell).piece() == Some(piece))
    }
}

impl Eq for FlatBoard {}
