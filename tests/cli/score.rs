//! `alhambra score`.

use serde_json::{Value, json};

use crate::cli::run::Place;

/// A finished table with a sheet, a row of counts, and a phantom.
fn table() -> Value {
    json!({"rows": [
        {"name": "Ada", "sheet": ["XX....", "X.XX..", "XXXXXX", "...X..", "..X.XX", ".X...X"], "coins": 3},
        {"name": "Ben", "boxes": {"pavilion": 5, "tower": 6}, "completed": {"pavilion": 9},
         "lines": {"4": 2, "5": 0, "6": 1}, "coins": 4},
        {"phantom": true, "boxes": {"seraglio": 4, "garden": 5}},
    ]})
}

#[test]
fn a_finished_table_is_scored_from_a_file_and_from_standard_input() {
    let place = Place::new();
    let text = table().to_string();
    place.write("table.json", &text);
    let card = place.run("score table.json").fine();
    assert_eq!(place.run_with("score -", text.as_bytes()).fine(), card);
    // Ben: pavilion early 16, tower 21, two lines with 4 and one with 6: 14, 4 coins: 2.
    for line in [
        "pavilion        8      16*",
        "tower          13      21",
        "lines          10      14",
        "coins           1       2",
        "Winner: ",
    ] {
        assert!(card.contains(line), "{line:?} is not in\n{card}");
    }
    let json: Value = serde_json::from_str(&place.run("score table.json --json").fine()).unwrap();
    assert_eq!(
        json["rows"][1]["types"]["pavilion"],
        json!({"vp": 16, "boxes": 5, "place": 1, "shared_by": 1, "early": true})
    );
    assert_eq!(json["rows"][1]["total"], 53);
    assert_eq!(json["rows"][2], Value::Null, "a phantom does not score");
}

#[test]
fn the_json_names_winners_by_row_too_since_names_may_repeat() {
    let place = Place::new();
    let row = r#"{"name": "Ada", "boxes": {"tower": 4}, "coins": 3}"#;
    let table = format!(r#"{{"rows": [{row}, {row}, {row}]}}"#);
    let scored: Value =
        serde_json::from_str(&place.run_with("score - --json", table.as_bytes()).fine()).unwrap();
    assert_eq!(scored["winners"], serde_json::json!(["Ada", "Ada", "Ada"]));
    assert_eq!(scored["winner_rows"], serde_json::json!([1, 2, 3]));
}

#[test]
fn the_example_in_the_help_is_scored() {
    let place = Place::new();
    let help = place.run("score --help").fine();
    let example = help.split("echo '").nth(1).unwrap().split("' | alhambra score -").next().unwrap();
    assert!(place.run_with("score -", example.as_bytes()).fine().contains("Winner: Ada"));
}

#[test]
fn phantoms_score_when_somebody_plays_against_them() {
    let place = Place::new();
    let table = json!({"phantom_bonus": 21, "rows": [
        {"boxes": {"tower": 1}, "coins": 1},
        {"phantom": true, "boxes": {"tower": 2}},
        {"phantom": true, "boxes": {"tower": 2}},
    ]});
    let card = place.run_with("score -", table.to_string().as_bytes()).fine();
    assert!(card.contains("Phantom 1") && card.contains("Shared victory: Phantom 1, Phantom 2"), "{card}");
}

#[test]
fn a_layout_may_consist_of_counts_only() {
    let place = Place::new();
    let mut table = table();
    table["layout"] = json!({"counts": [5, 5, 6, 6, 7, 7], "coins": 12, "vp": [[1, 1, 1], [2, 2, 2], [3, 3, 3], [4, 4, 4], [5, 5, 5], [6, 6, 6]]});
    let sentence = place.run_with("score -", table.to_string().as_bytes()).failed(65);
    assert!(sentence.contains("row 1 has a sheet, but the layout has no grid"), "{sentence}");
    table["rows"][0].as_object_mut().unwrap().remove("sheet");
    place.run_with("score -", table.to_string().as_bytes()).fine();
}

#[test]
fn all_faults_of_a_table_are_reported_at_once() {
    let place = Place::new();
    let table = json!({"rounds": 40, "comment": "hm", "rows": [
        {"sheet": ["XX....", "X.XX.", "XXXXXX", "...X..", "..X.XX", ".X...X"], "coins": 30},
        {"boxes": {"pavilion": 6, "tower": 7, "villa": 1}, "lines": {"4": 13}, "coins": -1},
        {"phantom": true, "boxes": {"seraglio": 5}, "completed": {"seraglio": 34, "tower": 3}, "coins": 1},
    ]});
    let faults = place.run_with("score -", table.to_string().as_bytes()).failed(65);
    for words in [
        "standard input has 12 faults:\n",
        "40 rounds",
        "member “comment”",
        "row 1, sheet: row 2 is “X.XX.”",
        "row 1 has 30 coins left; only 15 are printed",
        "row 2 has 6 pavilion boxes; only 5 are printed",
        "row 2 has all 7 tower boxes, but the round of the last one is missing",
        "member “villa”",
        "row 2: 13, 0 and 0 lines",
        "row 2, coins: -1 is not",
        "row 3 cannot have completed the seraglio in round 34: the game has 33 rounds",
        "row 3 cannot have completed the tower in round 3 with 0 of 7 boxes",
        "row 3 is a phantom: it has neither lines nor coins",
    ] {
        assert!(faults.contains(words), "{words:?} is not in\n{faults}");
    }
}

#[test]
fn a_bad_layout_and_missing_rows_hide_no_other_fault() {
    let place = Place::new();
    let mut table = json!({
        "rows": [
            {"boxes": {"pavilion": 300}},
            {"phantom": true, "coins": 2},
            {"phantom": true, "boxes": {"tower": 7}},
        ],
        "rounds": 99,
        "layout": {"coins": 2, "vp": [], "counts": [1]},
    });
    let faults = place.run_with("score -", table.to_string().as_bytes()).failed(65);
    for words in [
        "2 coins: a sheet has 3 to 40",
        "row 1, boxes, pavilion: 300 is not",
        "99 rounds",
        "row 2 is a phantom: it has neither lines nor coins",
    ] {
        assert!(faults.contains(words), "{words:?} is not in\n{faults}");
    }
    assert!(!faults.contains("tower"), "its boxes are those of the layout:\n{faults}");
    table.as_object_mut().unwrap().remove("rows");
    let faults = place.run_with("score -", table.to_string().as_bytes()).failed(65);
    for words in ["2 coins: a sheet has 3 to 40", "member “rows”", "99 rounds"] {
        assert!(faults.contains(words), "{words:?} is not in\n{faults}");
    }
}

#[test]
fn the_booklets_bonus_depends_on_the_number_of_phantoms() {
    let place = Place::new();
    let phantom = json!({"phantom": true, "boxes": {"tower": 2}});
    for (phantoms, bonus) in [(2, 21), (3, 18), (4, 15)] {
        let mut rows = vec![json!({"coins": 1})];
        rows.extend(vec![phantom.clone(); phantoms]);
        let mut table = json!({"against_phantoms": true, "rows": rows});
        let card = |table: &Value| -> Value {
            serde_json::from_str(&place.run_with("score - --json", table.to_string().as_bytes()).fine())
                .unwrap()
        };
        assert_eq!(card(&table)["rows"][1]["bonus"], bonus);
        table["phantom_bonus"] = json!(7);
        assert_eq!(card(&table)["rows"][1]["bonus"], 7);
        table["against_phantoms"] = json!(false);
        let fault = place.run_with("score -", table.to_string().as_bytes()).failed(65);
        assert!(fault.contains("“phantom_bonus” needs “against_phantoms” (§11)"), "{fault}");
    }
}

#[test]
fn a_byte_order_mark_is_skipped_and_control_characters_do_not_reach_the_terminal() {
    let place = Place::new();
    let mut table = table();
    table["rows"][0]["name"] = json!("A\u{1b}[2J\u{7}d\na\u{9b}");
    let card = place.run_with("score -", format!("\u{feff}{table}").as_bytes()).fine();
    assert!(card.contains(r"A\u{1b}[2J\u{7}d\na\u{9b}"), "{card}");
    assert!(!card.chars().any(|c| c.is_control() && c != '\n'), "{card:?}");
}

#[test]
fn input_that_is_not_a_table_exits_with_65() {
    let place = Place::new();
    for text in ["", "[]", "{}", "{\"rows\": 3}", "{\"rows\": []}", "{\"rows\": [1, 2, 3]}"] {
        place.run_with("score -", text.as_bytes()).failed(65);
    }
    place.run_with("score -", &[0xff]).failed(65);
    place.run("score none.json").failed(66);
}

#[test]
fn a_record_is_scored_as_show_scores_it() {
    let place = Place::new();
    place.run("play --seed 8 -o game.json").fine();
    let card = place.run("score game.json").fine();
    assert!(place.run("show game.json").fine().ends_with(&card), "{card}");
    let json: Value = serde_json::from_str(&place.run("score game.json --json").fine()).unwrap();
    let shown: Value = serde_json::from_str(&place.run("show game.json --json").fine()).unwrap();
    assert_eq!(json["rows"], shown["score_card"]["rows"]);
    assert_eq!(json["over"], true);
}
