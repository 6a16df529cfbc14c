//! `alhambra export`: score cards as CSV, tables as text, pictures.

use std::{fs, path::Path};

use serde_json::Value;

use crate::cli::run::Place;

/// The name and text of every sample.
pub(crate) fn samples() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut found: Vec<(String, String)> = paths
        .filter(|path| path.extension().is_some_and(|kind| kind == "json"))
        .map(|path| {
            (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap())
        })
        .collect();
    found.sort();
    assert!(found.len() >= 14, "{} samples", found.len());
    found
}

pub(crate) fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// Reads CSV letter by letter, as RFC 4180 has it.
pub(crate) fn read_csv(text: &str) -> Vec<Vec<String>> {
    let (mut records, mut record, mut field) = (Vec::new(), Vec::new(), String::new());
    // The byte order mark marks it as UTF-8.
    let mut letters = text.strip_prefix('\u{feff}').expect("a byte order mark").chars().peekable();
    let mut quoted = false;
    while let Some(letter) = letters.next() {
        match (letter, quoted) {
            ('"', true) if letters.peek() == Some(&'"') => field.extend(letters.next()),
            ('"', true) => quoted = false,
            (letter, true) => field.push(letter),
            ('"', false) => {
                assert!(field.is_empty(), "a quotation mark within {field:?}");
                quoted = true;
            }
            (',', false) => record.push(std::mem::take(&mut field)),
            ('\r', false) => {
                assert_eq!(letters.next(), Some('\n'));
                record.push(std::mem::take(&mut field));
                records.push(std::mem::take(&mut record));
            }
            (letter, false) => field.push(letter),
        }
    }
    assert!(record.is_empty() && field.is_empty() && !quoted, "the last line is not terminated");
    records
}

/// Row, name, part and VP of every number in the CSV of a file.
fn exported(place: &Place, file: &str) -> Vec<(usize, String, String, i64)> {
    place.run(&format!("export {file} --format csv -o card.csv --force")).fine();
    let mut records = read_csv(&place.read("card.csv")).into_iter();
    assert_eq!(records.next().unwrap(), ["row", "name", "part", "label", "vp"]);
    let number = |record: Vec<String>| {
        let [row, name, part, label, vp] = <[String; 5]>::try_from(record).unwrap();
        assert!(!label.is_empty(), "{part}");
        (row.parse().unwrap(), name, part, vp.parse().unwrap())
    };
    records.map(number).collect()
}

/// The same numbers from a table's score card, part by part.
fn parts_of(number: &Value, path: &str, row: (usize, &str), found: &mut Vec<(usize, String, String, i64)>) {
    for part in number["parts"].as_array().into_iter().flatten() {
        let path = format!("{path}/{}", part["part"].as_str().unwrap());
        found.push((row.0, row.1.to_owned(), path.clone(), part["vp"].as_i64().unwrap()));
        parts_of(part, &path, row, found);
    }
}

#[test]
fn the_csv_of_every_sample_says_what_its_score_card_says() {
    let place = Place::new();
    for (file, text) in samples() {
        place.write(&file, &text);
        let card = json(&place.run(&format!("score {file} --json")).fine());
        let exported = exported(&place, &file);
        let vp = |row: usize, path: &str| {
            let found = exported.iter().find(|(at, _, part, _)| (*at, part.as_str()) == (row, path));
            found.map(|(.., vp)| *vp)
        };
        for (row, of) in (1..).zip(card["rows"].as_array().unwrap()) {
            let own: Vec<_> = exported.iter().filter(|(at, ..)| *at == row).cloned().collect();
            if of.is_null() {
                assert!(own.is_empty(), "{file}: row {row} does not score");
                continue;
            }
            let name = of["name"].as_str().unwrap();
            assert!(own.iter().all(|(_, exported, ..)| exported == name), "{file}: {name}");
            if of["parts"].is_array() {
                let root = own[0].2.clone();
                let mut parts = vec![(row, name.to_owned(), root.clone(), of["total"].as_i64().unwrap())];
                parts_of(of, &root, (row, name), &mut parts);
                assert_eq!(own, parts, "{file}");
                continue;
            }
            assert_eq!(vp(row, "total"), of["total"].as_i64(), "{file}: {name}");
            assert_eq!(vp(row, "total/types"), of["types_vp"].as_i64(), "{file}: {name}");
            for (building, of) in of["types"].as_object().unwrap() {
                assert_eq!(vp(row, &format!("total/types/{building}")), of["vp"].as_i64(), "{file}: {name}");
            }
            for part in ["lines", "coins", "bonus"] {
                let known = vp(row, &format!("total/{part}")).unwrap_or(0);
                assert_eq!(Some(known), of[part].as_i64(), "{file}: {name}, {part}");
            }
            let lines = own.iter().filter(|(_, _, part, _)| part.starts_with("total/lines/"));
            assert_eq!(Some(lines.map(|(.., vp)| vp).sum()), of["lines"].as_i64(), "{file}: {name}");
        }
    }
}

#[test]
fn names_with_commas_and_quotation_marks_come_back() {
    let place = Place::new();
    let name = "O\\\"Neil, the \\\"Old\\\"\\nOne ";
    let table = format!(
        r#"{{"rows": [{{"name": "{name}", "boxes": {{}}, "lines": {{}}, "coins": 3}},
            {{"phantom": true, "boxes": {{}}}}, {{"phantom": true, "boxes": {{}}}}]}}"#
    );
    place.write("table.json", &table);
    let card = json(&place.run("score table.json --json").fine());
    let exported = exported(&place, "table.json");
    assert!(!exported.is_empty());
    assert!(exported.iter().all(|(_, name, ..)| *name == card["rows"][0]["name"]), "{exported:?}");
}

#[test]
fn names_that_a_spreadsheet_would_run_are_masked() {
    let place = Place::new();
    for (name, masked) in [("=1+1", "'=1+1"), ("@SUM(A1)", "'@SUM(A1)"), ("-1+2", "'-1+2"), ("Ada", "Ada")] {
        let table = format!(
            r#"{{"rows": [{{"name": "{name}", "boxes": {{}}, "lines": {{}}, "coins": 3}},
                {{"phantom": true, "boxes": {{}}}}, {{"phantom": true, "boxes": {{}}}}]}}"#
        );
        place.write("table.json", &table);
        let exported = exported(&place, "table.json");
        assert!(exported.iter().all(|(_, name, ..)| name == masked), "{exported:?}");
    }
}

#[test]
fn a_table_written_as_text_is_imported_to_the_same_score_card() {
    let place = Place::new();
    let mut games = Vec::new();
    for (file, text) in samples() {
        let record = json(&text);
        if record["kind"] != "table" {
            continue;
        }
        games.push(record["game"].as_str().unwrap_or("roll_and_write").to_owned());
        place.write(&file, &text);
        place.run(&format!("export {file} --format txt -o table.txt --force")).fine();
        place.run("import table.txt -o again.json --confirm --force").fine();
        let card = |file: &str| json(&place.run(&format!("score {file} --json")).fine());
        assert_eq!(card(&file), card("again.json"), "{file}");
        let again = json(&place.read("again.json"));
        for member in ["kind", "started", "title", "options"] {
            assert_eq!(again[member], record[member], "{file}: {member}");
        }
        assert_eq!(again["ended"].is_null(), record["ended"].is_null(), "{file}");
        // The imported table is written as the same text again.
        place.run("export again.json --format txt -o again.txt --force").fine();
        assert_eq!(place.read("again.txt"), place.read("table.txt"), "{file}");
    }
    games.sort();
    games.dedup();
    assert_eq!(games, ["alexandros", "alhambra", "roll_and_write"]);
}

#[test]
fn only_tables_kept_entry_by_entry_are_written_as_text() {
    let place = Place::new();
    for (file, text) in samples().into_iter().filter(|(_, text)| json(text)["kind"] != "table") {
        place.write(&file, &text);
        let said = place.run(&format!("export {file} --format txt -o out.txt")).failed(65);
        assert!(said.contains(&file) && said.lines().count() == 1, "{said}");
        let told = place.run(&format!("export {file} --format txt -o out.txt --json"));
        assert_eq!(json(&told.err)["error"]["code"], "other_kind", "{told:?}");
        assert!(!place.path("out.txt").exists());
    }
}

#[test]
fn a_table_with_a_sheet_of_its_own_is_not_written_as_text() {
    let place = Place::new();
    let layout = include_str!("../../assets/layouts/default.json").replace("\"Default\"", "\"Ours\"");
    place.write("ours.json", layout.replace("\"coins\": 15", "\"coins\": 14"));
    place.write(
        "table.txt",
        "players Ann Bob\nlayout ours.json\nsetup Ann T G P\nsetup Bob T G P\nr1 Ann tower\n",
    );
    place.run("import table.txt -o table.json --confirm").fine();
    let said = place.run("export table.json --format txt -o out.txt").failed(65);
    assert!(said.contains("table.json contains things a written table cannot hold"), "{said}");
    assert!(!place.path("out.txt").exists());
}

#[cfg(feature = "gui")]
#[test]
fn an_exported_picture_is_the_one_that_render_draws_of_the_end() {
    let place = Place::new();
    for sample in ["two-players.json", "alhambra-result-three.json", "alexandros-board.json"] {
        let (file, text) = samples().into_iter().find(|(file, _)| file == sample).unwrap();
        place.write(&file, text);
        place.run(&format!("export {file} --format png -o exported.png --force")).fine();
        place.run(&format!("render {file} -o rendered.png --force")).fine();
        let bytes = |file: &str| fs::read(place.path(file)).unwrap();
        assert!(bytes("exported.png") == bytes("rendered.png"), "{sample}");
    }
}

#[test]
fn a_failed_export_says_one_sentence_and_changes_nothing() {
    let place = Place::new();
    let (file, text) = samples().remove(0);
    place.write(&file, &text);
    place.write("mine.csv", "mine");
    let said = place.run(&format!("export {file} --format csv -o mine.csv")).failed(74);
    assert!(said.contains("mine.csv already exists"), "{said}");
    assert_eq!(place.read("mine.csv"), "mine");
    let said = place.run(&format!("export {file} --format csv -o mine.csv --force --json")).fine();
    assert_eq!(json(&said)["written"], "mine.csv");
    assert!(place.read("mine.csv").starts_with("\u{feff}row,name,part,label,vp\r\n"));
    place.write("bad.json", text.replacen("\"log\"", "\"lag\"", 1));
    for (words, code, name) in [
        (format!("export {file} --format doc -o out"), 2, "usage"),
        (format!("export {file} -o out"), 2, "usage"),
        ("export nothing.json --format csv -o out".to_owned(), 66, "unreadable"),
        ("export bad.json --format csv -o out".to_owned(), 65, "bad_input"),
        ("export bad.json --format txt -o out".to_owned(), 65, "bad_input"),
        (format!("export {file} --format csv -o none/out"), 74, "unwritable"),
    ] {
        place.run(&words).failed(code);
        let told = place.run(&format!("{words} --json"));
        assert_eq!(json(&told.err)["error"]["code"], name, "{words}");
        assert!(!place.path("out").exists(), "{words}");
    }
}

#[test]
fn csv_is_written_for_the_spreadsheets_of_a_locale() {
    let place = Place::new();
    for name in ["table-three-players", "alhambra-table-two-and-dirk", "alexandros-ledger"] {
        let file = format!("{}/saves/{name}.json", env!("CARGO_MANIFEST_DIR"));
        for what in ["results", "moves"] {
            let csv = |locale: &str| {
                let words = format!("export {file} --format csv --what {what} -o it.csv --force {locale}");
                place.run(&words).fine();
                place.read("it.csv")
            };
            let (plain, german) = (csv(""), csv("--locale de_DE.UTF-8"));
            assert_eq!(csv("--locale en_GB"), plain);
            assert!(plain.starts_with('\u{feff}') && german.starts_with('\u{feff}'));
            let heads = |text: &str| text.trim_start_matches('\u{feff}').lines().next().unwrap().to_owned();
            assert_eq!(heads(&german), heads(&plain).replace(',', ";"));
            assert_eq!(german.lines().count(), plain.lines().count());
        }
    }
    let game = format!("{}/saves/solo-2-phantoms.json", env!("CARGO_MANIFEST_DIR"));
    place
        .run(&format!("export {game} -f csv --what decisions --rollouts 0 --locale de -o it.csv --force"))
        .fine();
    let text = place.read("it.csv");
    let line = text.lines().nth(1).unwrap();
    assert!(line.contains(';') && line.split(';').any(|field| field.contains(',')), "decimals: {line}");
    let decimals = |field: &str| field.split_once(',').map_or(0, |(_, decimals)| decimals.len());
    let figures =
        line.split(';').filter(|field| field.bytes().all(|c| c.is_ascii_digit() || b"-,".contains(&c)));
    assert!(figures.map(decimals).all(|decimals| decimals <= 4));
}
