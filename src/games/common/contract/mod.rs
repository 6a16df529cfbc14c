//! What a game is to the program around it, which names none: the program has a [`GameList`], asks every [`Game`] of it for
//! its [`Desk`] and its [`Screens`], and passes [`AnyPage`]s and [`AnyCommand`]s on without looking into them. What a
//! record says at a glance is a [`SavedGame`].

mod advised;
mod command;
mod desk;
mod figures;
mod game;
mod glance;
#[cfg(feature = "gui")]
mod glance_window;
mod kept_game;
mod list;
mod page;
mod play_list;
mod played;
mod plays;
#[cfg(feature = "gui")]
mod prints;
mod records;
mod results;
mod saved;
mod scores;
#[cfg(feature = "gui")]
mod screens;
mod tables;
mod totals;
#[cfg(feature = "gui")]
mod window;

pub use advised::{AdviceRequest, AdvisedGame};
pub use command::{AnyCommand, TypedCommand};
pub use desk::Desk;
pub use figures::OwnFigures;
pub use game::Game;
pub use glance::{GameGlance, Reason, own_glance};
#[cfg(feature = "gui")]
pub use glance_window::GlanceWindow;
pub use kept_game::{KeptGame, TableGlance};
pub use list::{GameList, GameRef};
pub use page::{AnyPage, TypedPage};
pub use play_list::plays_for_bg_stats;
pub use played::{ComputerGame, PlayedGame, SimulationRequest};
pub use plays::{PlaysHere, PlaysSource, known_games, parts_of_play, record_of, told_play};
#[cfg(feature = "gui")]
pub use prints::{AskedPage, EmptyPage, EmptyPageOf, GamePrints, PageOf, WritePages};
pub use records::{Beside, GameRecords, Imported, PositionRequest, Verified};
pub use results::{SavedFile, results};
pub use saved::{SavedGame, Unreadable};
pub use scores::{GameScores, ScoresOf};
#[cfg(feature = "gui")]
pub use screens::{Screens, own_page};
pub use totals::{TotalsRecords, read_totals_record};
#[cfg(feature = "gui")]
pub use window::GameWindow;
