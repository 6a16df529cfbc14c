//! What can go wrong with a saved game.

use crate::store::StoreError;

/// Why a game could not be locked, listed, saved or moved.
#[derive(Debug)]
pub enum GamesError {
    /// The name is not that of a file in the folder.
    Name {
        /// The name that was given.
        name: String,
    },
    /// Another window writes this game.
    Locked {
        /// The file name of the game.
        name: String,
    },
    /// A file could not be read or written.
    Store(StoreError),
}

impl From<StoreError> for GamesError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
