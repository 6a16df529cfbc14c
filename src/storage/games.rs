//! The folder of saved games: text under names. A game must be locked before it is written.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use jiff::Timestamp;

use super::{
    lock::{self, Lock},
    store::{
        StoreError, clear_leftover, create_folder, is_leftover, move_new, read_text, write_atomically,
        write_new,
    },
};

/// Why a game could not be locked, listed, saved or moved.
#[derive(Debug)]
#[non_exhaustive]
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

/// A file in the folder of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// The file name, which names the game to [`Games`].
    pub name: String,
    /// When it was last written.
    pub modified: SystemTime,
    path: PathBuf,
}

impl GameFile {
    /// The text of the file, as it is now.
    ///
    /// # Errors
    /// When the file is gone or no text.
    pub fn text(&self) -> Result<String, StoreError> {
        read_text(&self.path)
    }
}

/// The right to write one game, held by one window at a time until dropped.
#[derive(Debug)]
pub struct GameLock {
    name: String,
    _file: Lock,
}

impl GameLock {
    /// The file name of the game.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// The folder of saved games.
#[derive(Clone, Debug)]
pub struct Games {
    folder: PathBuf,
}

impl Games {
    /// The games in a folder, which need not exist yet.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The name of a new game's file: sorted by name is sorted by time.
    ///
    /// The time is UTC; of the id only letters, digits and hyphens are used.
    #[must_use]
    pub fn file_name_for(started: Timestamp, id: &str) -> String {
        let id: String = id.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').take(40).collect();
        format!("{}-{id}.json", started.strftime("%Y-%m-%d-%H%M%S"))
    }

    /// The games, the last written first.
    ///
    /// # Errors
    /// When the folder cannot be read; a missing folder is an empty one.
    pub fn list(&self) -> Result<Vec<GameFile>, StoreError> {
        list(&self.folder)
    }

    /// The games thrown away, the last written first.
    ///
    /// # Errors
    /// As [`Games::list`].
    pub fn list_trash(&self) -> Result<Vec<GameFile>, StoreError> {
        list(&self.trash_folder())
    }

    /// The text of a game.
    ///
    /// # Errors
    /// When the name is none or the file cannot be read.
    pub fn read(&self, name: &str) -> Result<String, GamesError> {
        Ok(read_text(&self.folder.join(checked(name)?))?)
    }

    /// Takes the right to write a game, also one that does not exist yet.
    ///
    /// # Errors
    /// [`GamesError::Locked`] when another window, of this or another process, has it.
    pub fn lock(&self, name: &str) -> Result<GameLock, GamesError> {
        match lock::take(&self.folder.join("locks"), checked(name)?)? {
            Some(file) => Ok(GameLock { name: name.into(), _file: file }),
            None => Err(GamesError::Locked { name: name.into() }),
        }
    }

    /// Writes a game, all or nothing.
    ///
    /// # Errors
    /// When the file cannot be written; it is then as it was.
    pub fn save(&self, game: &GameLock, text: &str) -> Result<(), StoreError> {
        create_folder(&self.folder)?;
        write_atomically(&self.folder.join(&game.name), text.as_bytes())
    }

    /// Writes a game of which only something else is said: it keeps its place in the list. The moment of its file is one
    /// later all the same, by which others see that it has changed.
    ///
    /// # Errors
    /// As [`Games::save`].
    pub fn save_in_place(&self, game: &GameLock, text: &str) -> Result<(), StoreError> {
        let path = self.folder.join(&game.name);
        let before = fs::metadata(&path).and_then(|metadata| metadata.modified()).ok();
        self.save(game, text)?;
        if let Some(before) = before {
            // Where that cannot be done, it stands first in the list, and nothing is lost.
            let file = fs::File::options().write(true).open(&path);
            let _ = file.and_then(|file| file.set_modified(before + Duration::from_millis(1)));
        }
        Ok(())
    }

    /// Keeps the file of a game as an older version wrote it, before it is written anew for the first time. A copy that is
    /// there already is the older one, and stays.
    ///
    /// # Errors
    /// When it cannot be read or copied.
    pub fn keep_older(&self, game: &GameLock) -> Result<(), StoreError> {
        let folder = self.older_folder();
        create_folder(&folder)?;
        let text = read_text(&self.folder.join(&game.name))?;
        match write_new(&folder.join(&game.name), text.as_bytes()) {
            Err(StoreError::Exists { .. }) => Ok(()),
            done => done,
        }
    }

    /// Takes a game in. One that is here already under its name is not replaced, not even one that cannot be read.
    ///
    /// # Errors
    /// When there is one already, or the file cannot be locked or written.
    pub fn add(&self, name: &str, text: &str) -> Result<(), GamesError> {
        let lock = self.lock(name)?;
        if self.contains(name)? {
            return Err(StoreError::Exists { path: self.folder.join(name) }.into());
        }
        Ok(self.save(&lock, text)?)
    }

    /// Keeps what was undone in a game beside it, or forgets it. Where that fails only this is lost, not the game.
    pub fn keep_redo(&self, game: &GameLock, text: Option<&str>) {
        let path = self.undone_folder().join(&game.name);
        let _ = match text {
            Some(text) => {
                create_folder(&self.undone_folder()).and_then(|()| write_atomically(&path, text.as_bytes()))
            }
            None => fs::remove_file(&path).map_err(|source| StoreError::Write { path, source }),
        };
    }

    /// What was undone in a game, if that was kept.
    #[must_use]
    pub fn undone(&self, game: &GameLock) -> Option<String> {
        read_text(&self.undone_folder().join(&game.name)).ok()
    }

    /// Throws a game away, so that [`Games::restore`] can bring it back, and tells its name in the trash: with a
    /// number when another of this name lies there.
    ///
    /// # Errors
    /// When the file does not exist or cannot be moved.
    pub fn trash(&self, game: GameLock) -> Result<String, StoreError> {
        create_folder(&self.trash_folder())?;
        // Taken whole, so that nobody saves it again; the lock is held until the file has moved.
        let GameLock { name: plain, _file } = game;
        let from = self.folder.join(&plain);
        let stem = plain.strip_suffix(".json").unwrap_or(&plain);
        clear_leftover(&self.trash_folder().join(&plain));
        let mut number = 1_u32;
        loop {
            let name = if number == 1 { plain.clone() } else { format!("{stem}-{number}.json") };
            match move_new(&from, &self.trash_folder().join(&name)) {
                Err(StoreError::Exists { .. }) => number += 1,
                done => return done.map(|()| name),
            }
        }
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

    /// Deletes all games in the trash, for good.
    ///
    /// # Errors
    /// The first that cannot be deleted; the others are.
    pub fn empty_trash(&self) -> Result<(), StoreError> {
        let mut done = Ok(());
        for GameFile { path, .. } in self.list_trash()? {
            if let Err(source) = fs::remove_file(&path) {
                done = done.and(Err(StoreError::Write { path, source }));
            }
        }
        done
    }

    /// Whether there is a game of this name, also one that cannot be read.
    ///
    /// # Errors
    /// When the name is none.
    pub fn contains(&self, name: &str) -> Result<bool, GamesError> {
        let path = self.folder.join(checked(name)?);
        Ok(fs::symlink_metadata(&path).is_ok() && !is_leftover(&path))
    }

    fn older_folder(&self) -> PathBuf {
        self.folder.join(OLDER)
    }

    fn undone_folder(&self) -> PathBuf {
        self.folder.join("undone")
    }

    fn trash_folder(&self) -> PathBuf {
        self.folder.join("trash")
    }
}

/// The folder of games as version 1 wrote them, before somebody went on with them.
const OLDER: &str = "before-2.0";

/// A name that stays within the folder.
fn checked(name: &str) -> Result<&str, GamesError> {
    let plain = Path::new(name).file_name().is_some_and(|last| last == name);
    let json = name.len() > ".json".len() && name.ends_with(".json");
    if plain && json && !name.contains(['/', '\\', ':', '\0']) {
        Ok(name)
    } else {
        Err(GamesError::Name { name: name.into() })
    }
}

fn list(folder: &Path) -> Result<Vec<GameFile>, StoreError> {
    let failed = |source| StoreError::Read { path: folder.into(), source };
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(source) => return Err(failed(source)),
    };
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(failed)?.path();
        // What disappears while we look is not in the list; a file with an odd name is none of ours.
        let Ok(metadata) = fs::metadata(&path) else { continue };
        let name = path.file_name().and_then(|name| name.to_str()).filter(|name| checked(name).is_ok());
        if let (true, Some(name)) = (metadata.is_file() && metadata.len() > 0, name) {
            let modified = metadata.modified().map_err(failed)?;
            files.push(GameFile { name: name.into(), modified, path });
        }
    }
    files.sort_by(|a, b| b.modified.cmp(&a.modified).then_with(|| b.name.cmp(&a.name)));
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tempfile::TempDir;

    fn games() -> (TempDir, Games) {
        let folder = tempfile::tempdir().unwrap();
        let games = Games::new(folder.path().join("games"));
        (folder, games)
    }

    fn names(files: &[GameFile]) -> Vec<&str> {
        files.iter().map(|file| file.name.as_str()).collect()
    }

    #[test]
    fn a_missing_folder_holds_no_games() {
        let (_folder, games) = games();
        assert!(games.list().unwrap().is_empty());
        assert!(games.list_trash().unwrap().is_empty());
    }

    #[test]
    fn games_are_listed_with_the_last_written_first_and_nothing_else_is() {
        let (_folder, games) = games();
        for (name, age) in [("a.json", 30), ("b.json", 10), ("c.json", 20)] {
            games.save(&games.lock(name).unwrap(), name).unwrap();
            let file = fs::File::options().write(true).open(games.folder.join(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
        }
        fs::write(games.folder.join("notes.txt"), "").unwrap();
        fs::create_dir(games.folder.join("folder.json")).unwrap();
        let list = games.list().unwrap();
        assert_eq!(names(&list), ["b.json", "c.json", "a.json"]);
        assert_eq!(list[0].text().unwrap(), "b.json");
        assert_eq!(games.read("c.json").unwrap(), "c.json");
    }

    #[test]
    fn a_game_that_is_only_described_keeps_its_place_and_is_seen_to_have_changed() {
        let (_folder, games) = games();
        for (name, age) in [("a.json", 30), ("b.json", 10)] {
            games.save(&games.lock(name).unwrap(), name).unwrap();
            let file = fs::File::options().write(true).open(games.folder.join(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
        }
        let before = games.list().unwrap();
        games.save_in_place(&games.lock("a.json").unwrap(), "c.json").unwrap();
        let after = games.list().unwrap();
        assert_eq!(names(&after), ["b.json", "a.json"]);
        assert_eq!(games.read("a.json").unwrap(), "c.json");
        assert!(after[1].modified > before[1].modified && after[0].modified == before[0].modified);
    }

    #[test]
    fn the_trash_is_emptied_and_nothing_else() {
        let (_folder, games) = games();
        for name in ["a.json", "b.json", "c.json"] {
            games.save(&games.lock(name).unwrap(), name).unwrap();
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
    fn what_an_older_version_wrote_is_kept_once_and_not_listed() {
        let (_folder, games) = games();
        let game = games.lock("a.json").unwrap();
        for text in ["of 1.1", "of 2.0"] {
            games.save(&game, text).unwrap();
            games.keep_older(&game).unwrap();
        }
        assert_eq!(read_text(&games.older_folder().join("a.json")).unwrap(), "of 1.1");
        assert_eq!(names(&games.list().unwrap()), ["a.json"]);
    }

    #[test]
    fn file_names_sort_by_time_and_hold_nothing_odd() {
        let started: Timestamp = "2026-02-03T04:05:06.7Z".parse().unwrap();
        assert_eq!(Games::file_name_for(started, "../7f-é a"), "2026-02-03-040506-7f-a.json");
    }

    #[test]
    fn a_name_never_leaves_the_folder() {
        let (_folder, games) = games();
        for name in ["", ".json", "a.txt", "../a.json", "/a.json", "b/a.json", "b\\a.json", "a.json/"] {
            assert!(matches!(games.lock(name), Err(GamesError::Name { .. })), "{name}");
            assert!(matches!(games.read(name), Err(GamesError::Name { .. })), "{name}");
            assert!(matches!(games.restore(name), Err(GamesError::Name { .. })), "{name}");
        }
    }

    #[test]
    fn a_game_thrown_away_comes_back() {
        let (_folder, games) = games();
        let lock = games.lock("a.json").unwrap();
        games.save(&lock, "text").unwrap();
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
            games.save(&games.lock("a.json").unwrap(), text).unwrap();
            games.trash(games.lock("a.json").unwrap()).unwrap();
        }
        let mut texts: Vec<_> = games.list_trash().unwrap().iter().map(|file| file.text().unwrap()).collect();
        texts.sort();
        assert_eq!(texts, ["one", "three", "two"]);
        games.save(&games.lock("a.json").unwrap(), "four").unwrap();
        assert!(matches!(games.restore("a.json"), Err(GamesError::Store(StoreError::Exists { .. }))));
        assert_eq!(games.read("a.json").unwrap(), "four");
    }

    #[test]
    fn a_name_that_was_taken_and_never_written_is_free() {
        let (_folder, games) = games();
        games.save(&games.lock("a.json").unwrap(), "text").unwrap();
        games.trash(games.lock("a.json").unwrap()).unwrap();
        // Version 1.1 left these behind when it was killed while it restored or deleted.
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

    #[test]
    fn a_game_has_one_writer_at_a_time() {
        let (_folder, games) = games();
        let lock = games.lock("a.json").unwrap();
        let second = games.lock("a.json").unwrap_err();
        assert!(matches!(&second, GamesError::Locked { name } if name == "a.json"), "{second:?}");
        assert!(games.lock("b.json").is_ok(), "another game is free");
        drop(lock);
        assert!(games.lock("a.json").is_ok());
    }
}
