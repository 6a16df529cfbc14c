//! `alhambra play`.

use serde_json::Value;

use crate::cli::run::Place;

const TIME: &str = "--started 2026-01-31T20:00:00Z";

#[test]
fn the_same_seed_and_time_make_the_same_record() {
    let place = Place::new();
    for players in ["random", "greedy", "random,greedy", "greedy,random,random"] {
        let said = place.run(&format!("play --players {players} --seed 7 {TIME} -o a.json --force")).fine();
        assert!(said.starts_with("a.json: seed 7, "), "{said}");
        place.run(&format!("play --players {players} --seed 7 {TIME} -o b.json --force")).fine();
        assert_eq!(place.read("a.json"), place.read("b.json"));
        place.run(&format!("play --players {players} --seed 8 {TIME} -o b.json --force")).fine();
        assert_ne!(place.read("a.json"), place.read("b.json"));
    }
}

#[test]
fn without_a_seed_a_random_one_is_used_and_shown() {
    let place = Place::new();
    let said = place.run("play --players random -o a.json").fine();
    let seed = said.split("seed ").nth(1).unwrap().split(',').next().unwrap();
    let record: Value = serde_json::from_str(&place.read("a.json")).unwrap();
    assert_eq!(record["seeds"][0]["seed"], seed);
    assert_ne!(place.run("play --players random -o b.json").fine().replace('b', "a"), said);
}

#[test]
fn every_kind_of_table_is_played_to_a_good_finished_record() {
    let place = Place::new();
    for (options, summary) in [
        ("", "1 player and 2 phantoms, 18 rounds"),
        ("--phantoms 3", "1 player and 3 phantoms, 15 rounds"),
        ("--phantoms 4 --against-phantoms", "1 player and 4 phantoms, 12 rounds"),
        ("--against-phantoms --phantom-bonus 0 --rounds 33", "1 player and 2 phantoms, 33 rounds"),
        ("--players random,greedy", "2 players and 1 phantom, 18 rounds"),
        ("--players random,greedy,random", "3 players, 18 rounds"),
        ("--players greedy,greedy,random,random --special-actions both", "4 players, 15 rounds"),
        ("--players random,random,random,random,greedy --change-dice any --rounds 1", "5 players, 1 round,"),
    ] {
        place.run(&format!("play {options} --seed 3 {TIME} -o game.json --force")).fine();
        let verified = place.run("verify game.json").fine();
        assert!(verified.contains(summary) && verified.contains("VP"), "{options}: {verified}");
        let record: Value = serde_json::from_str(&place.read("game.json")).unwrap();
        assert_eq!(record["ended"], "2026-01-31T20:00:00Z");
        assert_eq!(record["seats"][0]["kind"], "computer");
    }
}

#[test]
fn an_existing_file_is_replaced_only_with_force() {
    let place = Place::new();
    place.write("game.json", "mine");
    let sentence = place.run("play -o game.json").failed(74);
    assert!(sentence.contains("game.json already exists") && sentence.contains("--force"), "{sentence}");
    assert_eq!(place.read("game.json"), "mine");
    place.run("play -o game.json --force").fine();
    place.run("verify game.json").fine();
}

#[test]
fn a_record_that_cannot_be_written_exits_with_74_and_leaves_nothing() {
    let place = Place::new();
    place.run("play -o none/game.json").failed(74);
    place.run("play -o . --force").failed(74);
    assert!(!place.path("none").exists());
}

#[test]
fn a_layout_comes_from_a_file_and_all_its_faults_are_reported() {
    let place = Place::new();
    let layout = include_str!("../../assets/layouts/default.json");
    place.write("mine.json", layout.replace("Default", "Mine").replace("15,", "20,"));
    place.run("play --layout mine.json --seed 1 -o game.json").fine();
    let record: Value = serde_json::from_str(&place.read("game.json")).unwrap();
    assert_eq!((&record["layout"]["name"], &record["layout"]["coins"]), (&"Mine".into(), &20.into()));

    place.write(
        "bad.json",
        layout.replace("15,", "2,").replace("PGTCSA", "PGTCSX").replace("21, 13", "13, 21"),
    );
    let sentence = place.run("play --layout bad.json -o a.json").failed(65);
    for words in
        ["bad.json has 3 faults", "2 coins: a sheet has 3 to 40", "“X”", "more than the place before"]
    {
        assert!(sentence.contains(words), "{words}: {sentence}");
    }
    place.write("counts.json", r#"{"name": "Counts", "counts": [6,6,6,6,6,6], "coins": 15, "vp": [[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1],[1,1,1]]}"#);
    assert!(place.run("simulate --layout counts.json").failed(65).contains("6×6 grid"));
    place.run("play --layout none.json -o a.json").failed(66);
    place.write("text.json", "Mine");
    place.run("play --layout text.json -o a.json").failed(65);
}
