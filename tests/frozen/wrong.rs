//! What the program says about damaged records and about command lines that make no sense, and its help.

use std::fs;

use crate::frozen::{
    expected::{Found, check, folder, in_parallel},
    output::{said, told},
    run::Place,
};

const COMMANDS: [&str; 9] =
    ["verify", "show", "score", "advise", "analyse", "import", "play", "simulate", "render"];

/// A copy of one of these tests' folders, and the names of its files.
fn with(folder_name: &str) -> (Place, Vec<String>) {
    let place = Place::new();
    let mut names = Vec::new();
    for file in fs::read_dir(folder(folder_name)).unwrap() {
        let file = file.unwrap();
        let name = file.file_name().to_str().unwrap().to_owned();
        place.write(&name, fs::read(file.path()).unwrap());
        names.push(name);
    }
    names.sort();
    (place, names)
}

#[test]
fn every_damaged_record_is_refused_in_the_same_words() {
    let (place, names) = with("damaged");
    let mut texts = vec![said(&place, &format!("verify {} none.json .", names.join(" ")))];
    texts.extend(in_parallel(&names, |name| {
        let commands = ["show", "score", "advise", "analyse"];
        commands.map(|command| said(&place, &format!("{command} {name}"))).join("\n")
    }));
    texts.push(said(&place, "import list.json -o out.json"));
    assert!(!place.path("out.json").exists());
    check(&[Found { file: "damaged.txt".to_owned(), text: texts.join("\n") }]);
}

#[test]
fn a_finished_table_is_scored_from_a_file_and_from_standard_input() {
    let (place, names) = with("tables");
    let of = |name: &String| [format!("score {name}"), format!("score {name} --json")];
    let mut texts: Vec<String> = names.iter().flat_map(of).map(|words| said(&place, &words)).collect();
    for input in [place.read(&names[0]).as_str(), "{\"rows\": 3}"] {
        texts.push(told("score -", &place.run_with("score -", input.as_bytes())));
    }
    check(&[Found { file: "score-tables.txt".to_owned(), text: texts.join("\n") }]);
}

#[test]
fn usage_errors_are_reported_in_the_same_words() {
    let commands = [
        "dance",
        "verify",
        "show",
        "show game.json --at -1",
        "show game.json --at x",
        "show none.json",
        "score none.json",
        "advise game.json --rollouts 0",
        "advise game.json --ms 0",
        "analyse game.json --rollouts many",
        "import none.txt -o a.json",
        "import none.txt",
        "play",
        "play -o none/a.json --seed 1",
        "play -o game.json",
        "play -o a.json --players clever",
        "play -o a.json --players random,random,random,random,random,random",
        "play -o a.json --phantoms 5",
        "play -o a.json --players random,random --phantoms 2",
        "play -o a.json --players random,random --against-phantoms",
        "play -o a.json --phantom-bonus 20",
        "play -o a.json --rounds 0 --against-phantoms --phantom-bonus 100",
        "play -o a.json --special-actions none",
        "play -o a.json --change-dice three",
        "play -o a.json --seed -1",
        "play -o a.json --started yesterday",
        "play -o a.json --layout none.json",
        "play -o a.json --layout game.json",
        "simulate --games 0",
        "simulate --threads 0",
        "simulate --players random,random --phantoms 3",
        "simulate --tournament --players random",
        "render game.json",
        "render game.json --size big -o a.png",
        "render game.json --theme blue -o a.png",
        "render game.json --language it -o a.png",
    ];
    let place = Place::new();
    place.write("game.json", fs::read(folder("games/one-round.json")).unwrap());
    let texts: Vec<String> = in_parallel(&commands, |words| said(&place, words));
    assert!(!place.path("a.json").exists());
    check(&[Found { file: "usage.txt".to_owned(), text: texts.join("\n") }]);
}

#[test]
fn the_help_of_every_command_is_as_it_was() {
    let place = Place::new();
    let mut texts = vec![said(&place, "--help"), said(&place, "-h")];
    texts.extend(in_parallel(&COMMANDS, |name| said(&place, &format!("{name} --help"))));
    check(&[Found { file: "help.txt".to_owned(), text: texts.join("\n") }]);
}
