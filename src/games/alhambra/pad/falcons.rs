//! The supply of falcons (§A6.4).

use super::PadState;
use crate::rules::{FALCONS_OF_EACH, FalconKind, Module, Scoring};

impl PadState {
    /// Falcons of each kind that are left in the supply at a scoring. Those that were typed for the scoring before stay
    /// where they are until something else is said.
    #[must_use]
    pub fn falcons_left(&self, scoring: Scoring) -> [u8; FalconKind::COUNT] {
        let mut left = [u16::from(FALCONS_OF_EACH); FalconKind::COUNT];
        for (row, held) in self.rows.iter().zip(&self.at(scoring).rows) {
            let Some(holdings) = held.holdings() else { continue };
            let so_far = row.measured[..=scoring.index()].iter().rev();
            let said = so_far.map(|measured| measured.numbers(Module::Falconers)).find_map(|said| said);
            let laid = holdings.points(Module::Falconers).next().map(|_| holdings.numbers(Module::Falconers));
            for (left, used) in left.iter_mut().zip(laid.or(said).unwrap_or_default()) {
                *left = left.saturating_sub(used);
            }
        }
        left.map(|left| left as u8)
    }
}
