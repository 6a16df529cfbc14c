//! Why JSON is not what is to be read from it.

use std::fmt;

use serde::de::{self, Expected, Unexpected};

use super::brief::brief;

/// Why a value is not what is wanted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// A member is missing.
    Missing(String),
    /// A name that is none of those known.
    Unknown {
        /// The name.
        found: String,
        /// Those known.
        known: Vec<&'static str>,
    },
    /// A value of another kind.
    Kind {
        /// What stands there.
        found: Found,
        /// What must.
        wanted: Wanted,
    },
    /// A list of another length.
    Length {
        /// How many elements there are.
        found: usize,
        /// How many there must be.
        wanted: usize,
    },
    /// What the type itself says, in English.
    Other(String),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// A text.
    Text,
    /// A whole number: from 0 to this, if there is a limit.
    Whole(Option<u64>),
    /// True or false.
    Truth,
    /// A list.
    List,
    /// An object.
    Object,
}

impl Wanted {
    /// What a type of Rust expects, by the words in which `serde` says it.
    fn of(expected: &dyn Expected) -> Option<Self> {
        let words = expected.to_string();
        let starts = |of: &[&str]| of.iter().any(|start| words.starts_with(start));
        Some(match words.as_str() {
            "u8" => Self::Whole(Some(u8::MAX.into())),
            "u16" => Self::Whole(Some(u16::MAX.into())),
            "u32" => Self::Whole(Some(u32::MAX.into())),
            "u64" | "usize" => Self::Whole(Some(u64::MAX)),
            "i64" => Self::Whole(None),
            "a boolean" => Self::Truth,
            _ if starts(&["a string", "a borrowed string", "variant identifier", "a character"]) => {
                Self::Text
            }
            _ if starts(&["a sequence", "an array", "a tuple"]) => Self::List,
            _ if starts(&["a map", "struct", "internally tagged enum", "tuple struct"]) => Self::Object,
            // An enum whose names stand alone.
            _ if starts(&["enum"]) => Self::Text,
            _ => return None,
        })
    }
}

impl Found {
    fn of(unexpected: &Unexpected<'_>) -> Option<Self> {
        Some(match *unexpected {
            Unexpected::Bool(value) => Self::Value(value.to_string()),
            Unexpected::Unsigned(value) => Self::Value(value.to_string()),
            Unexpected::Signed(value) => Self::Value(value.to_string()),
            Unexpected::Float(value) => Self::Value(value.to_string()),
            Unexpected::Str(value) => Self::Value(brief(&serde_json::Value::from(value).to_string())),
            Unexpected::Unit | Unexpected::Option => Self::Value("null".to_owned()),
            Unexpected::Seq | Unexpected::TupleVariant => Self::List,
            Unexpected::Map | Unexpected::StructVariant => Self::Object,
            _ => return None,
        })
    }
}

/// What `serde` asks of an error; people read it in their language.
impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Mismatch {}

impl de::Error for Mismatch {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::Other(brief(&message.to_string()))
    }

    fn invalid_type(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        match (Found::of(&unexpected), Wanted::of(expected)) {
            (Some(found), Some(wanted)) => Self::Kind { found, wanted },
            _ => Self::Other(format!("{unexpected}, not {expected}")),
        }
    }

    fn invalid_value(unexpected: Unexpected<'_>, expected: &dyn Expected) -> Self {
        Self::invalid_type(unexpected, expected)
    }

    fn invalid_length(found: usize, expected: &dyn Expected) -> Self {
        let words = expected.to_string();
        let number = words.split(|c: char| !c.is_ascii_digit()).find_map(|digits| digits.parse().ok());
        match number {
            Some(wanted) => Self::Length { found, wanted },
            None => Self::Other(format!("{found} elements, not {expected}")),
        }
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Self {
        Self::Unknown { found: brief(found), known: known.to_vec() }
    }

    fn missing_field(name: &'static str) -> Self {
        Self::Missing(name.to_owned())
    }
}
