//! Why the file of a game or a sheet cannot be used.

use std::sync::Arc;

use crate::{
    games::roll_and_write::{record::Fault, rules::LayoutFault},
    storage::StoreError,
};

/// Why a file says nothing that can be used: its first fault.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Unreadable {
    /// The file itself cannot be read.
    File(Arc<StoreError>),
    /// Not the JSON of a sheet, and what the reader of JSON says.
    NoSheet(String),
    /// A sheet that is none by the rules.
    Layout(LayoutFault),
    /// A record that is none.
    Record(Fault),
}

impl From<StoreError> for Unreadable {
    fn from(error: StoreError) -> Self {
        Self::File(Arc::new(error))
    }
}

impl From<serde_json::Error> for Unreadable {
    fn from(error: serde_json::Error) -> Self {
        Self::NoSheet(error.to_string())
    }
}
