//! The record: a game as readable JSON, versioned; see `docs/record-format.md`.

mod any_game;
mod container;
mod digest;
mod fault;
mod header;
mod limit;
mod limits;
mod members;
mod read;
mod result;
mod schema;
mod when;
mod write;

pub use any_game::{AnyGame, NotPlayed, Readable, Recorded};
pub use container::{Container, RecordKind, Version};
pub use fault::{Fault, RecordFault};
pub use header::{Header, ME, Parent, Seat, SeatKind};
pub use limit::{LimitExceeded, limit_exceeded};
pub use limits::{MOST_COMMENT, MOST_ENTRIES, MOST_LETTERS, MOST_NAME, MOST_TAGS};
pub use members::Members;
pub use read::{Loaded, is_older};
pub use schema::{GameSchema, schema};
pub use when::{When, WhenFault};
pub use write::describe;

/// The member `format` of every record.
pub const FORMAT: &str = "alhambra-record";

/// The version that this program writes. A newer minor version can be read, a newer major one cannot.
///
/// - 1.0: the first.
/// - 1.1: tables: phantoms' rolls, first players, leaving, corrected counts, amendments; full games: handovers.
/// - 2.0: says which game it is; the digest covers that too; confirmed findings are codes with their data.
/// - 2.1: games of Alhambra, the tile game, that were played here.
/// - 2.2: games of which nothing but the totals is known.
///
/// A record says the lowest that can express it ([`Kind::VERSION`](crate::Kind::VERSION)).
pub const VERSION: Version = (2, 2);

/// The first version that says which game it is.
pub(super) const FIRST_OF_2X: Version = (2, 0);

/// The last version before 2.0.
const LAST_OF_1X: Version = (1, 1);

/// The game of records of version 1, which do not say it.
const GAME_OF_1X: &str = "roll_and_write";
