//! Records far larger than any real game: up to the limits they are read quickly, beyond them they are refused in a
//! sentence.

use std::time::{Duration, Instant};

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::{
            advisor::Policy,
            log::{Game, NamedLayout},
            pad::{Pad, PadEvent, PadExt, phantom_type},
            record::{AnyGame, read},
            rules::{Face, GameConfig, Pair},
            text::pad_timeline,
        },
    },
    kernel::{
        Seed,
        record::{MOST_COMMENT, MOST_ENTRIES, MOST_LETTERS, MOST_TAGS},
    },
    text::{Language, Texts},
};
use serde_json::{Value, json};

use crate::game::support::{entries_of, header, modes, played, told};

/// Enough for a debug build on a busy machine.
const SOON: Duration = Duration::from_secs(20);

fn config() -> GameConfig {
    GameConfig::new(NamedLayout::standard().1, 2, 1).unwrap()
}

/// The record of a game with this log.
fn with_log(game: &AnyGame, log: Vec<Value>) -> Value {
    let mut record: Value = serde_json::from_str(&game.write(None)).unwrap();
    record.as_object_mut().unwrap().remove("digest");
    record["log"] = log.into();
    record
}

fn table(log: Vec<Value>) -> Value {
    with_log(&AnyGame::Table(Box::new(Pad::new(header(&config()), config(), None))), log)
}

fn game(log: Vec<Value>) -> Value {
    with_log(
        &AnyGame::Played(Box::new(Game::start(header(&config()), config(), Some(Seed(5))).unwrap())),
        log,
    )
}

/// The faults of a record, one sentence each.
fn faults(record: &Value) -> Vec<String> {
    read(&record.to_string()).err().unwrap_or_default().iter().map(told).collect()
}

fn many(entry: impl Fn(usize) -> Value) -> Vec<Value> {
    (0..MOST_ENTRIES).map(entry).collect()
}

/// A log of which one half is coins in changing rounds, and the other half notes about those.
fn about(note: impl Fn(usize) -> Value) -> Vec<Value> {
    many(|k| if k < MOST_ENTRIES / 2 { coins(k) } else { note(k - MOST_ENTRIES / 2 + 1) })
}

fn coins(k: usize) -> Value {
    json!({"event": "coins", "row": 1 + k % 2, "round": 1 + k / 2 % 2})
}

/// Dice that show a tower on the standard sheet.
fn tower() -> Pair {
    let faces = || Face::ALL.into_iter();
    let mut pairs = faces().flat_map(|yellow| faces().map(move |blue| Pair { yellow, blue }));
    pairs.find(|&pair| phantom_type(config().layout(), pair) == BuildingType::Tower).unwrap()
}

#[test]
fn the_longest_logs_are_read_quickly() {
    let pair = tower();
    let roll = |round| json!({"event": "roll", "row": 3, "round": round, "yellow": pair.yellow, "blue": pair.blue, "by": "people"});
    let towers = usize::from(config().layout().count(BuildingType::Tower));
    let fill = |row, round| json!({"event": "fill", "row": row, "building": "tower", "round": round});
    let logs = [
        ("coins of rounds in turn", table(many(coins))),
        ("nothing", table(many(|k| json!({"event": "nothing", "row": 1, "round": 1 + k % 9})))),
        ("amended", table(about(|entry| json!({"event": "amend", "entry": entry, "was": coins(entry)})))),
        ("struck", table(about(|entry| json!({"event": "strike", "entry": entry})))),
        (
            "taken back",
            table(many(|k| if k % 2 == 0 { coins(k) } else { json!({"event": "take_back", "to": k - 1}) })),
        ),
        (
            "confirmed",
            table(many(
                |k| json!({"event": "confirm", "finding": {"code": "turn", "row": 1, "round": 1 + k % 9, "buildings": 3}}),
            )),
        ),
        ("boxes beyond the last", table(many(|k| fill(1, 1 + k % 9)))),
        ("rolls that fill nothing", table(many(|k| if k < towers { fill(3, 0) } else { roll(1 + k % 2) }))),
        ("hints", game(many(|_| json!({"event": "hint"})))),
        ("nonsense", game(many(|k| json!({"event": format!("nonsense {k}")})))),
    ];
    for (name, record) in logs {
        let text = record.to_string();
        let began = Instant::now();
        let loaded = read(&text);
        if let Ok(AnyGame::Table(pad)) = loaded.map(|loaded| loaded.game) {
            let texts = Texts::new(Language::English);
            assert!(pad_timeline::of_table(&texts, &pad, false).last() == MOST_ENTRIES, "{name}");
        }
        assert!(began.elapsed() < SOON, "{name}: {:?}", began.elapsed());
    }
}

#[test]
fn whatever_is_beyond_the_limits_is_refused_and_named() {
    let set = |record: &mut Value, pointer: &str, value: Value| *record.pointer_mut(pointer).unwrap() = value;
    let long = |letters: usize| Value::from("é".repeat(letters));
    let limits = [
        ("/log", Value::from(many(coins)), "entries"),
        ("/seeds", (1..=MOST_ENTRIES).map(|k| json!({"seed": "1", "from": k})).collect(), "entries"),
        ("/id", long(MOST_LETTERS), "letters"),
        ("/title", long(MOST_LETTERS), "letters"),
        ("/location", long(MOST_LETTERS), "letters"),
        ("/comment", long(MOST_COMMENT), "letters"),
        ("/tags", (0..MOST_TAGS).map(|_| long(1)).collect(), "tags"),
        ("/tags", vec![long(MOST_LETTERS)].into(), "letters"),
        ("/seats/0/name", long(MOST_LETTERS), "letters"),
        ("/seats/0/id", long(MOST_LETTERS), "letters"),
        ("/layout/name", long(MOST_LETTERS), "letters"),
    ];
    for (pointer, most, what) in limits {
        let mut record = table(Vec::new());
        for (member, usual) in [
            ("title", json!("")),
            ("location", json!("")),
            ("comment", json!("")),
            ("tags", json!([])),
            ("seeds", json!([])),
        ] {
            record.as_object_mut().unwrap().entry(member).or_insert(usual);
        }
        set(&mut record, pointer, most.clone());
        assert!(read(&record.to_string()).is_ok(), "{pointer} as long as it may be: {:?}", faults(&record));
        let beyond = match most {
            Value::String(text) => Value::from(text + "é"),
            Value::Array(mut list) if pointer == "/tags" && what == "letters" => {
                list[0] = long(MOST_LETTERS + 1);
                list.into()
            }
            Value::Array(mut list) => {
                list.push(list[0].clone());
                list.into()
            }
            other => other,
        };
        set(&mut record, pointer, beyond);
        let said = faults(&record);
        assert!(said.iter().any(|fault| fault.contains(what)), "{pointer}: {said:?}");
    }
}

#[test]
fn a_fault_quotes_no_long_text_in_full() {
    let long = "x".repeat(1 << 20);
    for (pointer, value) in [
        ("/version", json!(long)),
        ("/game", json!(long)),
        ("/log", json!([{"event": long}])),
        ("/kind", json!(long)),
    ] {
        let mut record = table(Vec::new());
        *record.pointer_mut(pointer).unwrap() = value;
        let said = faults(&record);
        assert!(!said.is_empty() && said.iter().all(|fault| fault.len() < 2000), "{pointer}");
    }
}

#[test]
fn a_real_game_is_far_below_the_limits() {
    for (mode, config) in modes() {
        let game = played(config, 5, Policy::Greedy);
        let entries = game.log().len().max(entries_of(&game).len());
        assert!(entries * 5 < MOST_ENTRIES, "{mode}: {entries}");
    }
}

#[test]
fn late_coins_count_like_coins_entered_in_time() {
    let mut late = Pad::new(header(&config()), config(), None);
    let mut in_time = late.clone();
    let [a, b] = [1, 2].map(|round| PadEvent::Fill { row: 1, building: BuildingType::Tower, round });
    let coins = PadEvent::Coins { row: 1, round: 1 };
    [a, b, coins].into_iter().for_each(|event| late.enter(event).unwrap());
    [a, coins, b].into_iter().for_each(|event| in_time.enter(event).unwrap());
    assert_eq!(late.pad_state(), in_time.pad_state());
}
