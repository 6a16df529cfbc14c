//! The crossed cells of a paper sheet.

use serde::{Deserialize, Serialize};

use super::PadError;
use crate::rules::{Cell, Layout, Lines};
use common::BuildingType;

/// The crossed cells of a player's paper sheet, as a mask of [`Cell::bit`]s (§1).
///
/// Records write them as six strings of six, `x` for a crossed cell and `.` for a free one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
#[schemars(with = "[String; 6]", extend("items" = {"type": "string", "pattern": "^[x.]{6}$", "examples": ["x..x.."]}))]
pub struct Crosses(u64);

impl Crosses {
    /// The crosses of a mask of cells; other bits are dropped.
    #[must_use]
    pub const fn new(mask: u64) -> Self {
        Self(mask & ((1 << Cell::COUNT) - 1))
    }

    /// The mask of the crossed cells.
    #[must_use]
    pub const fn mask(self) -> u64 {
        self.0
    }

    /// How many cells are crossed.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Lines with 4, 5 and 6 crosses (§7.2).
    #[must_use]
    pub fn lines(self) -> [u8; 3] {
        let Lines { four, five, six } = Lines::of(self.0);
        [four, five, six]
    }

    /// Crosses on each type; none when the layout does not say where the types are (§1).
    #[must_use]
    pub fn by_type(self, layout: &Layout) -> Option<[u8; BuildingType::COUNT]> {
        let grid = layout.grid()?;
        let crossed = |building| {
            Cell::all().filter(|cell| self.0 & cell.bit() != 0 && grid[cell.index()] == building).count()
                as u8
        };
        Some(BuildingType::ALL.map(crossed))
    }

    /// Whether they are the boxes of a row, from 1, and its lines those of the crosses (§1, §7.2).
    pub(super) fn check(
        self,
        layout: &Layout,
        row: u8,
        lines: [u8; 3],
        boxes: [u8; BuildingType::COUNT],
    ) -> Result<(), PadError> {
        if lines != self.lines() {
            return Err(PadError::LinesOfCrosses { row, said: lines, found: self.lines() });
        }
        let all = boxes.into_iter().fold(0_u8, u8::saturating_add);
        let fault = |building, crosses, boxes| Err(PadError::Crosses { row, building, crosses, boxes });
        match self.by_type(layout) {
            Some(crosses) => {
                let wrong = |&building: &BuildingType| crosses[building.index()] != boxes[building.index()];
                match BuildingType::ALL.into_iter().find(wrong) {
                    Some(wrong) => fault(Some(wrong), crosses[wrong.index()], boxes[wrong.index()]),
                    None => Ok(()),
                }
            }
            None if self.count() != all => fault(None, self.count(), all),
            None => Ok(()),
        }
    }
}

/// Why strings are no crosses of a sheet (§1).
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CrossesFault {
    /// There are so many rows.
    #[error("a sheet has 6 rows, not {0} (§1)")]
    Rows(usize),
    /// A row is not six of x and the full stop.
    #[error("a row of a sheet is six of x and ., not {0:?} (§1)")]
    Row(String),
}

impl TryFrom<Vec<String>> for Crosses {
    type Error = CrossesFault;

    fn try_from(rows: Vec<String>) -> Result<Self, CrossesFault> {
        let wrong =
            rows.iter().find(|row| row.len() != 6 || row.bytes().any(|mark| !matches!(mark, b'x' | b'.')));
        if rows.len() != 6 {
            return Err(CrossesFault::Rows(rows.len()));
        }
        if let Some(row) = wrong {
            return Err(CrossesFault::Row(row.clone()));
        }
        let marks = rows.iter().flat_map(|row| row.bytes()).map(|mark| mark == b'x');
        Ok(Self(
            Cell::all()
                .zip(marks)
                .filter(|(_, crossed)| *crossed)
                .fold(0, |mask, (cell, _)| mask | cell.bit()),
        ))
    }
}

impl From<Crosses> for Vec<String> {
    fn from(crosses: Crosses) -> Self {
        let mark = |bit: u32| if crosses.0 >> bit & 1 == 1 { 'x' } else { '.' };
        (0..6).map(|row| (0..6).map(|column| mark(6 * row + column)).collect()).collect()
    }
}
