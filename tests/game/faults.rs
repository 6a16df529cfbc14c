//! Faults of a record: each is reported, with its event, its § and its value.

use alhambra::games::roll_and_write::advisor::Policy;
use serde_json::{Value, json};

use crate::game::support::{faults_of, modes, played, text_of, value};

/// A change to a finished game, and what has to be said of it.
type Fault = (&'static str, fn(&mut Value), &'static [&'static str]);

/// The place of the first event with this name.
fn first(value: &Value, event: &str) -> usize {
    value["log"].as_array().unwrap().iter().position(|entry| entry["event"] == event).unwrap()
}

const FAULTS: &[Fault] = &[
    (
        "dice that are not the seed's",
        |v| v["log"][0]["yellow"] = json!([7 - v["log"][0]["yellow"][0].as_u64().unwrap()]),
        &["entry 1: seed 5 gives ", "Seeds"],
    ),
    ("no seed", |v| v["seeds"] = json!([]), &["entry 1: the program rolled, but no seed applies from here"]),
    (
        "a face beyond 6",
        |v| v["log"][0]["blue"] = json!([7]),
        &[
            "entry 1: “blue[1]” has a value that is not allowed: found 7 instead of a whole number from 1 to 6",
        ],
    ),
    (
        "too few dice",
        |v| v["log"][0]["blue"] = json!([]),
        &["entry 1: a roll has one die of each colour", "(§4)"],
    ),
    (
        "a roll for another purpose",
        |v| v["log"][0]["purpose"] = json!("placing"),
        &["entry 1: it says the placing roll of row 1, but the setup roll of row 1 is next (§4)"],
    ),
    (
        "a roll of another row",
        |v| v["log"][0]["seat"] = json!(2),
        &["entry 1: it says the setup roll of row 2, but the setup roll of row 1 is next (§4)"],
    ),
    (
        "an event of no such name",
        |v| v["log"][2]["event"] = json!("dance"),
        &["entry 3: ", "“dance” is unknown here; allowed: first_player, roll, "],
    ),
    (
        "an entry that is no object",
        |v| v["log"][2] = json!(3),
        &["entry 3: ", "found 3 instead of an object"],
    ),
    (
        "a cell not offered",
        |v| {
            let i = first(v, "build");
            let row = 7 - v["log"][i]["row"].as_u64().unwrap();
            v["log"][i]["row"] = json!(row);
        },
        &["the dice do not offer row ", "(§4.3a); ", " later entries were not checked"],
    ),
    (
        "a turn ended too early",
        |v| {
            let i = first(v, "build");
            v["log"][i] = json!({"event": "end_turn"});
        },
        &["take an action before ending the turn (§4.3)"],
    ),
    (
        "a decision before its roll",
        |v| v["log"][4] = json!({"event": "gain_coins"}),
        &["entry 5: the extra-pair roll of row 1 comes first (§4.1)"],
    ),
    (
        "a pair kept alone",
        |v| {
            let i = first(v, "end_turn");
            v["log"][i] = json!({"event": "keep", "yellow": 1, "blue": 1});
        },
        &["there are no dice to keep now (§4.3b)"],
    ),
    (
        "an event after the end",
        |v| v["log"].as_array_mut().unwrap().push(json!({"event": "end_turn"})),
        &["the game is over (§7)"],
    ),
    (
        "an end that is missing",
        |v| drop(v["log"].as_array_mut().unwrap().pop()),
        &["there is a result, but the game is not over (§7)"],
    ),
    (
        "a take-back to the future",
        |v| v["log"].as_array_mut().unwrap().push(json!({"event": "take_back", "to": 9999})),
        &["refers to entry 9999"],
    ),
    (
        "a correction of the program's dice",
        |v| {
            v["log"]
                .as_array_mut()
                .unwrap()
                .push(json!({"event": "correct_roll", "entry": 1, "yellow": [1], "blue": [1]}));
        },
        &["entry 1 is not a typed roll"],
    ),
    (
        "a total that is not earned",
        |v| v["result"]["rows"][0]["total"] = json!(200),
        &["result.rows[1].total claims 200, but the log yields ", "(§8)"],
    ),
    (
        "another winner",
        |v| v["result"]["winners"] = json!([2]),
        &["result.winners[1] claims 2, but the log yields 1"],
    ),
    ("too many rounds", |v| v["options"]["rounds"] = json!(34), &["34 rounds: a game has 1 to 33 (§2)"]),
    (
        "a game for nobody",
        |v| v["seats"] = json!([]),
        &["0 players and 0 phantoms do not make a game", "§10"],
    ),
    (
        "a player behind a phantom",
        |v| v["seats"].as_array_mut().unwrap().reverse(),
        &["is a player after a phantom: phantoms come last (§9)"],
    ),
    (
        "a grid of five rows",
        |v| drop(v["layout"]["grid"].as_array_mut().unwrap().pop()),
        &["its sheet: the grid has 5 rows, not 6 (§1)"],
    ),
    (
        "a layout of counts only",
        |v| v["layout"]["grid"] = Value::Null,
        &["a full game needs the 6×6 grid", "(§1)"],
    ),
    (
        "an end before the start",
        |v| {
            v["started"] = json!("2026-01-02T00:00:00Z");
            v["ended"] = json!("2026-01-01T00:00:00Z");
        },
        &["it ended at 2026-01-01T00:00:00Z, before it started at 2026-01-02T00:00:00Z"],
    ),
    (
        "a time that is none",
        |v| v["started"] = json!("yesterday"),
        &["“started” says “yesterday”: times are written in UTC, like 2026-01-31T20:00:00Z"],
    ),
    (
        "a time that is not of UTC",
        |v| v["ended"] = json!("2026-01-31T22:00:00+02:00"),
        &["“ended” says “2026-01-31T22:00:00+02:00”: times are written in UTC"],
    ),
    ("an empty id", |v| v["id"] = json!(""), &["“id” is empty"]),
    (
        "a program that is no text",
        |v| v["program"] = json!(3),
        &["“program” has a value that is not allowed: found 3 instead of text"],
    ),
    (
        "seeds in disorder",
        |v| v["seeds"] = json!([{"seed": "5", "from": 1}, {"seed": "6", "from": 1}]),
        &["a seed from entry 1 comes after one from 1"],
    ),
    (
        "a seed that is no number",
        |v| v["seeds"][0]["seed"] = json!("-1"),
        &["“seeds[1].seed” has a value that is not allowed: found \"-1\" instead of text like “12345”"],
    ),
    (
        "a seed with a sign",
        |v| v["seeds"][0]["seed"] = json!("+5"),
        &["“seeds[1].seed” has a value that is not allowed: found \"+5\" instead of text like “12345”"],
    ),
    (
        "four dice where one of each colour is rolled",
        |v| {
            v["log"][0]["yellow"] = json!([1, 2]);
            v["log"][0]["blue"] = json!([1, 2]);
        },
        &["entry 1: the setup roll of row 1 takes 1 die of each colour, not 2 (§4)"],
    ),
    (
        "a roll while somebody decides",
        |v| {
            let i = first(v, "build");
            v["log"][i] = json!({"event": "roll", "purpose": "own_pair", "seat": 1, "yellow": [1], "blue": [1], "by": "people"});
        },
        &["it says the own-pair roll of row 1, but no roll is next: row 1 has to decide (§4)"],
    ),
    (
        "a result with a row too few",
        |v| drop(v["result"]["rows"].as_array_mut().unwrap().pop()),
        &["result.rows has 2 elements, but the log yields 3 (§8)"],
    ),
    (
        "a digest of another game",
        |v| v["digest"] = json!("sha256:00"),
        &["its digest claims \"sha256:00\", but the record has sha256:", "it was changed"],
    ),
];

#[test]
fn every_fault_is_reported_with_its_event_its_section_and_its_value() {
    for (what, change, said) in FAULTS {
        let mut value = value();
        change(&mut value);
        let faults = faults_of(&value.to_string());
        for words in *said {
            assert!(faults.contains(words), "{what}: {words:?} is not in\n{faults}");
        }
    }
}

#[test]
fn several_faults_are_reported_at_once() {
    let mut value = value();
    value["options"]["rounds"] = json!(0);
    value["options"]["phantom_bonus"] = json!(100);
    value["layout"]["coins"] = json!(2);
    value["started"] = json!("soon");
    value["log"][1] = json!({"event": "dance"});
    value["log"][7] = json!({});
    let faults = faults_of(&value.to_string());
    for words in ["2 coins: a sheet has 3 to 40", "“started”", "entry 2: ", "entry 8: "] {
        assert!(faults.contains(words), "{words:?} is not in\n{faults}");
    }
    value["layout"]["coins"] = json!(15);
    let faults = faults_of(&value.to_string());
    assert!(faults.contains("0 rounds") && faults.contains("bonus is 100\u{a0}VP"), "{faults}");
}

#[test]
fn a_draw_other_than_the_roll_due_is_one_fault() {
    for entry in [
        json!({"event": "first_player", "seat": 1, "by": "program"}),
        json!({"event": "roll", "purpose": "setup", "seat": 2, "yellow": [1], "blue": [1], "by": "program"}),
    ] {
        let mut value = value();
        value.as_object_mut().unwrap().retain(|member, _| member != "result" && member != "digest");
        value["log"] = json!([entry]);
        let faults = faults_of(&value.to_string());
        assert_eq!(faults.lines().count(), 1, "{faults}");
        assert!(!faults.contains("seed"), "{faults}");
    }
}

#[test]
fn a_wrong_seed_is_one_fault_that_counts_its_dice() {
    let mut value = value();
    value.as_object_mut().unwrap().remove("digest");
    value["seeds"][0]["seed"] = json!("6");
    let faults = faults_of(&value.to_string());
    assert_eq!(faults.lines().count(), 1, "{faults}");
    assert!(faults.contains("seed 6 gives") && faults.contains(" later rolls by the program"), "{faults}");
    // Seeds that cannot be read cause no faults of dice.
    value["seeds"][0]["seed"] = json!(5);
    let faults = faults_of(&value.to_string());
    assert_eq!(faults.lines().count(), 1, "{faults}");
    let told = "“seeds[1].seed” has a value that is not allowed: found 5 instead of text";
    assert!(faults.contains(told), "{faults}");
}

#[test]
fn a_missing_draw_of_the_first_player_is_named_with_its_section() {
    let two = played(modes().swap_remove(4).1.with_rounds(1).unwrap(), 1, Policy::Random);
    let mut value: Value = serde_json::from_str(&text_of(&two)).unwrap();
    value.as_object_mut().unwrap().retain(|member, _| member != "digest" && member != "result");
    value["log"].as_array_mut().unwrap().remove(0);
    let faults = faults_of(&value.to_string());
    assert!(faults.starts_with("entry 1: it says the setup roll of row "), "{faults}");
    assert!(faults.contains(", but the first player is drawn first (§3.1)"), "{faults}");
}

#[test]
fn a_wrong_kind_is_one_fault_and_not_one_for_each_entry() {
    for kind in ["table", "result"] {
        let mut value = value();
        value.as_object_mut().unwrap().retain(|member, _| member != "digest" && member != "result");
        value["kind"] = json!(kind);
        let faults = faults_of(&value.to_string());
        let entries = value["log"].as_array().unwrap().len();
        let said =
            format!("“kind” is {kind}, but none of the {entries} entries of the log is one of that kind\n");
        assert_eq!(faults, said);
    }
}

#[test]
fn json_that_programs_read_differently_is_refused() {
    let text = value().to_string();
    for (from, to, said) in [
        ("\"title\":", "\"title\": \"\", \"title\":", "“title” appears twice in one object: see line 1"),
        ("\"rounds\":", "\"rounds\": 3, \"rounds\":", "“rounds” appears twice in one object: see line 1"),
        (
            "\"options\":{",
            "\"options\":{\"mine\":{\"a\":1,\"a\":1},",
            "“a” appears twice in one object: see line 1",
        ),
        (
            "\"options\":{",
            "\"options\":{\"mine\":18446744073709551616,",
            "18446744073709551616 in line 1 is too large: whole numbers have 64 bits",
        ),
    ] {
        let faults = faults_of(&text.replacen(from, to, 1));
        assert!(faults.starts_with(said), "{faults}");
        assert_eq!(faults.lines().count(), 1, "{faults}");
    }
}
