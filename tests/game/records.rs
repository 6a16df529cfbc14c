//! Records: what is read is what was written, and every fault is reported.

use alhambra::{
    games::roll_and_write::{
        advisor::{Generator, Policy, RollDice},
        log::{Game, PlayEvent, Played},
        record::{AnyGame, Sheets, read},
        rules::{RollKind, ToAct},
    },
    kernel::{By, Confirmed, Entry, record::RecordKind},
};
use serde_json::{Value, json};

use crate::game::support::{
    any_decision, faults_of, full, header, modes, new_game, played, step, text_of, told, typed_dice, value,
};

#[test]
fn a_game_of_any_mode_is_read_as_it_was_written() {
    for (mode, config) in modes() {
        for policy in [Policy::Random, Policy::Greedy] {
            let game = played(config, 11, policy);
            let text = text_of(&game);
            let loaded = read(&text).unwrap_or_else(|faults| panic!("{mode}: {faults:?}"));
            assert!(!loaded.read_only);
            let source = loaded.source.clone();
            let again = full(loaded);
            assert_eq!(again, game, "{mode}");
            assert_eq!(AnyGame::Played(Box::new(again)).write(Some(&source)), text, "{mode}");
        }
    }
}

/// A game in which everything happens that a log can hold.
fn eventful(mode: usize, seed: u64) -> Game {
    let (_, config) = modes().swap_remove(mode);
    let mut generator = Generator::new(seed, 2);
    let mut game = new_game(config, seed);
    while !game.is_over() {
        match (game.state().to_act(), generator.below(40)) {
            (_, 0) => game.note_hint(),
            (_, 1) => {
                // Taking back always works, however far.
                let to = game.log().len() - generator.below(4).min(game.log().len() as u32) as usize;
                game.take_back(to).unwrap();
            }
            (_, 2) => {
                let typed = |entry: &Entry<Played>| {
                    matches!(entry, Entry::Event(PlayEvent::Roll { by: By::People, purpose, .. })
                        if *purpose != RollKind::AllFour)
                };
                if let Some(last) = game.log().iter().rposition(typed) {
                    // A correction that does not fit leaves the game as it was.
                    let before = game.clone();
                    let dice = alhambra::games::roll_and_write::rules::Move::Roll(generator.pair());
                    if game.correct(last + 1, dice).is_err() {
                        assert_eq!(game, before);
                    }
                }
            }
            (ToAct::Chance(_), 3..20) => {
                let dice = typed_dice(&game, &mut generator);
                game.perform(dice).unwrap();
            }
            (ToAct::Chance(_), _) => game.draw(None).unwrap(),
            _ => {
                let command = any_decision(&game, &mut generator);
                game.perform(command).unwrap();
            }
        }
        assert!(game.log().len() < 20_000, "the game goes on forever");
    }
    game
}

#[test]
fn a_game_with_typed_rolls_corrections_hints_and_take_backs_is_read_as_it_was_written() {
    let mut corrections = 0;
    for mode in 0..modes().len() {
        for seed in 0..12 {
            let game = eventful(mode, seed);
            corrections += text_of(&game).matches("correct_roll").count();
            let loaded = read(&text_of(&game)).unwrap_or_else(|faults| panic!("{mode} {seed}: {faults:?}"));
            assert_eq!(full(loaded), game, "{mode} {seed}");
        }
    }
    assert!(corrections > 20, "{corrections} corrections are too few to test anything");
}

#[test]
fn a_log_with_over_a_thousand_take_backs_is_read_as_it_replays() {
    let (_, config) = modes().swap_remove(0);
    let mut value: Value = serde_json::from_str(&text_of(&played(config, 5, Policy::Random))).unwrap();
    value.as_object_mut().unwrap().retain(|member, _| member != "result" && member != "digest");
    let events = value["log"].as_array().unwrap().clone();
    let mut log = events[..3].to_vec();
    for _ in 0..700 {
        let first = log.len() + 1;
        log.extend_from_slice(&events[3..6]);
        log.push(json!({"event": "take_back", "to": first}));
        log.push(events[4].clone());
        log.push(json!({"event": "take_back", "to": 3}));
        log.push(json!({"event": "hint"}));
    }
    value["log"] = json!(log);
    let whole = full(read(&value.to_string()).unwrap());
    for entries in (log.len() - 7)..=log.len() {
        value["log"] = json!(log[..entries]);
        let game = full(read(&value.to_string()).unwrap());
        assert_eq!(game.state(), &whole.at(entries).state, "after {entries} entries");
    }
}

#[test]
fn an_unfinished_game_is_read_at_any_moment() {
    for (mode, config) in modes() {
        let mut game = new_game(config, 4);
        let mut generator = Generator::new(4, 4);
        let mut number = 0;
        while step(&mut game, Policy::Random, &mut generator) {
            number += 1;
            if number % 7 == 0 {
                let loaded = read(&text_of(&game)).unwrap_or_else(|faults| panic!("{mode}: {faults:?}"));
                assert_eq!(full(loaded), game, "{mode} after {number}");
            }
        }
    }
}

#[test]
fn unknown_members_survive_a_rewrite_at_every_depth() {
    let mut value = value();
    value["of_the_future"] = json!({"deep": [1, {"er": null}]});
    let paths = [
        "/layout",
        "/options",
        "/seats/0",
        "/seats/2",
        "/seeds/0",
        "/log/3",
        "/log/40",
        "/result",
        "/result/rows/0",
    ];
    for path in paths {
        value.pointer_mut(path).unwrap().as_object_mut().unwrap().insert("x-note".to_owned(), json!(path));
    }
    // Leaving out an optional member makes no difference.
    value["seats"][0].as_object_mut().unwrap().remove("colour");
    let loaded = read(&value.to_string()).unwrap();
    let source = loaded.source.clone();
    let mut game = full(loaded);
    game.header.title = "A new title".to_owned();
    game.header.seats[0].name = "A new name".to_owned();
    game.note_hint();
    let rewritten: Value =
        serde_json::from_str(&AnyGame::Played(Box::new(game)).write(Some(&source))).unwrap();
    assert_eq!(rewritten["of_the_future"], value["of_the_future"]);
    for path in paths {
        assert_eq!(rewritten.pointer(&format!("{path}/x-note")), Some(&json!(path)));
    }
    assert_eq!(rewritten["seats"][0]["name"], "A new name");
    assert!(read(&rewritten.to_string()).is_ok(), "the digest covers unknown members, too");
}

#[test]
fn a_changed_entry_does_not_inherit_what_was_said_about_another() {
    let mut value = value();
    let last = value["log"].as_array().unwrap().len() - 1;
    value["log"][last]["x-note"] = json!("the end");
    let loaded = read(&value.to_string()).unwrap();
    let source = loaded.source.clone();
    let mut game = full(loaded);
    game.take_back(last).unwrap();
    let text = AnyGame::Played(Box::new(game.branch(last, header(game.config()), None))).write(Some(&source));
    assert!(!text.contains("the end"));
}

#[test]
fn a_newer_minor_version_is_read_only_and_a_newer_major_one_is_refused() {
    let mut value = value();
    value["version"] = json!("1.7");
    assert!(read(&value.to_string()).unwrap().read_only);
    value["log"][3] = json!({"event": "of_the_future"});
    let faults = faults_of(&value.to_string());
    assert!(
        faults.contains("entry 4") && faults.contains("version 1.7, newer than this program’s 1.1"),
        "{faults}"
    );
    value["version"] = json!("3.0");
    assert_eq!(
        faults_of(&value.to_string()),
        "it is version 3.0, and this program reads up to 2.x: a newer program is needed\n"
    );
}

#[test]
fn what_is_not_a_record_is_refused_in_a_sentence() {
    assert!(faults_of("").starts_with("it is not JSON, or not all of it: it ends too soon, in line 1"));
    assert!(faults_of("[]").contains("a record must be an object"));
    assert!(faults_of("{}").contains("this is not a game from this program"));
    let open = "[".repeat(100_000);
    assert!(faults_of(&open).contains("it is not JSON: line 1"), "and it does not overflow the stack");
}

#[test]
fn every_missing_member_is_named_at_once() {
    let faults = faults_of(r#"{"format": "alhambra-record", "version": "1.0"}"#);
    for member in ["id", "kind", "started", "layout", "options", "seats", "log"] {
        assert!(faults.contains(&format!("“{member}” is missing\n")), "{member}: {faults}");
    }
}

/// A record of a table or a finished game.
fn score_only(kind: &str, log: &Value) -> Value {
    let mut value = value();
    value["kind"] = json!(kind);
    value["log"] = log.clone();
    value["seeds"] = json!([{"seed": "9", "from": 1}]);
    value["ended"] = value["started"].clone();
    value["result"] = Value::Null;
    value
}

#[test]
fn a_table_and_a_result_are_read_as_they_were_written() {
    let table = json!([
        {"event": "fill", "row": 1, "building": "tower", "round": 0, "x-note": "kept"},
        {"event": "fill", "row": 2, "building": "tower", "round": 1},
        {"event": "coins", "row": 1, "round": 2},
        {"event": "take_back", "to": 2},
        {"event": "nothing", "row": 1, "round": 2},
        {"event": "next_round"},
        {"event": "confirm", "oddity": "row 1 has a turn too few"},
        {
            "event": "amend",
            "entry": 1,
            "was": {"event": "fill", "row": 1, "building": "garden", "round": 0, "x-why": {"deep": [1]}},
            "x-note": "kept",
        },
        {"event": "confirm", "finding": {"code": "setup_action", "row": 2, "x-note": "kept"}},
        {"event": "close", "row": 1, "lines": [0, 0, 0], "coins": 5},
    ]);
    let result = json!([
        {"event": "row", "row": 1, "boxes": [5, 1, 1, 1, 1, 1], "completed": [9, 0, 0, 0, 0, 0], "lines": [1, 0, 0], "coins": 3},
        {"event": "row", "row": 2, "boxes": [1, 1, 1, 1, 1, 2], "completed": [0, 0, 0, 0, 0, 0], "lines": [0, 0, 0], "coins": 0},
        {"event": "row", "row": 3, "boxes": [0, 0, 0, 0, 0, 0], "completed": [0, 0, 0, 0, 0, 0], "lines": [0, 0, 0], "coins": 0},
    ]);
    for (kind, log) in [("table", table), ("result", result)] {
        let loaded = read(&score_only(kind, &log).to_string()).unwrap();
        let text = loaded.game.write(Some(&loaded.source));
        let again = read(&text).unwrap();
        assert_eq!(again.game, loaded.game);
        assert_eq!(again.source["log"], log, "{kind}: unknown members included");
        assert_eq!(again.source["seeds"][0]["seed"], "9", "{kind}");
    }
}

#[test]
fn all_faults_of_a_result_are_reported_with_their_row() {
    let log = json!([
        {"event": "row", "row": 1, "boxes": [6, 5, 0, 0, 0, 0], "completed": [0, 19, 0, 0, 0, 0], "lines": [9, 0, 0], "coins": 16},
        {"event": "row", "row": 2, "boxes": [5, 4, 0, 0, 0, 0], "completed": [0, 3, 0, 0, 0, 0], "lines": [1, 0, 0], "coins": 0},
        {"event": "row", "row": 4, "boxes": [0, 0, 0, 0, 0, 0], "completed": [0, 0, 0, 0, 0, 0], "lines": [0, 0, 0], "coins": 0},
        {"event": "hint"},
    ]);
    let faults = faults_of(&score_only("result", &log).to_string());
    for words in [
        "entry 1: row 1 has 6 pavilion boxes; only 5 are printed (§1)",
        "entry 1: row 1 cannot have completed the seraglio in round 19: the game has 18 rounds (§2)",
        "entry 1: row 1: 9, 0 and 0 lines with 4, 5 and 6 do not fit 11 buildings (§1)",
        "entry 2: row 2 has all 5 pavilion boxes, but the round of the last one is missing (§6)",
        "entry 2: row 2 cannot have completed the seraglio in round 3 with 4 of 5 boxes (§6)",
        "entry 2: row 2 is a phantom: it has neither lines nor coins (§9, §11)",
        "entry 3: there is no row 4",
        "entry 4: the only note a result takes is confirm",
    ] {
        assert!(faults.contains(words), "{words:?} is not in\n{faults}");
    }
}

#[test]
fn a_result_that_ended_has_every_row_once() {
    let row = |row: u8| {
        let none = [0; 6];
        json!({"event": "row", "row": row, "boxes": none, "completed": none, "lines": [0, 0, 0], "coins": 0})
    };
    let mut value = score_only("result", &json!([row(1), row(3), row(1)]));
    let faults = faults_of(&value.to_string());
    assert!(faults.contains("entry 3: row 1 appears twice"), "{faults}");
    // A missing row is reported only when every entry fits: a row that is wrong is not missing as well.
    value["log"] = json!([row(1), row(3)]);
    let faults = faults_of(&value.to_string());
    assert!(faults.contains("the game has ended, but row 2 is missing"), "{faults}");
    value["ended"] = Value::Null;
    assert!(read(&value.to_string()).is_ok(), "the missing row can still be entered");
}

#[test]
fn all_36_buildings_are_12_lines_with_6() {
    let row = |lines: [u8; 3]| json!([{"event": "row", "row": 1, "boxes": [5, 5, 6, 6, 7, 7], "completed": [9, 9, 9, 9, 9, 9], "lines": lines, "coins": 0}]);
    for (lines, fits) in [([0, 0, 12], true), ([0, 0, 0], false), ([12, 0, 0], false), ([0, 0, 11], false)] {
        let mut value = score_only("result", &row(lines));
        value["ended"] = Value::Null;
        match read(&value.to_string()) {
            Ok(_) => assert!(fits, "{lines:?}"),
            Err(faults) => {
                assert!(!fits && told(&faults[0]).contains("do not fit 36 buildings"), "{faults:?}");
            }
        }
    }
}

#[test]
fn the_round_of_a_table_forgets_what_was_taken_back() {
    let log = json!([
        {"event": "next_round"},
        {"event": "next_round"},
        {"event": "coins", "row": 1, "round": 9},
        {"event": "next_round"},
        {"event": "take_back", "to": 1},
    ]);
    let mut value = score_only("table", &log);
    value["ended"] = Value::Null;
    let AnyGame::Table(table) = read(&value.to_string()).unwrap().game else {
        panic!("it is a table");
    };
    assert_eq!([0, 1, 2, 4, 5].map(|at| table.at(at).state.pad_state.round()), [0, 1, 2, 10, 1]);
    assert_eq!(table.corrected_at(2).state.pad_state.round(), 1);
}

#[test]
fn a_byte_order_mark_is_not_a_fault() {
    assert!(read(&format!("\u{feff}{}", value())).is_ok());
}

#[test]
fn a_version_has_only_digits_and_a_text_is_not_null() {
    for version in ["+1.+0", "1.+0", "-1.0", "1.", ".0", "1", "1.0.0", "01.0", "1.00"] {
        let mut value = value();
        value["version"] = json!(version);
        assert!(faults_of(&value.to_string()).contains("is not of the form 1.0"), "{version}");
    }
    for member in ["title", "location", "comment"] {
        let mut value = value();
        value[member] = Value::Null;
        assert!(
            faults_of(&value.to_string()).contains(&format!("“{member}” has a value that is not allowed")),
            "{member}"
        );
    }
}

#[test]
fn a_record_of_version_1_0_stays_readable() {
    let loaded = read(include_str!("old/1.0.json")).unwrap();
    assert!(!loaded.read_only && loaded.game.is_over());
    assert_eq!(loaded.game.cards().winners(), [2]);
}

/// The examples from the page on records when it described version 1.0.
#[test]
fn a_table_and_a_result_of_version_1_0_stay_readable() {
    for (text, kind, totals) in [
        (include_str!("old/1.0-table.json"), RecordKind::Table, [Some(56), Some(34), None]),
        (include_str!("old/1.0-result.json"), RecordKind::Result, [Some(75), Some(84), None]),
    ] {
        let loaded = read(text).unwrap();
        assert!(!loaded.read_only && loaded.game.is_over());
        assert_eq!(loaded.game.kind(), kind);
        let cards = loaded.game.cards();
        assert_eq!(cards.rows.iter().map(|card| card.map(|card| card.total())).collect::<Vec<_>>(), totals);
    }
    let AnyGame::Table(table) = read(include_str!("old/1.0-table.json")).unwrap().game else {
        panic!("it is a table");
    };
    let words = Confirmed::Words("the game ended after round 1".to_owned());
    assert_eq!(table.confirmed(), [words], "in the words of its version");
}
