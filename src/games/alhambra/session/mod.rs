//! What is under way in the game: a game being played, tables, and the pieces of the user's box.

mod box_errors;
pub mod challenges;
pub mod choosing;
mod command;
mod deals;
pub mod desk;
mod game;
pub mod high_scores;
pub mod hints;
pub mod lesson;
mod levels;
mod page;
mod pieces;
mod play;
mod played_record;
mod review;
pub mod same_tiles;
pub mod seating;
mod statistics;
pub mod trial;
mod typed_game;
mod typed_line;

pub use challenges::Challenges;
pub use choosing::Chosen;
pub use command::{NewGame, PlayCommand};
pub use deals::Deals;
pub use desk::{Desk, PlayView};
pub use game::Alhambra;
pub use hints::{HintOption, HintText, Hints, LookBack, Telling, hint_text, look_back, option_text};
pub use levels::Levels;
pub use page::GamePage;
pub use pieces::{Pieces, PiecesCommand};
pub use play::{PlaySession, PlaySessionExt, has_only_the_end};
pub use review::{Review, Reviews};
pub use statistics::{RowFacts, StatisticsDesk};
pub use trial::{Trial, TrialCommand, Trials};
pub use typed_game::{PLAYERS, TypedGame};
pub use typed_line::{Line, TypedCount};

use common::table::{TableCommand, TableView};

/// What the screens of tables and records ask for.
pub type GameCommand = TableCommand<Alhambra>;

/// What they may read.
pub type AppView<'a> = TableView<'a, Alhambra>;
