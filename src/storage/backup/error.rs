//! What can be wrong with a backup.

use std::path::PathBuf;

use crate::store::StoreError;

/// Why a backup was not made, read or brought back.
#[derive(Debug)]
pub enum BackupError {
    /// A file could not be read or written.
    Store(StoreError),
    /// There is no data folder to back up.
    NoFolder {
        /// Where it would be.
        path: PathBuf,
    },
    /// The data folder has nothing in it to back up.
    Nothing {
        /// The data folder.
        path: PathBuf,
    },
    /// The file is not a backup of this program.
    NoBackup,
    /// A newer version of the program made it.
    Newer {
        /// The version of its format.
        version: u64,
    },
    /// It is cut off, or some of its bytes have changed.
    Damaged,
    /// It is no longer what it was when it was checked.
    ChangedMeanwhile,
    /// One of its files is not what the list says.
    Changed {
        /// The name of the file.
        name: String,
    },
    /// It holds something that is not one of the program's files.
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
    /// All its files together are more than a backup can hold.
    TooMuch,
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}
