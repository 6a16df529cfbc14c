//! What can be wrong with a written table of any game.

use super::times::EndedBefore;
use kernel::{
    NameFault, NameKey,
    record::{LimitExceeded, Seat, WhenFault},
};

/// The faults of a text, in the order of their lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFaults<F> {
    /// Who sits at the table, as far as it is known.
    pub seats: Vec<Seat>,
    /// All faults.
    pub faults: Vec<LineFault<F>>,
}

/// A fault of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineFault<F> {
    /// The line, from 1; 0 when it is about the whole text.
    pub line: usize,
    /// How many later lines have the same.
    pub again: usize,
    /// What is wrong.
    pub fault: F,
}

/// What can be wrong with a line, whichever game it is of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadFault {
    /// This quotation mark is not closed.
    OpenQuote(char),
    /// No line has this word there: those that can be there.
    Unknown(String, String),
    /// A line that is given once is there before: the word it begins with, and the other line.
    Twice(String, usize),
    /// A line is not as it has to be: how it is written, and what it says.
    Misread(&'static str, String),
    /// A word is none of those that can be there: what it is to be, the word, and those.
    NotOneOf(&'static str, String, String),
    /// Nobody is named behind this word.
    Whose(String),
    /// Nobody is called this: who there is.
    Nobody(String, String),
    /// Nobody plays.
    NoPlayers,
    /// What is wrong with a player.
    Player(PlayerFault),
    /// This, which a line says, is no day or time that can be.
    When(WhenFault, String),
    /// It ended before it began.
    Ended(EndedBefore),
    /// More than a record holds.
    LimitExceeded(LimitExceeded),
}

/// What is wrong with who sits at a written table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerFault {
    /// A name that none can have.
    Name(NameFault),
    /// A name that two have.
    Twice(String),
}

/// The place of a name among others, from 0, however it is written.
#[must_use]
pub fn place_of(name: &str, names: &[String]) -> Option<usize> {
    let name = NameKey::of(name);
    names.iter().position(|known| NameKey::of(known) == name)
}

/// What is wrong with a name among those of a text: one that none can have, or that stands above it already.
#[must_use]
pub fn name_fault(names: &[String], at: usize) -> Option<PlayerFault> {
    let (name, same) = (&names[at], || place_of(&names[at], names).is_some_and(|first| first < at));
    NameFault::of(name).map(PlayerFault::Name).or_else(|| same().then(|| PlayerFault::Twice(name.clone())))
}

impl<F: PartialEq> TextFaults<F> {
    /// Faults of the lines, 0 for the whole text, at the table of these seats; what several lines have is told once.
    pub fn new(seats: Vec<Seat>, mut found: Vec<(usize, F)>) -> Self {
        found.sort_by_key(|(line, _)| *line);
        let mut faults: Vec<LineFault<F>> = Vec::new();
        for (line, fault) in found {
            match faults.iter_mut().find(|known| known.fault == fault) {
                Some(known) => known.again += 1,
                None => faults.push(LineFault { line, again: 0, fault }),
            }
        }
        Self { seats, faults }
    }
}
