//! What can be done with boards.

use super::BoardEdit;

/// What the pages of boards ask for. A board is named by its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardCommand {
    /// Begins an empty board.
    New,
    /// Opens a board.
    Edit(String),
    /// Begins a board like this one.
    Duplicate(String),
    /// Goes on with unfinished work.
    GoOn,
    /// Throws unfinished work away.
    Discard,
    /// Changes the board in the editor.
    Change(BoardEdit),
    /// Undoes the last change.
    Undo,
    /// Does it again.
    Redo,
    /// Saves the board in the editor under its name.
    Save,
    /// Throws a board away.
    Trash(String),
    /// Brings back what was thrown away last.
    Restore,
    /// Takes a board, or that of a record, from a file.
    Import(String),
    /// Writes a board to a path.
    Export {
        /// The board.
        file: String,
        /// Where to.
        path: String,
    },
}
