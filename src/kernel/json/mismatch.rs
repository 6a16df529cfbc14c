//! Why JSON is not what is to be read from it.

use std::fmt;

use serde_json::Value;

use super::brief::brief;

/// What is wrong with a value, and where in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The place, by names and by numbers from 1, like `seats[2].kind`; nothing for the value itself.
    pub at: String,
    /// Why it does not fit.
    pub why: Box<Mismatch>,
}

/// Why a value is not what is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// There must be something.
    Missing,
    /// There must be one of several members.
    NoneOf {
        /// The members, one of which must be there.
        wanted: Vec<&'static str>,
    },
    /// A name that is none of those known.
    Unknown {
        /// The name.
        found: String,
        /// Those known.
        known: Vec<&'static str>,
    },
    /// Two members of which there may be only one.
    Both {
        /// The other one.
        other: String,
    },
    /// A value of another kind.
    Kind {
        /// What stands there.
        found: Found,
        /// What must.
        wanted: Wanted,
    },
    /// A number beyond those that are meant.
    Range {
        /// The number, as JSON writes it.
        found: String,
        /// Which are meant.
        wanted: Wanted,
    },
    /// A list of another length.
    Length {
        /// How many elements there are.
        found: usize,
        /// How many there must be at least.
        least: usize,
        /// How many there may be, if there is a limit.
        most: Option<usize>,
    },
    /// A text of too many letters.
    Letters {
        /// How many it has.
        found: usize,
        /// How many it may have.
        most: usize,
    },
    /// A text that is not written as it must be.
    Form {
        /// The text, as JSON writes it.
        found: String,
        /// One that is, or the regular expression of all of them.
        like: &'static str,
    },
    /// Two elements of a list that must differ.
    Alike {
        /// What they are, as JSON writes it.
        found: String,
    },
    /// Something that its type does not take.
    Unfit {
        /// What stands there.
        found: Found,
    },
}

/// What stands in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A value, as JSON writes it.
    Value(String),
    /// A list.
    List,
    /// An object.
    Object,
}

/// What must stand in JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Null.
    Null,
    /// A text.
    Text,
    /// One of these names.
    Names(Vec<&'static str>),
    /// A whole number from the first to the second.
    Whole(i128, i128),
    /// One of these numbers.
    Numbers(Vec<i128>),
    /// True or false.
    Truth,
    /// A list.
    List,
    /// An object.
    Object,
    /// One of these.
    Either(Vec<Wanted>),
}

impl Misfit {
    /// What is wrong at a place.
    #[must_use]
    pub fn new(at: impl Into<String>, why: Mismatch) -> Self {
        Self { at: at.into(), why: Box::new(why) }
    }

    /// The same of the member of this name that the value is.
    #[must_use]
    pub fn within(mut self, name: &str) -> Self {
        let dot = if self.at.is_empty() || self.at.starts_with('[') { "" } else { "." };
        self.at = format!("{name}{dot}{}", self.at);
        self
    }
}

impl Mismatch {
    /// Whether the value is of the kind that is meant, so that the rules of the game can say more about it.
    #[must_use]
    pub const fn is_of_kind(&self) -> bool {
        match self {
            Self::Range { .. } | Self::Length { .. } | Self::Form { .. } | Self::Alike { .. } => true,
            Self::Missing
            | Self::NoneOf { .. }
            | Self::Unknown { .. }
            | Self::Both { .. }
            | Self::Kind { .. }
            | Self::Letters { .. }
            | Self::Unfit { .. } => false,
        }
    }
}

impl Found {
    /// What a value is, for people.
    pub(super) fn of(value: &Value) -> Self {
        match value {
            Value::Array(_) => Self::List,
            Value::Object(_) => Self::Object,
            _ => Self::Value(quoted(value)),
        }
    }
}

/// A value as JSON writes it, without the rest of a very long one.
pub(super) fn quoted(value: &Value) -> String {
    brief(&value.to_string())
}

/// For those who write programs; people read it in their language.
impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Misfit {}
