//! What is wrong with a written table.

use crate::{
    games::{
        alhambra::{
            pad::PadError,
            rules::{Scoring, TileFault},
        },
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
    /// Fewer than two players, or more than six.
    Players(usize),
    /// What is wrong with a player.
    Player(PlayerFault),
    /// A line that begins with no word of a written table.
    Unknown(String),
    /// Nobody of this name sits at the table.
    Nobody(String),
    /// What a word needs behind it is not there: numbers, names, a moment.
    Needs(String),
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
    /// A word that is given twice, in the header or in a line of a scoring.
    Again(String),
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
    /// This, which a line says, is no day or time that can be.
    When(WhenFault, String),
    /// It ended before it began.
    Ended(EndedBefore),
    /// More than a record holds.
    Excess(Excess),
}
