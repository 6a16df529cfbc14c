//! Locks between the windows of the program, of this process and of others: one writer at a time.

use std::{
    fs::File,
    path::{Path, PathBuf},
};

use super::{
    digest::sha256,
    disk,
    store::{StoreError, create_folder},
};

/// The ending of lock files.
pub(super) const ENDING: &str = ".lock";

/// A right that one window holds until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a program that is just being started has it open, too, for a moment.
        disk::unlock(&self.file);
    }
}

/// Takes the lock of this name in a folder of locks; none when another window has it.
pub(super) fn take(folder: &Path, name: &str) -> Result<Option<Lock>, StoreError> {
    create_folder(folder)?;
    let path = path(folder, name);
    let failed = |source| StoreError::not_written(&path, source);
    let Some(file) = disk::lock(&path).map_err(failed)? else { return Ok(None) };
    let lock = Lock { file };
    // The window that held it may have removed the file: then this locks nothing.
    Ok((!disk::was_removed(&lock.file, &path)).then_some(lock))
}

/// The lock file of this name. If the ending does not fit after a name, a short name stands in that tells it from all
/// others.
pub(super) fn path(folder: &Path, name: &str) -> PathBuf {
    if name.len() + ENDING.len() <= 255 {
        folder.join(format!("{name}{ENDING}"))
    } else {
        folder.join(format!("{}{ENDING}", sha256(name.as_bytes())))
    }
}

/// Releases a lock and leaves nothing of it behind.
pub(super) fn remove(lock: Lock, folder: &Path, name: &str) {
    // Removed while it is held, so that it cannot be anybody else's. If it cannot be removed, that does no
    // harm.
    drop(disk::remove(&path(folder, name)));
    drop(disk::remove_folder(folder));
    drop(lock);
}

/// Whether another window holds the lock of this name now. Looking leaves nothing behind.
pub(super) fn is_taken(folder: &Path, name: &str) -> bool {
    let path = path(folder, name);
    disk::look(&path).is_ok() && !disk::is_unlocked(&path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_length_have_locks_of_their_own() {
        let folder = tempfile::tempdir().unwrap();
        let names = [249, 250, 251, 254, 255].map(|length| "a".repeat(length));
        let locks: Vec<Lock> = names.iter().map(|name| take(folder.path(), name).unwrap().unwrap()).collect();
        assert!(names.iter().all(|name| is_taken(folder.path(), name)));
        drop(locks);
        assert!(!names.iter().any(|name| is_taken(folder.path(), name)));
    }

    #[test]
    fn a_lock_is_free_again_while_a_program_being_started_still_has_its_file_open() {
        let folder = tempfile::tempdir().unwrap();
        let lock = take(folder.path(), "one").unwrap().unwrap();
        let inherited = lock.file.try_clone().unwrap();
        assert!(take(folder.path(), "one").unwrap().is_none(), "taken");
        drop(lock);
        assert!(take(folder.path(), "one").unwrap().is_some());
        drop(inherited);
    }
}
