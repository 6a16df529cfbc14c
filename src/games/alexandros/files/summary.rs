//! What a saved game says at a glance: for the library and for going on.

use serde::{Deserialize, Serialize};

use super::Land;
use crate::{
    log::{GameResult, Options},
    record::{AnyGame, Loaded},
};

/// What a record says at a glance: what the library shows of any game, and what tells games of this one apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// What every game says. The number of rounds is never known beforehand.
    pub general: common::Summary,
    /// Goal and options.
    pub options: Options,
    /// The board as it stands, where the table is kept on one.
    pub land: Option<Land>,
}

impl GameSummary {
    /// The summary of a game.
    #[must_use]
    pub fn of(loaded: &Loaded) -> Self {
        let any = &loaded.game;
        let config = any.config();
        let GameResult { winners, rounds, .. } = match any {
            AnyGame::Played(none) => none.never(),
            AnyGame::Table(table) => table.result(),
            AnyGame::Result(game) => game.result(),
        };
        let round = u8::try_from(rounds).unwrap_or(u8::MAX).max(1);
        let winners = winners.into_iter().map(|player| player - 1).collect();
        let general = common::Summary::in_round(loaded, [round, 0], winners);
        let land = match any {
            AnyGame::Table(table) => config.board().and_then(|board| Land::of(board, table.state())),
            AnyGame::Played(_) | AnyGame::Result(_) => None,
        };
        Self { general, options: Options::of(config), land }
    }
}
