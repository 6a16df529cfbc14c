//! What can be wrong with a record.

use jiff::Timestamp;

use crate::kernel::Seed;

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
#[non_exhaustive]
pub enum RecordFault<G> {
    /// Not JSON, and what the reader of JSON says.
    NotJson(String),
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
    /// A member that must be there.
    Missing(&'static str),
    /// A member that says something else than it may.
    Member {
        /// Its name.
        name: &'static str,
        /// What the reader of JSON says.
        detail: String,
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
    /// An entry that is none, and what the reader of JSON says.
    Entry(String),
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
    fn map<H>(self, into: impl FnOnce(G) -> H) -> RecordFault<H> {
        match self {
            Self::Misfit { fault, later } => RecordFault::Misfit { fault: into(fault), later },
            Self::Game(fault) => RecordFault::Game(into(fault)),
            Self::NotJson(detail) => RecordFault::NotJson(detail),
            Self::NotAnObject => RecordFault::NotAnObject,
            Self::NotARecord => RecordFault::NotARecord,
            Self::NoVersion(text) => RecordFault::NoVersion(text),
            Self::TooNew(text) => RecordFault::TooNew(text),
            Self::Newer { version, own } => RecordFault::Newer { version, own },
            Self::OtherGame(game) => RecordFault::OtherGame(game),
            Self::Missing(name) => RecordFault::Missing(name),
            Self::Member { name, detail } => RecordFault::Member { name, detail },
            Self::EndedBefore { ended, started } => RecordFault::EndedBefore { ended, started },
            Self::SeedOrder { from, after } => RecordFault::SeedOrder { from, after },
            Self::SeedFromZero(seed) => RecordFault::SeedFromZero(seed),
            Self::TooMany { name, entries } => RecordFault::TooMany { name, entries },
            Self::Entry(detail) => RecordFault::Entry(detail),
            Self::NotOver => RecordFault::NotOver,
            Self::Result { figure, claimed, found } => RecordFault::Result { figure, claimed, found },
            Self::Digest { claimed, found } => RecordFault::Digest { claimed, found },
        }
    }
}
