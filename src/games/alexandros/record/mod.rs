//! Records of the game: one of its kinds, read, checked and written.

mod any_game;
mod schema;

pub use any_game::{AnyGame, read};
pub use schema::schema;

use super::{
    log::SetupFault,
    pad::{LedgerError, LedgerFault},
};
use crate::kernel::record;

/// A fault of a record.
pub type Fault = record::Fault<GameFault>;

/// What is wrong with a record, or with an entry of its log.
pub type RecordFault = record::RecordFault<GameFault>;

/// A record that is good.
pub type Loaded = record::Loaded<AnyGame>;

/// What can be wrong with a game of any kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameFault {
    /// Its set-up.
    Setup(SetupFault),
    /// An entry.
    Ledger(LedgerError),
    /// A game played on screen, which this version does not know.
    Played,
}

impl From<LedgerFault> for GameFault {
    fn from(fault: LedgerFault) -> Self {
        match fault {
            LedgerFault::Setup(fault) => Self::Setup(fault),
            LedgerFault::Ledger(error) => Self::Ledger(error),
        }
    }
}
