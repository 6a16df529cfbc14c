//! What the repository says about records: the page, the schema and the sample games.

use std::{collections::BTreeSet, fs, path::Path};

use alhambra::{
    games::{
        alexandros, alhambra as tile_game,
        roll_and_write::{
            self,
            advisor::Policy,
            record::{AnyGame, read},
        },
    },
    kernel::record::schema,
};
use serde_json::{Value, json};

use crate::game::{
    schema::{is_valid, refuses_all_damage, with_log},
    support::{modes, new_pad, played, text_of, text_of_pad},
};

const PAGE: &str = include_str!("../../docs/record-format.md");

/// The schema of the records of all games.
fn schema_of_all() -> String {
    schema(
        vec![roll_and_write::record::schema(), tile_game::record::schema(), alexandros::record::schema()],
        alhambra::games::common::totals::schema(),
    )
}

/// The code blocks in this language on the page.
pub fn blocks(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    PAGE.split(fence.as_str()).skip(1).filter_map(|rest| rest.split("\n```").next()).collect()
}

/// The name and text of every sample game of any game.
fn all_samples() -> Vec<(String, String)> {
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

/// Those with a log of their game.
fn logged() -> Vec<(String, String)> {
    let mut samples = all_samples();
    samples.retain(|(_, text)| !text.contains("\"kind\": \"totals\""));
    samples
}

/// Those of Roll & Write.
fn samples() -> Vec<(String, String)> {
    let mut samples = all_samples();
    samples.retain(|(_, text)| text.contains("\"game\": \"roll_and_write\""));
    samples
}

#[test]
fn the_records_on_the_page_are_good() {
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
    let schema: Value = serde_json::from_str(&schema_of_all()).unwrap();
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
fn the_checked_in_schema_is_current() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/record.schema.json");
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, schema_of_all()).unwrap();
    }
    let checked_in = fs::read_to_string(path).unwrap_or_default();
    assert!(
        schema_of_all() == checked_in,
        "docs/record.schema.json is not current: run the tests once with UPDATE=1"
    );
}

#[test]
fn every_good_record_is_valid_by_the_schema() {
    for (mode, config) in modes() {
        let record: Value = serde_json::from_str(&text_of(&played(config, 1, Policy::Greedy))).unwrap();
        assert!(is_valid(&record), "{mode}");
    }
    let table: Value = serde_json::from_str(&text_of_pad(&new_pad(&modes()[0].1, 1))).unwrap();
    assert!(is_valid(&table));
    for (name, text) in all_samples() {
        assert!(is_valid(&serde_json::from_str(&text).unwrap()), "{name}");
    }
    for block in blocks("json") {
        let value: Value = serde_json::from_str(block).unwrap();
        assert!(value.get("format").is_none() || is_valid(&value), "{block}");
    }
}

#[test]
fn the_schema_refuses_what_is_not_a_record() {
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
        ("/kind", json!("table")),
        ("/kind", json!("result")),
        ("/id", json!("")),
        ("/program", json!(3)),
        ("/started", json!("2026-01-31T22:00:00+02:00")),
        ("/ended", json!("2026-01-31")),
        ("/seeds/0/seed", json!("+7")),
        ("/seeds/0/from", json!(0)),
        ("/seats", json!([])),
        ("/seats/0/kind", json!("phantom")),
        ("/seats/2/kind", json!("human")),
        ("/layout/grid", Value::Null),
        ("/layout/grid", json!(["PGTCSA", "TCAGPT", "APSTCG", "GTCPAS", "CSGATP"])),
        ("/layout/grid/0", json!("PGTCSX")),
        ("/layout/grid/0", json!("PGTCS")),
        ("/layout/counts", json!([5, 5, 6, 6, 14])),
        ("/layout/counts", json!([0, 5, 6, 6, 7, 12])),
        ("/layout/coins", json!(2)),
        ("/layout/vp", json!([[16, 8, 1]])),
        ("/layout/vp/0", json!([16, 8])),
        ("/layout/vp/0/0", json!(100)),
        ("/log/0/seat", json!(0)),
        ("/log/0/yellow", json!([1, 2])),
        ("/log/0", json!({"event": "correct_roll", "entry": 0, "yellow": [1], "blue": [1]})),
        ("/log/0", json!({"event": "correct_roll", "entry": 1, "yellow": [1, 2], "blue": [1]})),
        ("/log/0", json!({"event": "handover", "seat": 0, "policy": null})),
        ("/result/winners", json!([0])),
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
fn the_schema_refuses_bad_entries_of_tables_and_results() {
    let blocks: Vec<Value> =
        blocks("json").into_iter().map(|block| serde_json::from_str(block).unwrap()).collect();
    let of = |kind: &str| blocks.iter().find(|record| record["kind"] == kind).unwrap().clone();
    let fill = |row: u8| json!({"event": "fill", "row": row, "building": "tower", "round": 1});
    for (kind, entry) in [
        ("table", fill(0)),
        ("table", fill(6)),
        ("table", json!({"event": "counts", "counts": [5, 5, 6, 6, 14]})),
        ("table", json!({"event": "counts", "counts": [0, 5, 6, 6, 7, 12]})),
        ("table", json!({"event": "strike", "entry": 0})),
        ("table", json!({"event": "amend", "entry": 1, "was": fill(0)})),
        ("table", json!({"event": "close", "row": 1, "lines": [13, 0, 0], "coins": 0})),
        ("table", json!({"event": "end_turn"})),
        ("result", fill(1)),
    ] {
        let mut record = of(kind);
        assert!(is_valid(&record), "{kind}");
        record["log"][0] = entry.clone();
        assert!(!is_valid(&record), "{entry}");
    }
    let mut record = of("table");
    record.as_object_mut().unwrap().remove("game");
    assert!(!is_valid(&record), "from version 2 on, the game is named");
    record["version"] = json!("1.1");
    assert!(is_valid(&record));
}

#[test]
fn every_sample_game_is_good_finished_and_played_without_help() {
    let samples = samples();
    assert!(samples.len() >= 8, "{} samples", samples.len());
    for (name, text) in samples {
        let loaded = read(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert!(loaded.game.is_over(), "{name}");
        assert!(loaded.game.header().ended.is_some(), "{name}");
        match loaded.game {
            AnyGame::Played(game) => assert!(!game.is_practice(), "{name}"),
            AnyGame::Table(table) => assert_eq!(table.findings(), [], "{name}"),
            AnyGame::Result(game) => assert_eq!(game.findings(), [], "{name}"),
        }
    }
}

#[test]
fn a_record_is_checked_against_the_game_that_it_names() {
    for (name, text) in logged() {
        let record: Value = serde_json::from_str(&text).unwrap();
        for game in ["roll_and_write", "alhambra", "alexandros", "chess"] {
            let mut other = record.clone();
            other["game"] = json!(game);
            assert_eq!(is_valid(&other), record["game"] == game, "{name} as {game}");
            // Before version 2 the member says nothing: every game was Roll & Write.
            other["version"] = json!("1.1");
            assert_eq!(is_valid(&other), record["game"] == "roll_and_write", "{name} as {game} in 1.1");
        }
    }
}

#[test]
fn games_at_real_tables_are_kept_only_as_tables_and_results() {
    for (name, text) in logged() {
        let mut record: Value = serde_json::from_str(&text).unwrap();
        record["result"] = Value::Null;
        record["kind"] = json!("full");
        let is_played = match record["game"].as_str() {
            Some("roll_and_write") => record["layout"]["grid"].is_array(),
            game => game == Some("alhambra"),
        };
        assert_eq!(is_valid(&with_log(&record, json!([]))), is_played, "{name}");
    }
}

#[test]
fn no_member_of_a_played_game_accepts_anything_else() {
    let mut seen = BTreeSet::new();
    for (name, text) in samples() {
        let record: Value = serde_json::from_str(&text).unwrap();
        refuses_all_damage(&record, &["layout", "options"], &mut seen);
        assert!(!seen.is_empty(), "{name}");
    }
    assert!(seen.len() >= 9, "{seen:?}");
}
