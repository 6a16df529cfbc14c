//! Where windows listen: a small file in the data folder.

use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::storage::{StoreError, change_shared, read_shared};

/// Windows that are remembered at most; those that were killed are among them until somebody asks them.
const MOST: usize = 16;

/// Where a window listens, and what it has to be told to be believed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Address {
    pub port: u16,
    pub token: String,
}

impl Address {
    /// One with a new token.
    pub fn new(port: u16) -> Self {
        Self { port, token: format!("{:032x}", rand::random::<u128>()) }
    }
}

/// All of them, the latest first.
pub fn all(file: &Path) -> Vec<Address> {
    read_shared(file)
}

/// Adds one. A window that has its port now is the only one there.
pub fn add(file: &Path, address: &Address) -> Result<(), StoreError> {
    let add = |all: &mut Vec<Address>| {
        all.retain(|other| other.port != address.port);
        all.insert(0, address.clone());
        all.truncate(MOST);
    };
    change_shared(file, add).map(drop)
}

/// Takes one away. Where that cannot be written, nobody answers there, and another window opens.
pub fn forget(file: &Path, address: &Address) {
    drop(change_shared(file, |all: &mut Vec<Address>| all.retain(|other| other != address)));
}
