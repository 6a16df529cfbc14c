//! Every fault of a table is reported, and whatever was saved can be read.

use std::collections::BTreeSet;

use alhambra::{
    games::{
        common::BuildingType,
        roll_and_write::{
            advisor::Generator,
            log::{Game, Options, solo_header},
            pad::{PadEvent, PadExt},
            record::{AnyGame, read},
            rules::AuditFinding,
        },
    },
    kernel::{By, Seed},
};
use serde_json::{Value, json};

use super::{COUNTS, close, coins, config, counts_only, fill, roll};
use crate::game::support::{faults_of, new_pad, table, text_of_pad};

/// A record of a table with this log.
fn record(log: &Value) -> Value {
    let mut value: Value = serde_json::from_str(&text_of_pad(&new_pad(&config(2, 1), 7))).unwrap();
    value.as_object_mut().unwrap().remove("digest");
    value["log"] = log.clone();
    value
}

#[test]
fn every_fault_of_a_table_is_reported_with_its_entry_its_section_and_its_value() {
    let fill =
        |row: u8, round: u8| json!({"event": "fill", "row": row, "building": "pavilion", "round": round});
    let sheet = json!(["x.....", "......", "......", "......", "......", "......"]);
    for (entry, said) in [
        (fill(4, 1), "there is no row 4 on this score sheet (§2)"),
        (fill(0, 1), "there is no row 0 on this score sheet (§2)"),
        (fill(1, 19), "there is no round 19: this game has 18 (§2)"),
        (fill(2, 1), "row 2 has no pavilion boxes left (§1)"),
        (json!({"event": "coins", "row": 3, "round": 1}), "row 3 is a phantom: it takes no coins (§9)"),
        (json!({"event": "first", "row": 3}), "row 3 is a phantom: only players go first"),
        (
            json!({"event": "leave", "row": 3, "round": 1}),
            "row 3 is a phantom: only players go first or leave",
        ),
        (json!({"event": "next_round", "round": 19}), "there is no round 19: this game has 18"),
        (
            json!({"event": "roll", "row": 3, "round": 1, "yellow": 1, "blue": 1, "by": "program"}),
            "seed 7 gives yellow 3, blue 1, not yellow 1, blue 1 (docs/record-format.md, Seeds)",
        ),
        (
            json!({"event": "roll", "row": 1, "round": 1, "yellow": 1, "blue": 1, "by": "people"}),
            "row 1 is not a phantom: its dice are not rolled on the pad (§9)",
        ),
        (
            json!({"event": "roll", "row": 3, "round": 1, "yellow": 7, "blue": 1, "by": "people"}),
            "“yellow” has a value that is not allowed: found 7 instead of a whole number from 1 to 6",
        ),
        (json!({"event": "counts", "counts": COUNTS}), "the layout has a grid"),
        (
            json!({"event": "close", "row": 1, "lines": [0, 0, 0], "coins": 3, "built": sheet}),
            "row 1 has 1 cross on the pavilion, but 0 boxes on the score sheet (§1)",
        ),
        (
            json!({"event": "close", "row": 1, "lines": [0, 0, 1], "coins": 3, "built": sheet}),
            "the crosses of the sheet make 0, 0 and 0 lines with 4, 5 and 6, not 0, 0 and 1 (§7.2)",
        ),
        (
            json!({"event": "close", "row": 1, "lines": [0, 0, 0], "coins": 3, "built": ["x"]}),
            "“built” has a value that is not allowed: found a list of 1 instead of 6",
        ),
        (
            json!({"event": "close", "row": 1, "lines": [9, 9, 9], "coins": 3}),
            "row 1 has 27 lines; a sheet has 12 (§1)",
        ),
        (
            json!({"event": "strike", "entry": 7}),
            "it refers to entry 7, which is not an earlier event that still counts",
        ),
        (json!({"event": "strike", "entry": 6}), "it refers to entry 6"),
        (json!({"event": "amend", "entry": 1, "was": fill(4, 1)}), "there is no row 4"),
        (
            json!({"event": "amend", "entry": 1, "was": {"event": "roll", "row": 3, "round": 1, "yellow": 1, "blue": 1, "by": "program"}}),
            "entry 1 was amended by hand: the program does not roll for the past",
        ),
        (
            json!({"event": "close", "row": 3, "lines": [0, 0, 0], "coins": 0}),
            "row 3 is a phantom: it has neither lines nor coins",
        ),
        (
            json!({"event": "leave", "row": 2, "round": 4}),
            "row 2 left the game in round 4: nothing more is entered in round 5",
        ),
        (json!({"event": "amend", "entry": 1}), "“was” is missing"),
        (json!({"event": "take_back", "to": 7}), "it refers to entry 7"),
        (
            json!({"event": "hint"}),
            "a score pad takes no hints, and its dice are changed like its other entries",
        ),
        (json!({"event": "dance"}), "“dance” is unknown here"),
    ] {
        let mut log: Vec<Value> = (1..=5).map(|round| fill(2, round)).collect();
        log.extend([json!({"event": "confirm", "oddity": "five pavilions"}), entry.clone()]);
        let faults = faults_of(&record(&json!(log)).to_string());
        assert!(
            faults.contains("entry 7: ") && faults.contains(said),
            "{entry}: {said:?} is not in\n{faults}"
        );
        assert_eq!(faults.lines().count(), 1, "{faults}");
    }
}

/// A building of a row as records write it; in setup it is a different one, so that no type is completed.
fn built(row: u8, round: u8) -> Value {
    let building = if round == 0 { "tower" } else { "garden" };
    json!({"event": "fill", "row": row, "building": building, "round": round})
}

#[test]
fn nobody_plays_on_or_leaves_again_after_leaving() {
    let leave = |round: u8| json!({"event": "leave", "row": 1, "round": round});
    let log = json!([built(1, 1), built(2, 1), leave(1), built(2, 2)]);
    assert!(read(&record(&log).to_string()).is_ok(), "a player may enter something in the round of leaving");
    for (entry, said) in [
        (built(1, 2), "row 1 left the game in round 1: nothing more is entered in round 2"),
        (leave(1), "row 1 has left the game already, in round 1"),
        (leave(2), "row 1 left the game in round 1: nothing more is entered in round 2"),
    ] {
        let mut log = log.clone();
        log.as_array_mut().unwrap().push(entry);
        assert_eq!(faults_of(&record(&log).to_string()), format!("entry 5: {said}\n"));
    }
}

#[test]
fn a_closed_table_without_an_entry_in_an_early_round_is_odd() {
    let coins = |row: u8, round: u8| json!({"event": "coins", "row": row, "round": round});
    let setup = (1..=3).flat_map(|row| (0..3).map(move |_| built(row, 0)));
    let mut log: Vec<Value> = setup.collect();
    for round in 1..=3 {
        log.extend([coins(1, round), built(3, round)]);
        log.extend((round != 2).then(|| coins(2, round)));
    }
    let close = |row: u8| json!({"event": "close", "row": row, "lines": [0, 0, 0], "coins": 0});
    let missing = |log: &[Value]| {
        let mut record = record(&json!(log));
        record["ended"] = record["started"].clone();
        let AnyGame::Table(pad) = read(&record.to_string()).unwrap().game else { panic!("a table") };
        let missing = pad.findings().into_iter().filter(|one| matches!(one, AuditFinding::Missing { .. }));
        missing.collect::<Vec<_>>()
    };
    let mut closed = log.clone();
    closed.extend([close(1), close(2)]);
    assert_eq!(missing(&closed), [AuditFinding::Missing { row: 2, round: 2 }]);
    let mut by_hand = log.clone();
    by_hand.extend([json!({"event": "next_round", "round": 2}), close(1), close(2)]);
    assert_eq!(missing(&by_hand), [], "somebody ended that round");
    let mut left = log;
    left.retain(|entry| *entry != coins(2, 3));
    left.extend([json!({"event": "leave", "row": 2, "round": 2}), close(1)]);
    assert_eq!(missing(&left), [], "a player who has left enters nothing");
}

#[test]
fn a_table_that_has_ended_has_closed_every_row() {
    let close = |row: u8| json!({"event": "close", "row": row, "lines": [0, 0, 0], "coins": 3});
    let mut value = record(&json!([close(2)]));
    assert!(read(&value.to_string()).is_ok(), "it goes on");
    value["ended"] = value["started"].clone();
    assert_eq!(faults_of(&value.to_string()), "the game has ended, but row 1 has no final count (§7)\n");
    value["log"] = json!([close(2), close(1)]);
    let AnyGame::Table(table) = read(&value.to_string()).unwrap().game else { panic!("a table") };
    assert_eq!(table.pad_state().rounds_over(), 18, "all awards are given");
}

#[test]
fn a_full_game_has_neither_amendments_nor_struck_entries() {
    let game = Game::start(solo_header("x", "Default", 2), config(1, 2), Some(Seed(1))).unwrap();
    let mut value: Value = serde_json::from_str(&AnyGame::Played(Box::new(game)).write(None)).unwrap();
    value.as_object_mut().unwrap().remove("digest");
    for note in [
        json!({"event": "strike", "entry": 1}),
        json!({"event": "amend", "entry": 1, "was": {"event": "next_round"}}),
    ] {
        value["log"] = json!([note]);
        assert_eq!(
            faults_of(&value.to_string()),
            "entry 1: only entries of a score pad can be amended or struck (docs/record-format.md, Notes)\n"
        );
    }
}

#[test]
fn whatever_is_entered_and_corrected_the_saved_table_can_be_read() {
    let mut kinds = BTreeSet::new();
    for seed in 0..40 {
        let config = match seed % 4 {
            0 => config(1, 3),
            1 => counts_only(2, 1, [2, 4, 6, 8, 8, 8]),
            2 => counts_only(1, 2, [1, 1, 1, 1, 1, 31]),
            _ => config(5, 0),
        };
        let mut generator = Generator::new(seed, 11);
        let mut pad = new_pad(&config, seed);
        let mut below = |n: u32| generator.below(n) as u8;
        for _ in 0..120 {
            let before = pad.clone();
            let (row, round) = (below(7), below(8));
            let building = BuildingType::ALL[usize::from(below(6))];
            let event = match below(13) {
                0..4 => fill(row, building, round),
                4 => coins(row, round),
                5 => PadEvent::Nothing { row, round },
                6 => roll(row, round, below(6) + 1, below(6) + 1),
                7 => PadEvent::NextRound { round: Some(round).filter(|round| *round > 2) },
                8 => PadEvent::First { row },
                9 => PadEvent::Leave { row, round },
                10 => PadEvent::Counts {
                    counts: [[2, 4, 6, 8, 8, 8], [3, 4, 5, 8, 8, 8], COUNTS][usize::from(below(3))],
                },
                11 => {
                    let rounds = i64::from(5 + below(20));
                    let options = Options { rounds, ..Options::of(&config) };
                    let counts = [[3, 3, 6, 8, 8, 8], COUNTS][usize::from(below(2))];
                    let other = *counts_only(3, 0, counts).layout();
                    let layout = Some(other.into()).filter(|_| rounds % 2 == 0);
                    PadEvent::Options { round, layout, options, phantom_dice: Some(By::People) }
                }
                _ => close(row, [below(5), below(5), below(5)], below(20)),
            };
            let entry = usize::from(below(pad.log().len() as u32 + 2));
            let (what, done) = match below(10) {
                0 => ("amend", pad.amend(entry, event).is_ok()),
                1 => ("strike", pad.strike(entry).is_ok()),
                2 | 3 => ("roll", pad.roll_phantom(usize::from(row), round).is_ok()),
                4 => ("undo", pad.undo()),
                5 => ("redo", pad.redo()),
                _ => ("enter", pad.enter(event).is_ok()),
            };
            if done {
                kinds.insert(what);
                let again =
                    table(read(&text_of_pad(&pad)).unwrap_or_else(|faults| panic!("{seed}: {faults:?}")));
                assert_eq!((again.pad_state(), again.log()), (pad.pad_state(), pad.log()), "{seed}");
            } else {
                assert_eq!(pad, before, "{what} changes nothing when it is refused");
            }
            let (round, rounds) = (pad.round(), pad.corrected_config().rounds());
            assert_eq!(pad.turn().is_none(), round > rounds);
            assert_eq!(pad.forecast().races.len(), 6);
            assert_eq!(pad.findings().len(), pad.unconfirmed().len());
        }
    }
    assert_eq!(kinds.len(), 6, "{kinds:?}");
}
