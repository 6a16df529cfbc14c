//! What a correction moves (§A10.6).

use super::PadState;
use crate::rules::{BreakdownExt, Reason, Scoring};
use kernel::{Breakdown, winners};

/// The VP of a row before and after, in one scoring or all together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TotalChange {
    /// The row, from 0.
    pub row: usize,
    /// The scoring; none of the total.
    pub scoring: Option<Scoring>,
    /// What it had.
    pub before: i32,
    /// What it has.
    pub after: i32,
}

/// What differs between two states of a table, as far as it scores.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// What each row has otherwise: scoring by scoring, then its total.
    pub totals: Vec<TotalChange>,
    /// The rows, from 0, that lead or win now, where they are others.
    pub winners: Option<Vec<usize>>,
}

impl Changes {
    /// What moved from one state to another.
    #[must_use]
    pub fn between(before: &PadState, after: &PadState) -> Self {
        let (before, after) = (before.breakdown(), after.breakdown());
        let rows = before.iter().zip(&after).enumerate();
        let totals = rows.flat_map(|(row, (before, after))| of_row(row, before, after)).collect();
        let won = |rows: &[Breakdown<Reason>]| winners(rows.iter().map(Breakdown::winning_vp));
        let now = won(&after);
        Self { totals, winners: (won(&before) != now).then_some(now) }
    }

    /// Whether nothing moved.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.totals.is_empty() && self.winners.is_none()
    }
}

fn of_row(row: usize, before: &Breakdown<Reason>, after: &Breakdown<Reason>) -> Vec<TotalChange> {
    let vp = |of: &Breakdown<Reason>, scoring| {
        let parts = of.parts.iter().filter(|part| part.reason == Reason::Scoring(scoring));
        parts.map(|part| part.vp).sum::<i32>()
    };
    let scorings = Scoring::ALL.map(|scoring| (Some(scoring), vp(before, scoring), vp(after, scoring)));
    let all = scorings.into_iter().chain([(None, before.vp, after.vp)]);
    all.filter(|(_, before, after)| before != after)
        .map(|(scoring, before, after)| TotalChange { row, scoring, before, after })
        .collect()
}
