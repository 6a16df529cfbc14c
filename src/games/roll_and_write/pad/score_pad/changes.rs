//! What a correction changed downstream.

use crate::pad::PadState;
use common::BuildingType;

/// What a correction changed beside the boxes themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Early awards that moved (§6).
    pub awards: Vec<AwardChange>,
    /// Totals as if it ended now, row by row.
    pub totals: Vec<TotalChange>,
    /// Rows, from 0, whose closing no longer counts: the sheet is not that of their boxes any more.
    pub reopened: Vec<usize>,
}

/// An early award that came, went, or is another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AwardChange {
    /// The row, from 0.
    pub row: usize,
    /// The type.
    pub building: BuildingType,
    /// Round and VP before; none without an award.
    pub before: Option<(u8, u8)>,
    /// Round and VP now.
    pub after: Option<(u8, u8)>,
}

/// A total that is another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TotalChange {
    /// The row, from 0.
    pub row: usize,
    /// The total before.
    pub before: u16,
    /// The total now.
    pub after: u16,
}

impl Changes {
    /// What is other in the second state than in the first, of one table.
    #[must_use]
    pub fn between(before: &PadState, after: &PadState) -> Self {
        let rows = before.rows.len().min(after.rows.len());
        let award = |pad_state: &PadState, row: usize, building: BuildingType| {
            let standing = pad_state.score.standing(pad_state.config.layout(), row, building);
            standing.completed.map(|round| (round, standing.vp))
        };
        let mut awards = Vec::new();
        for building in BuildingType::ALL {
            for row in 0..rows {
                let (before, after) = (award(before, row, building), award(after, row, building));
                if before != after {
                    awards.push(AwardChange { row, building, before, after });
                }
            }
        }
        let totals = before.cards().rows.into_iter().zip(after.cards().rows).enumerate();
        let totals = totals.filter_map(|(row, (before, after))| {
            let (before, after) = (before?.total(), after?.total());
            (before != after).then_some(TotalChange { row, before, after })
        });
        let reopened = (0..rows).filter(|&row| before.rows[row].closed && !after.rows[row].closed).collect();
        Self { awards, totals: totals.collect(), reopened }
    }

    /// Whether the correction changed nothing but itself.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.awards.is_empty() && self.totals.is_empty() && self.reopened.is_empty()
    }
}
