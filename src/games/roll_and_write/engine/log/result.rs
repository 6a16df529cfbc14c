//! The result as records write it.

use serde::{Deserialize, Serialize};

use crate::rules::{Card, Cards};
use common::BuildingType;

/// The result of a finished game, row by row of the score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct GameResult {
    /// The score card of each row; null for a phantom that does not score.
    pub rows: Vec<Option<RowResult>>,
    /// The rows that win, from 1; more than one share the victory (§7.4).
    #[schemars(extend("items" = {"type": "integer", "minimum": 1}))]
    pub winners: Vec<usize>,
}

/// The score card of one row (§8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct RowResult {
    /// VP of each type.
    pub types: [u16; BuildingType::COUNT],
    /// Which of them are early awards (§6).
    pub early: [bool; BuildingType::COUNT],
    /// VP of rows and columns (§7.2).
    pub lines: u16,
    /// VP of coins left (§7.3).
    pub coins: u16,
    /// The bonus of a phantom (§11).
    pub bonus: u16,
    /// All together.
    pub total: u16,
}

impl RowResult {
    fn of(card: &Card) -> Self {
        Self {
            types: card.types.map(|standing| standing.vp.into()),
            early: card.types.map(|standing| standing.completed.is_some()),
            lines: card.lines_vp(),
            coins: card.coins_vp(),
            bonus: card.bonus.into(),
            total: card.total(),
        }
    }
}

impl GameResult {
    /// The result that some score cards make.
    #[must_use]
    pub fn of(cards: &Cards) -> Self {
        Self {
            rows: cards.rows.iter().map(|card| card.as_ref().map(RowResult::of)).collect(),
            winners: cards.winners().into_iter().map(|row| row + 1).collect(),
        }
    }
}
