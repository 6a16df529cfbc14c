//! What can go wrong with files.

use std::{
    io,
    path::{Path, PathBuf},
};

/// Why a file or folder could not be read or written.
#[derive(Debug)]
pub enum StoreError {
    /// There is no such file.
    Missing {
        /// The file asked for.
        path: PathBuf,
    },
    /// A file of this name exists already and must not be replaced.
    Exists {
        /// The file that is kept.
        path: PathBuf,
    },
    /// The bytes are not text.
    NotText {
        /// The file asked for.
        path: PathBuf,
    },
    /// Not a regular file: a folder, a device, a pipe.
    NotAFile {
        /// What was to be read or replaced.
        path: PathBuf,
    },
    /// The file has more bytes than are ever read.
    TooLarge {
        /// The file asked for.
        path: PathBuf,
        /// The most bytes that are read.
        most: u64,
    },
    /// The file is write-protected.
    Protected {
        /// The file to be replaced, which is as it was.
        path: PathBuf,
    },
    /// This disk cannot have a file of this name: it is too long, or has a letter that is not allowed.
    Name {
        /// The file to be written.
        path: PathBuf,
    },
    /// Another window keeps writing the file, which is left to it.
    Busy {
        /// The file to be changed.
        path: PathBuf,
    },
    /// A newer version of the program wrote the file, which is left as it is.
    Newer {
        /// The file to be changed.
        path: PathBuf,
    },
    /// The system refuses to read it.
    Read {
        /// The file asked for.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The system refuses to write it; what was there before is still there.
    Write {
        /// The file or folder to be written.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

impl StoreError {
    /// Why a file was not written.
    pub(crate) fn not_written(path: &Path, source: io::Error) -> Self {
        match source.kind() {
            io::ErrorKind::InvalidFilename => Self::Name { path: path.into() },
            _ => Self::Write { path: path.into(), source },
        }
    }
}
