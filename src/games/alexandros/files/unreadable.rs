//! Why the file of a board cannot be used.

use std::sync::Arc;

use crate::rules::BoardFault;
use kernel::json::{JsonFault, Misfit};
use storage::StoreError;

/// Why a file cannot be used.
#[derive(Clone, Debug)]
pub enum Unreadable {
    /// The file itself cannot be read.
    File(Arc<StoreError>),
    /// Not JSON.
    Json(JsonFault),
    /// Not the JSON of a board.
    NoBoard(Misfit),
    /// Not a board by the rules: all its faults.
    Board(Vec<BoardFault>),
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
        Self::NoBoard(why)
    }
}
