//! Positions of every game on the command line, as text and as JSON, and what the documents say about them.

use std::collections::BTreeSet;

use alhambra::{
    games::{
        alexandros::record as ledger_record,
        alhambra::{record as tile_record, rules::Scoring},
        common::BuildingType,
    },
    kernel::{record::AnyGame, winners},
};
use serde_json::{Value, json};

use crate::cli::run::Place;

fn sample(name: &str) -> String {
    std::fs::read_to_string(format!("{}/saves/{name}.json", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn with_sample(name: &str) -> Place {
    let place = Place::new();
    place.write("game.json", sample(name));
    place
}

fn shown(place: &Place, at: usize) -> Value {
    serde_json::from_str(&place.run(&format!("show game.json --json --at {at}")).fine()).unwrap()
}

#[test]
fn an_unfinished_game_of_alhambra_is_scored_as_if_the_third_scoring_were_held_now() {
    for name in ["alhambra-table-two-and-dirk", "alhambra-table-four-with-a-board"] {
        let AnyGame::Table(pad) = tile_record::read(&sample(name)).unwrap().game else { panic!("{name}") };
        let place = with_sample(name);
        for at in (0..pad.log().len()).step_by(3) {
            let state = pad.at(at).state;
            let third = state.scored(Scoring::Third);
            let so_far: Vec<i32> = state.breakdown().iter().map(|card| card.vp).collect();
            let totals: Vec<i32> = third.iter().zip(&so_far).map(|(card, vp)| card.vp + vp).collect();
            let told = shown(&place, at);
            let rows = told["rows"].as_array().unwrap().iter();
            let total = |row: &Value| row["total"].as_i64().unwrap() as i32;
            if !state.held.contains(&Scoring::Third) {
                assert_eq!(rows.map(total).collect::<Vec<_>>(), totals, "{name} at {at}");
            }
        }
        // A record that was cut off is scored in the same way.
        let mut cut: Value = serde_json::from_str(&sample(name)).unwrap();
        cut.as_object_mut().unwrap().retain(|key, _| !["digest", "result", "ended"].contains(&key.as_str()));
        cut["log"].as_array_mut().unwrap().truncate(20);
        place.write("cut.json", cut.to_string());
        let scored: Value = serde_json::from_str(&place.run("score cut.json --json").fine()).unwrap();
        assert_eq!(scored["rows"], shown(&place, 20)["rows"]);
        let totals: Vec<i64> =
            scored["rows"].as_array().unwrap().iter().map(|row| row["total"].as_i64().unwrap()).collect();
        let best = winners(totals.iter().enumerate().map(|(row, total)| (row < 2).then_some(*total)));
        let won: Vec<u64> =
            scored["winner_rows"].as_array().unwrap().iter().map(|row| row.as_u64().unwrap()).collect();
        if name.ends_with("dirk") {
            assert_eq!(
                won,
                best.iter().map(|row| *row as u64 + 1).collect::<Vec<_>>(),
                "the third player never wins"
            );
        } else {
            assert_eq!(won.iter().map(|row| totals[*row as usize - 1]).max(), totals.iter().copied().max());
        }
    }
}

#[test]
fn tiles_walls_reserves_and_boards_are_shown_at_every_entry() {
    let name = "alhambra-table-four-with-a-board";
    let AnyGame::Table(pad) = tile_record::read(&sample(name)).unwrap().game else { panic!("a table") };
    let place = with_sample(name);
    for at in (0..=pad.log().len()).step_by(5) {
        let (state, told) = (pad.at(at).state, shown(&place, at));
        for (row, said) in state.rows.iter().zip(told["position"].as_array().unwrap()) {
            for building in BuildingType::ALL {
                assert_eq!(said["tiles"][building.name()], json!(row.types()[building.index()]), "at {at}");
            }
            assert_eq!(said["reserve"].as_array().unwrap().len(), row.reserve.len());
            let pieces = row.board.as_ref().map(|board| board.pieces().count());
            assert_eq!(said["board"]["pieces"].as_array().map(Vec::len), pieces);
        }
        assert_eq!(told["next_scoring"], json!(state.next().map(Scoring::number)));
        let [black, brown, white] = state.falcons_left(state.next().unwrap_or(Scoring::Third));
        assert_eq!(told["falcons_left"], json!({"black": black, "brown": brown, "white": white}));
        let text = place.run(&format!("show game.json --at {at}")).fine();
        let tower = text.lines().find(|line| line.starts_with("Tower ")).unwrap();
        let counts: Vec<&str> = tower.split_whitespace().skip(1).collect();
        let expected = state.rows.iter().map(|row| row.types()[BuildingType::Tower.index()].to_string());
        assert_eq!(counts, expected.collect::<Vec<_>>());
    }
}

#[test]
fn provinces_owners_costs_alexander_and_walls_are_shown_at_every_entry() {
    for name in ["alexandros-ledger", "alexandros-board"] {
        let AnyGame::Table(table) = ledger_record::read(&sample(name)).unwrap().game else {
            panic!("{name}")
        };
        let place = with_sample(name);
        for at in (0..=table.log().len()).step_by(9) {
            let (state, told) = (table.at(at).state, shown(&place, at));
            let provinces = told["provinces"].as_array().unwrap();
            assert_eq!(provinces.len(), state.provinces().len(), "{name} at {at}");
            for ((number, province), said) in state.provinces().into_iter().zip(provinces) {
                assert_eq!((&said["number"], &said["plain"]), (&json!(number), &json!(province.value())));
                assert_eq!(said["owner"], json!(province.owner().map(|player| player + 1)));
                let player = state.to_act();
                let costs = state.costs(table.config(), player, number).unwrap_or_default();
                let count = if state.is_closed() { 0 } else { costs.len() };
                assert_eq!(said["costs"].as_array().unwrap().len(), count);
            }
            let left = state.supply();
            assert_eq!(told["walls_left"], json!({"black": left.black, "red": left.red}));
            assert_eq!(told["alexander"].is_null(), table.config().board().is_none());
            let text = place.run(&format!("show game.json --at {at}")).fine();
            assert!(text.contains(&format!("\nWalls left: {} black, {} red\n", left.black, left.red)));
        }
    }
}

/// All names of members in some JSON, except those of counted things, such as types.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    const COUNTED: [&str; 6] = ["symbols", "on", "cards", "percentiles", "piece", "falcon"];
    match value {
        Value::Array(all) => all.iter().for_each(|one| names(one, found)),
        Value::Object(members) => {
            for (name, value) in members {
                found.insert(name.clone());
                if !COUNTED.contains(&name.as_str()) {
                    names(value, found);
                }
            }
        }
        _ => {}
    }
}

#[test]
fn the_documents_name_every_member_that_commands_write() {
    let place = Place::new();
    let mut found = BTreeSet::new();
    let mut run = |words: &str| {
        let run = place.run(words);
        let text = if run.code == 0 { &run.out } else { &run.err };
        names(&serde_json::from_str(text).unwrap_or_else(|_| panic!("{words}: {text}")), &mut found);
    };
    for name in [
        "solo-2-phantoms",
        "two-players",
        "table-three-players",
        "alhambra-table-two-and-dirk",
        "alhambra-table-four-with-a-board",
        "alhambra-played-three-with-modules",
        "alhambra-result-three",
        "alexandros-ledger",
        "alexandros-board",
        "alexandros-result",
    ] {
        place.write("game.json", sample(name));
        for words in ["show game.json", "show game.json --at 1", "score game.json", "verify game.json"] {
            run(&format!("{words} --json"));
        }
    }
    for words in [
        "play -o played.json --seed 1",
        "simulate --games 20 --seed 1",
        "simulate --tournament --games 20 --players random,greedy --seed 1",
        "show missing.json",
    ] {
        run(&format!("{words} --json"));
    }
    let page = include_str!("../../docs/command-json.md");
    let lacks: Vec<&String> = found
        .iter()
        .filter(|name| !page.contains(&format!("`{name}`")) && !page.contains(&format!("\"{name}\"")))
        .collect();
    assert!(lacks.is_empty(), "docs/command-json.md does not name {lacks:?}");
    assert!(found.len() > 80, "{}", found.len());
}
