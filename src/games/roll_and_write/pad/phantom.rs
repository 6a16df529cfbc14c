//! Phantoms at a table: what their dice say, and which roll is due (§1, §9).

use super::{PadError, PadState};
use crate::rules::{Cell, Layout, Pair, RollKind, RollRequest, SETUP_BUILDINGS};
use common::BuildingType;

/// What a phantom's roll did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// The dice.
    pub pair: Pair,
    /// The type they point at.
    pub building: BuildingType,
    /// Whether it filled a box; else the type was complete, and the pair is rolled again (§9).
    pub filled: bool,
}

/// The type of a phantom's pair: that of the cell, or with counts only the one whose count it falls into when the 36
/// pairs are dealt out in the order of the score sheet (§1).
#[must_use]
pub fn phantom_type(layout: &Layout, pair: Pair) -> BuildingType {
    let number = pair.cell().index();
    match layout.grid() {
        Some(grid) => grid[number],
        None => {
            let dealt = BuildingType::ALL
                .into_iter()
                .flat_map(|building| std::iter::repeat_n(building, usize::from(layout.count(building))));
            // The counts of a layout sum to 36.
            dealt.take(Cell::COUNT).nth(number).unwrap_or(BuildingType::Tower)
        }
    }
}

impl PadState {
    /// The roll that a phantom waits for in a round: the same function of the situation as in a full game (§9).
    ///
    /// # Errors
    /// When the row is no phantom, or has its boxes of this round.
    pub fn roll_due(&self, row: u8, at: u8) -> Result<RollRequest, PadError> {
        let index = self.phantom(row, at)?;
        let boxes = self.rows[index].entered(at).buildings;
        let is_full = usize::from(self.score.buildings(index)) == Cell::COUNT;
        if is_full || boxes >= if at == 0 { SETUP_BUILDINGS } else { 1 } {
            return Err(PadError::NotDue { row, round: at });
        }
        let (purpose, round) = if at == 0 { (RollKind::Setup, boxes + 1) } else { (RollKind::Phantom, at) };
        let tries = self.rows[index].misses(at);
        Ok(RollRequest { purpose, seat: row - 1, round, tries })
    }
}
