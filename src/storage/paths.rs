//! Where the program keeps its files.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The environment variable that names the data folder.
const VARIABLE: &str = "ALHAMBRA_DATA_DIR";

/// The folder, within that of games, for games as version 1 wrote them.
pub(super) const OLDER: &str = "before-2.0";
/// The folder, within that of games, for what was undone in them.
pub(super) const UNDONE: &str = "undone";
/// The folder, within that of games, for what is typed at tables and does not count yet.
pub(super) const TYPED: &str = "typed";

/// Why no data folder was found.
#[derive(Debug, PartialEq, Eq)]
pub enum DataDirError {
    /// The system names no home folder.
    NoHome,
    /// The path cannot be made absolute.
    Unusable {
        /// The path that was given.
        path: PathBuf,
    },
}

/// The data folder. Naming it creates nothing: a folder appears with the first file in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataDir {
    root: PathBuf,
}

impl DataDir {
    /// The folder of `--data-dir`, else of `ALHAMBRA_DATA_DIR`, else the usual one of the system.
    ///
    /// # Errors
    /// When none of the three names a folder.
    pub fn find(option: Option<&Path>) -> Result<Self, DataDirError> {
        let usual =
            directories::ProjectDirs::from("", "", "alhambra").map(|dirs| dirs.data_dir().to_path_buf());
        Self::choose(option, std::env::var_os(VARIABLE), usual)
    }

    fn choose(
        option: Option<&Path>,
        variable: Option<OsString>,
        usual: Option<PathBuf>,
    ) -> Result<Self, DataDirError> {
        let path = option
            .map(Path::to_path_buf)
            .or_else(|| variable.filter(|value| !value.is_empty()).map(PathBuf::from))
            .or(usual)
            .ok_or(DataDirError::NoHome)?;
        // Absolute, so that it means the same however long the program runs.
        let root = std::path::absolute(&path).map_err(|_| DataDirError::Unusable { path })?;
        Ok(Self { root })
    }

    /// The folder itself.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder of saved games.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.root.join("games")
    }

    /// The folder for games as version 1 wrote them, before somebody went on with them.
    #[must_use]
    pub fn older(&self) -> PathBuf {
        self.games().join(OLDER)
    }

    /// The folder for what was undone in games.
    #[must_use]
    pub fn undone(&self) -> PathBuf {
        self.games().join(UNDONE)
    }

    /// The folder of the user's own sheet layouts.
    #[must_use]
    pub fn layouts(&self) -> PathBuf {
        self.root.join("layouts")
    }

    /// The folder of boards that people transcribe.
    #[must_use]
    pub fn boards(&self) -> PathBuf {
        self.root.join("boards")
    }

    /// The folder of the user's own pieces of the tile game.
    #[must_use]
    pub fn pieces(&self) -> PathBuf {
        self.root.join("alhambra")
    }

    /// The folder of unfinished work.
    #[must_use]
    pub fn drafts(&self) -> PathBuf {
        self.root.join("drafts")
    }

    /// The folder for photos of tables.
    #[must_use]
    pub fn photos(&self) -> PathBuf {
        self.root.join("photos")
    }

    /// The folder for what reviews found out about games; it can be thrown away.
    #[must_use]
    pub fn analyses(&self) -> PathBuf {
        self.root.join("analyses")
    }

    /// Every folder the program writes into.
    #[must_use]
    pub fn folders(&self) -> Vec<PathBuf> {
        let with = |folder: PathBuf, inner: &[&str]| {
            let inner: Vec<PathBuf> = inner.iter().map(|name| folder.join(name)).collect();
            std::iter::once(folder).chain(inner)
        };
        let games = with(self.games(), &["trash", UNDONE, OLDER, TYPED]);
        let layouts = with(self.layouts(), &["trash"]);
        let boards = with(self.boards(), &["trash"]);
        let others = [self.pieces(), self.drafts(), self.photos(), self.analyses(), self.root.clone()];
        games.chain(layouts).chain(boards).chain(others).collect()
    }

    /// The file of decisions to practise.
    #[must_use]
    pub fn drills(&self) -> PathBuf {
        self.root.join("drills.json")
    }

    /// The same for the tile game.
    #[must_use]
    pub fn tile_drills(&self) -> PathBuf {
        self.pieces().join("drills.json")
    }

    /// The file with the summaries of saved games; it can be thrown away.
    #[must_use]
    pub fn summaries(&self) -> PathBuf {
        self.root.join("games.summaries")
    }

    /// The file with what statistics need of the saved games; it can be thrown away.
    #[must_use]
    pub fn facts(&self) -> PathBuf {
        self.root.join("games.facts")
    }

    /// The same for the games in the trash.
    #[must_use]
    pub fn trash_summaries(&self) -> PathBuf {
        self.root.join("trash.summaries")
    }

    /// The file that says where open windows listen.
    #[must_use]
    pub fn windows(&self) -> PathBuf {
        self.root.join("windows.json")
    }

    /// The file that lists what was put into other folders.
    #[must_use]
    pub fn placed_files(&self) -> PathBuf {
        self.root.join("placed.json")
    }

    /// The folder for reports of runs that ended in a panic; it can be thrown away.
    #[must_use]
    pub fn crashes(&self) -> PathBuf {
        self.root.join("crashes")
    }

    /// The file of who is who: which written names belong to whom.
    #[must_use]
    pub fn people(&self) -> PathBuf {
        self.root.join("people.json")
    }

    /// The file of settings.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.root.join("settings.json")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choose(
        option: Option<&str>,
        variable: Option<&str>,
        usual: Option<&str>,
    ) -> Result<DataDir, DataDirError> {
        DataDir::choose(option.map(Path::new), variable.map(OsString::from), usual.map(PathBuf::from))
    }

    #[test]
    fn the_option_goes_before_the_variable_and_both_before_the_usual_folder() {
        assert_eq!(choose(Some("/a"), Some("/b"), Some("/c")).unwrap().root(), Path::new("/a"));
        assert_eq!(choose(None, Some("/b"), Some("/c")).unwrap().root(), Path::new("/b"));
        assert_eq!(choose(None, Some(""), Some("/c")).unwrap().root(), Path::new("/c"));
        assert_eq!(choose(None, None, None), Err(DataDirError::NoHome));
    }

    #[test]
    fn a_relative_folder_becomes_absolute_and_an_empty_one_is_refused() {
        assert!(choose(Some("games here"), None, None).unwrap().root().is_absolute());
        assert!(matches!(choose(Some(""), None, None), Err(DataDirError::Unusable { .. })));
    }

    #[test]
    fn naming_the_folder_creates_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let data = DataDir::find(Some(&folder.path().join("data"))).unwrap();
        assert_eq!(data.games(), data.root().join("games"));
        assert_eq!(data.layouts(), data.root().join("layouts"));
        assert_eq!(data.drafts(), data.root().join("drafts"));
        assert_eq!(data.settings(), data.root().join("settings.json"));
        assert!(!data.root().exists());
    }
}
