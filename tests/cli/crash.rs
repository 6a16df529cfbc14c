//! A panic: the program says one sentence, which names its report.

use std::{
    env,
    ffi::OsString,
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use alhambra::{
    cli,
    storage::{Crashes, DataDir},
};

use crate::cli::run::Place;

/// The environment variable with the words of the run that is to crash.
const WORDS: &str = "ALHAMBRA_CRASH";

/// Runs the program with these words, then lets it panic.
fn crash(place: &Place, words: &str) -> Output {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "cli::crash::part_of_the_other_tests", "--nocapture"]);
    command.env(WORDS, words).env("LC_ALL", "C").env_remove("RUST_BACKTRACE").current_dir(place.path(""));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::null()).output().unwrap()
}

#[test]
fn part_of_the_other_tests() {
    let Ok(words) = env::var(WORDS) else { return };
    let words: Vec<&str> = ["alhambra", "--data-dir", "data"].into_iter().chain(words.split(' ')).collect();
    let words = words.into_iter().filter(|word| !word.is_empty());
    let _ = cli::run_reporting(alhambra::games::HOUSE, words.map(OsString::from));
    let file = env::home_dir().unwrap().join("secret/game.json");
    panic!("{} is odd", file.display());
}

fn data(place: &Place) -> DataDir {
    DataDir::find(Some(&place.path("data"))).unwrap()
}

fn reports(place: &Place) -> Vec<PathBuf> {
    let files = fs::read_dir(data(place).crashes()).unwrap().map(|file| file.unwrap().path());
    files.filter(|file| file.extension().unwrap() == "txt").collect()
}

#[test]
fn a_command_that_panics_says_one_sentence_and_where_its_report_is() {
    let place = Place::new();
    let ended = crash(&place, "verify none.json");
    assert!(!ended.status.success());
    let said = String::from_utf8(ended.stderr).unwrap();
    let last = said.lines().last().unwrap();
    let [report] = &reports(&place)[..] else { panic!("one report") };
    assert!(last.starts_with("alhambra: an error in the program ended it"), "{said}");
    assert!(last.contains(&report.display().to_string()), "{said}");
    assert!(!said.contains("panicked at"), "{said}");
    let told = fs::read_to_string(report).unwrap();
    for part in ["command: verify\n", "place: tests/cli/crash.rs:", "fault: …/game.json is odd\n"] {
        assert!(told.contains(part), "{told}");
    }
    let home = env::home_dir().unwrap().display().to_string();
    assert!(!told.contains(&home) && !told.contains(env!("CARGO_MANIFEST_DIR")), "{told}");
    assert_eq!(Crashes::new(&data(&place)).take_news(), None, "the terminal has been told");
}

#[test]
fn with_json_a_crash_has_a_code_too() {
    let place = Place::new();
    let ended = crash(&place, "show none.json --json");
    let said = String::from_utf8(ended.stderr).unwrap();
    let (_, last) = said.rsplit_once("\n{").unwrap();
    let json: serde_json::Value = serde_json::from_str(&format!("{{{last}")).unwrap();
    assert_eq!(json["error"]["code"], "crash");
    let report = reports(&place).pop().unwrap().display().to_string();
    assert!(json["error"]["message"].as_str().unwrap().contains(&report));
}

#[test]
fn where_no_report_can_be_written_the_program_says_so() {
    let place = Place::new();
    place.write("data", "a file in the way");
    let ended = crash(&place, "verify none.json");
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(said.lines().last().unwrap().contains("no report of it could be written"), "{said}");
    assert_eq!(place.read("data"), "a file in the way");
}

#[test]
fn the_next_window_tells_of_a_window_that_crashed() {
    let place = Place::new();
    // Without a command the window would open; the missing file ends the program before that.
    crash(&place, "none.json");
    let news = Crashes::new(&data(&place)).take_news().unwrap();
    let told = fs::read_to_string(&news.report).unwrap();
    assert!(told.contains("command: the window\n"), "{told}");
    assert!(told.starts_with(&format!("Alhambra {} on ", env!("CARGO_PKG_VERSION"))), "{told}");
}
