//! A small file that every window of the program may change, one after the other.

use std::{
    io::ErrorKind,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use serde::{Serialize, de::DeserializeOwned};

use super::{
    disk::Readers,
    lock::{self, Lock},
    store::{MOST_BYTES, StoreError, create_folder, keep_aside, read_bytes, remove, replace_known},
};

/// How long a window waits until the others have written: the system releases the lock of a killed one.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long it sleeps before it looks again.
const PAUSE: Duration = Duration::from_millis(1);

/// What a JSON file holds; the default if it is missing or not understood.
#[must_use]
pub fn read_shared<T: DeserializeOwned + Default>(path: &Path) -> T {
    let bytes = read_bytes(path, MOST_BYTES).unwrap_or_default();
    serde_json::from_slice(&bytes).unwrap_or_default()
}

/// Changes what a JSON file holds, and returns what it holds then. It is read anew each time, so that what another window
/// has put there stays; a file that is not understood is first copied elsewhere.
///
/// # Errors
/// [`StoreError::Busy`], or when the file cannot be read or written; it is then as it was.
pub fn change_shared<T: Serialize + DeserializeOwned + Default>(
    path: &Path,
    change: impl FnMut(&mut T),
) -> Result<T, StoreError> {
    Turn::wait(path)?.change(Readers::Usual, change)
}

/// The same for a file that only its owner may read, whoever could before.
///
/// # Errors
/// As [`change_shared`].
pub fn change_secret<T: Serialize + DeserializeOwned + Default>(
    path: &Path,
    change: impl FnMut(&mut T),
) -> Result<T, StoreError> {
    Turn::wait(path)?.change(Readers::Owner, change)
}

/// The right to change a shared file, which one window at a time holds until it is dropped.
#[derive(Debug)]
pub(super) struct Turn<'a> {
    path: &'a Path,
    until: Instant,
    lock: Lock,
}

impl<'a> Turn<'a> {
    /// Waits until no other window holds it.
    ///
    /// # Errors
    /// [`StoreError::Busy`] when one does not release it, or when the lock file cannot be written.
    pub(super) fn wait(path: &'a Path) -> Result<Self, StoreError> {
        let until = Instant::now() + PATIENCE;
        let (folder, name) = place(path);
        loop {
            match lock::take(&folder, &name) {
                Ok(Some(lock)) => return Ok(Self { path, until, lock }),
                _ if Instant::now() > until => return Err(StoreError::Busy { path: path.into() }),
                Ok(None) => {}
                Err(StoreError::Write { source, .. }) if is_just_removed(&folder, source.kind()) => {}
                Err(error) => return Err(error),
            }
            thread::sleep(PAUSE);
        }
    }

    /// Changes what the file holds, and returns what it holds then. If it was changed by a program that knows no locks, as
    /// earlier versions do not, this is done once more.
    ///
    /// # Errors
    /// As [`change_shared`].
    pub(super) fn change<T: Serialize + DeserializeOwned + Default>(
        &self,
        readers: Readers,
        mut change: impl FnMut(&mut T),
    ) -> Result<T, StoreError> {
        self.path.parent().map_or(Ok(()), create_folder)?;
        while Instant::now() <= self.until {
            let known = self.bytes()?;
            let mut held = match known.as_deref().map(serde_json::from_slice) {
                Some(Ok(held)) => held,
                Some(Err(_)) => {
                    keep_aside(self.path, known.as_deref().unwrap_or_default(), readers)?;
                    T::default()
                }
                None => T::default(),
            };
            change(&mut held);
            if replace_known(self.path, known.as_deref(), &self.text(&held)?, readers)? {
                return Ok(held);
            }
        }
        Err(StoreError::Busy { path: self.path.into() })
    }

    /// Removes the file, and leaves nothing of it behind.
    ///
    /// # Errors
    /// When it is there and cannot be removed.
    pub(super) fn remove(self) -> Result<(), StoreError> {
        let (folder, name) = place(self.path);
        let removed = remove(self.path);
        lock::remove(self.lock, &folder, &name);
        removed
    }

    /// The bytes of the file; none if there is no file.
    fn bytes(&self) -> Result<Option<Vec<u8>>, StoreError> {
        match read_bytes(self.path, MOST_BYTES) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(StoreError::Missing { .. }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn text<T: Serialize>(&self, held: &T) -> Result<Vec<u8>, StoreError> {
        let failed =
            |error: serde_json::Error| StoreError::Write { path: self.path.into(), source: error.into() };
        let mut text = serde_json::to_vec_pretty(held).map_err(failed)?;
        text.push(b'\n');
        Ok(text)
    }
}

/// Whether the window that held the lock has just removed the folder: before it was written into, or while it was made,
/// when it is neither new nor there.
fn is_just_removed(folder: &Path, why: ErrorKind) -> bool {
    why == ErrorKind::NotFound || why == ErrorKind::AlreadyExists && !folder.is_file()
}

/// The folder and the name of the lock of a file.
fn place(path: &Path) -> (PathBuf, String) {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    (path.with_file_name("locks"), name)
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs};

    use super::*;

    #[test]
    fn what_two_windows_put_there_is_all_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("new").join("list.json");
        assert_eq!(read_shared::<Vec<u8>>(&path), Vec::<u8>::new());
        for number in [1, 2] {
            change_shared(&path, |list: &mut Vec<u8>| list.push(number)).unwrap();
        }
        assert_eq!(read_shared::<Vec<u8>>(&path), [1, 2]);
    }

    #[test]
    fn what_many_put_there_at_once_is_all_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.json");
        let all: BTreeSet<u32> = (0..6 * 20).collect();
        thread::scope(|scope| {
            for first in 0..6 {
                let path = path.clone();
                scope.spawn(move || {
                    for number in 0..20 {
                        change_shared(&path, |list: &mut Vec<u32>| list.push(first * 20 + number)).unwrap();
                    }
                });
            }
        });
        let list: Vec<u32> = read_shared(&path);
        assert_eq!((list.len(), list.into_iter().collect()), (all.len(), all), "each once");
    }

    #[test]
    fn what_is_removed_meanwhile_leaves_nothing_and_loses_nothing_that_comes_after_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.json");
        let changes = 30;
        let seen = thread::scope(|scope| {
            let adding = |_| {
                let add = || change_shared(&path, |list: &mut Vec<u32>| list.push(1)).unwrap();
                scope.spawn(move || (0..changes).for_each(|_| drop(add())))
            };
            let adding: Vec<_> = (0..3).map(adding).collect();
            let mut seen = 0;
            while adding.iter().any(|thread| !thread.is_finished()) {
                let turn = Turn::wait(&path).unwrap();
                seen += read_shared::<Vec<u32>>(&path).len();
                turn.remove().unwrap();
            }
            seen
        });
        let turn = Turn::wait(&path).unwrap();
        assert_eq!(seen + read_shared::<Vec<u32>>(&path).len(), 3 * changes);
        turn.remove().unwrap();
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn what_is_written_without_a_lock_meanwhile_stays() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.json");
        let mut others = vec!["[1, 2]", "[1]"];
        let held = change_shared(&path, |list: &mut Vec<u8>| {
            if let Some(other) = others.pop() {
                fs::write(&path, other).unwrap();
            }
            list.push(9);
        });
        assert_eq!(held.unwrap(), [1, 2, 9]);
        assert_eq!(read_shared::<Vec<u8>>(&path), [1, 2, 9]);
        let names = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(names, 2, "the file and the folder of locks");
    }

    #[test]
    fn what_is_not_understood_is_kept_aside() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("list.json");
        fs::write(&path, "nonsense").unwrap();
        assert_eq!(change_shared(&path, |list: &mut Vec<u8>| list.push(1)).unwrap(), [1]);
        assert_eq!(fs::read_to_string(folder.path().join("list.json.bad")).unwrap(), "nonsense");
    }

    #[cfg(unix)]
    #[test]
    fn a_secret_is_read_by_its_owner_alone_also_where_others_could_before() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("secrets.json");
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        change_secret(&path, |list: &mut Vec<u8>| list.push(1)).unwrap();
        assert_eq!(mode(&path), 0o600);
        for old in [0o644, 0o666, 0o600] {
            fs::set_permissions(&path, fs::Permissions::from_mode(old)).unwrap();
            change_secret(&path, |list: &mut Vec<u8>| list.push(1)).unwrap();
            assert_eq!(mode(&path), 0o600);
        }
        fs::write(&path, "broken secrets").unwrap();
        change_secret(&path, |list: &mut Vec<u8>| list.push(1)).unwrap();
        assert_eq!(mode(&folder.path().join("secrets.json.bad")), 0o600);
    }
}
