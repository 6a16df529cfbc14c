//! A game as the list of its events: commands become events, events make positions; undo, replay and records.
//!
//! ```
//! use alhambra::game::{Game, Header, NamedLayout, Seed};
//! use alhambra::rules::Terms;
//!
//! let (named, layout) = NamedLayout::standard();
//! let terms = Terms::new(layout, 1, 2)?;
//! let mut game = Game::new(Header::solo("example", &named.name, 2), terms, Some(Seed(7)))?;
//! while game.legal().is_empty() {
//!     game.roll()?; // setup, until the first decision
//! }
//! assert_eq!(game.state().round(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod claim;
mod event;
mod fault;
mod full;
mod header;
mod pad;
mod read;
mod record;
mod replay;
mod seed;
mod table;
mod undone;
mod written;

pub use claim::{ResultClaim, RowClaim};
pub use event::{By, Entry, Note, PlayEvent, ResultEvent};
pub use fault::{Fault, RecordFault};
pub use full::{Game, Position};
pub use header::{Header, NamedLayout, Options, Parent, Seat, SeatKind, SeedClaim};
pub use pad::{AwardChange, Changes, Pad, TotalChange};
pub use read::{Loaded, read};
pub use record::{AnyGame, FORMAT, Kind, Log, RecordShape, ScoreOnly, VERSION, schema};
pub use replay::{Effective, Misfit};
pub use seed::Seed;
pub use table::{
    Crosses, Rolled, Row, TableEvent, TableFault, Tally, phantom_type, tally_result, tally_table,
};
pub use written::{Written, WrittenFault, by_name, read_written};
