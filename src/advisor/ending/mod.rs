//! Exact endings: where so few dice follow that all of them can be counted.

mod last_total;
mod last_turn;
mod two_rounds;

pub(super) use last_total::last_total;
pub(super) use last_turn::last_turn;
pub(super) use two_rounds::two_rounds;

use super::Parts;
use crate::rules::{BuildingType, Cell, Pair, State, Terms};

/// What an option is worth exactly.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Exact {
    pub total: f64,
    pub parts: Parts,
    /// Of the acting player, shared victories in part; none where it was not counted.
    pub victory: Option<f64>,
    /// The chance of each total; none where they were not counted.
    pub totals: Vec<f64>,
}

/// The boxes that a phantom's row can fill: a pair for each type, and its chance (rolled again if full, §9).
pub(super) fn phantom_rolls(terms: &Terms, state: &State, row: usize) -> Vec<(Pair, BuildingType, f64)> {
    let layout = terms.layout();
    let Some(grid) = layout.grid() else { return Vec::new() };
    let open = |building: &BuildingType| state.score().boxes(row, *building) < layout.count(*building);
    let cells: u8 = BuildingType::ALL.into_iter().filter(open).map(|building| layout.count(building)).sum();
    let roll = |building| {
        let cell = Cell::all().find(|cell| grid[cell.index()] == building)?;
        let pair = Pair { yellow: cell.row(), blue: cell.column() };
        Some((pair, building, f64::from(layout.count(building)) / f64::from(cells)))
    };
    BuildingType::ALL.into_iter().filter(open).filter_map(roll).collect()
}
