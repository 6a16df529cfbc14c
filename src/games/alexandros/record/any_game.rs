//! A game of one of the kinds.

use serde_json::Value;

use super::{Fault, GameFault, Loaded, RecordFault};
use crate::{
    games::alexandros::{
        log::{self, GameResult},
        pad::{Ledger, LedgerGame, PaperGame, PaperResult, Reason},
        rules::GameConfig,
    },
    kernel::{
        self, Breakdown, Kind,
        record::{Container, Header, RecordKind},
    },
};

/// A game of one of the kinds, as read and checked.
#[derive(Clone, Debug, PartialEq)]
pub enum AnyGame {
    /// The ledger of a table.
    Ledger(Box<LedgerGame>),
    /// A finished game entered afterwards.
    Result(Box<PaperGame>),
}

impl From<LedgerGame> for AnyGame {
    fn from(game: LedgerGame) -> Self {
        Self::Ledger(Box::new(game))
    }
}

impl From<PaperGame> for AnyGame {
    fn from(game: PaperGame) -> Self {
        Self::Result(Box::new(game))
    }
}

/// Reads and checks a record of this game.
///
/// # Errors
/// All faults found.
pub fn read(text: &str) -> Result<Loaded, Vec<Fault>> {
    let container = Container::read(text).map_err(|fault| vec![fault])?;
    if container.game != log::GAME {
        return Err(vec![RecordFault::OtherGame(container.game).into()]);
    }
    match container.kind().map_err(|fault| vec![fault])? {
        RecordKind::Full => Err(vec![RecordFault::Game(GameFault::Played).into()]),
        RecordKind::Table => read_as::<Ledger>(container),
        RecordKind::Result => read_as::<PaperResult>(container),
    }
}

fn read_as<K: Kind>(container: Container) -> Result<Loaded, Vec<Fault>>
where
    AnyGame: From<kernel::Game<K>>,
    GameFault: From<K::Fault>,
{
    match kernel::Game::<K>::read(container) {
        Ok(loaded) => Ok(loaded.map(AnyGame::from)),
        Err(faults) => Err(faults.into_iter().map(|fault| fault.map(GameFault::from)).collect()),
    }
}

impl AnyGame {
    /// What the record says beside the game.
    #[must_use]
    pub const fn header(&self) -> &Header {
        match self {
            Self::Ledger(game) => &game.header,
            Self::Result(game) => &game.header,
        }
    }

    /// The configuration.
    #[must_use]
    pub fn config(&self) -> &GameConfig {
        match self {
            Self::Ledger(game) => game.config(),
            Self::Result(game) => game.config(),
        }
    }

    /// The result as it stands.
    #[must_use]
    pub fn result(&self) -> GameResult {
        match self {
            Self::Ledger(game) => game.result(),
            Self::Result(game) => game.result(),
        }
    }

    /// How the points of every player come about.
    #[must_use]
    pub fn breakdown(&self) -> Vec<Breakdown<Reason>> {
        match self {
            Self::Ledger(game) => game.breakdown(),
            Self::Result(game) => game.breakdown(),
        }
    }

    /// Whether somebody said that it has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Self::Ledger(game) => game.has_result(),
            Self::Result(game) => game.has_result(),
        }
    }

    /// Which kind of record it makes.
    #[must_use]
    pub const fn kind(&self) -> RecordKind {
        match self {
            Self::Ledger(_) => RecordKind::Table,
            Self::Result(_) => RecordKind::Result,
        }
    }

    /// How many entries the log has.
    #[must_use]
    pub fn entries(&self) -> usize {
        match self {
            Self::Ledger(game) => game.log().len(),
            Self::Result(game) => game.log().len(),
        }
    }

    /// The record as JSON text. Members of `read_from` that this version does not know are kept.
    #[must_use]
    pub fn write(&self, read_from: Option<&Value>) -> String {
        match self {
            Self::Ledger(game) => game.write(read_from),
            Self::Result(game) => game.write(read_from),
        }
    }
}
