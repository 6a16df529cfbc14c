//! Shows that a window is there: a lock that it holds until it is closed, or killed.

use std::path::{Path, PathBuf};

use super::{
    disk,
    lock::{self, Lock},
    store::{StoreError, is_file_name},
};

/// What their names begin with, before random letters: no two windows ever have the same name.
const NAME: &str = "window-";

/// The lock of a window.
#[derive(Debug)]
pub struct WindowLock {
    name: String,
    path: PathBuf,
    _lock: Lock,
}

impl WindowLock {
    /// The lock of a window that is listed in this file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn new(list: &Path) -> Result<Self, StoreError> {
        let folder = folder(list);
        loop {
            let name = format!("{NAME}{:016x}", rand::random::<u64>());
            let path = lock::path(&folder, &name);
            // Another window may remove the file before it is locked.
            if let Some(lock) = lock::take(&folder, &name)? {
                return Ok(Self { name, path, _lock: lock });
            }
        }
    }

    /// The name by which others know it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether a window holds the lock of this name.
    #[must_use]
    pub fn is_taken(list: &Path, name: &str) -> bool {
        is_name(name) && lock::is_taken(&folder(list), name)
    }

    /// Removes the locks of windows that were killed.
    pub fn remove_stale(list: &Path) {
        let folder = folder(list);
        for entry in disk::list(&folder).ok().flatten().into_iter().flatten().flatten() {
            let name = entry.file_name();
            let name = name.to_str().and_then(|name| name.strip_suffix(lock::ENDING));
            if name.is_some_and(|name| is_name(name) && !lock::is_taken(&folder, name)) {
                drop(disk::remove(&entry.path()));
            }
        }
    }
}

impl Drop for WindowLock {
    fn drop(&mut self) {
        // Nobody waits for it, so its file need not stay.
        drop(disk::remove(&self.path));
    }
}

fn folder(list: &Path) -> PathBuf {
    list.parent().unwrap_or(Path::new("")).join("locks")
}

fn is_name(name: &str) -> bool {
    is_file_name(name) && name.starts_with(NAME)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn it_is_taken_until_the_window_closes_and_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let list = folder.path().join("windows.json");
        let (one, other) = (WindowLock::new(&list).unwrap(), WindowLock::new(&list).unwrap());
        let name = one.name().to_owned();
        WindowLock::remove_stale(&list);
        assert!(WindowLock::is_taken(&list, &name) && name != other.name());
        drop(one);
        assert!(!WindowLock::is_taken(&list, &name) && WindowLock::is_taken(&list, other.name()));
        drop(other);
        assert_eq!(fs::read_dir(folder.path().join("locks")).unwrap().count(), 0);
    }

    #[test]
    fn what_killed_windows_have_left_is_swept_and_no_other_file() {
        let folder = tempfile::tempdir().unwrap();
        let (list, locks) = (folder.path().join("windows.json"), folder.path().join("locks"));
        WindowLock::remove_stale(&list);
        fs::create_dir(&locks).unwrap();
        for name in ["window-1.lock", "window-2.lock", "window-1", "settings.json.lock"] {
            fs::write(locks.join(name), "").unwrap();
        }
        let open = WindowLock::new(&list).unwrap();
        WindowLock::remove_stale(&list);
        let file = |entry: std::io::Result<fs::DirEntry>| entry.unwrap().file_name().into_string().unwrap();
        let mut left: Vec<String> = fs::read_dir(&locks).unwrap().map(file).collect();
        let mut expected =
            ["settings.json.lock".to_owned(), "window-1".to_owned(), open.name().to_owned() + ".lock"];
        left.sort();
        expected.sort();
        assert_eq!(left, expected);
        assert!(!WindowLock::is_taken(&list, "window-1") && !WindowLock::is_taken(&list, "settings.json"));
    }
}
