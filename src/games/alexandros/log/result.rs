//! The result as records write it.

use serde::{Deserialize, Serialize};

use crate::rules::{End, leaders};

/// How a game ended (§X6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// Somebody had the points of the goal.
    Goal,
    /// Red walls were needed.
    RedWalls,
    /// Before either.
    Early,
}

impl From<Option<End>> for Ended {
    fn from(end: Option<End>) -> Self {
        match end {
            Some(End::Goal) => Self::Goal,
            Some(End::RedWalls) => Self::RedWalls,
            None => Self::Early,
        }
    }
}

impl Ended {
    /// The end by the rules; none of a game that ended before.
    #[must_use]
    pub const fn by_the_rules(self) -> Option<End> {
        match self {
            Self::Goal => Some(End::Goal),
            Self::RedWalls => Some(End::RedWalls),
            Self::Early => None,
        }
    }
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct GameResult {
    /// Points of each player.
    pub points: Vec<u16>,
    /// The players who win, from 1; more than one share the victory (§X6.3).
    #[schemars(extend("items" = {"type": "integer", "minimum": 1}))]
    pub winners: Vec<usize>,
    /// Rounds that were begun.
    pub rounds: u16,
    /// How it ended.
    pub ended: Ended,
}

impl GameResult {
    /// The result that these points make.
    #[must_use]
    pub fn of(points: &[u16], rounds: u16, ended: Ended) -> Self {
        let winners = leaders(points).into_iter().map(|player| player + 1).collect();
        Self { points: points.to_vec(), winners, rounds, ended }
    }
}
