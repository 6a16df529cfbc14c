//! What of the game is under way: tables, and the pieces of one's own box.

mod box_errors;
mod game;
mod page;
mod pieces;
mod played_record;
mod typed_game;
mod typed_line;

pub use game::Alhambra;
pub use page::GamePage;
pub use pieces::{Pieces, PiecesCommand};
pub use typed_game::{PLAYERS, TypedGame};
pub use typed_line::{Line, TypedCount};

use common::table::{TableCommand, TableDesk, TableView};

/// What the screens ask for.
pub type GameCommand = TableCommand<Alhambra>;

/// What is under way.
pub type Desk = TableDesk<Alhambra>;

/// What the screens may read.
pub type AppView<'a> = TableView<'a, Alhambra>;
