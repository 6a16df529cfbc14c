//! What a saved game says at a glance: for the library and "continue".

use serde::{Deserialize, Serialize};

use super::{Land, Unreadable};
use crate::games::{
    alexandros::{
        log::{GameResult, Options},
        record::{AnyGame, Loaded},
    },
    common,
};

/// What a record says at a glance: what the library shows of any game, and what tells games of this one apart.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameSummary {
    /// What every game says. Nobody knows how many rounds there will be.
    pub general: common::Summary,
    /// Goal and options.
    pub options: Options,
    /// The board as it stands, where the table is kept on one.
    pub land: Option<Land>,
}

impl GameSummary {
    /// What the text of a record says.
    ///
    /// # Errors
    /// When it is no record: its first fault.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let loaded = AnyGame::read(text).map_err(|mut faults| Unreadable::Record(faults.swap_remove(0)))?;
        Ok(Self::of(&loaded))
    }

    /// The summary of a game.
    #[must_use]
    pub fn of(loaded: &Loaded) -> Self {
        let any = &loaded.game;
        let (config, over) = (any.config(), any.is_over());
        let GameResult { points, winners, rounds, .. } = result(any);
        let rounds = u8::try_from(rounds).unwrap_or(u8::MAX).max(1);
        let general = common::Summary {
            header: any.header().clone(),
            kind: any.kind(),
            round: rounds,
            rounds: 0,
            over,
            totals: points.into_iter().map(Some).collect(),
            winners: if over { winners.into_iter().map(|player| player - 1).collect() } else { Vec::new() },
            practice: false,
            read_only: loaded.read_only,
        };
        let land = match any {
            AnyGame::Table(table) => config.board().and_then(|board| Land::of(board, table.state())),
            AnyGame::Result(_) => None,
        };
        Self { general, options: Options::of(config), land }
    }
}

/// The result as it stands.
fn result(any: &AnyGame) -> GameResult {
    match any {
        AnyGame::Table(table) => table.result(),
        AnyGame::Result(game) => game.result(),
    }
}
