//! What can be done with what people transcribe.

/// What the pages ask for; `E` is a change in the editor. What is there already is named by its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscribedCommand<E> {
    /// Begins an empty one.
    New,
    /// Opens one.
    Edit(String),
    /// Begins one like this one; like that of the program where no file is given.
    Duplicate(Option<String>),
    /// Goes on with unfinished work.
    GoOn,
    /// Throws unfinished work away.
    Discard,
    /// Changes what is in the editor.
    Change(E),
    /// Undoes the last change.
    Undo,
    /// Does it again.
    Redo,
    /// Saves what is in the editor under its name.
    Save,
    /// Throws one away.
    Trash(String),
    /// Brings back what was thrown away last.
    Restore,
    /// Takes one, or that of a record, from a file.
    Import(String),
    /// Writes one to a path.
    Export {
        /// Which; that of the program where no file is given.
        file: Option<String>,
        /// Where to.
        path: String,
    },
}
