//! What the command line reveals of a game under way, and of one that is over.

use serde_json::{Value, json};

use crate::cli::run::Place;

const PLAYED: [&str; 3] =
    ["alhambra-played-two-and-dirk", "alhambra-played-three-with-modules", "alhambra-played-four"];

fn sample(name: &str) -> Value {
    let path = format!("{}/saves/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The game as it stood after this many entries.
fn cut(name: &str, entries: usize) -> Value {
    let mut record = sample(name);
    record.as_object_mut().unwrap().retain(|key, _| !["digest", "result", "ended"].contains(&key.as_str()));
    record["log"].as_array_mut().unwrap().truncate(entries);
    record
}

/// The game with its draws typed in and this seed, which then decides only what is to come.
fn with_seed(mut record: Value, seed: &str) -> String {
    record["seeds"] = json!([{"seed": seed, "from": 1}]);
    for entry in record["log"].as_array_mut().unwrap() {
        if entry.get("by").is_some() {
            entry["by"] = json!("people");
        }
    }
    record.to_string()
}

/// What a successful run prints; where a file goes to standard output, stderr may say so.
fn told(place: &Place, words: &str) -> String {
    let run = place.run(words);
    assert_eq!(run.code, 0, "{words}: {}", run.err);
    run.out
}

fn said(place: &Place, words: &str) -> String {
    let run = place.run(words);
    format!("{words}: {} {} {}", run.code, run.out, run.err)
}

/// Everything that commands that judge `game.json` say of it.
fn judged(place: &Place) -> Vec<String> {
    ["verify", "verify --json", "score", "score --json", "advise --rollouts 20", "analyse --rollouts 0"]
        .iter()
        .map(|words| said(place, &format!("{words} game.json")))
        .collect()
}

/// Everything said of `game.json` by commands that can reveal what is hidden.
fn shown(place: &Place, entries: usize, more: &str) -> Vec<String> {
    let mut shown = Vec::new();
    let mut run = |words: &str| shown.push(said(place, words));
    for at in [0, 5, 30, entries / 2, entries - 1, entries] {
        for form in ["", "--json", "--corrected", "--language fr"] {
            run(&format!("show game.json --at {at} {form} {more}"));
        }
    }
    for (format, what) in [("csv", "moves"), ("csv", "results"), ("svg", "position"), ("svg", "card")] {
        run(&format!("export game.json --format {format} --what {what} {more} -o -"));
    }
    run("export game.json --format txt -o -");
    run("export game.json --format bgstats -o -");
    shown
}

#[test]
fn before_the_end_no_output_depends_on_the_seed_unless_it_is_asked_for() {
    for (name, entries) in PLAYED.into_iter().zip([80, 100, 301]) {
        let [one, other] = ["2004", "12345"].map(|seed| {
            let place = Place::new();
            place.write("game.json", with_seed(cut(name, entries), seed));
            (judged(&place), shown(&place, entries, ""), shown(&place, entries, "--reveal"))
        });
        assert_eq!((&one.0, &one.1), (&other.0, &other.1));
        assert!(one.2.iter().any(|said| said.contains("\nSeed 2004\n")), "{name}");
        assert!(other.2.iter().any(|said| said.contains("\"seed\": 12345")), "{name}");
    }
}

#[test]
fn before_the_end_hands_are_counted_and_old_cards_are_not_named_unless_they_are_asked_for() {
    let place = Place::new();
    place.write("game.json", cut(PLAYED[2], 300).to_string());
    let shown: Value = serde_json::from_str(&place.run("show game.json --json").fine()).unwrap();
    let all: Value = serde_json::from_str(&place.run("show game.json --json --reveal").fine()).unwrap();
    for (hidden, told) in shown["hands"].as_array().unwrap().iter().zip(all["hands"].as_array().unwrap()) {
        assert_eq!(hidden["cards"], Value::Null);
        assert_eq!(hidden["number"], told["number"]);
        assert_eq!(told["cards"].as_array().unwrap().len() as u64, told["number"].as_u64().unwrap());
    }
    assert_eq!(shown["display"], all["display"], "what lies open is shown");
    assert_eq!((&shown["seed"], &all["seed"]), (&Value::Null, &json!(2003)));
    let text = place.run("show game.json").fine();
    assert!(text.contains(", hand: ") && text.contains(" cards\n") && text.contains("\nYard:\n"), "{text}");
    assert!(!text.contains("Seed") && text.contains("Turn of "), "{text}");
    let moves = |more: &str| told(&place, &format!("export game.json --format csv --what moves {more} -o -"));
    let (hidden, all) = (moves(""), moves("--reveal"));
    assert_eq!(hidden.lines().count(), all.lines().count());
    let changed = hidden.lines().zip(all.lines()).filter(|(hidden, all)| hidden != all).count();
    assert!(changed > 60, "{changed}");
    assert!(hidden.contains("is dealt a card") && !all.contains("is dealt a card"), "{hidden}");
    assert_eq!(hidden.lines().last(), all.lines().last(), "what happened last is named");
    // The position of an earlier time does not reveal cards that were taken long ago.
    let then: Value = serde_json::from_str(&place.run("show game.json --json --at 60").fine()).unwrap();
    assert_eq!(then["display"]["cards"], Value::Null);
}

#[test]
fn a_card_that_does_not_match_the_seed_is_named_without_revealing_the_seed_or_its_card() {
    let place = Place::new();
    let mut record = cut(PLAYED[2], 300);
    let log = record["log"].as_array_mut().unwrap();
    let at = log.iter().rposition(|entry| entry["event"] == "display").unwrap();
    let card = log[at]["card"].clone();
    log.truncate(at + 1);
    log[at]["card"] = json!(if card == "F1" { "F2" } else { "F1" });
    place.write("game.json", record.to_string());
    let said = place.run("verify game.json");
    assert_eq!(said.code, 1);
    assert!(said.out.contains("the seed gives something other than florin"), "{}", said.out);
    assert!(!said.out.contains("2003"), "{}", said.out);
}

#[test]
fn finished_games_and_tables_are_shown_in_full_anyway() {
    let place = Place::new();
    let others = ["alhambra-table-two-and-dirk", "alexandros-ledger", "two-players", "table-three-players"];
    for name in PLAYED.into_iter().chain(others) {
        place.write("game.json", sample(name).to_string());
        for words in [
            "show game.json",
            "show game.json --at 20 --json",
            "export game.json --format csv --what moves -o -",
        ] {
            assert_eq!(told(&place, words), told(&place, &format!("{words} --reveal")), "{name}: {words}");
        }
    }
    place.write("game.json", sample(PLAYED[2]).to_string());
    assert!(place.run("show game.json").fine().contains("\nSeed 2003\n"));
}
