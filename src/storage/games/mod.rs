//! The folder of saved games: texts under names. A game must be locked before it is written.

mod beside;
mod error;
mod names;
mod trash;
mod writing;

use std::{
    cmp::Ordering,
    path::{Path, PathBuf},
    time::SystemTime,
};

use jiff::tz::TimeZone;

use super::{
    disk,
    store::{StoreError, is_leftover, read_text},
};
use kernel::record::{Header, When};
use names::{checked, has_id, name_for, says_all};

pub use error::GamesError;
pub use writing::GameLock;

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

    /// Whether there is a game of this name, even one that cannot be read.
    ///
    /// # Errors
    /// When the name is not valid.
    pub fn contains(&self, name: &str) -> Result<bool, GamesError> {
        let path = self.folder.join(checked(name)?);
        Ok(disk::look(&path).is_ok() && !is_leftover(&path))
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
    use std::{fs, time::Duration};
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
