//! Where cells and crossings lie on the screen.

use egui::{Pos2, Rect, Vec2, vec2};

use super::scene::LEAST;
use crate::{
    rules::{Cell, Corner},
    widgets::tiles::SMALLEST,
};
use ui::widgets::roving::At;

/// A cell is never drawn larger.
const LARGEST: f32 = 120.0;

/// The cells in a rectangle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Geometry {
    origin: Pos2,
    /// The side of a cell.
    pub side: f32,
    first: Cell,
    /// Columns and rows.
    size: [usize; 2],
}

impl Geometry {
    /// All cells between these two, as large as `room` allows; never too small to be read, so that it may be larger than
    /// the room.
    pub fn new(room: Rect, bounds: [Cell; 2]) -> Self {
        Self::of_least(room, bounds, SMALLEST)
    }

    /// The same where no cell is smaller than this.
    pub fn of_least(room: Rect, [first, last]: [Cell; 2], least: f32) -> Self {
        let span = |from: i16, to: i16| usize::from(to.abs_diff(from)) + 1;
        let size = [span(first.x, last.x), span(first.y, last.y)];
        let [columns, rows] = size.map(|cells| (cells as f32).max(f32::from(LEAST)));
        let side = (room.width() / columns).min(room.height() / rows).floor().clamp(least, LARGEST);
        let whole = vec2(size[0] as f32, size[1] as f32) * side;
        let origin = (room.center() - whole / 2.0).max(room.min).round();
        Self { origin, side, first, size }
    }

    /// All cells.
    pub fn area(&self) -> Rect {
        Rect::from_min_size(self.origin, vec2(self.size[0] as f32, self.size[1] as f32) * self.side)
    }

    /// A cell.
    pub fn cell(&self, cell: Cell) -> Rect {
        Rect::from_min_size(self.crossing(Corner(cell)), Vec2::splat(self.side))
    }

    /// A crossing.
    pub fn crossing(&self, Corner(cell): Corner) -> Pos2 {
        let steps = |from: i16, to: i16| f32::from(to) - f32::from(from);
        self.origin + vec2(steps(self.first.x, cell.x), steps(self.first.y, cell.y)) * self.side
    }

    /// Rows and columns, for the keyboard; crossings have one more.
    pub const fn lines(&self) -> At {
        (self.size[1] + 1, self.size[0] + 1)
    }

    /// The row and column of a cell.
    pub fn place(&self, cell: Cell) -> At {
        (usize::from(cell.y.abs_diff(self.first.y)), usize::from(cell.x.abs_diff(self.first.x)))
    }

    /// The cell of a row and a column.
    pub fn at(&self, (row, column): At) -> Cell {
        Cell::new(self.first.x.wrapping_add(column as i16), self.first.y.wrapping_add(row as i16))
    }
}
