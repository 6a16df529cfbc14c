//! What was undone, as text beside the record: done again also after the program was closed.
//!
//! It is no part of the game. Text that is damaged, or belongs to another log, says nothing.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;

use super::Entry;

/// The text: what was undone, the last undone last, and the log it was undone from.
#[derive(Serialize)]
struct TextImport<'a, E> {
    log: &'a [Entry<E>],
    undone: &'a [Entry<E>],
}

#[derive(Deserialize)]
struct Read {
    log: Vec<Value>,
    undone: Vec<Value>,
}

/// What was undone as text; none when nothing was.
pub(crate) fn write_redo<E: Serialize>(log: &[Entry<E>], undone: &[Entry<E>]) -> Option<String> {
    if undone.is_empty() { None } else { serde_json::to_string(&TextImport { log, undone }).ok() }
}

/// What the text says was undone from just this log.
pub(crate) fn read_redo<E: DeserializeOwned + PartialEq>(
    text: &str,
    log: &[Entry<E>],
) -> Option<Vec<Entry<E>>> {
    let read: Read = serde_json::from_str(text).ok()?;
    let entries = |values: &[Value]| values.iter().map(Entry::from_value).collect::<Result<Vec<_>, _>>().ok();
    if entries(&read.log)? == log { entries(&read.undone) } else { None }
}
