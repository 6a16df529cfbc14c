//! What lies beside a saved game, in folders of its own under the same name.

use std::path::PathBuf;

use super::{GameLock, Games};
use crate::{
    paths::{OLDER, TYPED, UNDONE},
    store::{StoreError, create_folder, read_text, remove, write_atomically, write_new},
};

/// The folders for what lies beside games.
const FOLDERS: [&str; 3] = [UNDONE, TYPED, OLDER];

impl Games {
    /// Keeps what was undone in a game, or removes it.
    ///
    /// # Errors
    /// When the file cannot be written or removed.
    pub fn keep_undone(&self, game: &GameLock, text: Option<&str>) -> Result<(), StoreError> {
        self.keep_beside(UNDONE, game, text)
    }

    /// What was undone in a game, if it was kept.
    #[must_use]
    pub fn undone(&self, game: &GameLock) -> Option<String> {
        self.kept_beside(UNDONE, game)
    }

    /// Keeps what is typed at the table of a game and does not count yet, or removes it.
    ///
    /// # Errors
    /// When the file cannot be written or removed.
    pub fn keep_typed(&self, game: &GameLock, text: Option<&str>) -> Result<(), StoreError> {
        self.keep_beside(TYPED, game, text)
    }

    /// What is typed at the table of a game, if it was kept.
    #[must_use]
    pub fn typed(&self, game: &GameLock) -> Option<String> {
        self.kept_beside(TYPED, game)
    }

    /// Keeps a copy of the file of a game as an older version wrote it, before it is first written anew. A copy that is
    /// there already is the older one, and stays.
    ///
    /// # Errors
    /// When it cannot be read or copied.
    pub fn keep_older(&self, game: &GameLock) -> Result<(), StoreError> {
        create_folder(&self.folder.join(OLDER))?;
        let text = read_text(&self.folder.join(game.name()))?;
        match write_new(&self.beside(OLDER, game.name()), text.as_bytes()) {
            Err(StoreError::Exists { .. }) => Ok(()),
            done => done,
        }
    }

    /// Removes what lies beside a deleted game. If there is a game of this name again, it belongs to that one, and
    /// stays.
    pub(super) fn forget_beside(&self, name: &str) -> Result<(), StoreError> {
        if self.contains(name).is_ok_and(|is_there| is_there) {
            return Ok(());
        }
        FOLDERS.iter().try_for_each(|folder| remove(&self.beside(folder, name)))
    }

    /// Keeps a text in one of the folders, or removes it.
    fn keep_beside(&self, folder: &str, game: &GameLock, text: Option<&str>) -> Result<(), StoreError> {
        let path = self.beside(folder, game.name());
        let Some(text) = text else { return remove(&path) };
        create_folder(&self.folder.join(folder))?;
        write_atomically(&path, text.as_bytes())
    }

    fn kept_beside(&self, folder: &str, game: &GameLock) -> Option<String> {
        read_text(&self.beside(folder, game.name())).ok()
    }

    fn beside(&self, folder: &str, name: &str) -> PathBuf {
        self.folder.join(folder).join(name)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{
        super::tests::{games, names},
        *,
    };

    #[test]
    fn what_an_older_version_wrote_is_kept_once_and_not_listed() {
        let (_folder, games) = games();
        let mut game = games.lock("a.json").unwrap();
        for text in ["of 1.1", "of 2.0"] {
            games.save(&mut game, text).unwrap();
            games.keep_older(&game).unwrap();
        }
        assert_eq!(read_text(&games.beside(OLDER, "a.json")).unwrap(), "of 1.1");
        assert_eq!(names(&games.list().unwrap()), ["a.json"]);
    }

    #[test]
    fn with_a_game_goes_for_good_what_is_kept_beside_it_unless_there_is_another_of_its_name() {
        let (_folder, games) = games();
        let beside = FOLDERS.map(|folder| games.beside(folder, "a.json"));
        let throw_away = || {
            let mut lock = games.lock("a.json").unwrap();
            games.save(&mut lock, "text").unwrap();
            games.keep_undone(&lock, Some("undone")).unwrap();
            games.keep_typed(&lock, Some("typed")).unwrap();
            fs::create_dir_all(games.folder.join(OLDER)).unwrap();
            fs::write(games.beside(OLDER, "a.json"), "older").unwrap();
            games.trash(lock).unwrap();
        };
        throw_away();
        assert!(beside.iter().all(|path| path.exists()), "it may come back");
        games.save(&mut games.lock("a.json").unwrap(), "another").unwrap();
        games.delete_for_good("a.json").unwrap();
        assert!(beside.iter().all(|path| path.exists()), "it is the other one's");
        fs::remove_file(games.folder.join("a.json")).unwrap();
        throw_away();
        games.delete_for_good("a.json").unwrap();
        assert!(!beside.iter().any(|path| path.exists()));
        throw_away();
        games.empty_trash().unwrap();
        assert!(!beside.iter().any(|path| path.exists()));
    }
}
