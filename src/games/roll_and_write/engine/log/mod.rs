//! A game that is played, as the list of its events.
//!
//! ```
//! use roll_and_write_engine::{log::{Game, NamedLayout, solo_header}, rules::GameConfig};
//! use kernel::Seed;
//!
//! let (named, layout) = NamedLayout::standard();
//! let configuration = GameConfig::new(layout, 1, 2).unwrap();
//! let mut game = Game::start(solo_header("example", &named.name, 2), configuration, Some(Seed(7))).unwrap();
//! while game.legal_moves().is_empty() {
//!     game.draw(None).unwrap(); // setup, until the first decision
//! }
//! assert_eq!(game.state().round(), 1);
//! ```

mod event;
mod fault;
mod played;
mod replay;
mod result;
mod seed;
mod setup;

pub use event::{PlayEvent, RolledDice};
pub use fault::{PlayFault, SetupFault};
pub use played::{Game, Played};
pub use replay::ReplayError;
pub use result::{GameResult, RowResult};
pub use seed::{SeedExt, due, pair, roll};
pub use setup::{GAME, MEMBERS, NamedLayout, Options, phantom_seat, read_config, solo_header, write_config};
