//! The boxes and lines of a row: typed, or counted from the cells ticked off.

use super::LateDraft;
use crate::rules::{Cell, Layout, column_counts, row_counts};
use common::BuildingType;

impl LateDraft {
    /// The boxes of a row: typed or, if its cells are ticked off on a sheet with a grid, counted.
    #[must_use]
    pub fn boxes(&self, k: usize, layout: Option<&Layout>) -> [i64; BuildingType::COUNT] {
        let row = self.row(k);
        match (row.built, layout.and_then(Layout::grid)) {
            (Some(built), Some(grid)) => BuildingType::ALL.map(|kind| {
                let counts = |cell: &usize| built >> cell & 1 == 1 && grid[*cell] == kind;
                (0..Cell::COUNT).filter(counts).count() as i64
            }),
            _ => row.boxes,
        }
    }

    /// The lines of a row with 4, 5 and 6: typed, or counted.
    #[must_use]
    pub fn lines(&self, k: usize) -> [i64; 3] {
        let row = self.row(k);
        let Some(built) = row.built else { return row.lines };
        let counts = [row_counts(built), column_counts(built)].concat();
        [4, 5, 6].map(|n| counts.iter().filter(|&&count| count == n).count() as i64)
    }

    /// Keeps what was counted as if it had been typed, so that it can be changed by hand.
    pub fn untick(&mut self, k: usize) {
        let (boxes, lines) = (self.boxes(k, self.layout().as_ref()), self.lines(k));
        let row = self.row_mut(k);
        (row.boxes, row.lines, row.built) = (boxes, lines, None);
    }

    /// Whether a cell of a row is ticked off.
    #[must_use]
    pub fn is_ticked(&self, k: usize, cell: usize) -> bool {
        self.row(k).built.unwrap_or(0) >> cell & 1 == 1
    }

    /// Ticks a cell off, or clears it; the first one begins with an empty sheet.
    pub fn tick(&mut self, k: usize, cell: usize, on: bool) {
        let row = self.row_mut(k);
        let others = row.built.unwrap_or(0) & !(1 << cell);
        row.built = Some(others | u64::from(on) << cell);
    }
}
