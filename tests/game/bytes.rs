//! Changed records: a changed byte never panics, and a changed game is noticed.

use std::sync::LazyLock;

use alhambra::{
    games::roll_and_write::{
        advisor::Policy,
        pad::{PadEvent, PadExt},
        record::{AnyGame, Loaded, read},
        rules::GameConfig,
    },
    kernel::record::RecordKind,
};
use proptest::prelude::*;
use serde_json::Value;

use crate::game::support::{closings_of, entries_of, modes, new_pad, played, text_of, text_of_pad, told};

/// A short game of every mode: few bytes, every kind of event.
static RECORDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    modes()
        .into_iter()
        .map(|(_, config)| text_of(&played(config.with_rounds(4).unwrap(), 3, Policy::Greedy)))
        .collect()
});

/// The same games as tables, with corrections, closed with sheets.
static TABLES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let table = |(_, config): (_, GameConfig)| {
        let game = played(config.with_rounds(4).unwrap(), 3, Policy::Greedy);
        let mut pad = new_pad(game.config(), 3);
        for event in entries_of(&game) {
            pad.enter(event).unwrap();
        }
        pad.enter(PadEvent::Nothing { row: 1, round: 1 }).unwrap();
        let mistaken = pad.log().len();
        pad.amend(mistaken, PadEvent::Coins { row: 1, round: 2 }).unwrap();
        pad.strike(mistaken).unwrap();
        pad.confirm(alhambra::games::roll_and_write::rules::AuditFinding::Turn {
            row: 1,
            round: 1,
            buildings: 3,
        });
        for event in closings_of(&game, true) {
            pad.enter(event).unwrap();
        }
        pad.header.ended = Some(pad.header.started);
        text_of_pad(&pad)
    };
    modes().into_iter().map(table).collect()
});

/// A record by its number: full games, then tables.
fn record(number: usize) -> &'static str {
    RECORDS.get(number).or_else(|| TABLES.get(number - RECORDS.len())).unwrap()
}

/// The members that make the game: all but those that people can rename.
const PLAYED: [&str; 7] = ["kind", "layout", "options", "seats", "seeds", "log", "result"];

/// A text is either refused with faults, or good: then it can be written and read again as the same game.
fn never_panics(text: &str) {
    match read(text) {
        Ok(Loaded { game, source, .. }) => {
            let again = read(&game.write(Some(&source))).expect("what is written is good");
            assert_eq!(again.game, game);
        }
        Err(faults) => {
            assert!(!faults.is_empty());
            for fault in faults {
                assert!(told(&fault).len() > 10, "{fault:?}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_changed_removed_or_added_byte_never_panics(
        number in 0..16_usize,
        at in any::<prop::sample::Index>(),
        byte in prop_oneof![any::<u8>(), prop::sample::select(b"0123456789\"{}[],:-. ex".to_vec())],
        change in 0..3,
    ) {
        let mut bytes = record(number).to_owned().into_bytes();
        let at = at.index(bytes.len());
        match change {
            0 => bytes[at] = byte,
            1 => drop(bytes.remove(at)),
            _ => bytes.insert(at, byte),
        }
        if let Ok(text) = String::from_utf8(bytes) {
            never_panics(&text);
        }
    }

    #[test]
    fn meaningless_text_never_panics(text in any::<String>(), cut in any::<prop::sample::Index>()) {
        never_panics(&text);
        for record in [&RECORDS[0], &TABLES[0]] {
            never_panics(record.get(..cut.index(record.len())).unwrap_or_default());
        }
    }

    #[test]
    fn any_change_to_what_was_played_is_noticed(
        number in 0..16_usize,
        at in any::<prop::sample::Index>(),
        kind in 0..4,
        with in 0..9_u8,
    ) {
        let mut record: Value = serde_json::from_str(record(number)).unwrap();
        let places = places(&record);
        let place = &places[at.index(places.len())];
        let before = record.pointer(place).unwrap().clone();
        change(&mut record, place, kind, with);
        let changed = record.pointer(place) != Some(&before);
        prop_assert!(!changed || read(&record.to_string()).is_err(), "{place}: {before} was changed unnoticed");
    }

    #[test]
    fn without_its_digest_a_change_of_dice_seed_or_result_is_noticed_by_replay(
        mode in 0..8_usize,
        at in any::<prop::sample::Index>(),
        with in 1..7_u8,
    ) {
        let mut record: Value = serde_json::from_str(&RECORDS[mode]).unwrap();
        record.as_object_mut().unwrap().remove("digest");
        let places: Vec<String> = places(&record)
            .into_iter()
            .filter(|place| place.contains("/yellow/") || place.contains("/blue/") || place.starts_with("/result/"))
            .collect();
        let place = &places[at.index(places.len())];
        let before = record.pointer(place).unwrap().clone();
        change(&mut record, place, 0, with);
        let changed = record.pointer(place) != Some(&before);
        prop_assert!(!changed || read(&record.to_string()).is_err(), "{place}: {before} was changed unnoticed");
    }
}

/// The JSON pointers of all values of what was played.
fn places(record: &Value) -> Vec<String> {
    fn walk(value: &Value, path: &str, places: &mut Vec<String>) {
        places.push(path.to_owned());
        match value {
            Value::Object(members) => {
                for (name, value) in members {
                    walk(value, &format!("{path}/{name}"), places);
                }
            }
            Value::Array(list) => {
                for (i, value) in list.iter().enumerate() {
                    walk(value, &format!("{path}/{i}"), places);
                }
            }
            _ => {}
        }
    }
    let mut places = Vec::new();
    for member in PLAYED {
        walk(&record[member], &format!("/{member}"), &mut places);
    }
    places
}

/// Replaces a value, duplicates or drops part of its contents, or adds to it.
fn change(record: &mut Value, place: &str, kind: i32, with: u8) {
    let value = record.pointer_mut(place).unwrap();
    match (kind, &mut *value) {
        (1, Value::Array(list)) if !list.is_empty() => drop(list.pop()),
        (2, Value::Array(list)) if !list.is_empty() => {
            let other = usize::from(with) % list.len();
            list.swap(0, other);
        }
        (3, Value::Array(list)) => list.push(list.last().cloned().unwrap_or_default()),
        (1, Value::Object(members)) if !members.is_empty() => {
            let name = members.keys().nth(usize::from(with) % members.len()).cloned().unwrap();
            members.remove(&name);
        }
        (2 | 3, Value::Object(members)) => drop(members.insert("more".to_owned(), with.into())),
        (_, Value::Bool(flag)) => *flag = !*flag,
        (_, Value::Number(_)) => *value = with.into(),
        (_, Value::String(text)) => text.push('x'),
        _ => *value = with.into(),
    }
}

#[test]
fn a_record_of_every_mode_is_good() {
    for (full, table) in RECORDS.iter().zip(TABLES.iter()) {
        assert!(matches!(read(full).unwrap().game, AnyGame::Played(_)));
        assert_eq!(read(table).unwrap().game.kind(), RecordKind::Table);
    }
}
