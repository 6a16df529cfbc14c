//! The saved games at a glance.

use common::contract::{SavedGame, Unreadable};

/// A file of the folder of games, as the library shows it.
pub type LibraryEntry = storage::LibraryEntry<SavedGame, Unreadable>;

/// The saved games at a glance.
pub type LibraryIndex = storage::LibraryIndex<SavedGame, Unreadable>;
