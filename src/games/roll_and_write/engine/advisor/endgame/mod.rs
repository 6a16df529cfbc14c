//! Exact endings: so few dice follow that all of them can be counted.

mod last_total;
mod last_turn;
mod two_rounds;

pub(super) use last_total::last_total;
pub(super) use last_turn::last_turn;
pub(super) use two_rounds::two_rounds;

use std::cmp::Ordering;

use super::{Goal, Parts, chances::chance_of_box};
use crate::rules::{Cell, GameConfig, Pair, State};
use common::BuildingType;

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

impl Exact {
    /// What counts of it: the total, or the chance of winning.
    pub fn worth(&self, goal: Goal) -> f64 {
        match goal {
            Goal::Total => self.total,
            Goal::Victory => self.victory.unwrap_or_default(),
        }
    }

    /// Which is better; of two alike in what counts, the one with the higher total.
    pub fn compare(&self, other: &Self, goal: Goal) -> Ordering {
        let (one, two) = (self.worth(goal), other.worth(goal));
        if (one - two).abs() > 1e-9 { one.total_cmp(&two) } else { self.total.total_cmp(&other.total) }
    }
}

/// The boxes that a phantom's row can fill: a pair for each type, and its chance (rolled again if full, §9).
pub(super) fn phantom_rolls(
    config: &GameConfig,
    state: &State,
    row: usize,
) -> Vec<(Pair, BuildingType, f64)> {
    let Some(grid) = config.layout().grid() else { return Vec::new() };
    let roll = |building| {
        let chance = chance_of_box(config, state.score(), row, building);
        if chance == 0.0 {
            return None;
        }
        let cell = Cell::all().find(|cell| grid[cell.index()] == building)?;
        let pair = Pair { yellow: cell.row(), blue: cell.column() };
        Some((pair, building, chance))
    };
    BuildingType::ALL.into_iter().filter_map(roll).collect()
}
