//! What can be wrong with a record.

use std::fmt;

use jiff::Timestamp;
use thiserror::Error;

use super::{FORMAT, VERSION};
use crate::kernel::Seed;

/// A fault of a record; `G` is what can be wrong with the game in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<G> {
    /// The entry of the log, from 1, if it is about one.
    pub entry: Option<usize>,
    /// What is wrong, with § and value.
    pub what: RecordFault<G>,
}

impl<G: fmt::Display> fmt::Display for Fault<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(f, "event {entry}: {}", self.what),
            None => self.what.fmt(f),
        }
    }
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
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RecordFault<G> {
    /// Not JSON, and what the reader of JSON says.
    #[error("it is not JSON: {0}")]
    NotJson(String),
    /// JSON of another kind.
    #[error("it is JSON, but not an object as a record is")]
    NotAnObject,
    /// The record of something else.
    #[error("member \"format\" does not say {FORMAT:?}: this is no record of a game")]
    NotARecord,
    /// A version that is none.
    #[error("member \"version\": {0:?} is not of the form 1.0")]
    NoVersion(String),
    /// A newer major version.
    #[error("it is of version {0}, and this program reads up to {major}.x: a newer program is needed", major = VERSION.0)]
    TooNew(String),
    /// A newer minor version, for the faults that its news may make.
    #[error("it is of version {version}, newer than this program's {own}: a newer program may read it")]
    Newer {
        /// Its version.
        version: String,
        /// The newest of its kind that this program knows.
        own: String,
    },
    /// A game that this program does not know.
    #[error("it is a game of {0:?}, which this program does not know: a newer program may read it")]
    OtherGame(String),
    /// A member that must be there.
    #[error("member {0:?} is missing")]
    Missing(&'static str),
    /// A member that says something else than it may.
    #[error("member {name:?}: {detail}")]
    Member {
        /// Its name.
        name: &'static str,
        /// What the reader of JSON says.
        detail: String,
    },
    /// An end before the start.
    #[error("member \"ended\": {ended} is before {started}, when it started")]
    EndedBefore {
        /// When it ended.
        ended: Timestamp,
        /// When it started.
        started: Timestamp,
    },
    /// Seeds that are not in the order of their entries.
    #[error("member \"seeds\": a seed from entry {from} follows one from {after}")]
    SeedOrder {
        /// Where the later one begins.
        from: usize,
        /// Where the one before it begins.
        after: usize,
    },
    /// A seed from entry 0.
    #[error("member \"seeds\": seed {0} from entry 0; entries count from 1")]
    SeedFromZero(Seed),
    /// An entry that is none, and what the reader of JSON says.
    #[error("{0}")]
    Entry(String),
    /// An entry that does not fit, in a game where later ones cannot be judged then.
    #[error("{fault}{}", rest(*.later))]
    Misfit {
        /// Why.
        fault: G,
        /// Entries after it, which were not judged.
        later: usize,
    },
    /// Something else about the game.
    #[error(transparent)]
    Game(G),
    /// A result of a game that goes on.
    #[error("member \"result\" is given, and the game is not over (§7)")]
    NotOver,
    /// A figure of the result that the log does not yield.
    #[error("{figure} claims {claimed}, and the log yields {found} (§8)")]
    Result {
        /// Which figure.
        figure: String,
        /// What the record says, as JSON.
        claimed: String,
        /// What is right, as JSON.
        found: String,
    },
    /// A digest of another record.
    #[error("member \"digest\" claims {claimed}, and the record has {found:?}: it was changed")]
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
            Self::Entry(detail) => RecordFault::Entry(detail),
            Self::NotOver => RecordFault::NotOver,
            Self::Result { figure, claimed, found } => RecordFault::Result { figure, claimed, found },
            Self::Digest { claimed, found } => RecordFault::Digest { claimed, found },
        }
    }
}

fn rest(later: usize) -> String {
    match later {
        0 => String::new(),
        1 => "; the entry after it was not judged".to_owned(),
        _ => format!("; the {later} entries after it were not judged"),
    }
}
