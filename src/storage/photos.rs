//! Photos of tables, one for each game: next to the games, under the names of their files. Whoever writes one holds its
//! lock and has seen the one that is there: what another window has put there is neither replaced nor removed.

use std::{path::PathBuf, thread, time::Duration};

use super::{
    DataDir,
    digest::sha256,
    disk,
    lock::{self, Lock},
    store::{MOST_BYTES, StoreError, create_folder, read_bytes, remove, write_atomically},
};

/// The ending of photos.
pub(super) const ENDING: &str = ".jpg";

/// How often, and how long each time, to wait for another window that is writing the same photo.
const PATIENCE: (u32, Duration) = (50, Duration::from_millis(10));

/// The photos of a data folder.
#[derive(Clone, Debug)]
pub struct Photos {
    folder: PathBuf,
    games: PathBuf,
}

/// The photo of a game, as one window knows it.
#[derive(Debug)]
pub struct OpenPhoto {
    game: String,
    /// The hash of the photo that was last read or written; none if there was none.
    known: Option<String>,
    /// The game existed.
    had_game: bool,
}

impl OpenPhoto {
    /// The file of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }
}

/// Why a photo was not kept or removed.
#[derive(Debug)]
pub enum PhotoError {
    /// Another window writes it.
    Locked,
    /// By now there is another one, or none; that stays.
    Changed,
    /// The game was deleted for good.
    NoGame,
    /// A file could not be read or written.
    Store(StoreError),
}

impl From<StoreError> for PhotoError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl Photos {
    /// The photos of this data folder.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self { folder: data.photos(), games: data.games() }
    }

    /// The photo of the game in this file, with its bytes; no bytes if it has none.
    ///
    /// # Errors
    /// When there is one that cannot be read.
    pub fn open(&self, game: &str) -> Result<(OpenPhoto, Option<Vec<u8>>), StoreError> {
        let bytes = self.read(game)?;
        let known = bytes.as_deref().map(sha256);
        Ok((OpenPhoto { game: game.to_owned(), known, had_game: self.has_game(game) }, bytes))
    }

    /// Keeps a JPEG as the photo of a game, replacing the one that is known.
    ///
    /// # Errors
    /// When another one is there, when the game is gone, or when it cannot be written; what was there before is still
    /// there.
    pub fn keep(&self, photo: &mut OpenPhoto, jpeg: &[u8]) -> Result<(), PhotoError> {
        let _lock = self.lock(&photo.game)?;
        let new = Some(sha256(jpeg));
        let now = self.read(&photo.game)?.as_deref().map(sha256);
        if now != new {
            if now != photo.known {
                return Err(PhotoError::Changed);
            }
            if photo.had_game && !self.has_game(&photo.game) {
                return Err(PhotoError::NoGame);
            }
            create_folder(&self.folder)?;
            write_atomically(&self.path(&photo.game), jpeg)?;
        }
        photo.known = new;
        Ok(())
    }

    /// Removes the known photo of a game; that there is none any more is fine.
    ///
    /// # Errors
    /// When another one is there, or when it cannot be removed.
    pub fn remove(&self, photo: &mut OpenPhoto) -> Result<(), PhotoError> {
        let _lock = self.lock(&photo.game)?;
        let now = self.read(&photo.game)?.as_deref().map(sha256);
        if now.is_some() && now != photo.known {
            return Err(PhotoError::Changed);
        }
        remove(&self.path(&photo.game))?;
        photo.known = None;
        Ok(())
    }

    /// Removes whatever photo there is of a game that was deleted for good.
    ///
    /// # Errors
    /// When another window writes it, or when it cannot be removed.
    pub fn forget(&self, game: &str) -> Result<(), PhotoError> {
        if disk::look(&self.path(game)).is_err() {
            return Ok(());
        }
        let _lock = self.lock(game)?;
        Ok(remove(&self.path(game))?)
    }

    fn read(&self, game: &str) -> Result<Option<Vec<u8>>, StoreError> {
        match read_bytes(&self.path(game), MOST_BYTES) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(StoreError::Missing { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Whether the game exists, or is in the trash.
    fn has_game(&self, game: &str) -> bool {
        [self.games.join(game), self.games.join("trash").join(game)]
            .iter()
            .any(|path| disk::look(path).is_ok())
    }

    /// Takes the right to write a photo. Windows hold it for moments only, so it is worth waiting for.
    fn lock(&self, game: &str) -> Result<Lock, PhotoError> {
        let (times, pause) = PATIENCE;
        for _ in 0..times {
            // The locks lie with those of the games: the folder of photos holds nothing but photos.
            if let Some(lock) = lock::take(&self.games.join("locks"), &name(game))? {
                return Ok(lock);
            }
            thread::sleep(pause);
        }
        Err(PhotoError::Locked)
    }

    fn path(&self, game: &str) -> PathBuf {
        self.folder.join(name(game))
    }
}

/// The file name of the photo of the game in this file.
fn name(game: &str) -> String {
    format!("{}{ENDING}", game.strip_suffix(".json").unwrap_or(game))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const GAME: &str = "a.json";

    fn photos() -> (tempfile::TempDir, Photos) {
        let folder = tempfile::tempdir().unwrap();
        let photos = Photos::new(&DataDir::find(Some(folder.path())).unwrap());
        fs::create_dir_all(&photos.games).unwrap();
        fs::write(photos.games.join(GAME), "{}").unwrap();
        (folder, photos)
    }

    fn kept(photos: &Photos) -> Option<Vec<u8>> {
        photos.read(GAME).unwrap()
    }

    #[test]
    fn what_another_window_has_put_there_is_neither_replaced_nor_removed() {
        let (_folder, photos) = photos();
        let (mut mine, none) = photos.open(GAME).unwrap();
        let (mut theirs, _) = photos.open(GAME).unwrap();
        assert_eq!(none, None);
        photos.keep(&mut theirs, b"theirs").unwrap();
        assert!(matches!(photos.keep(&mut mine, b"mine"), Err(PhotoError::Changed)));
        assert!(matches!(photos.remove(&mut mine), Err(PhotoError::Changed)));
        assert_eq!(kept(&photos).unwrap(), b"theirs");
        let (mut mine, seen) = photos.open(GAME).unwrap();
        assert_eq!(seen.unwrap(), b"theirs");
        photos.keep(&mut mine, b"mine").unwrap();
        photos.keep(&mut mine, b"mine again").unwrap();
        assert!(matches!(photos.keep(&mut theirs, b"late"), Err(PhotoError::Changed)));
        photos.remove(&mut mine).unwrap();
        assert!(
            matches!(photos.keep(&mut theirs, b"late"), Err(PhotoError::Changed)),
            "a removal is a change"
        );
        assert_eq!(kept(&photos), None);
    }

    #[test]
    fn a_game_that_was_deleted_for_good_gets_no_photo_any_more() {
        let (_folder, photos) = photos();
        let (mut photo, _) = photos.open(GAME).unwrap();
        let trash = photos.games.join("trash");
        fs::create_dir(&trash).unwrap();
        fs::rename(photos.games.join(GAME), trash.join(GAME)).unwrap();
        photos.keep(&mut photo, b"in the trash").unwrap();
        fs::remove_file(trash.join(GAME)).unwrap();
        photos.forget(GAME).unwrap();
        assert_eq!(kept(&photos), None);
        let (mut none, _) = photos.open(GAME).unwrap();
        photo.known = None;
        assert!(matches!(photos.keep(&mut photo, b"late"), Err(PhotoError::NoGame)));
        photos.keep(&mut none, b"of no game").unwrap();
    }

    #[test]
    fn one_window_at_a_time_writes_a_photo() {
        let (_folder, photos) = photos();
        let (mut photo, _) = photos.open(GAME).unwrap();
        let lock = photos.lock(GAME).unwrap();
        assert!(matches!(photos.keep(&mut photo, b"mine"), Err(PhotoError::Locked)));
        drop(lock);
        photos.keep(&mut photo, b"mine").unwrap();
        assert_eq!(fs::read_dir(&photos.folder).unwrap().count(), 1, "nothing lies beside it");
    }

    #[test]
    fn a_photo_that_cannot_be_read_is_not_replaced() {
        let (_folder, photos) = photos();
        let (mut photo, _) = photos.open(GAME).unwrap();
        fs::create_dir_all(photos.path(GAME)).unwrap();
        assert!(photos.open(GAME).is_err());
        assert!(matches!(photos.keep(&mut photo, b"mine"), Err(PhotoError::Store(_))));
        assert!(photos.path(GAME).is_dir());
    }
}
