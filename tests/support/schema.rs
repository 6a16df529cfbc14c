//! Checks records against the JSON Schema in the repository.

use std::{collections::BTreeSet, fs, sync::LazyLock};

use jsonschema::Validator;
use serde_json::{Value, json};

/// The checked-in schema.
pub fn schema() -> &'static Value {
    static SCHEMA: LazyLock<Value> = LazyLock::new(|| {
        let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/record.schema.json"));
        serde_json::from_str(&text.unwrap()).unwrap()
    });
    &SCHEMA
}

/// Whether the schema accepts a record.
pub fn is_valid(record: &Value) -> bool {
    static VALIDATOR: LazyLock<Validator> = LazyLock::new(|| jsonschema::validator_for(schema()).unwrap());
    VALIDATOR.is_valid(record)
}

/// The record with another log.
pub fn with_log(record: &Value, log: Value) -> Value {
    let mut record = record.clone();
    record["log"] = log;
    record
}

/// The leaves below a value, as JSON pointers.
fn leaves(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(members) if !members.is_empty() => {
            members.iter().for_each(|(name, value)| leaves(value, &format!("{at}/{name}"), found));
        }
        Value::Array(list) if !list.is_empty() => {
            list.iter().enumerate().for_each(|(k, value)| leaves(value, &format!("{at}/{k}"), found));
        }
        _ => found.push(at.to_owned()),
    }
}

/// Damages everything in a good record that is its game's (set-up, seats, every kind of entry, result), member by
/// member, and expects the schema to refuse it. Adds the kinds of entries to `seen`.
pub fn refuses_all_damage(record: &Value, setup: &[&str], seen: &mut BTreeSet<String>) {
    assert!(is_valid(record), "{record}");
    let bare = with_log(record, json!([]));
    for member in setup.iter().copied().chain(["seats", "log"]) {
        let mut record = bare.clone();
        record.as_object_mut().unwrap().remove(member);
        assert!(!is_valid(&record), "without {member}");
    }
    let mut pointers = Vec::new();
    for member in setup.iter().copied().chain(["kind", "game", "seats", "result"]) {
        leaves(&bare[member], &format!("/{member}"), &mut pointers);
    }
    refuses_each(&bare, &pointers);
    for entry in record["log"].as_array().unwrap() {
        let members: Vec<&String> = entry.as_object().unwrap().keys().collect();
        let code = entry.pointer("/was/event").or(entry.pointer("/finding/code")).unwrap_or(&Value::Null);
        if !seen.insert(format!("{} {code} {members:?}", entry["event"].as_str().unwrap())) {
            continue;
        }
        let one = with_log(record, json!([entry]));
        assert!(is_valid(&one), "{entry}");
        let mut pointers = Vec::new();
        leaves(entry, "/log/0", &mut pointers);
        refuses_each(&one, &pointers);
    }
}

fn refuses_each(record: &Value, pointers: &[String]) {
    // Names and the like can be any text.
    let is_free = |pointer: &str| {
        let is_named = ["/id", "/name", "/colour", "/policy"].iter().any(|name| pointer.ends_with(name));
        is_named && ["/seats", "/board", "/layout", "/log/0/policy"].iter().any(|at| pointer.starts_with(at))
    };
    for pointer in pointers {
        for wrong in [json!({"no": "thing"}), json!("dance"), json!(-1.5)] {
            if wrong.is_string() && is_free(pointer) {
                continue;
            }
            let mut damaged = record.clone();
            *damaged.pointer_mut(pointer).unwrap() = wrong.clone();
            assert!(!is_valid(&damaged), "{pointer} of {record} as {wrong}");
        }
    }
}
