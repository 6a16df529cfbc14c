//! The trash: a folder next to the games, from which each can be brought back.

use std::path::PathBuf;

use super::{
    GameFile, GameLock, Games, GamesError,
    names::{checked, in_free_name},
};
use crate::store::{StoreError, clear_leftover, create_folder, move_new, remove};

impl Games {
    /// The games thrown away, the one written last first.
    ///
    /// # Errors
    /// As [`Games::list`].
    pub fn list_trash(&self) -> Result<Vec<GameFile>, StoreError> {
        self.thrown_away().list()
    }

    /// The folder of the games thrown away.
    #[must_use]
    pub fn thrown_away(&self) -> Self {
        Self::new(self.trash_folder())
    }

    /// Throws a game away, so that [`Games::restore`] can bring it back, and returns its name in the trash, with
    /// a number if another game of this name lies there.
    ///
    /// # Errors
    /// When the file does not exist or cannot be moved.
    pub fn trash(&self, game: GameLock) -> Result<String, StoreError> {
        create_folder(&self.trash_folder())?;
        let from = self.folder.join(game.name());
        clear_leftover(&self.trash_folder().join(game.name()));
        let moved = in_free_name(game.name(), 1, |name| move_new(&from, &self.trash_folder().join(name)));
        // The lock is consumed, so that nobody can save the game again; it is held until the file has moved.
        drop(game);
        moved
    }

    /// Brings a game back from the trash.
    ///
    /// # Errors
    /// When it is not in the trash, or a game of this name exists.
    pub fn restore(&self, name: &str) -> Result<(), GamesError> {
        let _lock = self.lock(name)?;
        clear_leftover(&self.folder.join(name));
        Ok(move_new(&self.trash_folder().join(name), &self.folder.join(name))?)
    }

    /// Deletes a game in the trash for good, with what lies beside it.
    ///
    /// # Errors
    /// When the name is not valid, or a file cannot be deleted.
    pub fn delete_for_good(&self, name: &str) -> Result<(), GamesError> {
        remove(&self.trash_folder().join(checked(name)?))?;
        Ok(self.forget_beside(name)?)
    }

    /// Deletes all games in the trash, for good.
    ///
    /// # Errors
    /// The first that cannot be deleted; the others are deleted all the same.
    pub fn empty_trash(&self) -> Result<(), StoreError> {
        let mut done = Ok(());
        for GameFile { path, name, .. } in self.list_trash()? {
            done = done.and(remove(&path).and_then(|()| self.forget_beside(&name)));
        }
        done
    }

    fn trash_folder(&self) -> PathBuf {
        self.folder.join("trash")
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
    fn the_trash_is_emptied_and_nothing_else() {
        let (_folder, games) = games();
        for name in ["a.json", "b.json", "c.json"] {
            games.save(&mut games.lock(name).unwrap(), name).unwrap();
        }
        for name in ["a.json", "b.json"] {
            games.trash(games.lock(name).unwrap()).unwrap();
        }
        games.empty_trash().unwrap();
        assert_eq!(names(&games.list_trash().unwrap()), Vec::<&str>::new());
        assert_eq!(names(&games.list().unwrap()), ["c.json"]);
        games.empty_trash().unwrap();
    }

    #[test]
    fn a_game_thrown_away_comes_back() {
        let (_folder, games) = games();
        let mut lock = games.lock("a.json").unwrap();
        games.save(&mut lock, "text").unwrap();
        assert_eq!(games.trash(lock).unwrap(), "a.json");
        assert!(games.list().unwrap().is_empty());
        games.restore("a.json").unwrap();
        assert_eq!(games.read("a.json").unwrap(), "text");
        assert!(games.list_trash().unwrap().is_empty());
    }

    #[test]
    fn neither_the_trash_nor_a_return_from_it_replaces_a_game() {
        let (_folder, games) = games();
        for text in ["one", "two", "three"] {
            games.save(&mut games.lock("a.json").unwrap(), text).unwrap();
            games.trash(games.lock("a.json").unwrap()).unwrap();
        }
        let mut texts: Vec<_> = games.list_trash().unwrap().iter().map(|file| file.text().unwrap()).collect();
        texts.sort();
        assert_eq!(texts, ["one", "three", "two"]);
        games.save(&mut games.lock("a.json").unwrap(), "four").unwrap();
        assert!(matches!(games.restore("a.json"), Err(GamesError::Store(StoreError::Exists { .. }))));
        assert_eq!(games.read("a.json").unwrap(), "four");
    }

    #[test]
    fn a_name_that_was_taken_and_never_written_is_free() {
        let (_folder, games) = games();
        games.save(&mut games.lock("a.json").unwrap(), "text").unwrap();
        games.trash(games.lock("a.json").unwrap()).unwrap();
        // Version 1.1 left these behind when it was killed while restoring or deleting.
        fs::write(games.folder.join("a.json"), "").unwrap();
        assert!(games.list().unwrap().is_empty());
        assert!(!games.contains("a.json").unwrap());
        games.restore("a.json").unwrap();
        assert_eq!(games.read("a.json").unwrap(), "text");
        assert!(games.contains("a.json").unwrap());
        fs::write(games.trash_folder().join("a.json"), "").unwrap();
        assert!(games.list_trash().unwrap().is_empty());
        assert_eq!(games.trash(games.lock("a.json").unwrap()).unwrap(), "a.json");
        assert_eq!(games.list_trash().unwrap()[0].text().unwrap(), "text");
    }

    #[test]
    fn a_game_that_is_open_is_not_restored_over() {
        let (_folder, games) = games();
        let lock = games.lock("a.json").unwrap();
        assert!(matches!(games.restore("a.json"), Err(GamesError::Locked { .. })));
        drop(lock);
        assert!(matches!(games.restore("a.json"), Err(GamesError::Store(StoreError::Missing { .. }))));
    }
}
