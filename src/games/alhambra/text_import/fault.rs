//! What is wrong with a written table.

use crate::{
    pad::PadError,
    rules::{Scoring, TileFault},
};
use common::written::ReadFault;

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenFault {
    /// What can be wrong in any game.
    Read(ReadFault),
    /// Fewer than two players, or more than six.
    Players(usize),
    /// Tiles that make no list.
    Tiles(TileFault),
    /// A row has this scoring already.
    Twice,
    /// A scoring that was held, without the line of a row.
    NoLine {
        /// Whose.
        name: String,
        /// Which scoring.
        scoring: Scoring,
    },
    /// Fewer camps and bazaars drawn than at the scoring before (§A5.2).
    Drawn {
        /// How many there were.
        before: u8,
        /// How many there are.
        drawn: u8,
    },
    /// Fewer tiles than a game of these players needs (§A7).
    FewTiles {
        /// How many are listed.
        tiles: usize,
        /// How many there have to be.
        least: usize,
    },
    /// What the pad refuses.
    Pad(PadError),
}

impl From<ReadFault> for WrittenFault {
    fn from(fault: ReadFault) -> Self {
        Self::Read(fault)
    }
}
