//! Photos of tables, one for a game: beside the games, under the names of their files.

use std::path::PathBuf;

use super::{
    DataDir,
    store::{MOST_BYTES, StoreError, create_folder, read_bytes, remove, write_atomically},
};

/// The ending of photos.
pub(super) const ENDING: &str = ".jpg";

/// The photos of a data folder.
#[derive(Clone, Debug)]
pub struct Photos {
    folder: PathBuf,
}

impl Photos {
    /// Those of this data folder.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self { folder: data.photos() }
    }

    /// The bytes of the photo of the game in this file; none where it has none.
    ///
    /// # Errors
    /// When there is one that cannot be read.
    pub fn read(&self, game: &str) -> Result<Option<Vec<u8>>, StoreError> {
        match read_bytes(&self.path(game), MOST_BYTES) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(StoreError::Missing { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Keeps a JPEG as the photo of the game in this file, in the place of the one it had.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&self, game: &str, jpeg: &[u8]) -> Result<(), StoreError> {
        create_folder(&self.folder)?;
        write_atomically(&self.path(game), jpeg)
    }

    /// Removes the photo of the game in this file; that it has none is fine.
    ///
    /// # Errors
    /// When it is there and cannot be removed.
    pub fn remove(&self, game: &str) -> Result<(), StoreError> {
        remove(&self.path(game))
    }

    fn path(&self, game: &str) -> PathBuf {
        self.folder.join(format!("{}{ENDING}", game.strip_suffix(".json").unwrap_or(game)))
    }
}
