//! Whatever comes from outside is read without harm: every reader gets damaged files and meaningless bytes, more of
//! them if `PROPTEST_CASES` says so (docs/trust.md).

mod any_file;
mod any_plays;
mod damage;
mod plays;

use std::fs;

use alhambra::storage::PeopleFile;
use proptest::prelude::*;
use serde_json::Value;

use crate::backup::support::Place;
use damage::files_like;

/// The largest size of a sample, so that many can be read.
const MOST: u64 = 9000;

/// The smallest number of files that each test reads.
const FEWEST: u32 = 500;

/// Saved games of every game and kind, as they are and without the digest that reveals changes.
fn records() -> Vec<Vec<u8>> {
    let mut found = Vec::new();
    for path in fs::read_dir("saves").unwrap().map(|entry| entry.unwrap().path()) {
        if path.extension().is_some_and(|of| of == "json") && path.metadata().unwrap().len() < MOST {
            let text = fs::read_to_string(path).unwrap();
            let mut record: Value = serde_json::from_str(&text).unwrap();
            record.as_object_mut().unwrap().remove("digest");
            found.extend([text, record.to_string()].map(String::into_bytes));
        }
    }
    assert!(found.len() > 12, "{} samples", found.len());
    found
}

/// The tables in docs/table-text.md, and a sample.
fn written_tables() -> Vec<Vec<u8>> {
    let page = fs::read_to_string("docs/table-text.md").unwrap();
    let blocks = page.split("```").skip(1).step_by(2).filter_map(|block| block.split_once('\n'));
    let tables: Vec<Vec<u8>> = blocks
        .map(|(_, text)| text.as_bytes().to_vec())
        .filter(|text| text.windows(8).any(|part| part == b"players "))
        .chain([fs::read("saves/table-three-players.txt").unwrap()])
        .collect();
    assert!(tables.len() > 2, "{} samples", tables.len());
    tables
}

/// The sheet and the board of two samples.
fn documents() -> Vec<Vec<u8>> {
    let member = |file: &str, member: &str| {
        let record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
        assert!(record[member].is_object(), "{file}: {member}");
        let mut document = record[member].clone();
        document["name"] = "Ours".into();
        document.to_string().into_bytes()
    };
    vec![member("saves/two-players.json", "layout"), member("saves/alexandros-board.json", "board")]
}

fn backups() -> Vec<Vec<u8>> {
    let place = Place::used("mine");
    vec![fs::read(place.backup()).unwrap()]
}

/// As the program writes them.
fn own_files() -> Vec<Vec<u8>> {
    let place = Place::empty();
    place.write(
        "settings.json",
        "{\"theme\": \"dark\", \"colour_blind_safe\": true, \"language\": \"fr\", \"seconds\": 7}",
    );
    PeopleFile::new(&place.data()).change(|people| people.join("Ada", "Ada L.")).unwrap();
    ["settings.json", "people.json"].map(|file| place.read(file).unwrap().into_bytes()).into()
}

fn words() -> Vec<Vec<u8>> {
    let words = [
        "100TZ-GW7EZ",
        "alhambra:100TZ-GW7EZ",
        "alhambra://100TZ-GW7EZ/",
        "file:///tmp/a%20b.json",
        "“a.json”",
    ];
    words.map(|word| word.as_bytes().to_vec()).into()
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: ProptestConfig::default().cases.max(FEWEST),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn plays_of_other_programs((bytes, is_table) in (files_like(plays::samples()), any::<bool>())) {
        any_plays::read_any(&bytes, is_table);
    }

    #[test]
    fn saved_games(bytes in files_like(records())) {
        any_file::read_record(&bytes);
    }

    #[test]
    fn tables_that_are_written_down(bytes in files_like(written_tables())) {
        any_file::read_written_table(&bytes);
    }

    #[test]
    fn sheets_and_boards(bytes in files_like(documents())) {
        any_file::read_document(&bytes);
    }

    #[test]
    fn backups_from_elsewhere(bytes in files_like(backups())) {
        any_file::read_backup(&bytes);
    }

    #[test]
    fn files_of_the_program_itself(bytes in files_like(own_files())) {
        any_file::read_own_file(&bytes);
    }

    #[test]
    fn words_that_a_desktop_hands_over(bytes in files_like(words())) {
        any_file::read_word(&bytes);
    }
}
