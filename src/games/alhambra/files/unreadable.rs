//! Why the file of a box cannot be used.

use std::sync::Arc;

use crate::rules::TileFault;
use kernel::json::{JsonFault, Misfit};
use storage::StoreError;

/// Why a file says nothing that can be used: its first fault.
#[derive(Clone, Debug)]
pub enum Unreadable {
    /// The file itself cannot be read.
    File(Arc<StoreError>),
    /// Not JSON.
    Json(JsonFault),
    /// Not the JSON of a box.
    NoBox(Misfit),
    /// A box with a list of tiles that is none.
    Tiles(TileFault),
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
        Self::NoBox(why)
    }
}
