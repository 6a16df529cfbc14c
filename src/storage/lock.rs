//! Locks between the windows of the program, of this process and of others: one writer at a time.

use std::{fs::File, path::Path};

use super::{
    disk,
    store::{StoreError, create_folder},
};

/// A right that one window has until it is dropped.
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
    let path = folder.join(format!("{name}.lock"));
    // The file stays when the lock is gone: removing it would let two windows lock two files of one name.
    let file = disk::lock(&path).map_err(|source| StoreError::Write { path, source })?;
    Ok(file.map(|file| Lock { file }))
}

/// Whether another window has the lock of this name now. Looking leaves nothing behind.
pub(super) fn is_taken(folder: &Path, name: &str) -> bool {
    let path = folder.join(format!("{name}.lock"));
    disk::look(&path).is_ok() && !disk::is_unlocked(&path)
}

#[cfg(test)]
mod tests {
    use super::*;

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
