//! What can be wrong with a record.

use jiff::Timestamp;

use crate::{
    Seed,
    json::{JsonFault, Misfit, Mismatch},
};

/// A fault of a record; `G` is what can be wrong with the game in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<G> {
    /// The entry of the log, from 1, if it is about one.
    pub entry: Option<usize>,
    /// What is wrong, with § and value.
    pub what: RecordFault<G>,
}

impl<G> Fault<G> {
    /// The same fault of another type of game.
    pub fn map<H>(self, into: impl FnOnce(G) -> H) -> Fault<H> {
        Fault { entry: self.entry, what: self.what.map(into) }
    }
}

impl<G> From<RecordFault<G>> for Fault<G> {
    fn from(what: RecordFault<G>) -> Self {
        Self { entry: None, what }
    }
}

/// What is wrong with a record, or with an entry of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFault<G> {
    /// Not JSON, or none that every program reads the same.
    Json(JsonFault),
    /// JSON of another kind.
    NotAnObject,
    /// The record of something else.
    NotARecord,
    /// A version that is none.
    NoVersion(String),
    /// A newer major version.
    TooNew(String),
    /// A newer minor version, for the faults that its news may make.
    Newer {
        /// Its version.
        version: String,
        /// The newest of its kind that this program knows.
        own: String,
    },
    /// A game that this program does not know.
    OtherGame(String),
    /// Something that is not of the shape of a record, or of an entry.
    Shape(Misfit),
    /// An `id` without a letter, which tells the game apart from no other.
    NoId,
    /// A moment that is not written in UTC as RFC 3339 has it.
    Moment {
        /// The name of the member.
        name: &'static str,
        /// What it says.
        text: String,
    },
    /// A day that is none of the calendar, or not written as `2026-01-31`.
    Day {
        /// The name of the member.
        name: &'static str,
        /// What it says.
        text: String,
    },
    /// An end before the start.
    EndedBefore {
        /// When it ended.
        ended: Timestamp,
        /// When it started.
        started: Timestamp,
    },
    /// Seeds that are not in the order of their entries.
    SeedOrder {
        /// Where the later one begins.
        from: usize,
        /// Where the one before it begins.
        after: usize,
    },
    /// A seed from entry 0.
    SeedFromZero(Seed),
    /// More entries, or seeds, than are ever read.
    TooMany {
        /// The member.
        name: &'static str,
        /// How many there are.
        entries: usize,
    },
    /// No entry that could be one of this kind of record.
    OtherKind {
        /// The kind that the record says.
        kind: &'static str,
        /// How many entries it has.
        entries: usize,
    },
    /// Dice that are not those of the seed.
    Dice {
        /// The first that are not, and how they should be.
        fault: G,
        /// How many later ones under the same seed are not, either.
        more: usize,
    },
    /// An entry that does not fit, in a game where later ones cannot be judged then.
    Misfit {
        /// Why.
        fault: G,
        /// Entries after it, which were not judged.
        later: usize,
    },
    /// Something else about the game.
    Game(G),
    /// A result of a game that goes on.
    NotOver,
    /// A list of the result that is longer or shorter than the log yields.
    ResultLength {
        /// Which list.
        figure: String,
        /// How many elements the record gives it.
        claimed: usize,
        /// How many it has.
        found: usize,
    },
    /// A figure of the result that the log does not yield.
    Result {
        /// Which figure.
        figure: String,
        /// What the record says, as JSON.
        claimed: String,
        /// What is right, as JSON.
        found: String,
    },
    /// A digest of another record.
    Digest {
        /// What the record says, as JSON.
        claimed: String,
        /// What is right.
        found: String,
    },
}

impl<G> RecordFault<G> {
    /// A member that says something else than it may.
    pub(super) fn member(name: &str, why: Mismatch) -> Self {
        Self::Shape(Misfit::new(name, why))
    }

    /// Whether it is about what stands beside the log, and judged by more than its shape.
    pub(super) const fn is_of_set_up(&self) -> bool {
        matches!(self, Self::Game(_) | Self::NoId | Self::SeedFromZero(_) | Self::TooMany { .. })
    }

    fn map<H>(self, into: impl FnOnce(G) -> H) -> RecordFault<H> {
        match self {
            Self::Misfit { fault, later } => RecordFault::Misfit { fault: into(fault), later },
            Self::Game(fault) => RecordFault::Game(into(fault)),
            Self::Dice { fault, more } => RecordFault::Dice { fault: into(fault), more },
            Self::Json(fault) => RecordFault::Json(fault),
            Self::NotAnObject => RecordFault::NotAnObject,
            Self::NotARecord => RecordFault::NotARecord,
            Self::NoVersion(text) => RecordFault::NoVersion(text),
            Self::TooNew(text) => RecordFault::TooNew(text),
            Self::Newer { version, own } => RecordFault::Newer { version, own },
            Self::OtherGame(game) => RecordFault::OtherGame(game),
            Self::Shape(misfit) => RecordFault::Shape(misfit),
            Self::NoId => RecordFault::NoId,
            Self::Moment { name, text } => RecordFault::Moment { name, text },
            Self::Day { name, text } => RecordFault::Day { name, text },
            Self::EndedBefore { ended, started } => RecordFault::EndedBefore { ended, started },
            Self::SeedOrder { from, after } => RecordFault::SeedOrder { from, after },
            Self::SeedFromZero(seed) => RecordFault::SeedFromZero(seed),
            Self::TooMany { name, entries } => RecordFault::TooMany { name, entries },
            Self::OtherKind { kind, entries } => RecordFault::OtherKind { kind, entries },
            Self::NotOver => RecordFault::NotOver,
            Self::ResultLength { figure, claimed, found } => {
                RecordFault::ResultLength { figure, claimed, found }
            }
            Self::Result { figure, claimed, found } => RecordFault::Result { figure, claimed, found },
            Self::Digest { claimed, found } => RecordFault::Digest { claimed, found },
        }
    }
}
