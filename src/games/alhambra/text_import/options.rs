//! The options of a written table, each by the name that records give it (§A7).

use serde_json::{Map, Value};

use super::lines::{MODULE_WORDS, MODULES, OPTIONS};
use crate::log::Options;
use common::written::{ReadFault, Said, Written};

/// The options that are not as usual, each with what stands behind its name.
pub fn written(options: &Options) -> Vec<(String, String)> {
    let usual = members(&Options::default());
    let other = members(options).into_iter().filter(|(name, value)| usual.get(name) != Some(value));
    other.map(|(name, value)| (name, said(&value))).collect()
}

fn members(options: &Options) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(members)) => members,
        _ => Map::new(),
    }
}

fn said(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Array(words) => words.iter().map(said).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// What a text says of the options.
pub fn read(text: &mut Written<'_>) -> Options {
    let mut options = Options::default();
    for form in [MODULES].into_iter().chain(OPTIONS) {
        options = text.take_once(form, |said| with(&options, said)).unwrap_or(options);
    }
    options
}

/// The same options with one of them as a line says.
fn with(options: &Options, said: &Said) -> Result<Options, ReadFault> {
    let mut all = members(options);
    let (name, value) = said.form.split_once(' ').unwrap_or_default();
    let value = match said.one(value) {
        _ if said.form == MODULES => {
            said.ones("MODULE").into_iter().map(|at| MODULE_WORDS.written()[at]).collect()
        }
        // Some of them are words of JSON.
        Some(at) => {
            let word = value.split('|').nth(at).unwrap_or_default();
            word.parse().unwrap_or_else(|_| Value::from(word))
        }
        None => Value::from(said.number::<u64>(value)?),
    };
    all.insert(name.to_owned(), value);
    serde_json::from_value(Value::Object(all)).map_err(|_| said.misread())
}
