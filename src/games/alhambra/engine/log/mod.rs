//! What records say of any game of the tile game: what is agreed before it, and its result; and of a game that is played
//! here all that happens in it.
//!
//! ```
//! use kernel::{Seed, record::{Header, Seat}};
//! use tile_game_engine::{
//!     log::PlayedGame,
//!     rules::{GameConfig, Options, Printed, TileSet, play::{Phase, PlayConfig}},
//! };
//!
//! let table = GameConfig::new(3, TileSet::standard().clone(), Options::default()).unwrap();
//! let config = PlayConfig::new(table, &Printed::default()).unwrap();
//! let seats = ["Ada", "Ben", "Cleo"].map(|name| Seat::human("", name, ""));
//! let mut game = PlayedGame::start(Header::new("example", "", seats.into()), config, Some(Seed(7))).unwrap();
//! while game.draw(None).is_ok() {} // setup, until the first decision
//! assert_eq!(game.state().phase(), Phase::Action);
//! ```

mod fault;
mod modules;
mod options;
mod play_error;
mod play_event;
mod played;
mod printed;
mod replay;
mod result;
mod seed;
mod setup;
mod view;

pub use crate::rules::{Currency, Printed, PrintedBazaar, PrintedCamp, SetUp};
pub use fault::SetupFault;
pub use modules::{Measured, ModuleCounts, ModuleVp};
pub use options::{Options, PlayOptions};
pub use play_error::{PlayError, PlayFault, Refused};
pub use play_event::{GivenOffer, PlayEvent, PlayPiece, Unknown};
pub use played::{Played, PlayedGame};
pub use replay::{moves, position_of};
pub use result::{GameResult, RowResult, ScoringResult};
pub use seed::{deck_of, stack_of};
pub use setup::{GAME, MEMBERS, Tiles, read_config, third_seat, write_config};
pub use view::{EventView, GameView, Happened, LastTile, Money, OfferView, PlayView};
