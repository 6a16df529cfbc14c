//! What can be wrong with a backup.

use std::path::PathBuf;

use crate::store::StoreError;

/// Why a backup was not made, read or brought back.
#[derive(Debug)]
pub enum BackupError {
    /// A file could not be read or written.
    Store(StoreError),
    /// There is no data folder of which one could be made.
    NoFolder {
        /// Where it would be.
        path: PathBuf,
    },
    /// There is nothing in the data folder of which one could be made.
    Nothing {
        /// The data folder.
        path: PathBuf,
    },
    /// The file is no backup of this program.
    NoBackup,
    /// A newer version of the program made it.
    Newer {
        /// The version of its form.
        version: u64,
    },
    /// It is cut off, or bytes of it have changed.
    Damaged,
    /// It is no longer what it was when it was checked.
    ChangedMeanwhile,
    /// One of its files is not what its list says.
    Changed {
        /// The name of the file.
        name: String,
    },
    /// It holds something that is none of the program's files.
    Foreign {
        /// The name that was given.
        name: String,
    },
    /// It holds a file twice.
    Twice {
        /// The name of the file.
        name: String,
    },
    /// One of its files has more bytes than the program reads.
    FileTooLarge {
        /// The name of the file.
        name: String,
        /// The most bytes that are read.
        most: u64,
    },
    /// All of it is more than a backup can hold.
    TooMuch,
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
