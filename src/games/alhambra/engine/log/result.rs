//! The result as records write it.

use serde::{Deserialize, Serialize};

use super::ModuleVp;
use crate::rules::{BreakdownExt, Reason, Scoring};
use common::BuildingType;
use kernel::{Breakdown, winners};

/// The result of a finished game, row by row: players, then the third player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct GameResult {
    /// What each row got.
    pub rows: Vec<RowResult>,
    /// The rows that win, from 1; more than one share the victory. The third player never wins (§A5.4).
    #[schemars(extend("items" = {"type": "integer", "minimum": 1}))]
    pub winners: Vec<usize>,
}

/// What a row got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct RowResult {
    /// Scoring by scoring, as they were held.
    pub scorings: Vec<ScoringResult>,
    /// All together.
    pub total: i32,
}

/// What a row got in one scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct ScoringResult {
    /// Which.
    pub scoring: Scoring,
    /// VP of the wall.
    pub wall: i32,
    /// VP of each type.
    pub types: [i32; BuildingType::COUNT],
    /// VP of each module.
    #[serde(flatten)]
    pub modules: ModuleVp,
    /// All together.
    pub total: i32,
}

impl GameResult {
    /// The result that explained scores make.
    #[must_use]
    pub fn of(rows: &[Breakdown<Reason>]) -> Self {
        let won = winners(rows.iter().map(Breakdown::winning_vp));
        Self {
            rows: rows.iter().map(RowResult::of).collect(),
            winners: won.into_iter().map(|row| row + 1).collect(),
        }
    }
}

impl RowResult {
    fn of(row: &Breakdown<Reason>) -> Self {
        Self { scorings: row.parts.iter().filter_map(ScoringResult::of).collect(), total: row.vp }
    }
}

impl ScoringResult {
    fn of(part: &Breakdown<Reason>) -> Option<Self> {
        let Reason::Scoring(scoring) = part.reason else { return None };
        let vp = |is_such: &dyn Fn(&Reason) -> bool| part.find(&is_such).map_or(0, |found| found.vp);
        Some(Self {
            scoring,
            wall: vp(&|reason| matches!(reason, Reason::Wall(_))),
            types: BuildingType::ALL.map(|building| {
                vp(&|reason| matches!(reason, Reason::Type(of_type) if of_type.building == building))
            }),
            modules: ModuleVp::of(part),
            total: part.vp,
        })
    }
}
