//! What is agreed before a game: the players, the options and the board (§X2, §X7).

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::Board;

/// How many people can play (§X1.1).
pub const PLAYERS: RangeInclusive<usize> = 2..=4;

/// The points that end the game, unless agreed otherwise (§X6.2).
pub const GOAL: u16 = 100;

/// What closes a province (§X5.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rim {
    /// Walls and the rim.
    #[default]
    Boundary,
    /// Walls only, along the rim too.
    Walls,
}

/// Whether a way along the rim is walled (§X3.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RimWalls {
    /// As every other line.
    #[default]
    Laid,
    /// No wall is laid there.
    None,
}

/// When an open card is a joker (§X3.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Joker {
    /// Each whose own symbol has no available space.
    #[default]
    Each,
    /// Only when neither of both has one.
    Both,
}

/// What taking back a governor costs (§X4.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Recall {
    /// An action.
    #[default]
    Action,
    /// Nothing: at any time of one's turn after the move.
    Free,
}

/// The options of §X7 but the goal and the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// What closes a province.
    pub rim: Rim,
    /// Whether a way along the rim is walled.
    pub rim_walls: RimWalls,
    /// When an open card is a joker.
    pub joker: Joker,
    /// What taking back costs.
    pub recall: Recall,
}

/// The configuration of a game. Valid by construction: see [`GameConfig::new`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameConfig {
    players: u8,
    goal: u16,
    options: Options,
    board: Option<Board>,
}

/// Why a configuration is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConfigFault {
    /// Not two to four players (§X1.1).
    Players(usize),
    /// A goal outside 20–200 (§X7).
    Goal(i64),
}

impl GameConfig {
    /// The configuration for so many players: up to 100 points, with the default options, without a board.
    ///
    /// # Errors
    /// [`ConfigFault::Players`] when there are not two to four.
    pub fn new(players: usize) -> Result<Self, ConfigFault> {
        if !PLAYERS.contains(&players) {
            return Err(ConfigFault::Players(players));
        }
        Ok(Self { players: players as u8, goal: GOAL, options: Options::default(), board: None })
    }

    /// The same up to another number of points (§X7).
    ///
    /// # Errors
    /// [`ConfigFault::Goal`] outside 20–200.
    pub fn with_goal(self, goal: i64) -> Result<Self, ConfigFault> {
        match u16::try_from(goal) {
            Ok(goal @ 20..=200) => Ok(Self { goal, ..self }),
            _ => Err(ConfigFault::Goal(goal)),
        }
    }

    /// The same with these options (§X7).
    #[must_use]
    pub fn with_options(self, options: Options) -> Self {
        Self { options, ..self }
    }

    /// The same on a board (§X1.3).
    #[must_use]
    pub fn with_board(self, board: Board) -> Self {
        Self { board: Some(board), ..self }
    }

    /// Players, 2–4.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> u8 {
        self.players
    }

    /// The points that end the game.
    #[inline]
    #[must_use]
    pub const fn goal(&self) -> u16 {
        self.goal
    }

    /// The options.
    #[inline]
    #[must_use]
    pub const fn options(&self) -> Options {
        self.options
    }

    /// The board; none if the ledger is kept without one (§X10).
    #[inline]
    #[must_use]
    pub const fn board(&self) -> Option<&Board> {
        self.board.as_ref()
    }
}
