//! Tables and results against the JSON Schema of records.

use std::{collections::BTreeSet, fs};

use alhambra::{
    games::{
        alhambra::{
            log::{Currency, MEMBERS, Printed, PrintedBazaar, PrintedCamp, SetUp},
            pad::{Pad, PadEvent, PadExt},
            rules::{AuditFinding, Camp, FalconKind, GameConfig, Piece, Scoring, Side, TileSet},
        },
        common::BuildingType::{Garden, Pavilion, Tower},
    },
    kernel::Note,
};
use serde_json::{Value, json};

use super::{
    schema::{is_valid, refuses_all_damage, with_log},
    support::{Chance, bazaar, falcon},
    tables::{self, EVERY_MODULE, header},
};

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn samples() -> Vec<Value> {
    ["table-two-and-dirk", "table-four-with-a-board", "result-three"]
        .map(|name| {
            let path = format!("{}/saves/alhambra-{name}.json", env!("CARGO_MANIFEST_DIR"));
            value(&fs::read_to_string(path).unwrap())
        })
        .to_vec()
}

/// A table with the user's own tiles, transcribed pieces, every option, and notes.
fn everything() -> Value {
    let Piece::Bazaar(printed) = bazaar([Pavilion, Garden, Tower]) else { panic!("a bazaar") };
    let camp = Camp::new([Side::North, Side::West].into_iter().collect()).unwrap();
    let own = TileSet::new(TileSet::standard().tiles()[..20].to_vec()).unwrap();
    let options = *tables::setup(3, &EVERY_MODULE).game.options();
    let setup = SetUp {
        game: GameConfig::new(3, own, options).unwrap(),
        printed: Printed {
            camps: vec![PrintedCamp { price: 5, camp }],
            bazaars: vec![PrintedBazaar { currency: Currency::Dinar, bazaar: printed }],
            falcons: vec![falcon(FalconKind::White, [Garden, Tower])],
        },
    };
    let mut pad = Pad::new(header(3), setup);
    pad.enter(PadEvent::First { row: 1 }).unwrap();
    pad.enter(PadEvent::Leftover { space: 2, row: None }).unwrap();
    pad.enter(tables::wall(Scoring::First, 2, 40)).unwrap();
    pad.note(Note::Amend { entry: 3, event: tables::wall(Scoring::First, 2, 41) }).unwrap();
    pad.note(Note::Strike { entry: 2 }).unwrap();
    let finding = AuditFinding::Skipped { scoring: Scoring::Second };
    pad.note(Note::confirm(finding)).unwrap();
    pad.note(Note::TakeBack { to: 2 }).unwrap();
    value(&pad.write(None))
}

#[test]
fn samples_and_random_tables_are_valid_by_the_schema() {
    for sample in samples() {
        assert!(is_valid(&sample), "{}", sample["id"]);
    }
    let mut chance = Chance::new(77);
    for _ in 0..40 {
        let pad = tables::table(&mut chance, 60);
        let record = value(&pad.write(None));
        assert!(is_valid(&record), "{record}");
    }
}

#[test]
fn no_member_of_a_table_or_a_result_accepts_anything_else() {
    let mut seen = BTreeSet::new();
    let mut chance = Chance::new(78);
    let mut records = samples();
    records.push(everything());
    records.extend((0..6).map(|_| value(&tables::table(&mut chance, 90).write(None))));
    for record in &records {
        refuses_all_damage(record, &MEMBERS, &mut seen);
    }
    let events: BTreeSet<&str> = seen.iter().filter_map(|entry| entry.split(' ').next()).collect();
    let all = [
        "amend",
        "confirm",
        "falcon",
        "first",
        "lay",
        "leftover",
        "measure",
        "neutral",
        "remove",
        "reserve",
        "scoring",
        "strike",
        "take_back",
        "tile",
    ];
    assert!(all.iter().all(|event| events.contains(event)), "{events:?}");
}

#[test]
fn impossible_entries_are_refused() {
    let [table, _, result] = <[Value; 3]>::try_from(samples()).unwrap();
    let tile = json!({"event": "tile", "scoring": 1, "row": 2, "building": "tower", "change": 1});
    assert!(is_valid(&with_log(&table, json!([tile]))));
    let line = json!({"event": "scoring", "scoring": 1, "row": 1, "types": [2, 0, 1, 2, 1, 0], "wall": 7});
    assert!(is_valid(&with_log(&result, json!([line]))));
    let swap =
        json!({"event": "swap", "scoring": 1, "row": 1, "cell": {"x": 0, "y": -1}, "piece": {"tile": "T09"}});
    assert!(is_valid(&with_log(&table, json!([swap]))));
    let give = json!({"event": "give", "scoring": 2, "row": 1, "tile": "T09"});
    assert!(is_valid(&with_log(&table, json!([give]))));
    let changed = |entry: &Value, member: &str, to: Value| {
        let mut entry = entry.clone();
        entry[member] = to;
        entry
    };
    for entry in [
        changed(&tile, "scoring", json!(4)),
        changed(&tile, "row", json!(0)),
        changed(&tile, "row", json!(7)),
        changed(&tile, "change", json!(2)),
        changed(&tile, "building", json!("temple")),
        changed(&swap, "piece", json!({"tile": "X09"})),
        changed(&swap, "piece", json!({"camp": {"ramparts": []}})),
        changed(&swap, "piece", json!({"bazaar": {"walls": [], "colours": ["tower", "tower", "garden"]}})),
        changed(&swap, "cell", json!({"x": 0})),
        changed(&give, "tile", json!("tower")),
        json!({"event": "measure", "scoring": 1, "row": 1, "falcons": [1, 2]}),
        json!({"event": "leftover", "space": 5, "row": null}),
        json!({"event": "amend", "entry": 1, "was": changed(&tile, "row", json!(0))}),
        json!({"event": "strike", "entry": 0}),
        json!({"event": "confirm", "finding": {"code": "odd"}}),
        json!({"event": "hint"}),
        json!({"event": "fill", "row": 1, "building": "tower", "round": 3}),
    ] {
        assert!(!is_valid(&with_log(&table, json!([entry]))), "{entry}");
    }
    for entry in [changed(&line, "types", json!([1, 2, 3])), tile, json!({"event": "strike", "entry": 1})] {
        assert!(!is_valid(&with_log(&result, json!([entry]))), "{entry}");
    }
}

#[test]
fn two_players_have_a_third_one_after_them_and_more_have_none() {
    let [two, four, _] = <[Value; 3]>::try_from(samples()).unwrap();
    let phantom = two["seats"][2].clone();
    let seated = |record: &Value, seats: &[Value]| {
        let mut record = record.clone();
        record["seats"] = json!(seats);
        is_valid(&record)
    };
    let players = four["seats"].as_array().unwrap();
    for count in 0..=7 {
        let alone: Vec<Value> = players.iter().cycle().take(count).cloned().collect();
        assert_eq!(seated(&two, &alone), (3..=6).contains(&count), "{count} players");
        let with_third: Vec<Value> = alone.iter().chain([&phantom]).cloned().collect();
        assert_eq!(seated(&two, &with_third), count == 2, "{count} players and the third one");
    }
}

#[test]
fn every_finding_has_its_place_in_the_schema() {
    let [table, ..] = <[Value; 3]>::try_from(samples()).unwrap();
    let findings = [
        AuditFinding::Skipped { scoring: Scoring::Third },
        AuditFinding::Wall { row: 1, scoring: Scoring::First, wall: 99, most: 3 },
    ];
    for finding in findings {
        let good = json!({"event": "confirm", "finding": finding});
        assert!(is_valid(&with_log(&table, json!([good]))), "{good}");
        for member in json!(finding).as_object().unwrap().keys() {
            let mut wrong = good.clone();
            wrong["finding"].as_object_mut().unwrap().remove(member);
            assert!(!is_valid(&with_log(&table, json!([wrong]))), "{good} without {member}");
        }
    }
}

#[test]
fn no_member_of_a_played_game_accepts_anything_else() {
    let mut seen = BTreeSet::new();
    for name in ["two-and-dirk", "three-with-modules", "four"] {
        let path = format!("{}/saves/alhambra-played-{name}.json", env!("CARGO_MANIFEST_DIR"));
        let record = value(&fs::read_to_string(path).unwrap());
        assert!(is_valid(&record), "{name}");
        refuses_all_damage(&record, &MEMBERS, &mut seen);
        let mut other = record.clone();
        other["options"]["further_action"] = json!("can");
        assert!(!is_valid(&other), "{name}");
    }
    let events: BTreeSet<&str> = seen.iter().filter_map(|entry| entry.split(' ').next()).collect();
    let all = [
        "buy", "deal", "display", "end_turn", "falcon", "lay", "neutral", "reserve", "take", "vizier", "yard",
    ];
    assert!(all.iter().all(|event| events.contains(event)), "{events:?}");
}
