//! Why the file of a game cannot be used.

use std::sync::Arc;

use crate::{games::alhambra::record::Fault, storage::StoreError};

/// Why a file says nothing that can be used: its first fault.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Unreadable {
    /// The file itself cannot be read.
    File(Arc<StoreError>),
    /// A record that is none.
    Record(Fault),
}

impl From<StoreError> for Unreadable {
    fn from(error: StoreError) -> Self {
        Self::File(Arc::new(error))
    }
}
