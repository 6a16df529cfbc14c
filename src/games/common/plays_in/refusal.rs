//! What can be wrong with plays of other programs, and how much of them is read.

use std::{io, ops::RangeInclusive};

use super::columns::Column;

/// The largest JSON and XML, in bytes.
pub const MOST_STREAMED: u64 = 100 << 20;
/// The largest CSV, in bytes.
pub const MOST_CSV: u64 = 10 << 20;
/// The most lines of one.
pub const MOST_LINES: usize = 100_000;

/// The programs whose plays are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// The app BG Stats: an export in JSON.
    BgStats,
    /// BoardGameGeek: plays in XML.
    BoardGameGeek,
    /// Any program that writes CSV.
    Csv,
}

impl Program {
    /// What it calls itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BgStats => "BG Stats",
            Self::BoardGameGeek => "BoardGameGeek",
            Self::Csv => "CSV",
        }
    }
}

/// So much is told of what cannot be used, in letters.
const MOST_SAID: usize = 40;

/// What is told of a text that may be of any length.
pub(super) fn in_short(text: &str) -> String {
    text.trim().chars().take(MOST_SAID).collect()
}

/// Why a play cannot be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unusable {
    /// A day that is none, or of which month and day cannot be told apart.
    Day(String),
    /// Nobody played.
    Nobody,
    /// Fewer or more than can play the game.
    Players {
        /// How many played.
        players: usize,
        /// How many can.
        counts: RangeInclusive<usize>,
    },
    /// Somebody without a name.
    NoName,
    /// Somebody's total is none.
    Total {
        /// Who.
        name: String,
        /// What stands there.
        said: String,
    },
    /// The play was not finished.
    Incomplete,
    /// A text is longer than a record holds.
    TooLong,
}

/// Why nothing is read of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is something else.
    NotPlays,
    /// It is larger than is read.
    TooLarge(Program),
    /// It has more lines than are read.
    TooManyLines,
    /// It could not be read to its end.
    Read(String),
    /// It is damaged at this line and column, where those are known.
    Damaged(Program, Option<(usize, usize)>),
    /// There is no play in it.
    NoPlays(Program),
    /// It has no column with this.
    NoColumn(Column),
    /// It does not say which game was played.
    NoGame,
}

impl Refusal {
    /// It could not be read to its end, and why.
    pub(super) fn unread(why: io::ErrorKind) -> Self {
        Self::Read(why.to_string())
    }
}
