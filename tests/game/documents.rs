//! What the repository says about records: the page, the schema and the sample games.

use std::{fs, path::Path};

use alhambra::games::roll_and_write::{
    advisor::Policy,
    record::{AnyGame, read, schema},
};
use serde_json::{Value, json};

use crate::support::{modes, new_pad, played, text_of, text_of_pad};

const PAGE: &str = include_str!("../../docs/record-format.md");

/// The blocks of a language on the page.
fn blocks(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    PAGE.split(fence.as_str()).skip(1).filter_map(|rest| rest.split("\n```").next()).collect()
}

/// The name and text of every sample game.
fn samples() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let mut samples: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap()))
        .collect();
    samples.sort();
    samples
}

#[test]
fn the_records_of_the_page_are_good() {
    let records: Vec<&str> = blocks("json")
        .into_iter()
        .filter(|block| block.contains("\"format\": \"alhambra-record\""))
        .collect();
    assert!(records.len() >= 3, "one of each kind");
    for record in records {
        let loaded = read(record).unwrap_or_else(|faults| panic!("{faults:?} in\n{record}"));
        assert!(loaded.game.is_over());
        assert!(loaded.source.get("digest").is_some());
    }
}

#[test]
fn every_event_and_member_is_on_the_page() {
    let schema: Value = serde_json::from_str(&schema()).unwrap();
    let mut names: Vec<String> = Vec::new();
    fn walk(value: &Value, names: &mut Vec<String>) {
        match value {
            Value::Object(members) => {
                if let Some(Value::Object(properties)) = members.get("properties") {
                    names.extend(properties.keys().cloned());
                }
                names.extend(members.get("const").and_then(Value::as_str).map(str::to_owned));
                members.values().for_each(|value| walk(value, names));
            }
            Value::Array(list) => list.iter().for_each(|value| walk(value, names)),
            _ => {}
        }
    }
    walk(&schema, &mut names);
    assert!(names.len() > 60, "{names:?}");
    for name in names {
        assert!(
            PAGE.contains(&format!("`{name}`")) || PAGE.contains(&format!("\"{name}\"")),
            "{name} is missing"
        );
    }
}

#[test]
fn the_schema_checked_in_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/record.schema.json");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, schema()).unwrap();
    }
    let checked_in = fs::read_to_string(path).unwrap_or_default();
    assert!(
        schema() == checked_in,
        "docs/record.schema.json is not current: run the tests once with UPDATE=1"
    );
}

/// Whether the schema takes this record.
fn is_valid(record: &Value) -> bool {
    let schema: Value = serde_json::from_str(&schema()).unwrap();
    jsonschema::validator_for(&schema).unwrap().is_valid(record)
}

#[test]
fn every_good_record_is_valid_by_the_schema() {
    for (mode, config) in modes() {
        let record: Value = serde_json::from_str(&text_of(&played(config, 1, Policy::Greedy))).unwrap();
        assert!(is_valid(&record), "{mode}");
    }
    let table: Value = serde_json::from_str(&text_of_pad(&new_pad(&modes()[0].1, 1))).unwrap();
    assert!(is_valid(&table));
    for (name, text) in samples() {
        assert!(is_valid(&serde_json::from_str(&text).unwrap()), "{name}");
    }
    for block in blocks("json") {
        let value: Value = serde_json::from_str(block).unwrap();
        assert!(value.get("format").is_none() || is_valid(&value), "{block}");
    }
}

#[test]
fn the_schema_refuses_what_is_no_record() {
    let (_, config) = modes().swap_remove(0);
    let good: Value = serde_json::from_str(&text_of(&played(config, 1, Policy::Greedy))).unwrap();
    for member in ["format", "version", "id", "kind", "started", "layout", "options", "seats", "log"] {
        let mut record = good.clone();
        record.as_object_mut().unwrap().remove(member);
        assert!(!is_valid(&record), "without {member}");
    }
    for (pointer, value) in [
        ("/format", json!("other")),
        ("/version", json!("one")),
        ("/kind", json!("half")),
        ("/log/0/event", json!("dance")),
        ("/log/0/by", json!("magic")),
        ("/log/0/purpose", json!("fun")),
        ("/log/0/yellow/0", json!(7)),
        ("/log/0/blue", json!([])),
        ("/seats/0/kind", json!("ghost")),
        ("/seeds/0/seed", json!(7)),
        ("/options/special_actions", json!("none")),
    ] {
        let mut record = good.clone();
        *record.pointer_mut(pointer).unwrap() = value;
        assert!(!is_valid(&record), "{pointer}");
    }
    for member in ["title", "tags", "seeds", "result", "digest", "ended", "parent", "program"] {
        let mut record = good.clone();
        record.as_object_mut().unwrap().remove(member);
        assert!(is_valid(&record), "{member} may be left out");
    }
}

#[test]
fn every_sample_game_is_good_finished_and_not_helped() {
    let samples = samples();
    assert!(samples.len() >= 8, "{} samples", samples.len());
    for (name, text) in samples {
        let loaded = read(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert!(loaded.game.is_over(), "{name}");
        assert!(loaded.game.header().ended.is_some(), "{name}");
        match loaded.game {
            AnyGame::Full(game) => assert!(!game.is_practice(), "{name}"),
            AnyGame::Pad(table) => assert_eq!(table.findings(), [], "{name}"),
            AnyGame::Result(game) => assert_eq!(game.findings(), [], "{name}"),
        }
    }
}
