//! Names of people: one person however the name is written, and the names that a new table can have.

use std::fs;

use crate::cli::{export::json, run::Place};

const ROLL_AND_WRITE: &str = "\
players Ada NAME
phantoms 1
rounds 3
date 2026-01-30 20:15
ended 2026-01-30 21:35
setup Ada tower garden garden
setup OTHER pavilion seraglio pavilion
setup phantom1 tower garden chambers
r1 Ada tower
r1 OTHER pavilion
r1 phantom1 garden
r2 Ada tower
r2 OTHER pavilion
r2 phantom1 garden
r3 Ada coins
r3 OTHER pavilion
r3 phantom1 garden
lines Ada 0 0 0
left Ada 4
lines OTHER 0 0 0
left OTHER 3
";

const ALHAMBRA: &str = "\
# the tile game
players Ada NAME Cem
game alhambra
scoring 1 Ada 2 0 1 2 1 0 wall 7
scoring 1 OTHER 2 0 1 2 1 0 wall 7
scoring 1 Cem 0 1 0 0 0 1 wall 2
scoring 2 Ada 2 1 1 2 2 0 wall 9
scoring 2 OTHER 2 1 1 2 2 0 wall 9
scoring 2 Cem 0 1 0 1 0 2 wall 4
scoring 3 Ada 3 1 2 2 2 0 wall 9
scoring 3 OTHER 3 1 2 2 2 0 wall 9
scoring 3 Cem 1 1 0 1 0 3 wall 6
";

const ALEXANDROS: &str = "\
# with cards
# and walls
players Ada NAME
game alexandros
1 walls Ada 3
2 walls OTHER 2
end
";

/// A table of each game, and the number of the line with its players.
const TABLES: [(&str, usize); 3] = [(ROLL_AND_WRITE, 1), (ALHAMBRA, 2), (ALEXANDROS, 3)];

/// Several ways to write one name.
const WAYS: [&str; 6] = [
    "Jörg Müller",
    "Jo\u{308}rg Mu\u{308}ller",
    "Jörg Müller ",
    "JÖRG  MÜLLER",
    " jörg\u{a0}müller",
    "Jörg\u{200b} Müller",
];

fn table(text: &str, name: &str, other: &str) -> String {
    text.replace("NAME", &format!("\"{name}\"")).replace("OTHER", &format!("\"{other}\""))
}

#[test]
fn lines_find_a_player_however_the_name_is_written_and_the_record_keeps_the_tables_form() {
    for (text, _) in TABLES {
        for (k, name) in WAYS.into_iter().enumerate() {
            let place = Place::new();
            place.write("table.txt", table(text, name, WAYS[(k + 1) % WAYS.len()]));
            place.run("import table.txt -o table.json").fine();
            place.run("verify table.json").fine();
            assert_eq!(json(&place.read("table.json"))["seats"][1]["name"], name);
        }
    }
}

#[cfg(feature = "gui")]
#[test]
fn a_person_has_one_id_for_other_programs_in_every_game() {
    for (text, _) in TABLES {
        for name in WAYS {
            let place = Place::new();
            place.write("table.txt", table(text, name, name));
            place.run("import table.txt -o table.json").fine();
            place.run("export table.json --format bgstats -o link.txt").fine();
            let play = crate::cli::plays::play(&place.read("link.txt"));
            let ids = ["ada", "jörg müller"].map(String::from);
            let found = play["players"].as_array().unwrap().iter().map(|player| &player["sourcePlayerId"]);
            assert!(found.take(2).eq(ids.iter()), "{play}");
            let minutes = (text == ROLL_AND_WRITE).then_some(80);
            assert_eq!(play.get("durationMin").and_then(serde_json::Value::as_u64), minutes, "{play}");
        }
    }
}

#[test]
fn an_impossible_name_is_reported_with_its_line() {
    for (text, line) in TABLES {
        for blank in ["", " ", "\u{3000}", "\u{200b}"] {
            let place = Place::new();
            place.write("table.txt", table(text, blank, blank));
            let said = place.run("import table.txt -o table.json").failed(65);
            assert!(said.contains(&format!("ine {line}: a player has no name")), "{said}");
        }
        for (odd, sign) in [("Be\0n", "U+0000"), ("B\u{202e}oZ", "U+202E"), ("B\u{2028}oZ", "U+2028")] {
            let place = Place::new();
            place.write("table.txt", table(text, odd, odd));
            let said = place.run("import table.txt -o table.json").failed(65);
            assert!(said.contains(&format!("ine {line}: “")) && said.contains(sign), "{said:?}");
            assert!(said.trim_end().chars().all(alhambra::text::is_plain), "{said:?}");
            assert!(!place.path("table.json").exists());
        }
        for same in ["ada", " A\u{200b}DA"] {
            let place = Place::new();
            place.write("table.txt", table(text, same, same));
            let said = place.run("import table.txt -o table.json").failed(65);
            assert!(said.contains(&format!("ine {line}: two players are called")), "{said}");
        }
    }
}

#[test]
fn nobody_else_has_the_name_of_the_third_player() {
    let place = Place::new();
    for third in ["", "third \"DIRK \"\n"] {
        place.write("table.txt", format!("players Ada Dirk\n{third}scoring 1 Ada 1 0 0 0 0 0 wall 2\n"));
        let said = place.run("import table.txt -o table.json").failed(65);
        assert!(said.contains("two players are called"), "{said}");
    }
}

#[test]
fn tables_that_were_saved_before_names_had_a_rule_open_as_they_were() {
    let folder = format!("{}/tests/frozen/names", env!("CARGO_MANIFEST_DIR"));
    let mut count = 0;
    for file in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        let (place, text) = (Place::new(), fs::read_to_string(&file).unwrap());
        place.write("it.json", &text);
        for command in ["verify", "score", "show"] {
            let said = place.run(&format!("{command} it.json")).fine();
            assert!(!said.contains(['\0', '\u{202e}', '\u{2028}']), "{file:?}: {said:?}");
        }
        assert_eq!(place.read("it.json"), text);
        count += 1;
    }
    assert_eq!(count, 27);
}
