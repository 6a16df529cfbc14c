//! A saved game at a glance.

use std::{cmp::Ordering, ops::Deref, sync::Arc, time::SystemTime};

use crate::GameFile;

/// A file in the folder of games: a summary `S` of what it says, or the reason `E` why it cannot be read. It is shared,
/// never copied.
#[derive(Debug)]
pub struct LibraryEntry<S, E>(Arc<Glance<S, E>>);

/// What a [`LibraryEntry`] says.
#[derive(Debug)]
pub struct Glance<S, E> {
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
    /// What a file says.
    pub(super) fn of(file: &GameFile, content: Result<S, E>) -> Self {
        let GameFile { name, modified, bytes, .. } = file;
        Self(Arc::new(Glance { file: name.clone(), modified: *modified, bytes: *bytes, content }))
    }

    /// Whether it was made from a file that is still the same.
    pub(super) fn is_of(&self, file: &GameFile) -> bool {
        self.file == file.name && (self.modified, self.bytes) == (file.modified, file.bytes)
    }

    /// Whether both are the same look at the same file: anything derived from it is then still good.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Tells this look at a file from all others, as long as it is kept.
    #[must_use]
    pub fn mark(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }

    /// The order of entries: the one written last comes first.
    #[must_use]
    pub fn order(&self, other: &Self) -> Ordering {
        other.modified.cmp(&self.modified).then_with(|| other.file.cmp(&self.file))
    }
}

impl<S, E> Clone for LibraryEntry<S, E> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<S, E> Deref for LibraryEntry<S, E> {
    type Target = Glance<S, E>;

    fn deref(&self) -> &Glance<S, E> {
        &self.0
    }
}
