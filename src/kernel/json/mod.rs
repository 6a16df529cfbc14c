//! JSON as records use it: read strictly, so that every program reads the same, and what is wrong is typed.

mod brief;
mod mismatch;
mod reader;
mod shape;

use std::{cell::RefCell, fmt};

use schemars::JsonSchema;
use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

pub(crate) use brief::brief;
pub use mismatch::{Found, Misfit, Mismatch, Wanted};
pub(crate) use shape::limits_of;

/// Why a text is not JSON that every program reads the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonFault {
    /// It is not JSON: the line and column where that shows.
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1; 0 before the first.
        column: usize,
    },
    /// It ends too soon.
    Ends {
        /// The last line.
        line: usize,
    },
    /// An object has two members of one name, of which programs take either.
    Twice {
        /// The name.
        name: String,
        /// The line of the second.
        line: usize,
    },
    /// A whole number that many programs round.
    Large {
        /// The number, as it is written.
        number: String,
        /// Its line.
        line: usize,
    },
}

/// Reads JSON. A byte order mark before it, as some editors put it, is no fault.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn parse(text: &str) -> Result<Value, JsonFault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let twice = RefCell::new(None);
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = Strict { twice: &twice }.deserialize(&mut reader).and_then(|value| {
        reader.end()?;
        Ok(value)
    });
    let value = read.map_err(|error| match twice.take() {
        Some(name) => JsonFault::Twice { name: brief(&name), line: error.line() },
        None if error.is_eof() => JsonFault::Ends { line: error.line() },
        None => JsonFault::NotJson { line: error.line(), column: error.column() },
    })?;
    large_number(text).map_or(Ok(value), Err)
}

/// Reads something from JSON. What is too much or too many of the right kind is left to the rules, which say more.
///
/// # Errors
/// What is wrong with it first, and where.
pub fn typed<T: DeserializeOwned + JsonSchema + 'static>(value: &Value) -> Result<T, Misfit> {
    judged(value).map(|(read, _)| read)
}

/// The same, with what the schema of the type refuses all the same: the rules have to refuse it, too.
pub(crate) fn judged<T: DeserializeOwned + JsonSchema + 'static>(
    value: &Value,
) -> Result<(T, Option<Misfit>), Misfit> {
    let misfit = shape::Shape::of::<T>().misfit(value);
    if let Some(misfit) = misfit.as_ref().filter(|misfit| !misfit.why.is_of_kind()) {
        return Err(misfit.clone());
    }
    match T::deserialize(reader::Reader(value)) {
        Ok(read) => Ok((read, misfit)),
        Err(reader::Unfit) => {
            Err(misfit.unwrap_or_else(|| Misfit::new("", Mismatch::Unfit { found: Found::of(value) })))
        }
    }
}

/// The first whole number that fits neither 64 bits nor, negative, 64 bits with a sign. The text is JSON.
fn large_number(text: &str) -> Option<JsonFault> {
    let is_of_number = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
    for (line, text) in (1..).zip(text.lines()) {
        // A string of JSON ends on its line.
        let mut rest = text;
        while let Some(start) = rest.find(|c: char| c == '"' || c == '-' || c.is_ascii_digit()) {
            rest = &rest[start..];
            if let Some(inside) = rest.strip_prefix('"') {
                rest = behind_string(inside);
                continue;
            }
            let (number, behind) = rest.split_at(rest.find(|c| !is_of_number(c)).unwrap_or(rest.len()));
            let is_whole = !number.contains(['.', 'e', 'E']);
            if is_whole && number.parse::<u64>().is_err() && number.parse::<i64>().is_err() {
                return Some(JsonFault::Large { number: brief(number), line });
            }
            rest = behind;
        }
    }
    None
}

/// What follows a string, from behind its first quotation mark.
fn behind_string(text: &str) -> &str {
    let mut characters = text.char_indices();
    while let Some((at, c)) = characters.next() {
        match c {
            '"' => return &text[at + 1..],
            '\\' => {
                characters.next();
            }
            _ => {}
        }
    }
    ""
}

/// Reads a value in which every object has every name once.
#[derive(Clone, Copy)]
struct Strict<'a> {
    /// The name that an object has twice.
    twice: &'a RefCell<Option<String>>,
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: serde::Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(self)? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut members = Map::new();
        while let Some(name) = object.next_key::<String>()? {
            if members.contains_key(&name) {
                let error = A::Error::custom("a name twice");
                self.twice.replace(Some(name));
                return Err(error);
            }
            let value = object.next_value_seed(self)?;
            members.insert(name, value);
        }
        Ok(Value::Object(members))
    }
}

#[cfg(test)]
mod tests;
