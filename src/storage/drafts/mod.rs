//! Unfinished work on a page, kept until it is saved or thrown away, even when the program is closed.
//!
//! Each window that has some keeps it in a place of its own, `name.json`, `name-2.json`, …, to which only it may
//! write.

mod mended;
mod place;

use std::path::{Path, PathBuf};

use serde::Serialize;
use serde_json::Value;

use super::{
    lock::{self, Lock},
    store::{MOST_BYTES, StoreError, create_folder, read_bytes},
};
use place::{Place, is_free};

pub use mended::mended;

/// More windows than anybody opens.
const PLACES: u32 = 99;

/// The unfinished work of one kind that this window has.
#[derive(Debug)]
pub struct Draft {
    folder: PathBuf,
    name: String,
    /// Where it is kept; none while there is nothing to keep.
    place: Option<Place>,
    /// The last change could not be saved.
    unsaved: bool,
    /// Another window has unfinished work of this kind, which has not been mentioned yet.
    beside: bool,
}

/// What was left unfinished.
#[derive(Debug)]
pub struct Found<T> {
    /// As much of it as is understood.
    pub content: Option<T>,
    /// Why some of it is missing.
    pub trouble: Option<DraftTrouble>,
}

/// Why unfinished work, or a part of it, did not come back.
#[derive(Debug)]
pub enum DraftTrouble {
    /// Something in the file is not understood; a copy is kept as `.bad` before the file changes.
    Broken {
        /// The file.
        path: PathBuf,
    },
    /// The file cannot be read; it is left as it is.
    Unreadable(StoreError),
}

impl Draft {
    /// Drafts of this name in a folder, which need not exist yet.
    #[must_use]
    pub fn new(folder: PathBuf, name: impl Into<String>) -> Self {
        Self { folder, name: name.into(), place: None, unsaved: false, beside: false }
    }

    /// The unfinished work that was left and that no other window has; `read` returns what it understands of it, and
    /// whether that is all.
    pub fn open<T>(&mut self, read: impl FnOnce(&Value) -> (Option<T>, bool)) -> Found<T> {
        let mut found = Found { content: None, trouble: None };
        let Some((path, lock)) = self.find() else { return found };
        let bytes = match read_bytes(&path, MOST_BYTES) {
            Ok(bytes) => bytes,
            Err(error) => {
                found.trouble = Some(DraftTrouble::Unreadable(error));
                return found;
            }
        };
        let (content, whole) = serde_json::from_slice(&bytes).map_or((None, false), |value| read(&value));
        found.content = content;
        if !whole {
            found.trouble = Some(DraftTrouble::Broken { path: path.clone() });
        }
        // Without the lock it is only read: what becomes of it is kept in another place.
        self.place = lock.map(|lock| Place::new(path, lock, whole.then_some(bytes)));
        found
    }

    /// The first draft that no other window has.
    fn find(&mut self) -> Option<(PathBuf, Option<Lock>)> {
        self.place = None;
        for number in 1..=PLACES {
            let path = self.path(number);
            if is_free(&path) {
                continue;
            }
            match self.lock(&path) {
                Ok(None) => self.beside = true,
                // The other window may have finished with it meanwhile.
                Ok(lock) if !is_free(&path) => return Some((path, lock)),
                Ok(_) => {}
                Err(_) => return Some((path, None)),
            }
        }
        None
    }

    /// Keeps unfinished work.
    ///
    /// # Errors
    /// When the file cannot be written; the draft then counts as unsaved.
    pub fn save<T: Serialize>(&mut self, draft: &T) -> Result<(), StoreError> {
        let kept = self.write(&draft_text(draft));
        self.unsaved = kept.is_err();
        kept
    }

    fn write(&mut self, text: &str) -> Result<(), StoreError> {
        let mut place = match self.place.take() {
            Some(place) => place,
            None => self.free_place()?,
        };
        let written = place.write(text);
        self.place = Some(place);
        written
    }

    /// The first place that holds no draft and that no other window has.
    fn free_place(&mut self) -> Result<Place, StoreError> {
        create_folder(&self.folder)?;
        for number in 1..=PLACES {
            let path = self.path(number);
            match self.lock(&path)? {
                Some(lock) if is_free(&path) => return Ok(Place::new(path, lock, None)),
                Some(_) => {}
                None => self.beside = true,
            }
        }
        Err(StoreError::Exists { path: self.path(PLACES) })
    }

    /// Removes the draft: it was saved elsewhere, or thrown away.
    ///
    /// # Errors
    /// When the file cannot be removed; that there is none is fine.
    pub fn remove(&mut self) -> Result<(), StoreError> {
        self.unsaved = false;
        self.place.take().map_or(Ok(()), Place::remove)
    }

    /// Whether the last change could not be saved.
    #[must_use]
    pub const fn is_unsaved(&self) -> bool {
        self.unsaved
    }

    /// Gives up a change that could not be saved.
    pub const fn give_up(&mut self) {
        self.unsaved = false;
    }

    /// Whether to mention that another window has unfinished work of this kind; once.
    pub const fn tell_beside(&mut self) -> bool {
        std::mem::replace(&mut self.beside, false)
    }

    fn path(&self, number: u32) -> PathBuf {
        let name = &self.name;
        self.folder.join(if number == 1 { format!("{name}.json") } else { format!("{name}-{number}.json") })
    }

    fn lock(&self, path: &Path) -> Result<Option<Lock>, StoreError> {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        lock::take(&self.folder.join("locks"), &name)
    }
}

/// Unfinished work as a text.
#[must_use]
pub fn draft_text<T: Serialize>(draft: &T) -> String {
    // Drafts are plain data, which can always be written as JSON.
    serde_json::to_string_pretty(draft).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use tempfile::TempDir;

    fn folder() -> (TempDir, impl Fn() -> Draft) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("drafts");
        (folder, move || Draft::new(path.clone(), "sheet"))
    }

    fn open(draft: &mut Draft) -> Found<Vec<u8>> {
        draft.open(|value| {
            let content: Option<Vec<u8>> = serde_json::from_value(value.clone()).ok();
            let whole = content.is_some();
            (content, whole)
        })
    }

    fn file(folder: &TempDir, name: &str) -> PathBuf {
        folder.path().join("drafts").join(name)
    }

    #[test]
    fn a_draft_comes_back_until_it_is_removed() {
        let (_folder, window) = folder();
        let mut draft = window();
        assert_eq!(open(&mut draft).content, None);
        draft.remove().unwrap();
        draft.save(&[1, 2]).unwrap();
        drop(draft);
        let mut draft = window();
        assert_eq!(open(&mut draft).content, Some(vec![1, 2]));
        draft.save(&[3]).unwrap();
        assert_eq!(open(&mut draft).content, Some(vec![3]));
        draft.remove().unwrap();
        assert_eq!(open(&mut draft).content, None);
        assert!(!draft.tell_beside());
    }

    #[test]
    fn two_windows_keep_their_drafts_beside_each_other_and_both_come_back() {
        let (_folder, window) = folder();
        let (mut first, mut second) = (window(), window());
        first.save(&[1]).unwrap();
        assert_eq!(open(&mut second).content, None, "it is in the other window");
        assert!(second.tell_beside() && !second.tell_beside(), "told once");
        second.save(&[2]).unwrap();
        first.save(&[1, 1]).unwrap();
        assert!(!first.tell_beside());
        drop((first, second));
        let (mut first, mut second) = (window(), window());
        assert_eq!(open(&mut first).content, Some(vec![1, 1]));
        assert_eq!(open(&mut second).content, Some(vec![2]));
        first.remove().unwrap();
        second.save(&[2, 2]).unwrap();
        drop(second);
        assert_eq!(open(&mut first).content, Some(vec![2, 2]), "when one's own is done the other's is next");
    }

    #[test]
    fn a_window_that_had_looked_before_does_not_write_over_a_draft_begun_since() {
        let (_folder, window) = folder();
        let (mut first, mut second) = (window(), window());
        open(&mut first);
        open(&mut second);
        first.save(&[1]).unwrap();
        drop(first);
        second.save(&[2]).unwrap();
        drop(second);
        assert_eq!(open(&mut window()).content, Some(vec![1]));
    }

    #[test]
    fn what_is_not_understood_is_kept_aside_before_it_is_written_over_or_removed() {
        for text in ["[1, -2]", "nonsense", "\u{1}", ""] {
            let (folder, window) = folder();
            window().save(&[0]).unwrap();
            fs::write(file(&folder, "sheet.json"), text).unwrap();
            let mut draft = window();
            let found = open(&mut draft);
            assert!(matches!(found.trouble, Some(DraftTrouble::Broken { .. })), "{text}");
            assert!(!file(&folder, "sheet.json.bad").exists(), "looking changes nothing");
            draft.save(&[3]).unwrap();
            draft.save(&[4]).unwrap();
            assert_eq!(fs::read_to_string(file(&folder, "sheet.json.bad")).unwrap(), text);
            assert!(!file(&folder, "sheet.json.bad.2").exists());
            assert_eq!(open(&mut draft).content, Some(vec![4]));
            fs::write(file(&folder, "sheet.json"), text).unwrap();
            open(&mut draft);
            draft.remove().unwrap();
            assert_eq!(fs::read_to_string(file(&folder, "sheet.json.bad.2")).unwrap(), text);
        }
    }

    #[test]
    fn what_another_program_wrote_over_a_draft_is_kept_aside() {
        let (folder, window) = folder();
        let mut draft = window();
        draft.save(&[1]).unwrap();
        fs::write(file(&folder, "sheet.json"), "[7]").unwrap();
        draft.save(&[1, 2]).unwrap();
        assert_eq!(fs::read_to_string(file(&folder, "sheet.json.bad")).unwrap(), "[7]");
        fs::write(file(&folder, "sheet.json"), "[8]").unwrap();
        draft.remove().unwrap();
        assert_eq!(fs::read_to_string(file(&folder, "sheet.json.bad.2")).unwrap(), "[8]");
        assert!(!file(&folder, "sheet.json").exists());
    }

    #[test]
    fn what_cannot_be_read_is_left_alone() {
        let (folder, window) = folder();
        fs::create_dir_all(file(&folder, "sheet.json")).unwrap();
        let mut draft = window();
        assert!(matches!(open(&mut draft).trouble, Some(DraftTrouble::Unreadable(_))));
        draft.save(&[1]).unwrap();
        assert!(file(&folder, "sheet.json").is_dir() && file(&folder, "sheet-2.json").is_file());
    }

    #[test]
    fn what_cannot_be_kept_is_unsaved_until_it_is_kept_or_given_up() {
        let (folder, window) = folder();
        let drafts = folder.path().join("drafts");
        fs::write(&drafts, "no folder").unwrap();
        let mut draft = window();
        draft.save(&[1]).unwrap_err();
        assert!(draft.is_unsaved());
        draft.give_up();
        assert!(!draft.is_unsaved());
        draft.save(&[1]).unwrap_err();
        fs::remove_file(&drafts).unwrap();
        draft.save(&[1]).unwrap();
        assert!(!draft.is_unsaved());
    }
}
