//! Why the file of a game or a sheet cannot be used.

use std::sync::Arc;

use crate::{record::Fault, rules::LayoutFault};
use kernel::json::{JsonFault, Misfit};
use storage::StoreError;

/// Why a file says nothing that can be used: its first fault.
#[derive(Clone, Debug)]
pub enum Unreadable {
    /// The file itself cannot be read.
    File(Arc<StoreError>),
    /// Not JSON.
    Json(JsonFault),
    /// Not the JSON of a sheet.
    NoSheet(Misfit),
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

impl From<JsonFault> for Unreadable {
    fn from(fault: JsonFault) -> Self {
        Self::Json(fault)
    }
}

impl From<Misfit> for Unreadable {
    fn from(why: Misfit) -> Self {
        Self::NoSheet(why)
    }
}

impl From<Vec<LayoutFault>> for Unreadable {
    fn from(faults: Vec<LayoutFault>) -> Self {
        Self::Layout(faults.into_iter().next().unwrap_or(LayoutFault::Nothing))
    }
}
