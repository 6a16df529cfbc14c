//! What says that a window is there: a lock that it has until it is closed, or killed.

use std::path::{Path, PathBuf};

use super::{
    disk,
    lock::{self, Lock},
    store::{StoreError, is_file_name},
};

/// How their names begin, before letters by chance: no two windows ever have one name.
const NAME: &str = "window-";

/// The lock of a window.
#[derive(Debug)]
pub struct WindowLock {
    name: String,
    path: PathBuf,
    _lock: Lock,
}

impl WindowLock {
    /// One of a window that is listed in this file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn new(list: &Path) -> Result<Self, StoreError> {
        let folder = folder(list);
        let name = format!("{NAME}{:016x}", rand::random::<u64>());
        let path = lock::path(&folder, &name);
        let lock = lock::take(&folder, &name)?.ok_or_else(|| StoreError::Busy { path: path.clone() })?;
        Ok(Self { name, path, _lock: lock })
    }

    /// By which others know it.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether the window has it.
    #[must_use]
    pub fn is_taken(list: &Path, name: &str) -> bool {
        is_name(name) && lock::is_taken(&folder(list), name)
    }

    /// Removes what a window has left that was killed.
    pub fn clear(list: &Path, name: &str) {
        if is_name(name) && !Self::is_taken(list, name) {
            drop(disk::remove(&lock::path(&folder(list), name)));
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
        WindowLock::clear(&list, &name);
        assert!(WindowLock::is_taken(&list, &name) && name != other.name());
        drop(one);
        assert!(!WindowLock::is_taken(&list, &name) && WindowLock::is_taken(&list, other.name()));
        drop(other);
        assert_eq!(fs::read_dir(folder.path().join("locks")).unwrap().count(), 0);
    }

    #[test]
    fn what_a_killed_window_has_left_is_cleared_and_no_other_file() {
        let folder = tempfile::tempdir().unwrap();
        let list = folder.path().join("windows.json");
        fs::create_dir(folder.path().join("locks")).unwrap();
        for name in ["window-1", "settings.json"] {
            fs::write(folder.path().join("locks").join(format!("{name}.lock")), "").unwrap();
            assert!(!WindowLock::is_taken(&list, name));
            WindowLock::clear(&list, name);
        }
        WindowLock::clear(&list, "window-/../../settings.json");
        assert!(!folder.path().join("locks/window-1.lock").exists());
        assert!(folder.path().join("locks/settings.json.lock").exists());
    }
}
