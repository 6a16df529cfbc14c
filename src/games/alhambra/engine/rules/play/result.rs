//! What a game that is played adds up to (§A2, §A4.9).

use super::State;
use crate::rules::{BreakdownExt, Reason, Scoring, breakdown};
use kernel::{Breakdown, winners};

impl State {
    /// How every total comes about by the scorings held so far, row by row.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<Reason>> {
        breakdown(&self.held())
    }

    /// The scoring that comes next; none once all were held (§A2.2).
    #[must_use]
    pub fn next_scoring(&self) -> Option<Scoring> {
        Scoring::ALL.get(self.snapshots().count()).copied()
    }

    /// The seats that have most VP; the third player never wins (§A5.4).
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        winners(self.breakdown().iter().map(BreakdownExt::winning_vp))
    }
}
