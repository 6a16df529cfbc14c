//! The saved games at a glance.

use crate::{
    games::common::contract::{SavedGame, Unreadable},
    storage,
};

/// A file of the folder of games, as the library shows it.
pub type LibraryEntry = storage::LibraryEntry<SavedGame, Unreadable>;

/// The saved games at a glance.
pub type LibraryIndex = storage::LibraryIndex<SavedGame, Unreadable>;
