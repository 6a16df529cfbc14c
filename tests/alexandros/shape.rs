//! Tables and results against the JSON Schema of records.

use std::{collections::BTreeSet, fs};

use alhambra::{
    games::alexandros::{
        log::MEMBERS,
        pad::LedgerEvent,
        rules::{AuditFinding, Symbol},
    },
    kernel::Note,
};
use serde_json::{Value, json};

use super::{
    ledger::{board_table, random_ledger, short_table},
    schema::{is_valid, refuses_all_damage, with_log},
    self_writing::played_by_chance,
    support::Chance,
};

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// A table without a board, one with a board, a result.
fn samples() -> [Value; 3] {
    ["ledger", "board", "result"].map(|name| {
        let path = format!("{}/saves/alexandros-{name}.json", env!("CARGO_MANIFEST_DIR"));
        value(&fs::read_to_string(path).unwrap())
    })
}

/// A table with every kind of note, and with entries that name the hand and the points.
fn noted() -> Value {
    let mut game = board_table();
    let (card, points) = (Some(Symbol::Lyre), Some(vec![0, 0, 4]));
    game.note(Note::Amend { entry: 5, event: LedgerEvent::Taxes { turn: 3, player: 3, card, points } })
        .unwrap();
    game.enter(LedgerEvent::BeginTurn { turn: 4, player: 1 }).unwrap();
    game.enter(LedgerEvent::Leave { turn: 4, player: 1 }).unwrap();
    game.note(Note::TakeBack { to: 7 }).unwrap();
    game.note(Note::Strike { entry: 5 }).unwrap();
    let finding = AuditFinding::TwoOwners { province: 1 };
    game.note(Note::confirm(finding)).unwrap();
    value(&game.write(None))
}

#[test]
fn samples_and_random_tables_are_valid_by_the_schema() {
    for sample in samples() {
        assert!(is_valid(&sample), "{}", sample["id"]);
    }
    let mut chance = Chance(171);
    for _ in 0..40 {
        for game in [random_ledger(&mut chance, 40), played_by_chance(&mut chance)] {
            let record = value(&game.write(None));
            assert!(is_valid(&record), "{record}");
        }
    }
}

#[test]
fn no_member_of_a_table_or_a_result_accepts_anything_else() {
    let mut seen = BTreeSet::new();
    let mut chance = Chance(172);
    let mut records = samples().to_vec();
    records.extend([noted(), value(&short_table().write(None))]);
    for _ in 0..10 {
        records.push(value(&random_ledger(&mut chance, 60).write(None)));
        records.push(value(&played_by_chance(&mut chance).write(None)));
    }
    for record in &records {
        refuses_all_damage(record, &MEMBERS, &mut seen);
    }
    let events: BTreeSet<&str> = seen.iter().filter_map(|entry| entry.split(' ').next()).collect();
    let all = [
        "begin_turn",
        "close",
        "confirm",
        "divide",
        "final",
        "leave",
        "move",
        "occupy",
        "province",
        "recall",
        "strike",
        "take_over",
        "taxes",
        "walls",
    ];
    assert!(all.iter().all(|event| events.contains(event)), "{events:?}");
}

#[test]
fn impossible_entries_are_refused() {
    let [ledger, board, result] = samples();
    let changed = |entry: &Value, member: &str, to: Value| {
        let mut entry = entry.clone();
        entry[member] = to;
        entry
    };
    let occupy = json!({"event": "occupy", "turn": 1, "player": 1, "province": 1, "on": ["temple"]});
    let on_board = json!({"event": "occupy", "turn": 1, "player": 1, "spaces": [[3, 3]]});
    let told = json!({"event": "province", "turn": 1, "province": 1, "plain": 2, "symbols": [1, 0, 0, 0, 0]});
    for good in [&occupy, &on_board, &told] {
        assert!(is_valid(&with_log(&ledger, json!([good]))) && is_valid(&with_log(&board, json!([good]))));
        assert!(!is_valid(&with_log(&result, json!([good]))));
    }
    for entry in [
        changed(&occupy, "turn", json!(0)),
        changed(&occupy, "player", json!(0)),
        changed(&occupy, "player", json!(5)),
        changed(&occupy, "on", json!(["tower"])),
        changed(&on_board, "spaces", json!([[3]])),
        json!({"event": "occupy", "turn": 1, "player": 1, "province": 1}),
        changed(&told, "symbols", json!([1, 0, 0, 0])),
        changed(&told, "governors", json!([{"player": 9, "on": "temple"}])),
        json!({"event": "walls", "turn": 1, "player": 1, "walls": -1}),
        json!({"event": "amend", "entry": 1, "was": changed(&occupy, "player", json!(0))}),
        json!({"event": "amend", "entry": 0, "was": occupy}),
        json!({"event": "strike", "entry": 0}),
        json!({"event": "confirm", "finding": {"code": "wall"}}),
        json!({"event": "handover", "seat": 1, "policy": null}),
        json!({"event": "tile", "scoring": 1, "row": 2, "building": "tower", "change": 1}),
    ] {
        assert!(!is_valid(&with_log(&ledger, json!([entry]))), "{entry}");
    }
    let end = json!({"event": "final", "points": [80, 91, 104], "rounds": 11, "ended": "goal"});
    assert!(is_valid(&with_log(&result, json!([end]))));
    for entry in [
        changed(&end, "ended", json!("late")),
        changed(&end, "rounds", json!(-1)),
        json!({"event": "strike", "entry": 1}),
        json!({"event": "confirm", "finding": {"code": "goal_missed", "most": 91}}),
    ] {
        assert!(!is_valid(&with_log(&result, json!([entry]))), "{entry}");
    }
    // The findings of a saved result that contradicts itself can be confirmed.
    let confirmed = json!({"event": "confirm", "finding": {"code": "goal_missed", "most": 91, "goal": 100}});
    assert!(is_valid(&with_log(&result, json!([end, confirmed]))));
}

#[test]
fn impossible_set_ups_are_refused() {
    let [ledger, board, _] = samples();
    for (record, pointer, wrong) in [
        (&ledger, "/options/goal", json!(19)),
        (&ledger, "/options/goal", json!(201)),
        (&ledger, "/options/rim", json!("open")),
        (&ledger, "/seats/0/kind", json!("phantom")),
        (&board, "/board/rows/0", json!("T..X")),
        (&board, "/board/start", json!([1])),
    ] {
        let mut record = record.clone();
        *record.pointer_mut(pointer).unwrap() = wrong.clone();
        assert!(!is_valid(&record), "{pointer} {wrong}");
    }
    let players = ledger["seats"].as_array().unwrap();
    for count in 0..=6 {
        let mut record = ledger.clone();
        record["seats"] = players.iter().cycle().take(count).cloned().collect();
        assert_eq!(is_valid(&record), (2..=4).contains(&count), "{count} players");
    }
}
