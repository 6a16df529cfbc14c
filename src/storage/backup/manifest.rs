//! What a backup says of itself.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::digest::sha256;

/// The name of the format in the heading.
pub(super) const FORMAT: &str = "alhambra-backup";
/// The version of the format that is written; newer ones are not read.
pub(super) const VERSION: u64 = 1;
/// The first file of the archive.
pub(super) const HEADING: &str = "backup.json";
/// The last file of the archive.
pub(super) const LIST: &str = "files.json";

/// The first file: what this is, and which program made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Heading {
    pub format: String,
    pub version: u64,
    /// The version of the program.
    pub program: String,
    pub made: Timestamp,
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Listed {
    pub name: String,
    pub bytes: u64,
    pub sha256: String,
}

impl Listed {
    pub(super) fn new(name: String, bytes: &[u8]) -> Self {
        Self { name, bytes: bytes.len() as u64, sha256: sha256(bytes) }
    }
}
