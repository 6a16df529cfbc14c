//! `alhambra import` with plays recorded by other programs.

use std::fs;

use alhambra::kernel::record::FORMAT;
use serde_json::{Value, json};

use crate::cli::run::Place;

pub const EXPORT: &str = r#"{"about":"export","games":[{"id":1,"name":"Alhambra: Roll & Write"},{"id":2,"name":"Chess"}],
"players":[{"id":1,"name":"Ada"},{"id":2,"name":"Jörg"}],"locations":[{"id":1,"name":"Küche"}],
"plays":[{"uuid":"00000000-0000-4000-8000-0000000000aa","gameRefId":1,"locationRefId":1,"playDate":"2025-11-02 19:30:00",
"durationMin":40,"playerScores":[{"playerRefId":1,"score":"88","rank":1},{"playerRefId":2,"score":"79","rank":2}]},
{"uuid":"bb","gameRefId":2,"playDate":"2025-11-02 21:00:00","playerScores":[]},
{"uuid":"cc","gameRefId":1,"playDate":"2025-11-03 21:00:00","playerScores":[{"playerRefId":1,"score":"?"}]}]}"#;

pub const SCORES: &str =
    "\u{feff}Datum;Spieler;Pavillon;Summe\r\n02.11.2025;Jörg;16;95\r\n02.11.2025;Zoé;8;88\r\n";

/// What a command says, run on the data folder of a place.
fn run(place: &Place, words: &str) -> String {
    place.run(&format!("--data-dir data {words}")).fine()
}

/// The records of the library.
fn library(place: &Place) -> Vec<String> {
    let files = fs::read_dir(place.path("data/games")).into_iter().flatten();
    let paths =
        files.map(|file| file.unwrap().path()).filter(|path| path.extension().is_some_and(|of| of == "json"));
    paths.map(|path| fs::read_to_string(path).unwrap()).filter(|text| text.contains(FORMAT)).collect()
}

#[test]
fn an_export_of_bg_stats_enters_the_library_once() {
    let place = Place::new();
    place.write("plays.json", EXPORT);
    let said = run(&place, "import plays.json");
    for line in
        ["1 play was taken", "another game: Chess, 1 play", "left out, number 3: the points of Ada are “?”"]
    {
        assert!(said.contains(line), "{line:?} is not in\n{said}");
    }
    let [record] = library(&place).try_into().unwrap();
    let record: Value = serde_json::from_str(&record).unwrap();
    assert_eq!((&record["kind"], &record["game"]), (&json!("totals"), &json!("roll_and_write")));
    assert_eq!(
        (&record["started"], &record["ended"]),
        (&json!("2025-11-02T19:30:00Z"), &json!("2025-11-02T20:10:00Z"))
    );
    assert_eq!((&record["location"], &record["active_seconds"]), (&json!("Küche"), &json!(2400)));
    let again = run(&place, "import plays.json");
    assert!(
        again.contains("no play was taken") && again.contains("here already: 2025-11-02 19:30"),
        "{again}"
    );
    assert!(run(&place, "import plays.json --take-again").contains("1 play was taken"));
    assert_eq!(library(&place).len(), 2);
}

#[test]
fn a_spreadsheet_needs_the_game_and_its_plays_are_recognised_by_day_names_and_points() {
    let place = Place::new();
    place.write("scores.csv", SCORES);
    assert!(
        place.run("--data-dir data import scores.csv").failed(65).contains("a table of a spreadsheet, but")
    );
    assert!(run(&place, "import scores.csv --game roll_and_write").contains("1 play was taken"));
    // The same play, with its lines and columns in another order.
    place.write("again.csv", "points,name,date,game\n88,Zoé,2025-11-02,Alhambra Roll & Write\n95,Jörg,2025-11-02,Alhambra Roll & Write\n");
    let again: Value = serde_json::from_str(&run(&place, "import again.csv --json")).unwrap();
    assert_eq!((again["taken"].as_array().unwrap().len(), again["here"].as_array().unwrap().len()), (0, 1));
}

#[test]
fn our_own_table_of_all_plays_is_read_back_in_every_language() {
    let place = Place::new();
    place.write("plays.json", EXPORT);
    run(&place, "import plays.json");
    for language in ["en", "de", "fr", "es"] {
        let file = format!("plays-{language}.csv");
        run(&place, &format!("--language {language} export --all --format csv -o {file}"));
        let here: Value = serde_json::from_str(&run(&place, &format!("import {file} --json"))).unwrap();
        assert_eq!(here["here"].as_array().unwrap().len(), 1, "{language}: {here}");
        let other = place.run(&format!("--data-dir {language} import {file} --json")).fine();
        let other: Value = serde_json::from_str(&other).unwrap();
        assert_eq!(other["taken"].as_array().unwrap().len(), 1, "{language}: {other}");
        assert_eq!(other["unusable"], json!([]), "{language}");
    }
}

#[test]
fn columns_can_be_named_where_their_headings_are_unknown() {
    let place = Place::new();
    place.write("bare.csv", "2025-11-02,Ada,88,Ben,79\n");
    assert!(place.run("--data-dir data import bare.csv --game alhambra").failed(65).contains("--columns"));
    let columns = "--columns date,name,points,name,points";
    assert!(run(&place, &format!("import bare.csv --game alhambra {columns}")).contains("1 play was taken"));
    assert!(place.run("import bare.csv --columns date,nam").failed(2).contains("“nam” is no column"));
    assert!(place.run("import bare.csv --game chess").failed(2).contains("“chess” is no game"));
}

#[test]
fn plays_need_no_output_and_a_written_table_does() {
    let place = Place::new();
    place.write("plays.json", EXPORT);
    assert!(place.run("import plays.json -o out.json").failed(2).contains("leave out --output"));
    place.write("table.txt", "players Ann Bob\n");
    assert!(place.run("import table.txt").failed(2).contains("--output"));
}

#[test]
fn a_refusal_says_which_program_the_file_is_from() {
    let place = Place::new();
    place.write("cut.json", &EXPORT[..EXPORT.len() - 9]);
    let said = place.run("--data-dir data import cut.json").failed(65);
    assert!(said.contains("this is a BG Stats file, but it is damaged at line 6"), "{said}");
    place.write("none.xml", "<plays total=\"0\"></plays>");
    let said = place.run("--data-dir data import none.xml").failed(65);
    assert!(
        said.contains("this is a file of plays from BoardGameGeek, but there are no plays in it"),
        "{said}"
    );
}

#[test]
fn plays_can_come_from_standard_input_and_so_can_written_tables() {
    let place = Place::new();
    let run = |words: &str, input: &[u8]| place.run_with(&format!("--data-dir data {words}"), input);
    let said = run("import -", EXPORT.as_bytes()).fine();
    assert!(said.contains("standard input: 1 play was taken"), "{said}");
    assert!(run("import - --take-again", EXPORT.as_bytes()).fine().contains("1 play was taken"));
    let windows: Vec<u8> = SCORES[3..].chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let said = run("import - --game alhambra", &windows).fine();
    assert!(said.contains("1 play was taken"), "{said}");
    let columns = "--game alexandros --columns date,name,points";
    let said = run(&format!("import - {columns}"), b"2025-11-02|Ada|88\n2025-11-02|Ben|79\n").fine();
    assert!(said.contains("1 play was taken"), "{said}");
    assert_eq!(library(&place).len(), 4);
    // More than is examined to recognise a file.
    let rest = format!("{},\"rest\":\"{}\"}}", &EXPORT[..EXPORT.len() - 1], "x".repeat(5 << 20));
    assert!(run("import -", rest.as_bytes()).fine().contains("here already"));
    let table = format!("# {}\nplayers Ann Bob\n", "x".repeat(100_000));
    let said = run("import - -o out.json", table.as_bytes()).fine();
    assert!(said.contains("score pad, 2 players"), "{said}");
    let said = run("import -", b"{\"plays\": 1").failed(65);
    assert!(said.contains("this is a BG Stats file, but it is damaged"), "{said}");
}
