//! Help, usage errors, verify, show and render.

use serde_json::Value;

use crate::cli::run::Place;

const COMMANDS: [&str; 10] =
    ["verify", "show", "score", "advise", "analyse", "play", "simulate", "render", "export", "statistics"];

/// A folder with a good record of two rounds.
fn with_game() -> Place {
    let place = Place::new();
    place.run("play --seed 8 --rounds 2 --started 2026-01-31T20:00:00Z -o game.json").fine();
    place
}

#[test]
fn every_help_has_examples_and_exit_codes() {
    let place = Place::new();
    let help = place.run("--help").fine();
    for code in [" 0  ", " 1  ", " 2  usage ", "65  bad_input ", "66  ", "69  ", "74  "] {
        assert!(help.contains(code), "{code}: {help}");
    }
    for name in COMMANDS {
        assert!(help.contains(name), "{name}");
        let help = place.run(&format!("{name} --help")).fine();
        assert!(help.contains("Examples:\n") && help.contains(&format!("alhambra {name} ")), "{help}");
        assert!(help.contains("--data-dir") && help.contains("--language"), "{help}");
    }
    assert!(place.run("--version").fine().starts_with("alhambra "));
}

#[test]
fn usage_errors_are_one_sentence_and_code_2() {
    let place = with_game();
    for words in [
        "dance",
        "verify",
        "show",
        "show game.json --at -1",
        "show game.json --at 999",
        "play",
        "play -o a.json --phantoms 18446744073709551615",
        "play -o a.json --phantoms -1",
        "play -o a.json --started -0099-01-01",
        "render game.json --at -1 -o a.png",
        "play -o a.json --players",
        "play -o a.json --players clever",
        "play -o a.json --players random,random,random,random,random,random",
        "play -o a.json --phantoms 5",
        "play -o a.json --phantoms 0",
        "play -o a.json --players random,random --phantoms 2",
        "play -o a.json --players random,random,random --phantoms 1",
        "play -o a.json --players random,random --against-phantoms",
        "play -o a.json --phantom-bonus 20",
        "play -o a.json --against-phantoms --phantom-bonus 100",
        "play -o a.json --rounds 0",
        "play -o a.json --rounds 34",
        "play -o a.json --special-actions none",
        "play -o a.json --change-dice three",
        "play -o a.json --seed -1",
        "play -o a.json --seed 18446744073709551616",
        "play -o a.json --started yesterday",
        "simulate --games 0",
        "simulate --games many",
        "simulate --threads 0",
        "simulate --players random,random --phantoms 3",
        "render game.json",
        "render game.json --size big -o a.png",
        "render game.json --theme blue -o a.png",
        "render game.json --language it -o a.png",
        "render game.json --at 999 -o a.png",
    ] {
        let sentence = place.run(words).failed(2);
        assert_eq!(sentence.lines().count(), 1, "{words}: {sentence}");
    }
    assert!(!place.path("a.json").exists());
    let sentence = place.run("play -o a.json --players clever").failed(2);
    assert!(
        sentence.contains(
            "“clever” is not a valid value for --players <P,P,…>: choose one of random, greedy, beginner"
        ),
        "{sentence}"
    );
    let sentence = place.run("play -o a.json --rounds 0 --against-phantoms --phantom-bonus 100").failed(2);
    assert!(sentence.contains("0 rounds") && sentence.contains("bonus is 100 VP"), "all at once: {sentence}");
}

#[test]
fn negative_numbers_and_years_are_values_and_not_options() {
    let place = with_game();
    let sentence = place.run("show game.json --at -1").failed(2);
    assert!(
        sentence.contains("“-1” is not a valid value for --at <N>: give a whole number, 0 or more"),
        "{sentence}"
    );
    let sentence = place.run("play -o a.json --started -0099-01-01").failed(2);
    assert!(
        sentence.contains(
            "“-0099-01-01” is not a valid value for --started <TIME>: give a date and time like 2026-01-31T20:00:00Z (RFC 3339)"
        ),
        "{sentence}"
    );
}

#[test]
fn control_characters_of_records_do_not_reach_the_terminal() {
    let place = with_game();
    let mut game: Value = serde_json::from_str(&place.read("game.json")).unwrap();
    for text in ["/title", "/layout/name", "/seats/0/name"] {
        *game.pointer_mut(text).unwrap() = "x\u{1b}[2J\r\u{9b}2J\u{202e}\u{2028}".into();
    }
    game.as_object_mut().unwrap().remove("digest");
    place.write("odd.json", game.to_string());
    game["log"][0]["event"] = "\u{1b}[2J".into();
    place.write("bad.json", game.to_string());
    let shown = place.run("show odd.json").fine() + &place.run("show odd.json --at 12").fine();
    assert!(shown.contains(r"x\u{1b}[2J\r\u{9b}2J\u{202e}\u{2028}"), "{shown}");
    let is_hostile = |c: char| c.is_control() && c != '\n' || "\u{202e}\u{2028}".contains(c);
    for text in [shown, place.run("verify odd.json bad.json").out, place.run("show bad.json").failed(65)] {
        assert!(!text.chars().any(is_hostile), "{text:?}");
    }
    for command in ["show odd.json", "score odd.json", "analyse odd.json --rollouts 0", "show bad.json"] {
        let run = place.run(&format!("{command} --json"));
        let json = run.out + &run.err;
        assert!(!json.chars().any(is_hostile), "{command}: {json:?}");
        let value: Value = serde_json::from_str(&json).unwrap();
        assert!(command.contains("bad") || value.to_string().contains('\u{202e}'), "{command}: {value}");
    }
}

#[cfg(unix)]
#[test]
fn file_names_do_not_reach_the_terminal_raw() {
    use crate::cli::run::command;
    let place = with_game();
    let name = "x\u{1b}[2J\u{9b}\u{202e}\n.json";
    let is_hostile = |c: char| c.is_control() && c != '\n' || "\u{202e}\u{2028}".contains(c);
    let run = |arguments: &[&str]| {
        let output = command(&place.path(""), "").args(arguments).output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
        assert!(!said.is_empty() && !said.chars().any(is_hostile), "{arguments:?}: {said:?}");
        assert!(said.contains(r"x\u{1b}[2J\u{9b}\u{202e}\n"), "{arguments:?}: {said}");
    };
    run(&["show", name]);
    place.write(name, "{}");
    for command in [
        ["verify", name].as_slice(),
        &["show", name],
        &["score", name],
        &["analyse", name],
        &["import", name, "-o", "out.json"],
        &["import", "none.txt", "-o", name],
        &["play", "--layout", name, "-o", "out.json"],
        &["show", "game.json", "--at", name],
    ] {
        run(command);
    }
    std::fs::remove_file(place.path(name)).unwrap();
    run(&["play", "-o", name]);
    run(&["verify", name]);
}

#[test]
fn verify_has_a_line_for_each_file_and_exits_with_1_if_one_is_bad() {
    let place = with_game();
    assert_eq!(
        place.run("verify game.json").fine(),
        "game.json: good, full game, 1 player and 2 phantoms, 2 rounds, 63 VP\n"
    );
    place.write("bad.json", place.read("game.json").replace("\"rounds\": 2", "\"rounds\": 3"));
    place.write("bytes.json", [0xff]);
    place.write("empty.json", "");
    let run = place.run("verify game.json bad.json bytes.json empty.json none.json .");
    assert_eq!((run.code, run.err.as_str()), (1, ""));
    for line in [
        "game.json: good, ",
        "bad.json: 2 faults\n  ",
        "\n  its digest claims ",
        "bytes.json: unreadable\n  ",
        "empty.json: 1 fault\n  it is not JSON, or not all of it: it ends too soon, in line 1",
        "none.json: unreadable\n  there is no file none.json",
        ".: unreadable\n  ",
    ] {
        assert!(run.out.contains(line), "{line:?} is not in\n{}", run.out);
    }
}

#[test]
fn verify_lists_confirmed_oddities_and_how_far_an_unfinished_game_has_got() {
    let page = include_str!("../../docs/record-format.md");
    let place = with_game();
    let table = page.split("```json\n").find(|block| block.contains("\"kind\": \"table\"")).unwrap();
    place.write("table.json", table.split("\n```").next().unwrap());
    assert_eq!(
        place.run("verify table.json").fine(),
        "table.json: good, score pad, 2 players and 1 phantom, 18 rounds, 44 – 41 VP\n  \
         confirmed: The game ended after 2 of 18 rounds (§2)\n"
    );
    let mut game: Value = serde_json::from_str(&place.read("game.json")).unwrap();
    let members = game.as_object_mut().unwrap();
    members.remove("digest");
    members.remove("result");
    let log = members["log"].as_array_mut().unwrap();
    log.truncate(log.len() - 4);
    place.write("part.json", game.to_string());
    assert!(place.run("verify part.json").fine().ends_with(", 2 rounds, unfinished in round 2\n"));
}

#[test]
fn show_prints_the_position_after_any_event() {
    let place = with_game();
    let start = place.run("show game.json --at 0").fine();
    assert!(start.contains("event 0 of ") && start.contains("setup: next is the setup roll of Greedy"));
    let end = place.run("show game.json").fine();
    for words in ["the game is over", "Score card\n", "total           63", "Winner: Greedy"] {
        assert!(end.contains(words), "{words}: {end}");
    }
    let middle = place.run("show game.json --at 12").fine();
    for words in ["round 1 of 2: ", "If it ended now\n", "Race ", "places", "coins ("] {
        assert!(middle.contains(words), "{words}: {middle}");
    }
    assert_eq!(place.run("show game.json --at 12 --corrected").fine(), middle, "there are no corrections");
}

#[test]
fn show_as_json_says_the_same() {
    let place = with_game();
    let json = |words: &str| -> Value { serde_json::from_str(&place.run(words).fine()).unwrap() };
    let end = json("show game.json --json");
    assert_eq!((&end["over"], &end["round"], &end["rounds"]), (&true.into(), &2.into(), &2.into()));
    assert_eq!(end["score_card"]["rows"][0]["total"], 63);
    assert_eq!(end["score_card"]["winners"][0], "Greedy");
    let built = end["rows"][0]["sheet"].to_string().matches('X').count();
    let boxes: u64 = end["rows"][0]["boxes"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
    assert_eq!(built as u64, boxes);
    let start = json("show game.json --json --at 0");
    assert_eq!(start["next"]["roll"]["purpose"], "setup");
    assert_eq!(start["rows"][0]["coins"], 3);
}

#[test]
fn show_as_json_names_the_dice_that_were_changed_under_either_rule() {
    let place = Place::new();
    for rule in ["two", "any"] {
        let file = format!("{rule}.json");
        let game = format!("play --change-dice {rule} --players advisor-fast --seed 3 -o {file}");
        place.run(&game).fine();
        let record: Value = serde_json::from_str(&place.read(&file)).unwrap();
        let log = record["log"].as_array().unwrap();
        let is_change = |at: usize| log.get(at).is_some_and(|entry| entry["event"] == "change");
        let mut changes = 0;
        for at in (0..log.len()).filter(|&at| is_change(at)) {
            let shown: Value =
                serde_json::from_str(&place.run(&format!("show {file} --at {} --json", at + 1)).fine())
                    .unwrap();
            let change = &log[at];
            let to = change["from"].as_u64().unwrap() + if change["way"] == "up" { 1 } else { 0 }
                - if change["way"] == "down" { 1 } else { 0 };
            let changed = &shown["rows"][0]["changed"][change["colour"].as_str().unwrap()];
            assert!(changed.as_array().unwrap().contains(&to.into()), "{rule} {at}: {changed}");
            changes += 1;
            if !is_change(at + 1) {
                let after: Value =
                    serde_json::from_str(&place.run(&format!("show {file} --at {} --json", at + 2)).fine())
                        .unwrap();
                assert_eq!(after["rows"][0]["changed"], serde_json::json!({"yellow": [], "blue": []}));
            }
        }
        assert!(changes > 0, "{rule}");
    }
}

#[test]
fn bad_input_exits_with_65_and_unreadable_input_with_66() {
    let place = Place::new();
    place.write("bad.json", "{}");
    place.write("bytes.json", [0xff]);
    let drawn = cfg!(feature = "gui").then_some("render -o a.png");
    for name in ["show"].into_iter().chain(drawn) {
        assert!(place.run(&format!("{name} bad.json")).failed(65).contains("bad.json is bad: "));
        place.run(&format!("{name} bytes.json")).failed(65);
        assert!(place.run(&format!("{name} none.json")).failed(66).contains("there is no file none.json"));
        place.run(&format!("{name} .")).failed(66);
    }
    place.write("two.json", r#"{"format": "alhambra-record", "version": "1.0"}"#);
    assert!(place.run("show two.json").failed(65).contains("two.json has 7 faults:\n  "), "all at once");
}

#[cfg(not(feature = "gui"))]
#[test]
fn without_the_window_the_program_says_so() {
    let place = with_game();
    assert!(place.run("").failed(69).contains("built without its window"));
    assert!(place.run("render game.json -o a.png").failed(2).contains("built without its drawings"));
}

#[cfg(feature = "gui")]
#[test]
fn without_a_display_the_window_does_not_open_and_pictures_are_drawn_all_the_same() {
    let place = with_game();
    assert!(place.run("").failed(69).contains("no display"));
    place.run("render game.json --at 12 --size 1024x640 --theme dark --language fr -o a.png").fine();
    assert!(std::fs::read(place.path("a.png")).unwrap().starts_with(b"\x89PNG"));
    place.run("render game.json -o none/a.png").failed(74);
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_not_an_error_and_a_full_disk_is() {
    use crate::cli::run::command;
    use std::process::Stdio;
    let place = with_game();
    let mut child = command(&place.path(""), "show game.json --json").spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
    if let Ok(full) = std::fs::OpenOptions::new().write(true).open("/dev/full") {
        let output = command(&place.path(""), "show game.json").stdout(Stdio::from(full)).output().unwrap();
        assert_eq!(output.status.code(), Some(74));
        assert!(String::from_utf8(output.stderr).unwrap().contains("standard output cannot be written"));
    }
}

#[test]
fn the_data_folder_may_be_named_before_and_after_the_command_and_is_not_created() {
    let place = with_game();
    let plain = place.run("verify game.json").fine();
    assert_eq!(place.run("--data-dir data verify game.json").fine(), plain);
    assert_eq!(place.run("verify game.json --data-dir data").fine(), plain);
    assert!(!place.path("data").exists());
    place.run("verify game.json --data-dir").failed(2);
}
