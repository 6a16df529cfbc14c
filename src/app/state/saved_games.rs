//! The saved games at a glance.

use common::contract::{SavedFile, SavedGame, Unreadable};

/// A file of the folder of games, as the library shows it.
pub type LibraryEntry = SavedFile;

/// The saved games at a glance.
pub type LibraryIndex = storage::LibraryIndex<SavedGame, Unreadable>;
