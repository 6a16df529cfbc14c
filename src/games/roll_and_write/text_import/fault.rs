//! What can be wrong with a written table.

use crate::{
    games::{
        common::written::{EndedBefore, PlayerFault},
        roll_and_write::{
            pad::{CrossesFault, PadError},
            rules::{ConfigFault, LayoutFault},
        },
    },
    kernel::record::{Excess, Seat, WhenFault},
};

/// The faults of a written table, in the order of their lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextImportFaults {
    /// Who sits at the table, as far as it is known.
    pub seats: Vec<Seat>,
    /// All faults.
    pub faults: Vec<TextImportFault>,
}

/// A fault of a written table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextImportFault {
    /// The line, from 1; 0 when it is about the whole text.
    pub line: usize,
    /// What is wrong.
    pub what: WrittenFault,
}

/// What a line of the header is to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderLine {
    /// How many phantoms there are.
    Phantoms,
    /// Who goes first.
    First,
    /// The boxes of each type.
    Counts,
    /// The printed coins.
    Coins,
    /// How many rounds there are.
    Rounds,
    /// One special action or both.
    SpecialActions,
    /// Two dice or any.
    ChangeDice,
    /// The bonus of the phantoms, or nothing.
    AgainstPhantoms,
    /// A moment, behind this word.
    Moment(&'static str),
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrittenFault {
    /// A quotation mark is not closed.
    OpenQuote,
    /// A line of the header is there before: the word it begins with, and the other line.
    Twice(String, usize),
    /// Nobody plays.
    NoPlayers,
    /// What is wrong with a player.
    Player(PlayerFault),
    /// A player is called as phantoms are.
    PhantomName(String),
    /// A line of the header says this, which is not what it is to say.
    Misread(HeaderLine, String),
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
    /// This, which a line says, is no day or time that can be.
    When(WhenFault, String),
    /// It ended before it began.
    Ended(EndedBefore),
    /// The game has ended, and the end of this row, from 0, is missing.
    Unclosed(usize),
    /// This is no round.
    NoRound(String),
    /// No line begins with this.
    NoEntry(String),
    /// Nobody is named behind this word.
    Whose(String),
    /// Nobody is called this.
    Nobody {
        /// What the line says.
        name: String,
        /// Who there is.
        names: Vec<String>,
        /// How many later lines say the same.
        again: usize,
    },
    /// Nothing is said to be done.
    NothingDone,
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
    /// These are no coins.
    Coins(String),
    /// These are no lines.
    Lines(String),
    /// These are no crosses of a sheet.
    Crosses(CrossesFault),
    /// This is no type of building.
    Building(String),
    /// The pad does not take it.
    Pad(PadError),
    /// More than a record holds.
    Excess(Excess),
}

impl From<CrossesFault> for WrittenFault {
    fn from(fault: CrossesFault) -> Self {
        Self::Crosses(fault)
    }
}

/// The faults found so far.
#[derive(Default)]
pub(super) struct Faults(Vec<TextImportFault>);

impl Faults {
    pub fn add(&mut self, line: usize, what: WrittenFault) {
        if let WrittenFault::Nobody { name, .. } = &what
            && let Some(again) = self.nobody(name)
        {
            *again += 1;
        } else {
            self.0.push(TextImportFault { line, what });
        }
    }

    /// How often a name that nobody has was said again, if it was said at all.
    fn nobody(&mut self, said: &str) -> Option<&mut usize> {
        self.0.iter_mut().find_map(|fault| match &mut fault.what {
            WrittenFault::Nobody { name, again, .. } if *name == said => Some(again),
            _ => None,
        })
    }

    /// Forgets that names are nobody's, where the players are not known.
    pub fn forget_nobody(&mut self) {
        self.0.retain(|fault| !matches!(fault.what, WrittenFault::Nobody { .. }));
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them, at the table of these seats.
    pub fn at(self, seats: Vec<Seat>) -> TextImportFaults {
        let mut faults = self.0;
        faults.sort_by_key(|fault| fault.line);
        TextImportFaults { seats, faults }
    }
}
