//! Records of the game: a table or a result, read, checked and written.

mod schema;

pub use schema::schema;

use super::pad::{PadFault, PaperResult, ScorePad};
use kernel::{
    Game,
    record::{self, NotPlayed},
};

/// A table, or a finished game entered afterwards, as read and checked.
pub type AnyGame = record::AnyGame<NotPlayed<ScorePad>, Game<ScorePad>, Game<PaperResult>>;

/// A fault of a record.
pub type Fault = record::Fault<PadFault>;

/// What is wrong with a record, or with an entry of its log.
pub type RecordFault = record::RecordFault<PadFault>;

/// A record that is good.
pub type Loaded = record::Loaded<AnyGame>;

/// Reads and checks a record of this game.
///
/// # Errors
/// All faults found.
pub fn read(text: &str) -> Result<Loaded, Vec<Fault>> {
    AnyGame::read(text)
}
