//! Tables on the command line: verified, shown, scored and drawn like full games.

use serde_json::Value;

use crate::cli::run::Place;

/// A table of two and their phantom: the page's example up to an entry.
fn with_table(entries: usize) -> Place {
    let page = include_str!("../../docs/record-format.md");
    let block = page.split("```json\n").find(|block| block.contains("\"kind\": \"table\"")).unwrap();
    let mut value: Value = serde_json::from_str(block.split("\n```").next().unwrap()).unwrap();
    let members = value.as_object_mut().unwrap();
    if entries < members["log"].as_array().unwrap().len() {
        members.retain(|name, _| !["digest", "result", "ended"].contains(&name.as_str()));
        members["log"].as_array_mut().unwrap().truncate(entries);
    }
    let place = Place::new();
    place.write("table.json", value.to_string());
    place
}

#[test]
fn verify_says_how_far_a_table_has_got() {
    for (entries, said) in [
        (3, "unfinished in setup"),
        (11, "unfinished in round 1"),
        (16, "unfinished in round 2"),
        (99, "44 – 41 VP"),
    ] {
        let out = with_table(entries).run("verify table.json").fine();
        assert!(
            out.starts_with(&format!(
                "table.json: good, score pad, 2 players and 1 phantom, 18 rounds, {said}\n"
            )),
            "{out}"
        );
    }
    let out = with_table(22).run("verify table.json").fine();
    assert!(out.contains("\n  confirmed: The game ended after 2 of 18 rounds"), "{out}");
}

#[test]
fn verify_names_oddities_that_nobody_has_confirmed() {
    let place = with_table(16);
    let mut value: Value = serde_json::from_str(&place.read("table.json")).unwrap();
    let third = serde_json::json!({"event": "fill", "row": 2, "building": "tower", "round": 1});
    value["log"].as_array_mut().unwrap().extend([third.clone(), third]);
    place.write("table.json", value.to_string());
    let out = place.run("verify table.json").fine();
    assert!(out.contains("\n  not confirmed: Ben took"), "{out}");
}

#[test]
fn verify_names_oddities_of_a_result_as_unconfirmed_until_somebody_confirms_them() {
    let page = include_str!("../../docs/record-format.md");
    let block = page.split("```json\n").find(|block| block.contains("\"kind\": \"result\"")).unwrap();
    let mut value: Value = serde_json::from_str(block.split("\n```").next().unwrap()).unwrap();
    value.as_object_mut().unwrap().retain(|name, _| !["digest", "result"].contains(&name.as_str()));
    let place = Place::new();
    let verified = |value: &Value| {
        place.write("result.json", value.to_string());
        place.run("verify result.json").fine()
    };
    assert!(!verified(&value).contains("\n  "), "a good game has nothing odd");
    value["log"][2]["boxes"][0] = 2.into();
    let odd = "Phantom I has 20 boxes; a phantom ends with 21 (§9)";
    assert!(verified(&value).ends_with(&format!("\n  not confirmed: {odd}\n")));
    let confirm = serde_json::json!({
        "event": "confirm",
        "oddity": "row 3 is a phantom with 20 boxes; at the end of this game it has 21 (§9)",
    });
    value["log"].as_array_mut().unwrap().push(confirm);
    assert!(verified(&value).ends_with(&format!("\n  confirmed: {odd}\n")));
}

#[test]
fn show_describes_each_entry_and_says_whose_turn_it_is() {
    let place = with_table(99);
    for (at, said) in [
        (0, "event 0 of 23\nsetup: Ada is next\n"),
        (1, "event 1 of 23: Ben goes first\nsetup: Ben is next\n"),
        (3, "event 3 of 23: Ada: tower\nsetup: Ben is next\n"),
        (9, "event 9 of 23: Phantom I: tower\n"),
        (10, "event 10 of 23: Phantom I: arcades\nround 1 of 18: Ben is next\n"),
        (11, "event 11 of 23: Ben: coins\nround 1 of 18: Ada is next\n"),
        (14, "Corrected, round 1: Ada: garden instead of chambers\n"),
        (16, "Deleted: Ada: pavilion\nround 2 of 18: Ben is next\n"),
        (19, "counts corrected to 5 5 6 7 7 6\n"),
        (20, "ended by hand\nround 3 of 18: Ben is next\n"),
        (21, "Kept anyway: The game ended after 2 of 18 rounds (§2)\n"),
        (23, "Ben: lines: 1 with 4; coins: 4\nall rounds are over: the score pad is closed\n"),
    ] {
        let out = place.run(&format!("show table.json --at {at}")).fine();
        assert!(out.contains(said), "{said:?} is not in\n{out}");
    }
    // Entry 12 was a garden after all.
    let row = |words: &str| {
        let out = place.run(&format!("show table.json --at 12 {words}")).fine();
        out.lines().find(|line| line.starts_with("chambers  ")).unwrap().to_owned()
    };
    assert!(row("").contains("1/6"), "{}", row(""));
    assert!(!row("--corrected").contains("1/6"), "{}", row("--corrected"));
    let json: Value = serde_json::from_str(&place.run("show table.json --at 11 --json").fine()).unwrap();
    assert_eq!((&json["round"], &json["next"]["entry"]["row"]), (&1.into(), &1.into()));
    assert_eq!((&json["rows"][0]["closed"], &json["rows"][0]["left"]), (&false.into(), &Value::Null));
    let json: Value = serde_json::from_str(&place.run("show table.json --json").fine()).unwrap();
    assert_eq!((&json["over"], &json["next"]), (&true.into(), &Value::Null));
    assert_eq!(json["race"]["tower"]["printed"], 6, "as corrected");
}

#[test]
fn a_table_is_scored_at_any_time() {
    let out = with_table(99).run("score table.json").fine();
    assert!(out.ends_with("Winner: Ada\n") && !out.contains("If it ended now"), "{out}");
    let out = with_table(12).run("score table.json").fine();
    assert!(out.starts_with("If it ended now\n"), "{out}");
}

#[test]
#[cfg(feature = "gui")]
fn a_table_is_drawn_after_any_entry() {
    let place = with_table(99);
    let mut pictures = Vec::new();
    for at in ["--at 0", "--at 12", "--at 16", "--theme dark --at 16", "--language fr --at 16", ""] {
        place.run(&format!("render table.json {at} --size 640x400 -o a.png --force")).fine();
        pictures.push(std::fs::read(place.path("a.png")).unwrap());
    }
    for (k, picture) in pictures.iter().enumerate() {
        assert!(!pictures[..k].contains(picture), "picture {k} differs from the ones before");
    }
}
