//! The file of who is who: which written names belong to whom. Every window may change it, one at a time.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::{
    DataDir,
    disk::Readers,
    shared::Turn,
    store::{MOST_BYTES, StoreError, read_bytes},
};
use kernel::People;

/// What the file says it is.
#[derive(Default, Serialize, Deserialize)]
enum Format {
    #[default]
    #[serde(rename = "alhambra-people")]
    People,
}

/// The newest version that is understood.
const VERSION: u32 = 1;

/// What every version of the file begins with.
#[derive(Deserialize)]
struct Heading {
    #[serde(rename = "format")]
    _format: Format,
    version: u32,
}

/// The contents of the file.
#[derive(Serialize, Deserialize)]
struct Held {
    format: Format,
    version: u32,
    people: People,
}

impl Default for Held {
    fn default() -> Self {
        Self { format: Format::People, version: VERSION, people: People::default() }
    }
}

/// Why nothing is known of people although there is a file of them. The file stays as it is.
#[derive(Debug)]
pub enum PeopleTrouble {
    /// It cannot be read.
    Unreadable(StoreError),
    /// It does not say who is who; the first change keeps it under another name.
    Broken {
        /// The file.
        path: PathBuf,
    },
    /// A newer version wrote it; nothing is changed in it.
    Newer {
        /// The file.
        path: PathBuf,
    },
}

/// The file of people in a data folder.
#[derive(Clone, Debug)]
pub struct PeopleFile {
    path: PathBuf,
}

impl PeopleFile {
    /// The file of this data folder, whether or not it exists.
    #[must_use]
    pub fn new(data: &DataDir) -> Self {
        Self { path: data.people() }
    }

    /// What is known of people; nothing where there is no file.
    ///
    /// # Errors
    /// When there is one that is not understood.
    pub fn load(&self) -> Result<People, PeopleTrouble> {
        match read_bytes(&self.path, MOST_BYTES) {
            Ok(bytes) => read(&self.path, &bytes),
            Err(StoreError::Missing { .. }) => Ok(People::default()),
            Err(error) => Err(PeopleTrouble::Unreadable(error)),
        }
    }

    /// Changes what is known of people, and returns what is known then. What another window has added meanwhile stays; a
    /// file that is not understood is first kept under another name.
    ///
    /// # Errors
    /// When a newer version wrote the file, or it cannot be read or written; it is then as it was.
    pub fn change(&self, mut change: impl FnMut(&mut People)) -> Result<People, StoreError> {
        let turn = Turn::wait(&self.path)?;
        if let Err(PeopleTrouble::Newer { path }) = self.load() {
            return Err(StoreError::Newer { path });
        }
        turn.change(Readers::Usual, |held: &mut Held| change(&mut held.people)).map(|held| held.people)
    }

    /// Merges what a backup knows; returns whether any of it was new. None where one of the two is not
    /// understood.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(super) fn absorb(&self, backup: &[u8]) -> Result<Option<bool>, StoreError> {
        let (Ok(mine), Ok(theirs)) = (self.load(), read(&self.path, backup)) else { return Ok(None) };
        let mut both = mine.clone();
        both.absorb(&theirs);
        if both == mine {
            return Ok(Some(false));
        }
        self.change(|people| people.absorb(&theirs))?;
        Ok(Some(true))
    }
}

/// What a file says of people.
fn read(path: &Path, bytes: &[u8]) -> Result<People, PeopleTrouble> {
    let broken = || PeopleTrouble::Broken { path: path.into() };
    let heading: Heading = serde_json::from_slice(bytes).map_err(|_| broken())?;
    if heading.version > VERSION {
        return Err(PeopleTrouble::Newer { path: path.into() });
    }
    let held: Held = serde_json::from_slice(bytes).map_err(|_| broken())?;
    Ok(held.people)
}

#[cfg(test)]
mod tests {
    use std::{fs, thread};

    use super::*;

    fn file() -> (tempfile::TempDir, PeopleFile) {
        let folder = tempfile::tempdir().unwrap();
        let data = DataDir::find(Some(folder.path())).unwrap();
        (folder, PeopleFile::new(&data))
    }

    #[test]
    fn who_is_who_comes_back_as_it_was_said() {
        let (_folder, file) = file();
        assert_eq!(file.load().unwrap(), People::default());
        let said = file.change(|people| people.join("ada", "ada w")).unwrap();
        assert_eq!(said.id("ada w"), "ada");
        assert_eq!(file.load().unwrap(), said);
        let text = fs::read_to_string(&file.path).unwrap();
        assert!(text.contains("alhambra-people") && text.contains("\"version\": 1"), "{text}");
    }

    #[test]
    fn what_many_windows_say_at_once_is_all_there() {
        let (_folder, file) = file();
        thread::scope(|scope| {
            for window in 0..4 {
                let file = &file;
                scope.spawn(move || {
                    for name in 0..5 {
                        let name = format!("{window}-{name}");
                        file.change(|people| people.join("ada", &name)).unwrap();
                    }
                });
            }
        });
        assert_eq!(file.load().unwrap().of("ada").unwrap().names().len(), 21);
    }

    #[test]
    fn a_broken_file_is_told_and_kept_aside_by_the_first_change() {
        let (folder, file) = file();
        for (number, text) in
            ["{", "[]", r#"{"format": "other", "version": 1, "people": []}"#].into_iter().enumerate()
        {
            fs::write(&file.path, text).unwrap();
            assert!(matches!(file.load(), Err(PeopleTrouble::Broken { .. })), "{text}");
            assert_eq!(fs::read_to_string(&file.path).unwrap(), text, "loading changes nothing");
            file.change(|people| people.join("ada", "ada w")).unwrap();
            assert_eq!(file.load().unwrap().id("ada w"), "ada");
            let ending = if number == 0 { String::new() } else { format!(".{}", number + 1) };
            let kept = folder.path().join(format!("people.json.bad{ending}"));
            assert_eq!(fs::read_to_string(kept).unwrap(), text);
        }
    }

    #[test]
    fn a_file_of_a_newer_version_is_told_and_left_alone() {
        let (folder, file) = file();
        let text = r#"{"format": "alhambra-people", "version": 2, "people": {"ada": 1}}"#;
        fs::write(&file.path, text).unwrap();
        assert!(matches!(file.load(), Err(PeopleTrouble::Newer { .. })));
        let changed = file.change(|people| people.join("ada", "ada w"));
        assert!(matches!(changed, Err(StoreError::Newer { .. })));
        assert_eq!(fs::read_to_string(&file.path).unwrap(), text);
        assert!(!folder.path().join("people.json.bad").exists());
    }

    #[test]
    fn what_cannot_be_read_is_told_and_not_replaced() {
        let (_folder, file) = file();
        fs::create_dir(&file.path).unwrap();
        assert!(matches!(file.load(), Err(PeopleTrouble::Unreadable(StoreError::NotAFile { .. }))));
        assert!(file.change(|people| people.join("ada", "ada w")).is_err());
        assert!(file.path.is_dir());
    }
}
