//! Boards that people transcribed: a folder of boards by name.

use super::Unreadable;
use crate::{log::NamedBoard, rules::Board};
use storage::{Document, DocumentFile};

/// A file in that folder.
pub type BoardFile = DocumentFile<NamedBoard>;

impl Document for NamedBoard {
    type Checked = Board;
    type Fault = Unreadable;

    const FILE: &'static str = "board";

    fn name(&self) -> &str {
        &self.name
    }

    fn check(&self) -> Result<Board, Unreadable> {
        Board::new(&self.draft).map_err(Unreadable::Board)
    }

    fn reserved_name() -> String {
        // The program has no board of its own, so no name is reserved.
        String::new()
    }
}
