//! What is wrong with a written table.

use crate::{log::SetupFault, pad::LedgerError};
use common::written::ReadFault;

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenFault {
    /// What can be wrong in any game.
    Read(ReadFault),
    /// A set-up that is none.
    Setup(SetupFault),
    /// What the ledger refuses.
    Ledger(LedgerError),
}

impl From<ReadFault> for WrittenFault {
    fn from(fault: ReadFault) -> Self {
        Self::Read(fault)
    }
}
