//! Backups: everything that people have made with the program in one file, and how it comes back.
//!
//! The file is a tar archive, compressed with gzip: first a heading, then the files, and last a list of them with
//! sizes and hashes. All of it is checked before anything is done with it. `docs/backup.md` describes the format.

mod archive;
mod carry_out;
mod error;
mod manifest;
mod member;
mod names;
mod plan;
mod read;
mod write;

pub use carry_out::{OnConflict, Refused, Restored};
pub use error::BackupError;
pub use plan::{Change, Obstacle, Planned, RestorePlan};
pub use read::Backup;
pub use write::{BackupContents, back_up};

/// The most bytes of a backup file.
const MOST_PACKED: u64 = 1 << 30;
/// The most bytes of all files in a backup.
const MOST_UNPACKED: u64 = 8 << 30;
/// The most files in a backup.
const MOST_FILES: usize = 500_000;

/// Is told how far a long task has come: how much is done, of how much.
pub type Progress<'a> = &'a mut dyn FnMut(u64, u64);
