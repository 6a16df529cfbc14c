//! The commands on records of games played at a real table.

use std::{fs, path::Path};

use serde_json::Value;

use crate::cli::run::Place;

/// The samples of a game, by name, with their texts.
fn samples(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let mut found: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "json"))
        .map(|path| {
            (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap())
        })
        .filter(|(_, text)| serde_json::from_str::<Value>(text).unwrap()["game"] == game)
        .collect();
    found.sort();
    assert!(found.len() >= 3, "{game}: {} samples", found.len());
    found
}

const GAMES: [&str; 2] = ["alhambra", "alexandros"];

#[test]
fn every_sample_verifies_shows_and_scores_with_the_totals_of_its_record() {
    for game in GAMES {
        for (name, text) in samples(game) {
            let place = Place::new();
            place.write(&name, &text);
            let said = place.run(&format!("verify {name}")).fine();
            assert!(said.starts_with(&format!("{name}: good, ")), "{said}");
            let scored: Value =
                serde_json::from_str(&place.run(&format!("score {name} --json")).fine()).unwrap();
            let record: Value = serde_json::from_str(&text).unwrap();
            let totals: Vec<i64> =
                scored["rows"].as_array().unwrap().iter().map(|row| row["total"].as_i64().unwrap()).collect();
            assert_eq!(scored["rows"].as_array().unwrap().len(), record["seats"].as_array().unwrap().len());
            let words = place.run(&format!("score {name}")).fine();
            totals.iter().for_each(|total| assert!(words.contains(&total.to_string()), "{total}: {words}"));
            if record["ended"].is_string() {
                assert!(scored["winners"].as_array().unwrap().iter().all(Value::is_string), "{scored}");
                assert!(said.contains(&totals[0].to_string()), "{said}");
            }
            let events = record["log"].as_array().unwrap().len();
            for at in [0, events / 2, events] {
                let shown: Value =
                    serde_json::from_str(&place.run(&format!("show {name} --at {at} --json")).fine())
                        .unwrap();
                assert_eq!((shown["at"].as_u64(), &shown["game"]), (Some(at as u64), &game.into()));
                assert!(!place.run(&format!("show {name} --at {at}")).fine().is_empty());
            }
            assert_eq!(place.run(&format!("show {name} --at {}", events + 1)).code, 2);
        }
    }
}

#[test]
fn a_record_that_was_changed_is_refused_with_a_sentence() {
    for game in GAMES {
        let (name, text) = samples(game).swap_remove(0);
        let place = Place::new();
        place.write("bad.json", text.replacen("\"digest\": \"", "\"digest\": \"0", 1));
        for command in ["verify bad.json", "score bad.json", "show bad.json"] {
            assert_ne!(place.run(command).code, 0, "{name}: {command}");
        }
    }
}

#[cfg(feature = "gui")]
#[test]
fn every_sample_is_drawn() {
    for game in GAMES {
        // There is no picture of bare totals.
        let drawn = samples(game).into_iter().filter(|(_, text)| !text.contains("\"kind\": \"totals\""));
        for (name, text) in drawn {
            let place = Place::new();
            place.write(&name, &text);
            place.run(&format!("render {name} --size 640x400 -o end.png")).fine();
            place.run(&format!("render {name} --at 1 --size 640x400 --theme dark -o start.png")).fine();
            assert_ne!(
                fs::read(place.path("end.png")).unwrap(),
                fs::read(place.path("start.png")).unwrap(),
                "{name}"
            );
        }
    }
}

#[test]
fn a_table_of_the_tile_game_that_is_written_as_text_becomes_a_record() {
    let document = include_str!("../../docs/table-text.md");
    let example = document.split("```text\n").nth(2).unwrap().split("```").next().unwrap();
    let place = Place::new();
    place.write("table.txt", example);
    let said = place.run("import table.txt -o table.json").fine();
    assert!(said.starts_with("table.json: score pad, 2 players, before the second scoring"), "{said}");
    assert!(place.run("verify table.json").fine().contains("good"));
    place.write("wrong.txt", example.replace("scoring 1 Ben", "scoring 1 Nobody"));
    let refused = place.run("import wrong.txt -o wrong.json");
    assert_eq!(refused.code, 65);
    assert!(!place.path("wrong.json").exists());
}
