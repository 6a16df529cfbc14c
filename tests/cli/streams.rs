//! Standard input and output in place of files, and answers for programs.

use serde_json::{Value, json};

use crate::cli::run::{Place, Run, command};

/// A sample table of every game.
const SAMPLES: [&str; 3] =
    ["table-three-players.json", "alhambra-table-two-and-dirk.json", "alexandros-ledger.json"];

fn sample(name: &str) -> String {
    std::fs::read_to_string(format!("{}/saves/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

/// What a run wrote to standard output; what it says about that is on stderr.
fn streamed(run: Run) -> String {
    assert_eq!(run.code, 0, "{run:?}");
    assert!(!run.err.is_empty(), "it says what was written");
    run.out
}

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn a_hyphen_is_standard_output_wherever_a_file_is_written() {
    let place = Place::new();
    place.run("play --seed 8 --rounds 2 --started 2026-01-31T20:00:00Z -o game.json").fine();
    let record = streamed(place.run("play --seed 8 --rounds 2 --started 2026-01-31T20:00:00Z -o -"));
    assert_eq!(record, place.read("game.json"));
    for name in SAMPLES {
        place.write(name, sample(name));
        for format in ["csv", "csv --what moves", "txt", "bgstats"] {
            place.run(&format!("export {name} -f {format} -o file --force")).fine();
            let out = streamed(place.run(&format!("export {name} -f {format} -o -")));
            assert_eq!(out, place.read("file").replace('\u{a0}', " "), "{name} as {format}");
        }
        let text = streamed(place.run(&format!("export {name} -f txt -o -")));
        let record = streamed(place.run_with("import - -o - --confirm", text.as_bytes()));
        assert!(place.run_with("verify -", record.as_bytes()).fine().starts_with("standard input: good"));
    }
    assert!(!place.path("-").exists());
    place.run("backup -o -").failed(2);
}

#[cfg(feature = "gui")]
#[test]
fn a_picture_goes_to_standard_output_too() {
    let place = Place::new();
    place.write("game.json", sample(SAMPLES[1]));
    let words = "game.json --size 1024x640";
    place.run(&format!("render {words} -o a.png")).fine();
    let output = command(&place.path(""), &format!("render {words} -o -")).output().unwrap();
    assert_eq!(output.stdout, std::fs::read(place.path("a.png")).unwrap());
}

#[test]
fn verify_reads_standard_input() {
    let place = Place::new();
    for name in SAMPLES {
        let said = place.run_with("verify -", sample(name).as_bytes()).fine();
        assert!(said.starts_with("standard input: good"), "{said}");
    }
    let bad = place.run_with("verify -", b"{}");
    assert_eq!((bad.code, bad.out.lines().next()), (1, Some("standard input: 1 fault")));
}

#[test]
fn verify_import_play_and_render_answer_in_json() {
    let place = Place::new();
    let started = "--started 2026-01-31T20:00:00Z";
    let played =
        parsed(&place.run(&format!("play --seed 8 --rounds 2 {started} -o game.json --json")).fine());
    assert_eq!((&played["written"], &played["seed"]), (&json!("game.json"), &json!(8)));
    assert_eq!(played["totals"], json!([{"name": "Greedy", "total": 63}]));
    place.write("bad.json", "{}");
    let verified = place.run("verify game.json bad.json missing.json --json");
    let told = parsed(&verified.out);
    assert_eq!((verified.code, &told["good"]), (1, &json!(false)));
    let good: Vec<&Value> = told["records"].as_array().unwrap().iter().map(|one| &one["good"]).collect();
    assert_eq!(good, [true, false, false]);
    assert_eq!(told["records"][0]["unconfirmed"], json!([]));
    assert_eq!(told["records"][1]["faults"].as_array().unwrap().len(), 1);
    assert!(told["records"][2]["unreadable"].is_string());
    for name in SAMPLES {
        place.write(name, sample(name));
        place.run(&format!("export {name} -f txt -o table.txt --force")).fine();
        let done = place.run("import table.txt -o table.json --force --confirm --json").fine();
        let done = parsed(&done);
        assert_eq!(done["written"], "table.json");
        assert!(done["summary"].is_string() && done["confirmed"].is_array(), "{done}");
    }
    if cfg!(feature = "gui") {
        let drawn = parsed(&place.run("render game.json --size 1024x640 -o a.png --json").fine());
        assert_eq!(drawn, json!({"written": "a.png", "size": [1024, 640]}));
    }
}

#[test]
fn two_simulations_of_one_seed_say_the_same() {
    let place = Place::new();
    for words in ["--players random", "--tournament --players random,greedy"] {
        let words = format!("simulate {words} --games 60 --seed 4 --json");
        assert_eq!(place.run(&words).fine(), place.run(&words).fine());
    }
}

#[cfg(target_os = "linux")]
#[test]
fn help_written_to_a_full_disk_fails() {
    let place = Place::new();
    for words in ["--help", "help verify", "--version"] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = command(&place.path(""), words).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(74), "{words}");
    }
}
