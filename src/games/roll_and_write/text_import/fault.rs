//! What can be wrong with a written table.

use crate::{
    pad::{CrossesFault, PadError},
    rules::{ConfigFault, LayoutFault},
};
use common::written::{ReadFault, TextFaults};

/// The faults of a written table, in the order of their lines.
pub type TextImportFaults = TextFaults<WrittenFault>;

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenFault {
    /// What can be wrong in any game.
    Read(ReadFault),
    /// A player is called as phantoms are.
    PhantomName(String),
    /// This word is part of the layout that this line names.
    OfLayout(&'static str, usize),
    /// Coins are given without the counts of a sheet.
    CoinsAlone,
    /// The layout that the text names cannot be had: why, in words.
    NoLayout(String),
    /// The sheet of the counts is none.
    Sheet(LayoutFault),
    /// The configuration is none.
    Config(ConfigFault),
    /// The game has ended, and the end of this row, from 0, is missing.
    Unclosed(usize),
    /// This is no round.
    NoRound(String),
    /// This is no face of a die.
    Face(String),
    /// Coins of a row, from 0, are there before, on this line.
    CoinsTwice(usize, usize),
    /// Lines of a row, from 0, are there before, on this line.
    LinesTwice(usize, usize),
    /// A row has lines and no coins: what the text calls it.
    CoinsMissing(String),
    /// A row has coins and no lines: what the text calls it.
    LinesMissing(String),
    /// These are no crosses of a sheet.
    Crosses(CrossesFault),
    /// The pad does not take it.
    Pad(PadError),
}

impl From<ReadFault> for WrittenFault {
    fn from(fault: ReadFault) -> Self {
        Self::Read(fault)
    }
}
