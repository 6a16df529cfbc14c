//! Games played by policies without values: the same command always brings the same game.

use std::fs;

use serde_json::Value;

use crate::frozen::{
    expected::{Found, check, difference, folder, in_parallel},
    output::{json, said},
    run::Place,
};

/// The name of a game, and the options of `alhambra play` that made it, except the time.
pub const PLAYED: [(&str, &str); 16] = [
    ("solo-2", "--players greedy --seed 101"),
    ("solo-3", "--players random --phantoms 3 --seed 102"),
    ("solo-4", "--players greedy --phantoms 4 --seed 103"),
    ("against-2", "--players greedy --against-phantoms --seed 104"),
    ("against-3", "--players greedy --phantoms 3 --against-phantoms --phantom-bonus 30 --seed 105"),
    ("against-4", "--players random --phantoms 4 --against-phantoms --seed 106"),
    ("two-players", "--players greedy,random --seed 107"),
    ("three-players", "--players random,greedy,random --seed 108"),
    ("four-players", "--players greedy,random,greedy,random --seed 109"),
    ("five-players", "--players random,greedy,random,greedy,random --seed 110"),
    ("one-any", "--players random --special-actions one --change-dice any --seed 111"),
    ("both-two", "--players random,random --special-actions both --change-dice two --seed 112"),
    (
        "both-any",
        "--players random,random,greedy --special-actions both --change-dice any --rounds 9 --seed 113",
    ),
    ("own-layout", "--players greedy --layout layout.json --rounds 12 --seed 114"),
    ("one-round", "--players random,greedy --rounds 1 --seed 115"),
    ("most-rounds", "--players random --rounds 33 --seed 18446744073709551615"),
];
/// When they were played.
pub const STARTED: &str = "--started 2026-03-01T12:00:00Z";

/// The members that describe the game, whatever version wrote the record.
const SAID: [&str; 8] = ["kind", "started", "layout", "options", "seats", "seeds", "log", "result"];

fn meaning(record: &str) -> String {
    let value: Value = serde_json::from_str(record).unwrap();
    SAID.map(|name| format!("{name}: {}\n", json(&value[name], 0))).concat()
}

#[test]
fn the_same_seed_still_makes_the_same_game() {
    let told = in_parallel(&PLAYED, |(name, words)| {
        let place = Place::new();
        place.write("layout.json", fs::read(folder("texts/layout.json")).unwrap());
        place.run(&format!("play {words} {STARTED} -o game.json")).fine();
        let kept = fs::read_to_string(folder("games").join(format!("{name}.json"))).unwrap();
        let told = difference(&meaning(&kept), &meaning(&place.read("game.json")));
        if told.is_empty() { told } else { format!("{name}:\n{told}") }
    });
    assert!(told.concat().is_empty(), "these games are never rewritten:\n{}", told.concat());
}

#[test]
fn play_and_simulate_still_say_the_same() {
    let play = format!("play --players random,greedy --rounds 2 --seed 7 {STARTED} -o game.json");
    let commands = [
        play.as_str(),
        play.as_str(),
        "simulate --players greedy --games 300 --seed 7 --threads 2",
        "simulate --players greedy --against-phantoms --games 200 --seed 8 --json",
        "simulate --players random,greedy,random --games 200 --seed 9 --threads 1",
        "simulate --players random,greedy --special-actions both --change-dice any --games 100 --seed 10 --json",
        "simulate --tournament --players random,greedy --games 100 --seed 11",
        "simulate --tournament --players random,greedy --games 100 --seed 11 --json",
    ];
    let place = Place::new();
    let said: Vec<String> = commands.iter().map(|words| said(&place, words)).collect();
    check(&[Found { file: "play-and-simulate.txt".to_owned(), text: said.join("\n") }]);
}

#[test]
fn written_tables_still_make_the_same_records() {
    let names = ["booklet", "counts", "french", "layout", "odd", "open", "wrong", "wrong-entries"];
    let found = in_parallel(&names, |name| {
        let place = Place::new();
        for file in fs::read_dir(folder("texts")).unwrap() {
            let file = file.unwrap();
            place.write(file.file_name().to_str().unwrap(), fs::read(file.path()).unwrap());
        }
        let mut text = said(&place, &format!("import {name}.txt -o record.json"));
        for words in [format!("import {name}.txt --confirm -o record.json"), "verify record.json".to_owned()]
        {
            text += &format!("\n{}", said(&place, &words));
        }
        if place.path("record.json").exists() {
            text += &format!("\n$ what the record says\n{}", meaning(&place.read("record.json")));
        }
        Found { file: format!("import/{name}.txt"), text }
    });
    check(&found);
}
