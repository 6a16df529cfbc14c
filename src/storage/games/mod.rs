//! The folder of saved games: texts under names. A game must be locked before it is written.

mod error;
mod names;
mod trash;

use std::{
    cmp::Ordering,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use jiff::tz::TimeZone;

use super::{
    disk,
    lock::{self, Lock},
    paths::{OLDER, TYPED, UNDONE},
    store::{
        MOST_BYTES, StoreError, create_folder, is_leftover, read_bytes, read_text, remove, write_atomically,
        write_new,
    },
};
pub use error::GamesError;
use kernel::record::{Header, When};
use names::{checked, has_id, in_free_name, name_for, says_all};

/// A file in the folder of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFile {
    /// The file name, which names the game to [`Games`].
    pub name: String,
    /// When it was last written.
    pub modified: SystemTime,
    /// How many bytes it has.
    pub bytes: u64,
    path: PathBuf,
}

impl GameFile {
    /// The text of the file, as it is now.
    ///
    /// # Errors
    /// When the file is gone or is not text.
    pub fn text(&self) -> Result<String, StoreError> {
        read_text(&self.path)
    }

    /// The order of files: the one written last comes first.
    pub(super) fn order(&self, other: &Self) -> Ordering {
        other.modified.cmp(&self.modified).then_with(|| other.name.cmp(&self.name))
    }
}

/// The right to write one game, held by one window at a time until dropped.
#[derive(Debug)]
pub struct GameLock {
    name: String,
    _file: Lock,
    /// What the file held when this window last read or wrote it.
    known: Option<String>,
    /// The name under which something else that was in the file was kept, until it is mentioned.
    kept: Option<String>,
}

impl GameLock {
    /// The file name of the game.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name under which something that another program had written to the file was kept as another game;
    /// once.
    pub const fn tell_kept(&mut self) -> Option<String> {
        self.kept.take()
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

    /// The file name of a new game: names sort by time.
    ///
    /// The time is local; for a day alone it is noon. Only letters, digits and hyphens of the id are used.
    #[must_use]
    pub fn file_name_for(header: &Header) -> String {
        let zone = TimeZone::system();
        let started = match header.when() {
            When::At(moment) => zone.to_datetime(moment),
            When::On(day) => day.at(12, 0, 0, 0),
        };
        name_for(started, &header.id)
    }

    /// The name of the game with this id, whenever it was started; none where names cannot hold all of the id.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn with_id(&self, id: &str) -> Result<Option<String>, StoreError> {
        if !says_all(id) {
            return Ok(None);
        }
        let mut named = self.files_named(|name| has_id(name, id))?;
        named.sort_by(GameFile::order);
        Ok(named.into_iter().map(|file| file.name).next())
    }

    /// The games, the one written last first.
    ///
    /// # Errors
    /// When the folder cannot be read; a missing folder is an empty one.
    pub fn list(&self) -> Result<Vec<GameFile>, StoreError> {
        let mut files = self.files()?;
        files.sort_by(GameFile::order);
        Ok(files)
    }

    /// The same in no particular order.
    pub(super) fn files(&self) -> Result<Vec<GameFile>, StoreError> {
        self.files_named(|_| true)
    }

    /// The files whose names fit: nothing more is asked of the disk about any other.
    fn files_named(&self, fits: impl Fn(&str) -> bool) -> Result<Vec<GameFile>, StoreError> {
        let failed = |source| StoreError::Read { path: self.folder.clone(), source };
        let mut files = Vec::new();
        for entry in disk::list(&self.folder).map_err(failed)?.into_iter().flatten() {
            let entry = entry.map_err(failed)?;
            if entry.file_name().to_str().is_some_and(&fits) {
                files.extend(game_file(entry.path()));
            }
        }
        Ok(files)
    }

    /// A game as it is listed.
    pub(super) fn find(&self, name: &str) -> Option<GameFile> {
        game_file(self.folder.join(name))
    }

    /// Whether the folder has at most `few` files, games or not.
    pub(super) fn has_at_most(&self, few: usize) -> Result<bool, StoreError> {
        let entries = disk::list(&self.folder)
            .map_err(|source| StoreError::Read { path: self.folder.clone(), source })?;
        Ok(entries.into_iter().flatten().take(few + 1).count() <= few)
    }

    /// The name of the game at a path; none where no game of this folder lies there.
    #[must_use]
    pub fn name_at(&self, path: &Path) -> Option<String> {
        let folder = disk::follow(path.parent()?).ok()?;
        let is_here = disk::follow(&self.folder).is_ok_and(|own| own == folder);
        is_here.then(|| game_file(path.to_path_buf())).flatten().map(|file| file.name)
    }

    /// The text of a game.
    ///
    /// # Errors
    /// When the name is not valid or the file cannot be read.
    pub fn read(&self, name: &str) -> Result<String, GamesError> {
        Ok(read_text(&self.folder.join(checked(name)?))?)
    }

    /// Takes the right to write a game, which need not exist yet.
    ///
    /// # Errors
    /// [`GamesError::Locked`] when another window, of this or another process, has it.
    pub fn lock(&self, name: &str) -> Result<GameLock, GamesError> {
        match lock::take(&self.folder.join("locks"), checked(name)?)? {
            Some(file) => Ok(GameLock { name: name.into(), _file: file, known: None, kept: None }),
            None => Err(GamesError::Locked { name: name.into() }),
        }
    }

    /// Takes the right to write a game, and reads it.
    ///
    /// # Errors
    /// [`GamesError::Locked`], or when the file cannot be read.
    pub fn open(&self, name: &str) -> Result<(GameLock, String), GamesError> {
        // Locked first, then read: what is read is what will be replaced.
        let mut lock = self.lock(name)?;
        let text = self.read(name)?;
        lock.known = Some(text.clone());
        Ok((lock, text))
    }

    /// Writes a game, all or nothing. Anything that another program wrote there in the meantime is kept as
    /// another game.
    ///
    /// # Errors
    /// When the file, or the other one, cannot be written; it is then as it was.
    pub fn save(&self, game: &mut GameLock, text: &str) -> Result<(), StoreError> {
        create_folder(&self.folder)?;
        self.keep_unknown(game)?;
        write_atomically(&self.folder.join(&game.name), text.as_bytes())?;
        game.known = Some(text.to_owned());
        Ok(())
    }

    /// Copies what the file of a game holds, unless this window has read or written it.
    fn keep_unknown(&self, game: &mut GameLock) -> Result<(), StoreError> {
        let bytes = match read_bytes(&self.folder.join(&game.name), MOST_BYTES) {
            Ok(bytes) => bytes,
            Err(StoreError::Missing { .. }) => return Ok(()),
            Err(error) => return Err(error),
        };
        if !bytes.is_empty() && game.known.as_ref().is_none_or(|known| known.as_bytes() != bytes) {
            let kept = in_free_name(&game.name, 2, |name| write_new(&self.folder.join(name), &bytes))?;
            // If the rest fails, it is not copied again.
            game.known = String::from_utf8(bytes).ok();
            game.kept = Some(kept);
        }
        Ok(())
    }

    /// Writes a game that has only been described differently: it keeps its place in the list. Its time moves on a
    /// little all the same, so that others see that it has changed.
    ///
    /// # Errors
    /// As [`Games::save`].
    pub fn save_in_place(&self, game: &mut GameLock, text: &str) -> Result<(), StoreError> {
        let path = self.folder.join(&game.name);
        let before = disk::look_through(&path).and_then(|metadata| metadata.modified()).ok();
        self.save(game, text)?;
        if let Some(before) = before {
            // If that fails, it comes first in the list, and nothing is lost.
            let _ = disk::set_modified(&path, before + Duration::from_micros(1));
        }
        Ok(())
    }

    /// Keeps a copy of the file of a game as an older version wrote it, before it is first written anew. A copy that is
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

    /// Adds a game. One that is already here under its name is not replaced, not even one that cannot be read.
    ///
    /// # Errors
    /// When there is one already, or the file cannot be locked or written.
    pub fn add(&self, name: &str, text: &str) -> Result<(), GamesError> {
        let mut lock = self.lock(name)?;
        if self.contains(name)? {
            return Err(StoreError::Exists { path: self.folder.join(name) }.into());
        }
        Ok(self.save(&mut lock, text)?)
    }

    /// Keeps what was undone in a game next to it, or removes it.
    ///
    /// # Errors
    /// When the file cannot be written or removed.
    pub fn keep_redo(&self, game: &GameLock, text: Option<&str>) -> Result<(), StoreError> {
        let path = self.undone_folder().join(&game.name);
        let Some(text) = text else { return remove(&path) };
        create_folder(&self.undone_folder())?;
        write_atomically(&path, text.as_bytes())
    }

    /// What was undone in a game, if it was kept.
    #[must_use]
    pub fn undone(&self, game: &GameLock) -> Option<String> {
        read_text(&self.undone_folder().join(&game.name)).ok()
    }

    /// Keeps next to a game what is typed at its table and does not count yet, or removes it.
    ///
    /// # Errors
    /// When the file cannot be written or removed.
    pub fn keep_typed(&self, game: &GameLock, text: Option<&str>) -> Result<(), StoreError> {
        let path = self.typed_folder().join(&game.name);
        let Some(text) = text else { return remove(&path) };
        create_folder(&self.typed_folder())?;
        write_atomically(&path, text.as_bytes())
    }

    /// What is typed at the table of a game, if it was kept.
    #[must_use]
    pub fn typed(&self, game: &GameLock) -> Option<String> {
        read_text(&self.typed_folder().join(&game.name)).ok()
    }

    /// Whether there is a game of this name, even one that cannot be read.
    ///
    /// # Errors
    /// When the name is not valid.
    pub fn contains(&self, name: &str) -> Result<bool, GamesError> {
        let path = self.folder.join(checked(name)?);
        Ok(disk::look(&path).is_ok() && !is_leftover(&path))
    }

    fn older_folder(&self) -> PathBuf {
        self.folder.join(OLDER)
    }

    fn undone_folder(&self) -> PathBuf {
        self.folder.join(UNDONE)
    }

    fn typed_folder(&self) -> PathBuf {
        self.folder.join(TYPED)
    }
}

/// The game at a path. A file with an odd name is none of ours, and one that disappears while we look counts as
/// not there.
fn game_file(path: PathBuf) -> Option<GameFile> {
    let name = path.file_name()?.to_str().filter(|name| checked(name).is_ok())?.to_owned();
    let found = disk::look_through(&path).ok().filter(|found| found.is_file() && found.len() > 0)?;
    Some(GameFile { name, modified: found.modified().ok()?, bytes: found.len(), path })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use tempfile::TempDir;

    pub(super) fn games() -> (TempDir, Games) {
        let folder = tempfile::tempdir().unwrap();
        let games = Games::new(folder.path().join("games"));
        (folder, games)
    }

    pub(super) fn names(files: &[GameFile]) -> Vec<&str> {
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
            games.save(&mut games.lock(name).unwrap(), name).unwrap();
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
    fn a_path_leads_to_a_game_only_where_it_lies_in_the_folder_itself() {
        let (folder, games) = games();
        for name in ["a.json", "b.json"] {
            games.add(name, name).unwrap();
        }
        games.trash(games.lock("b.json").unwrap()).unwrap();
        let at = |path: &str| games.name_at(&folder.path().join(path));
        assert_eq!(at("games/a.json").as_deref(), Some("a.json"));
        assert_eq!(at("games/locks/../a.json").as_deref(), Some("a.json"));
        fs::copy(games.folder.join("a.json"), folder.path().join("a.json")).unwrap();
        for elsewhere in
            ["a.json", "games/b.json", "games/trash/b.json", "games", "games/none.json", "none/a.json"]
        {
            assert_eq!(at(elsewhere), None, "{elsewhere}");
        }
    }

    #[test]
    fn a_game_that_is_only_described_keeps_its_place_and_is_seen_to_have_changed() {
        let (_folder, games) = games();
        for (name, age) in [("a.json", 30), ("b.json", 10)] {
            games.save(&mut games.lock(name).unwrap(), name).unwrap();
            let file = fs::File::options().write(true).open(games.folder.join(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
        }
        let before = games.list().unwrap();
        games.save_in_place(&mut games.open("a.json").unwrap().0, "c.json").unwrap();
        let after = games.list().unwrap();
        assert_eq!(names(&after), ["b.json", "a.json"]);
        assert_eq!(games.read("a.json").unwrap(), "c.json");
        assert!(after[1].modified > before[1].modified && after[0].modified == before[0].modified);
    }

    #[test]
    fn what_an_older_version_wrote_is_kept_once_and_not_listed() {
        let (_folder, games) = games();
        let mut game = games.lock("a.json").unwrap();
        for text in ["of 1.1", "of 2.0"] {
            games.save(&mut game, text).unwrap();
            games.keep_older(&game).unwrap();
        }
        assert_eq!(read_text(&games.older_folder().join("a.json")).unwrap(), "of 1.1");
        assert_eq!(names(&games.list().unwrap()), ["a.json"]);
    }

    #[test]
    fn what_another_program_wrote_to_an_open_game_is_kept_beside_it() {
        let (_folder, games) = games();
        games.add("a.json", "one").unwrap();
        let (mut lock, text) = games.open("a.json").unwrap();
        assert_eq!(text, "one");
        games.save(&mut lock, "two").unwrap();
        games.save(&mut lock, "three").unwrap();
        assert_eq!(
            (lock.tell_kept(), games.list().unwrap().len()),
            (None, 1),
            "its own writing is no other's"
        );
        for (theirs, ours, kept) in [("four", "five", "a-2.json"), ("six", "seven", "a-3.json")] {
            fs::write(games.folder.join("a.json"), theirs).unwrap();
            games.save(&mut lock, ours).unwrap();
            assert_eq!(lock.tell_kept().as_deref(), Some(kept));
            assert_eq!(lock.tell_kept(), None, "told once");
            assert_eq!(
                (games.read("a.json").unwrap().as_str(), games.read(kept).unwrap().as_str()),
                (ours, theirs)
            );
        }
        fs::remove_file(games.folder.join("a.json")).unwrap();
        games.save(&mut lock, "eight").unwrap();
        assert_eq!((lock.tell_kept(), games.list().unwrap().len()), (None, 3));
    }

    #[test]
    fn a_game_that_was_never_read_is_not_written_over() {
        let (_folder, games) = games();
        games.add("a.json", "one").unwrap();
        games.save(&mut games.lock("a.json").unwrap(), "two").unwrap();
        assert_eq!(games.read("a-2.json").unwrap(), "one");
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

    #[test]
    fn file_names_sort_by_time_and_hold_nothing_odd() {
        let zone = TimeZone::system();
        let mut header = Header::new("../7f-é a", "", Vec::new());
        header.begin(When::read("2026-02-03 04:05:06.7", &zone).unwrap(), &zone);
        assert_eq!(Games::file_name_for(&header), "2026-02-03-040506-7f-a.json");
        header.begin(When::read("2026-02-03", &TimeZone::UTC).unwrap(), &TimeZone::UTC);
        assert_eq!(Games::file_name_for(&header), "2026-02-03-120000-7f-a.json");
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
}
