//! The 36 cells of a sheet, wherever one is drawn: where they lie, how each looks, and the keyboard among them.

mod cell;

pub use cell::{CellStyle, mark_pointed, paint, radius};

use egui::{Align2, Color32, Id, Painter, Pos2, Rect, Response, Ui, Vec2, pos2, vec2};

use common::BuildingType;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::roving::{self, At},
};

/// Rows, and columns.
const LINES: usize = 6;

/// The letters of the types, where they are written on the cells.
pub type Letters = [char; BuildingType::COUNT];

/// Six rows and six columns in a square.
#[derive(Clone, Copy, Debug)]
pub struct SheetGrid {
    origin: Pos2,
    /// The side of a cell.
    pub cell: f32,
    /// The room between two cells.
    pub gap: f32,
}

impl SheetGrid {
    /// The room between two cells, in cells.
    pub const GAP: f32 = 0.085;
    /// The side of the square, in cells.
    pub const SIDE: f32 = 6.0 + 5.0 * Self::GAP;

    /// A grid of cells of this size.
    #[must_use]
    pub const fn new(origin: Pos2, cell: f32) -> Self {
        Self { origin, cell, gap: cell * Self::GAP }
    }

    /// A grid for a small square: what is sharp at its edges is so within, and its cells stay apart.
    #[must_use]
    pub fn small(square: Rect) -> Self {
        let step = square.width() / 6.0;
        let gap = (step * 0.12).max(1.0);
        Self { origin: square.min + Vec2::splat(gap / 2.0), cell: step - gap, gap }
    }

    /// All cells.
    #[must_use]
    pub fn area(self) -> Rect {
        Rect::from_min_size(self.origin, Vec2::splat(self.cell * 6.0 + self.gap * 5.0))
    }

    /// A cell.
    #[must_use]
    pub fn cell(self, (row, column): At) -> Rect {
        let corner = self.origin + vec2(column as f32, row as f32) * (self.cell + self.gap);
        Rect::from_min_size(corner, Vec2::splat(self.cell))
    }

    /// A cell with half of the gaps around it: a pointer is never between two cells.
    #[must_use]
    pub fn reach(self, at: At) -> Rect {
        self.cell(at).expand(self.gap / 2.0)
    }

    /// The cell at a point.
    #[must_use]
    pub fn at(self, point: Pos2) -> Option<At> {
        cells().find(|at| self.reach(*at).contains(point))
    }

    /// The number of a row or a column, around `centre`.
    pub fn number(self, painter: &Painter, centre: Pos2, k: usize, ink: Color32) {
        let font = theme::figures(TextSize::fitted(self.cell * 0.3, TextSize::TEXT..=TextSize::DISPLAY));
        painter.text(centre, Align2::CENTER_CENTER, k + 1, font, ink);
    }

    /// The numbers of all rows and columns, `apart` from the cells.
    pub fn numbers(self, painter: &Painter, theme: &Theme, apart: f32) {
        for k in 0..LINES {
            let middle = self.cell((k, k)).center();
            self.number(painter, pos2(self.origin.x - apart, middle.y), k, theme.row_number);
            self.number(painter, pos2(middle.x, self.origin.y - apart), k, theme.column_number);
        }
    }
}

/// All cells, row by row.
pub fn cells() -> impl Iterator<Item = At> {
    (0..LINES).flat_map(|row| (0..LINES).map(move |column| (row, column)))
}

/// What the keyboard knows a cell by.
#[must_use]
pub fn id(ui: &Ui, at: At) -> Id {
    ui.scope_id().with(("cell", at))
}

/// Where an arrow key leads from a cell.
pub fn step(ui: &Ui, from: At) -> Option<At> {
    roving::step(ui, from, (LINES, LINES), |_| true)
}

/// Takes the keyboard from a cell that has it to where an arrow key leads.
pub fn rove(ui: &Ui, response: &Response, from: At) {
    roving::rove(ui, response, from, (LINES, LINES), |_| true, |at| id(ui, at));
}
