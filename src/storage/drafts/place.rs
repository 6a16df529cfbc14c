//! Where a draft is kept: a file that one window writes, and that is never written over unread.

use std::{
    io,
    path::{Path, PathBuf},
};

use crate::{
    disk::{self, Readers},
    lock::Lock,
    store::{MOST_BYTES, StoreError, keep_aside, read_bytes, remove, write_atomically},
};

/// A file that only this window may write.
#[derive(Debug)]
pub(super) struct Place {
    path: PathBuf,
    _lock: Lock,
    /// What the file held when this window last understood or wrote it; anything else in it is copied elsewhere
    /// before the file is written.
    known: Option<Vec<u8>>,
}

impl Place {
    /// A file that this window has locked, and what it holds if that is understood.
    pub(super) const fn new(path: PathBuf, lock: Lock, known: Option<Vec<u8>>) -> Self {
        Self { path, _lock: lock, known }
    }

    /// Writes the file.
    pub(super) fn write(&mut self, text: &str) -> Result<(), StoreError> {
        self.keep_unknown()?;
        write_atomically(&self.path, text.as_bytes())?;
        self.known = Some(text.into());
        Ok(())
    }

    /// Removes the file.
    pub(super) fn remove(mut self) -> Result<(), StoreError> {
        self.keep_unknown()?;
        remove(&self.path)
    }

    /// Keeps a copy of what the file holds, unless this window has understood or written it.
    fn keep_unknown(&mut self) -> Result<(), StoreError> {
        match read_bytes(&self.path, MOST_BYTES) {
            Ok(bytes) if self.known.as_ref() != Some(&bytes) => {
                keep_aside(&self.path, &bytes, Readers::Usual)?;
                // If the rest fails, it is not copied again.
                self.known = Some(bytes);
                Ok(())
            }
            Ok(_) | Err(StoreError::Missing { .. }) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// Whether nothing lies at a path; if that cannot be known, something does.
pub(super) fn is_free(path: &Path) -> bool {
    disk::look(path).is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
}
