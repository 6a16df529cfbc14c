//! The records of the game: a table or a result, read, checked and written.

mod schema;

pub use schema::schema;

use super::pad::{Ledger, LedgerFault, PaperResult};
use kernel::{
    Game,
    record::{self, NotPlayed},
};

/// A table, or a finished game entered afterwards, as read and checked.
pub type AnyGame = record::AnyGame<NotPlayed<Ledger>, Game<Ledger>, Game<PaperResult>>;

/// A fault of a record.
pub type Fault = record::Fault<LedgerFault>;

/// What is wrong with a record, or with an entry of its log.
pub type RecordFault = record::RecordFault<LedgerFault>;

/// A good record.
pub type Loaded = record::Loaded<AnyGame>;

/// Reads and checks a record of this game.
///
/// # Errors
/// All faults that were found.
pub fn read(text: &str) -> Result<Loaded, Vec<Fault>> {
    AnyGame::read(text)
}
