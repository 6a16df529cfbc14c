//! What was undone, as text next to the record, so that it can be redone even after the program was closed.
//!
//! It is not part of the game. Text that is damaged, or belongs to another log, is ignored.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Entry, Kind};

/// The text: what was undone, the last undone last, and the log it was undone from.
#[derive(Serialize)]
#[serde(bound = "")]
struct Written<'a, K: Kind> {
    log: &'a [Entry<K>],
    undone: &'a [Entry<K>],
}

#[derive(Deserialize)]
struct Read {
    log: Vec<Value>,
    undone: Vec<Value>,
}

/// What was undone as text; none when nothing was.
pub(super) fn write<K: Kind>(log: &[Entry<K>], undone: &[Entry<K>]) -> Option<String> {
    if undone.is_empty() { None } else { serde_json::to_string(&Written { log, undone }).ok() }
}

/// What the text says was undone from just this log.
pub(super) fn read<K: Kind>(text: &str, log: &[Entry<K>]) -> Option<Vec<Entry<K>>> {
    let read: Read = serde_json::from_str(text).ok()?;
    let entries = |values: &[Value]| {
        values.iter().map(|value| Entry::from_value(value).ok()).collect::<Option<Vec<_>>>()
    };
    if entries(&read.log)? == log { entries(&read.undone) } else { None }
}
