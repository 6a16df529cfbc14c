//! What is wrong with a written table.

use crate::{
    games::{
        alexandros::{log::SetupFault, pad::LedgerError},
        common::written::{EndedBefore, PlayerFault},
    },
    kernel::record::{Excess, WhenFault},
};

/// A fault, with its line, or 0 where it is about the whole text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub fault: WrittenFault,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum WrittenFault {
    /// A quotation mark that is not closed.
    OpenQuote,
    /// What is wrong with a player.
    Player(PlayerFault),
    /// A word that no written table has there.
    Unknown(String),
    /// Nobody of this name sits at the table.
    Nobody(String),
    /// A line that is not as it has to be: how it is written.
    Form(&'static str),
    /// A set-up that is none.
    Setup(SetupFault),
    /// What the ledger refuses.
    Ledger(LedgerError),
    /// This, which a line says, is no day or time that can be.
    When(WhenFault, String),
    /// It ended before it began.
    Ended(EndedBefore),
    /// More than a record holds.
    Excess(Excess),
}
