//! `alhambra play` and `simulate` of the tile game.

use serde_json::Value;

use crate::cli::run::Place;

const TIME: &str = "--started 2026-01-31T20:00:00Z";

#[test]
fn every_kind_of_table_is_played_to_a_good_finished_record() {
    let place = Place::new();
    for options in [
        "",
        "--players random,greedy,random --modules vizier,camps,bazaars,falconers",
        "--players greedy,random --modules vizier --vizier-before-scoring --third-player-modules redraw",
        "--players beginner,casual,strong,greedy --second-scoring-pile 5 --holes single",
        "--players random,random,random,random,random,greedy --further-action must --modules camps",
    ] {
        let play = format!("play --game alhambra {options} --seed 7 {TIME}");
        place.run(&format!("{play} -o game.json --force")).fine();
        let verified = place.run("verify game.json").fine();
        assert!(verified.contains("VP"), "{options}: {verified}");
        let record: Value = serde_json::from_str(&place.read("game.json")).unwrap();
        assert_eq!((&record["game"], &record["kind"]), (&"alhambra".into(), &"full".into()));
        assert_eq!(record["ended"], "2026-01-31T20:00:00Z");
        assert_eq!(record["seats"][0]["kind"], "computer");
        place.run(&format!("{play} -o again.json --force")).fine();
        assert_eq!(place.read("game.json"), place.read("again.json"), "the same seed makes the same record");
    }
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads() {
    let figures = |words: &str| -> Value {
        let words = format!("simulate --game alhambra --players greedy,random,greedy {words} --json");
        serde_json::from_str(&Place::new().run(&words).fine()).unwrap()
    };
    let one = figures("--games 12 --seed 5 --threads 1");
    assert_eq!(one, figures("--games 12 --seed 5 --threads 2"));
    assert_ne!(one, figures("--games 12 --seed 6 --threads 1"));
    let wins: f64 = one["seats"].as_array().unwrap().iter().map(|seat| seat["wins"].as_f64().unwrap()).sum();
    assert!((wins - 12.0).abs() < 1e-9, "every game is won once: {one}");
    for seat in one["seats"].as_array().unwrap() {
        let parts = ["types", "walls", "modules"].map(|part| seat[part].as_f64().unwrap());
        assert!((parts.iter().sum::<f64>() - seat["mean"].as_f64().unwrap()).abs() < 1e-9, "{seat}");
    }
}

#[test]
fn a_tournament_rates_its_players() {
    let words = "simulate --game alhambra --tournament --players random,greedy --games 10 --seed 1";
    let text = Place::new().run(words).fine();
    assert!(text.contains("random") && text.contains("greedy"), "{text}");
}

#[test]
fn impossible_requests_are_refused_in_one_sentence() {
    let place = Place::new();
    for (words, told) in [
        ("play --game chess -o a.json", "roll_and_write, alhambra"),
        ("play --game alhambra --players greedy -o a.json", "two to six play"),
        ("play --game alhambra --players clever,greedy -o a.json", "beginner"),
        ("play --game alhambra --modules dragons -o a.json", "falconers"),
        ("play --game alhambra --phantoms 2 -o a.json", "--phantoms"),
        ("simulate --game alhambra --first 1 --games 1", "§A4.2"),
    ] {
        let sentence = place.run(words).failed(2);
        assert!(sentence.contains(told) && sentence.lines().count() == 1, "{words}: {sentence}");
    }
}

#[test]
fn the_help_shows_the_options_of_all_games_whichever_is_named() {
    let place = Place::new();
    for command in ["play", "simulate"] {
        let help = |words: &str| place.run(words).fine();
        let all = help(&format!("{command} --help"));
        for words in [format!("help {command}"), format!("{command} --game=alhambra --modules vizier --help")]
        {
            assert_eq!(help(&words), all, "{words}");
        }
        for game in ["\nOptions for Roll & Write:\n", "\nOptions for Alhambra, the tile game:\n"] {
            assert_eq!(all.matches(game).count(), 1, "{game:?} in\n{all}");
        }
        for option in
            ["--players <P,P,…>", "--phantoms <N>", "--modules <M,M,…>", "[default: roll_and_write]"]
        {
            assert_eq!(all.matches(option).count(), 1, "{option} in\n{all}");
        }
    }
}

#[test]
fn an_option_of_another_game_is_not_accepted() {
    let place = Place::new();
    for words in ["play -o a.json --modules vizier", "simulate --game roll_and_write --modules vizier"] {
        assert!(place.run(words).failed(2).contains("--modules"), "{words}");
    }
}
