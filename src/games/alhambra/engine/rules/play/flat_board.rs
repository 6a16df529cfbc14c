//! An Alhambra as a grid of squares, row by row, that grows with it. Every change of it is lawful; `lawful` judges
//! them, and the board with maps ([`Board`](crate::rules::Board)) says why one is not.
//!
//! What may be laid where is asked far more often than something is laid: it is kept, and looked at again only near a change.

use super::{PieceId, square::Square};
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
    square: Square,
    /// Bit n is for buildings whose walls make n.
    pub(super) fitting: u16,
}

/// A grid of squares, with the start tile in it.
#[derive(Clone, Debug)]
pub(super) struct FlatBoard {
    pub(super) spots: Vec<Spot>,
    /// In how many squares a building with these walls may be laid.
    pub(super) places: [u8; WALLS],
    pub(super) width: usize,
    /// The cell of the first square.
    first: Cell,
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
        let mut spots = vec![Spot::default(); width * width];
        spots[width * width / 2].square = Square::START;
        let first = Cell::new(-reach, -reach);
        let mut board =
            Self { spots, places: [0; WALLS], width, first, buildings: 1, camps: 0, falcons: Vec::new() };
        board.look_round(&BoardOptions::default(), width * width / 2, false);
        board
    }

    /// Looks again at what may be laid near a change.
    fn look_round(&mut self, options: &BoardOptions, at: usize, had_camps: bool) {
        // Without camps, and with holes of any size, nothing behind the eight squares round it changes.
        let reach = if self.camps == 0 && !had_camps && options.holes == Holes::Area { 1 } else { REACH };
        let height = self.spots.len() / self.width;
        let (row, column) = (at / self.width, at % self.width);
        let rows = row.saturating_sub(reach).max(1)..=(row + reach).min(height - 2);
        for row in rows {
            let columns = column.saturating_sub(reach).max(1)..=(column + reach).min(self.width - 2);
            for at in columns.map(|column| row * self.width + column) {
                let fitting = self.fitting_at(options, at);
                let before = std::mem::replace(&mut self.spots[at].fitting, fitting);
                each_bit(before & !fitting, |walls| self.places[walls] -= 1);
                each_bit(fitting & !before, |walls| self.places[walls] += 1);
            }
        }
    }

    /// Where a cell lies in the grid; none outside and on its rim, where nothing lies.
    #[inline]
    pub(super) fn index(&self, cell: Cell) -> Option<usize> {
        let column = usize::try_from(i32::from(cell.x) - i32::from(self.first.x)).ok()?;
        let row = usize::try_from(i32::from(cell.y) - i32::from(self.first.y)).ok()?;
        let is_inside = |at: usize, most: usize| at > 0 && at + 1 < most;
        let height = self.spots.len() / self.width;
        (is_inside(column, self.width) && is_inside(row, height)).then_some(row * self.width + column)
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

    /// All that is laid, the start tile apart, row by row.
    pub(super) fn pieces(&self) -> impl Iterator<Item = (Cell, PieceId)> {
        let spots = self.spots.iter().enumerate();
        spots.filter_map(|(at, spot)| Some((self.cell(at), spot.square.piece()?)))
    }

    /// Puts something, or nothing, on a cell beside what lies there; returns what lay there before, and the falcons that
    /// sat round it: bit n is the falcon with number n.
    pub(super) fn put(&mut self, options: &BoardOptions, cell: Cell, square: Square) -> (Square, u16) {
        self.make_room(cell);
        let Some(at) = self.index(cell) else { return (Square::EMPTY, 0) };
        let had_camps = self.camps > 0;
        let before = std::mem::replace(&mut self.spots[at].square, square);
        self.buildings += u16::from(square.is_building());
        self.buildings -= u16::from(before.is_building());
        self.camps += u8::from(square.is_camp());
        self.camps -= u8::from(before.is_camp());
        self.look_round(options, at, had_camps);
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
        let height = (self.spots.len() / self.width) as i16;
        let (column, row) = (cell.x - self.first.x, cell.y - self.first.y);
        let lacks = |is_near: bool| if is_near { GROWTH } else { 0 };
        let [west, north] = [lacks(column < MARGIN), lacks(row < MARGIN)];
        let east = lacks(column + MARGIN >= self.width as i16);
        let south = lacks(row + MARGIN >= height);
        if west + north + east + south == 0 {
            return;
        }
        let width = self.width + (west + east) as usize;
        let size = width * (height + north + south) as usize;
        let mut spots = vec![Spot::default(); size];
        for row in 0..height as usize {
            let (from, to) = (row * self.width, (row + north as usize) * width + west as usize);
            spots[to..to + self.width].copy_from_slice(&self.spots[from..from + self.width]);
        }
        self.first = Cell::new(self.first.x - west, self.first.y - north);
        (self.spots, self.width) = (spots, width);
    }
}

fn each_bit(mut bits: u16, mut tell: impl FnMut(usize)) {
    while bits != 0 {
        tell(bits.trailing_zeros() as usize);
        bits &= bits - 1;
    }
}

impl PartialEq for FlatBoard {
    /// The same lies there, however the grids have grown.
    fn eq(&self, other: &Self) -> bool {
        let is_one_grid = self.first == other.first && self.width == other.width;
        self.falcons == other.falcons
            && if is_one_grid { self.spots == other.spots } else { self.pieces().eq(other.pieces()) }
    }
}

impl Eq for FlatBoard {}
