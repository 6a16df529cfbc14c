//! A game as the list of its events: commands become events, events make positions; undo, replay and records.
//!
//! ```
//! use alhambra::games::roll_and_write::log::{Game, Header, NamedLayout, Seed};
//! use alhambra::games::roll_and_write::rules::GameConfig;
//!
//! let (named, layout) = NamedLayout::standard();
//! let configuration = GameConfig::new(layout, 1, 2)?;
//! let mut game = Game::new(Header::solo("example", &named.name, 2), configuration, Some(Seed(7)))?;
//! while game.legal().is_empty() {
//!     game.roll()?; // setup, until the first decision
//! }
//! assert_eq!(game.state().round(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod event;
mod fault;
mod full;
mod header;
mod read;
mod record;
mod redo;
mod replay;
mod result;
mod seed;

pub use event::{By, Entry, Note, PlayEvent, ResultEvent};
pub use fault::{Fault, RecordFault};
pub(crate) use full::seed_at;
pub use full::{Game, Position};
pub use header::{Header, NamedLayout, Options, Parent, Seat, SeatKind, SeedClaim};
pub use read::{Loaded, read};
pub use record::{AnyGame, FORMAT, Log, RecordKind, RecordShape, ScoreOnly, VERSION, schema};
pub(crate) use redo::{read_redo, write_redo};
pub use replay::{Effective, ReplayError};
pub use result::{GameResult, RowResult};
pub use seed::Seed;
