//! What is under way in the game, without a window: tables, and boards that people transcribe.

mod board_desk;
mod board_errors;
mod board_sketch;
mod game;
mod page;
mod typed_game;

pub use board_desk::{BoardCommand, BoardDesk, board_faults, good_boards};
pub use board_errors::{sketch_fault, unreadable, with_board};
pub use board_sketch::{BoardEdit, BoardEditor, BoardSketch, SketchFault};
pub use game::Alexandros;
pub use page::GamePage;
pub use typed_game::{ROUNDS, TypedGame};

use common::table::{TableCommand, TableDesk, TableView};

/// What the screens ask for.
pub type GameCommand = TableCommand<Alexandros>;

/// What is under way.
pub type Desk = TableDesk<Alexandros>;

/// What the screens may read.
pub type AppView<'a> = TableView<'a, Alexandros>;
