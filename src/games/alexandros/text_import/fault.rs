//! What is wrong with a written table.

use crate::{log::SetupFault, pad::LedgerError};
use common::written::ReadFault;

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenFault {
    /// Something that can be wrong in any game.
    Read(ReadFault),
    /// The set-up is not valid.
    Setup(SetupFault),
    /// The ledger refuses it.
    Ledger(LedgerError),
}

impl From<ReadFault> for WrittenFault {
    fn from(fault: ReadFault) -> Self {
        Self::Read(fault)
    }
}
