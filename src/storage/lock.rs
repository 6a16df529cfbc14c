//! Locks between the windows of the program, of this process and of others: one writer at a time.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

use super::store::{StoreError, create_folder};

/// A right that one window has until it is dropped.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

/// Takes the lock of this name in a folder of locks; none when another window has it.
pub(super) fn take(folder: &Path, name: &str) -> Result<Option<Lock>, StoreError> {
    create_folder(folder)?;
    let path = folder.join(format!("{name}.lock"));
    let failed = |source| StoreError::Write { path: path.clone(), source };
    // The file stays when the lock is gone: removing it would let two windows lock two files of one name.
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Ok(None),
        // A file system without locks is no reason not to play.
        Err(TryLockError::Error(source)) if source.kind() != io::ErrorKind::Unsupported => {
            Err(failed(source))
        }
        _ => Ok(Some(Lock { _file: file })),
    }
}
