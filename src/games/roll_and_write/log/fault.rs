//! What can be wrong with a record.

use std::fmt;

use jiff::Timestamp;
use thiserror::Error;

use super::{
    ReplayError, Seed,
    record::{FORMAT, VERSION},
};
use crate::games::roll_and_write::pad::PadError;
use crate::games::roll_and_write::rules::{ConfigFault, LayoutFault, NoGrid};

/// A fault of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The entry of the log, from 1, if it is about one.
    pub entry: Option<usize>,
    /// What is wrong, with § and value.
    pub what: RecordFault,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            Some(entry) => write!(f, "event {entry}: {}", self.what),
            None => self.what.fmt(f),
        }
    }
}

/// What is wrong with a record, or with an entry of its log.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RecordFault {
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
    #[error(
        "it is of version {0}, newer than this program's {major}.{minor}: a newer program may read it",
        major = VERSION.0,
        minor = VERSION.1
    )]
    Newer(String),
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
    /// A layout that is none.
    #[error("member \"layout\": {0}")]
    Layout(LayoutFault),
    /// Terms that are none.
    #[error(transparent)]
    GameConfig(ConfigFault),
    /// A full game without the grid.
    #[error(transparent)]
    NoGrid(#[from] NoGrid),
    /// An end before the start.
    #[error("member \"ended\": {ended} is before {started}, when it started")]
    EndedBefore {
        /// When it ended.
        ended: Timestamp,
        /// When it started.
        started: Timestamp,
    },
    /// A player after a phantom.
    #[error("seat {0} is a player behind a phantom: phantoms come last (§9)")]
    PlayerBehindPhantom(usize),
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
    /// An entry of a full game that does not fit.
    #[error("{misfit}{}", rest(*.later))]
    ReplayError {
        /// Why.
        misfit: ReplayError,
        /// Entries after it, which were not judged.
        later: usize,
    },
    /// Dice that are not those of the seed; the rest was judged all the same.
    #[error(transparent)]
    Seed(ReplayError),
    /// An entry of a table or a result that does not fit.
    #[error(transparent)]
    Table(PadError),
    /// A finished table with a row that is not closed.
    #[error("row {0} is not closed, and the game has ended (§7)")]
    NotClosed(usize),
    /// A finished result without a row.
    #[error("row {0} is missing, and the game has ended (§7)")]
    RowMissing(usize),
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

fn rest(later: usize) -> String {
    match later {
        0 => String::new(),
        1 => "; the entry after it was not judged".to_owned(),
        _ => format!("; the {later} entries after it were not judged"),
    }
}
