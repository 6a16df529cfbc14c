//! A saved game at a glance.

use std::time::SystemTime;

use crate::storage::GameFile;

/// A file of the folder of games: a summary `S` of what it says, or why `E` it says nothing.
#[derive(Clone, Debug)]
pub struct LibraryEntry<S, E> {
    /// The file name.
    pub file: String,
    /// When it was last written.
    pub modified: SystemTime,
    /// How many bytes it has.
    pub bytes: u64,
    /// What it says, or why it cannot be read.
    pub content: Result<S, E>,
}

impl<S, E> LibraryEntry<S, E> {
    /// Whether it is of a file that is still the same.
    pub(super) fn is_of(&self, file: &GameFile) -> bool {
        self.file == file.name && (self.modified, self.bytes) == (file.modified, file.bytes)
    }
}
