//! `alhambra import`: tables written by hand.

use std::{fs, path::Path};

use serde_json::Value;

use crate::cli::run::{Place, command, written_today};

const DOCUMENT: &str = include_str!("../../docs/table-text.md");

/// The example of the document.
fn example() -> &'static str {
    DOCUMENT.split("```text\n").nth(1).unwrap().split("```").next().unwrap()
}

/// A game of two and their phantom, as short as possible.
const SHORT: &str = "\
players Ann Bob
counts 5 5 6 6 7 7
rounds 2
date 2026-01-31
setup Ann T G P
setup Bob T G P
setup phantom1 S S S
r1 Bob coins
r1 Ann tower
r1 phantom1 roll 1 6
r2 Ann tower
r2 Bob nothing
r2 phantom1 A
";

const CLOSING: &str = "lines Ann 0 0 0\nleft Ann 3\nleft Bob 7\nlines Bob 0 0 0\n";

#[test]
fn the_example_in_the_document_is_imported_verified_shown_and_scored() {
    let place = Place::new();
    place.write("table.txt", example());
    let said = place.run("import table.txt -o table.json").fine();
    assert_eq!(said, "table.json: score pad, 3 players, 6 rounds, 69 – 33 – 51 VP\n");
    assert_eq!(place.run("verify table.json").fine(), said.replace(": score pad", ": good, score pad"));
    let card = place.run("score table.json").fine();
    // Old Tom completes both his types early. Red and Zoé share the arcades: (18+10)/2. Both have a line with 4.
    for line in [
        "pavilion        0        16*      0",
        "seraglio        0        17*      0",
        "arcades        14         0      14",
        "lines           2         0       2",
        "total          69        33      51",
        "Winner: Red",
    ] {
        assert!(card.contains(line), "{line:?} is not in\n{card}");
    }
    assert!(place.run("show table.json --at 20").fine().contains("Old Tom"));
    let record: Value = serde_json::from_str(&place.read("table.json")).unwrap();
    assert_eq!(record["started"], "2026-01-30T20:15:00Z");
    assert_eq!(record["ended"], "2026-01-30T20:50:00Z");
    assert_eq!(record["location"], "Zoé's kitchen");
    let colours: Vec<&Value> =
        record["seats"].as_array().unwrap().iter().map(|seat| &seat["colour"]).collect();
    assert_eq!(colours, ["red", "blue", "green"]);
}

#[test]
fn a_table_with_a_phantom_and_counts_only_is_imported_from_the_standard_input() {
    let place = Place::new();
    let said = place.run_with("import - -o open.json", SHORT.as_bytes()).fine();
    assert_eq!(
        said,
        "open.json: score pad, 2 players and 1 phantom, 2 rounds, waiting for the final count\n"
    );
    let text = format!("{SHORT}{CLOSING}");
    let said = place.run_with("import - -o over.json", text.as_bytes()).fine();
    // Ann: tower 21, garden (20+12)/2, pavilion (16+8)/2; Bob the same with 13 for the tower, and 3 for coins.
    assert_eq!(said, "over.json: score pad, 2 players and 1 phantom, 2 rounds, 50 – 44 VP\n");
    let record: Value = serde_json::from_str(&place.read("over.json")).unwrap();
    assert_eq!(record["layout"]["counts"], serde_json::json!([5, 5, 6, 6, 7, 7]));
    assert!(place.run("verify open.json over.json").fine().contains("over.json: good"));
}

#[test]
fn the_same_text_gives_the_same_record_and_a_file_is_replaced_only_when_told() {
    let place = Place::new();
    place.write("table.txt", example());
    place.run("import table.txt -o one.json").fine();
    place.run("import table.txt -o two.json").fine();
    assert_eq!(place.read("one.json"), place.read("two.json"));
    place.write("one.json", "mine");
    let said = place.run("import table.txt -o one.json").failed(74);
    assert!(said.contains("one.json already exists"), "{said}");
    assert_eq!(place.read("one.json"), "mine");
    place.run("import table.txt -o one.json --force").fine();
    assert_eq!(place.read("one.json"), place.read("two.json"));
}

#[test]
fn all_faults_are_reported_at_once_with_their_lines() {
    let place = Place::new();
    let text = "\
players Ann Bob ann
phantoms two
first Carl
rounds 40
special_actions many
date yesterday
date today
coins 15
setup Ann tower castle
setup Carl tower
r0 Ann tower
r3
r3 Ann
r3 Ann roll 7 1
frobnicate
\"r3\" Ann tower
title \"no end
lines Ann 1 2
sheet Bob xxxxxx xxxxxx
left Bob many
left Ann 1
left Ann 2
";
    let said = place.run_with("import - -o out.json", text.as_bytes()).failed(65);
    for fault in [
        "standard input has 20 faults:",
        "line 1: two players are called “ann”",
        "line 2: phantoms takes a number: 2, 3 or 4 for one player, 1 for two (§9, §10), not “two”",
        "line 3 and 1 later line: nobody is called “Carl”; the names are Ann, Bob, ann",
        "line 4: 40 rounds: a game has 1 to 33 (§2)",
        "line 5: special_actions is one or both (§5.3), not “many”",
        "line 6: date takes a day like 2026-01-31, and after it a time like 20:15 if you wish, not “yesterday”",
        "line 7: date is given twice: see line 6",
        "line 8: coins needs counts too: the buildings of each type are missing (§1)",
        "line 9: “castle” is not a type of building: the types are pavilion, seraglio, arcades, chambers, garden, tower (§1)",
        "line 11: rounds go from 1 to 33, not r0 (§2); setup buildings come after setup",
        "line 12: r3 whose? A player or phantom is missing",
        "line 13: it does not say what was done: types of buildings, coins, nothing or leaves",
        "line 14: a die shows 1 to 6, not “7” (§1)",
        "line 15: no line starts with “frobnicate”; entries start with setup, r1, lines, sheet, left",
        "line 16: no line starts with “r3”",
        "line 17: the quotation mark \" is not closed",
        "line 18: lines NAME takes the numbers of lines with 4, 5 and 6, not “1 2” (§7.2)",
        "line 19: a sheet has 6 rows, not 2 (§1)",
        "line 20: left NAME takes the coins left, not “many” (§7.3)",
        "line 22: the coins of Ann are given twice: see line 21",
    ] {
        assert!(said.contains(fault), "{fault:?} is not in\n{said}");
    }
    // A line that cannot be read does not count as missing.
    assert!(!said.contains("of Ann are missing"), "{said}");
    assert!(!place.path("out.json").exists());
}

#[test]
fn what_the_score_sheet_cannot_hold_is_a_fault_of_its_line() {
    let place = Place::new();
    let text = SHORT.replace("r1 Bob coins", "r1 Bob P P P P P\nr3 Bob coins\nr1 phantom1 coins");
    let said = place.run_with("import - -o out.json", text.as_bytes()).failed(65);
    for fault in [
        "line 8: Bob has no pavilion boxes left (§1)",
        "line 9: there is no round 3: this game has 2 (§2)",
        "line 10: Phantom I is a phantom: it takes no coins (§9)",
    ] {
        assert!(said.contains(fault), "{fault:?} is not in\n{said}");
    }
    let ended = format!("{SHORT}ended 2026-02-01\n");
    let said = place.run_with("import - -o out.json", ended.as_bytes()).failed(65);
    assert!(
        said.contains("line 14: the game has ended, but the lines and coins of Bob are missing (§7)"),
        "{said}"
    );
    let nobody = place.run_with("import - -o out.json", b"setup Ann tower").failed(65);
    assert!(nobody.contains("there are no players: add a line players NAME NAME"), "{nobody}");
    assert!(!nobody.contains("nobody is called"), "{nobody}");
    let rounds = place.run_with("import - -o out.json", b"players A B C\nrounds 40").failed(65);
    assert!(rounds.contains("line 2: 40 rounds: a game has 1 to 33 (§2)"), "{rounds}");
}

#[test]
fn oddities_are_named_and_kept_only_when_confirmed() {
    let place = Place::new();
    place.write("odd.txt", format!("{SHORT}{}", CLOSING.replace("left Bob 7", "left Bob 8")));
    let said = place.run("import odd.txt -o odd.json").failed(65);
    let finding = "has 8 coins left; these turns leave 7 at most (§4, §5)";
    assert!(said.contains("add --confirm") && said.contains(&format!("line 16: Bob {finding}")), "{said}");
    assert!(!place.path("odd.json").exists());
    let said = place.run("import odd.txt -o odd.json --confirm").fine();
    assert!(said.contains(&format!("  confirmed: line 16: Bob {finding}")), "{said}");
    assert!(place.run("verify odd.json").fine().contains(&format!("  confirmed: Bob {finding}")));
}

#[test]
fn a_layout_is_found_beside_the_text() {
    let place = Place::new();
    std::fs::create_dir(place.path("games")).unwrap();
    let standard = include_str!("../../assets/layouts/default.json").replace("\"Default\"", "\"Ours\"");
    place.write("games/ours.json", standard);
    let text = SHORT.replace("counts 5 5 6 6 7 7", "layout ours.json");
    place.write("games/table.txt", &text);
    place.run("import games/table.txt -o table.json").fine();
    assert!(place.read("table.json").contains("\"Ours\""));
    place.write("games/table.txt", text.replace("ours.json", "theirs.json"));
    let said = place.run("import games/table.txt -o table.json --force").failed(65);
    assert!(said.contains("line 2: ") && said.contains("theirs.json"), "{said}");
}

#[test]
fn the_sample_table_is_what_its_text_says() {
    let (place, samples) = (Place::new(), Path::new(env!("CARGO_MANIFEST_DIR")).join("saves"));
    let sample =
        |ending| fs::read_to_string(samples.join("table-three-players").with_extension(ending)).unwrap();
    place.write("table.txt", sample("txt"));
    place.run("import table.txt -o table.json").fine();
    assert_eq!(place.read("table.json"), written_today(&sample("json")));
}

#[test]
fn a_faulty_header_hides_no_fault_of_the_entries() {
    let place = Place::new();
    let wrong = "\
r99 Ann tower
r2 Ann roll 3 4
r34 Bob coins
lines Ann 9 9 9
left Ann 1
";
    let faults = [
        "line 14: there is no round 99: this game has ",
        "line 15: Ann is not a phantom: its dice are not rolled on the pad (§9)",
        "line 16: there is no round 34: this game has ",
        "line 17: Ann has 27 lines; a sheet has 12 (§1)",
    ];
    for (good, bad, fault) in [
        ("rounds 2", "rounds 40", "line 3: 40 rounds: a game has 1 to 33 (§2)"),
        ("rounds 2", "rounds few", "line 3: rounds is a number from 1 to 33 (§2), not “few”"),
        (
            "players Ann Bob",
            "players Ann Bob Cid Dan Eve Fay",
            "line 1: 6 players and 0 phantoms do not make a game",
        ),
        (
            "players Ann Bob",
            "players Ann Bob Cid Dan Eve Fay Gus Hal",
            "line 1: 8 players and 0 phantoms do not make a game",
        ),
        ("players Ann Bob", "players Ann Bob Cid", "line 7 and 2 later lines: nobody is called “phantom1”"),
        ("rounds 2", "phantoms 2", "line 3: 2 players and 2 phantoms do not make a game"),
        ("rounds 2", "against_phantoms", "line 3: only a single player can play against the phantoms, not 2"),
        ("counts 5 5 6 6 7 7", "counts 5 5", "line 2: "),
        ("counts 5 5 6 6 7 7", "layout none.json", "line 2: "),
    ] {
        let text = SHORT.replacen(good, bad, 1) + wrong;
        let said = place.run_with("import - -o out.json", text.as_bytes()).failed(65);
        for fault in faults.into_iter().chain([fault]) {
            assert!(said.contains(fault), "{bad}: {fault:?} is not in\n{said}");
        }
        // Nothing is said of what stands in for the header.
        assert!(!said.contains("no row") && !said.contains("no box"), "{bad}: {said}");
    }
}

#[test]
fn an_incomplete_ending_is_reported_once() {
    let place = Place::new();
    let text =
        |coins| format!("{SHORT}ended 2026-02-01\nlines Ann 0 0 0\n{coins}left Bob 7\nlines Bob 0 0 0\n");
    let said = place.run_with("import - -o out.json", text("left Ann -3\n").as_bytes()).failed(65);
    let fault = "line 16: left NAME takes the coins left, not “-3” (§7.3)";
    assert!(said.contains(&format!("is bad: {fault}")), "{said}");
    let said = place.run_with("import - -o out.json", text("").as_bytes()).failed(65);
    assert!(said.contains("is bad: line 15: the coins of Ann are missing: left Ann COINS"), "{said}");
}

#[test]
fn whoever_has_left_the_table_does_nothing_later() {
    let place = Place::new();
    let text = SHORT.replace("r1 Ann tower", "r1 Ann tower\nr1 Ann leaves");
    let said = place.run_with("import - -o out.json", text.as_bytes()).failed(65);
    let fault = "is bad: line 12: Ann left the game in round 1: nothing more is entered in round 2";
    assert!(said.contains(fault), "{said}");
    let gone = text.replace("r2 Ann tower\n", "");
    place.run_with("import - -o out.json", gone.as_bytes()).fine();
    let twice = gone.replace("r2 Bob nothing", "r2 Bob nothing\nr2 Ann leaves");
    let said = place.run_with("import - -o twice.json", twice.as_bytes()).failed(65);
    assert!(said.contains("line 13: Ann left the game in round 1"), "{said}");
}

#[test]
fn a_name_that_nobody_has_is_one_fault_wherever_it_stands() {
    let place = Place::new();
    let said = place
        .run_with("import - -o out.json", SHORT.replace("players Ann", "players Anne").as_bytes())
        .failed(65);
    let fault = "is bad: line 5 and 2 later lines: nobody is called “Ann”; the names are Anne, Bob, phantom1";
    assert!(said.contains(fault), "{said}");
    assert_eq!(said.matches("nobody is called").count(), 1, "{said}");
    let cut = SHORT.replace("players Ann Bob", "players \"Ann Bob");
    let said = place.run_with("import - -o out.json", cut.as_bytes()).failed(65);
    assert!(said.contains("is bad: line 1: the quotation mark \" is not closed"), "{said}");
}

#[test]
fn keywords_may_be_in_capitals() {
    let place = Place::new();
    let small = format!("{SHORT}{CLOSING}");
    let mut great = String::new();
    for line in small.lines() {
        let (word, rest) = line.split_once(' ').unwrap();
        great += &format!("{} {rest}\n", word.to_uppercase());
    }
    let great = great.replace("coins", "Coins").replace("nothing", "NOTHING").replace("roll", "Roll");
    assert!(great.contains("SETUP Ann T") && great.contains("R1 Bob Coins"), "{great}");
    place.run_with("import - -o small.json", small.as_bytes()).fine();
    place.run_with("import - -o great.json", great.as_bytes()).fine();
    let log = |name: &str| serde_json::from_str::<Value>(&place.read(name)).unwrap()["log"].clone();
    assert_eq!(log("small.json"), log("great.json"));
}

#[test]
fn nobody_has_the_name_of_a_phantom() {
    let place = Place::new();
    let said = place.run_with("import - -o out.json", b"players Phantom1 Bob\nsetup Bob T").failed(65);
    assert!(said.contains("is bad: line 1: no player can be called “Phantom1”"), "{said}");
}

#[test]
fn a_missing_layout_and_too_many_rounds_are_reported_with_all_other_faults() {
    let place = Place::new();
    let text = "players Ann Bob Ann\nrounds 40\nlayout none.json\nphantoms x\nsetup Cid T\n";
    let said = place.run_with("import - -o out.json", text.as_bytes()).failed(65);
    for fault in [
        "has 5 faults",
        "line 1: two players are called “Ann”",
        "line 2: 40 rounds: a game has 1 to 33 (§2)",
        "line 3: there is no file none.json",
        "line 4: phantoms takes a number",
        "line 5: nobody is called “Cid”",
    ] {
        assert!(said.contains(fault), "{fault:?} is not in\n{said}");
    }
}

#[test]
fn oddities_are_reported_with_their_lines() {
    let place = Place::new();
    let text = SHORT.replace("setup Bob T G P", "setup Bob T G").replace("r2 Ann tower", "r2 Ann A A A");
    // An open table waits for the rest of a setup, but not when later rounds are written.
    for (ending, more) in
        [("", ""), (CLOSING, "line 17: Bob: no sheet with 2 buildings has 9, 0 and 0 lines")]
    {
        let ending = ending.replace("lines Bob 0", "lines Bob 9");
        let said = place.run_with("import - -o out.json", format!("{text}{ending}").as_bytes()).failed(65);
        assert_eq!(said.matches("setup buildings").count(), 1, "{said}");
        for finding in [
            "line 6: Bob has 2 setup buildings, not three (§3, §9)",
            "line 11: Ann built 3 times in round 2; a turn allows two at most (§4, §5)",
            more,
        ] {
            assert!(said.contains(finding), "{finding:?} is not in\n{said}");
        }
    }
    // Nothing is missing yet where no round is written.
    let setup: Vec<&str> = text.lines().take_while(|line| !line.starts_with("r1")).collect();
    place.run_with("import - -o out.json", setup.join("\n").as_bytes()).fine();
}

#[test]
fn a_record_is_not_a_written_table_and_that_is_said_once() {
    let place = Place::new();
    let said =
        place.run_with("import - -o out.json", include_bytes!("../../saves/solo-2-phantoms.json")).failed(65);
    assert!(said.contains("this is a record already") && said.lines().count() < 4, "{said}");
}

#[test]
fn a_text_that_a_record_could_not_hold_is_not_imported() {
    let place = Place::new();
    for (word, letters) in [("title", 501), ("location", 501), ("comment", 20_001)] {
        let text = SHORT.to_owned() + &format!("{word} {}\n", "x".repeat(letters));
        let said = place.run_with("import - -o out.json", text.as_bytes()).failed(65);
        assert!(said.contains(word) && said.contains(&letters.to_string()), "{said}");
    }
}

#[test]
fn a_table_that_has_just_begun_names_its_game_and_keeps_its_details() {
    for game in ["alhambra", "alexandros"] {
        let place = Place::new();
        let text = format!(
            "game {game}\nplayers Ann Bob Cid\ntitle \"An evening\"\nlocation \"At home\"\ncomment \"Rain # all day\"\ntags \"club\" \"two rooms\"\n"
        );
        place.run_with("import - -o one.json", text.as_bytes()).fine();
        place.run("export one.json --format txt -o one.txt").fine();
        let written = place.read("one.txt");
        for line in text.lines() {
            assert!(
                written.contains(&line.replace("players Ann Bob Cid", "players \"Ann\" \"Bob\" \"Cid\"")),
                "{line} is not in\n{written}"
            );
        }
        place.run("import one.txt -o again.json").fine();
        place.run("export again.json --format txt -o again.txt").fine();
        assert_eq!(place.read("again.txt"), written);
    }
}

/// The log, the seats and the times of the record that a text becomes.
fn imported(text: impl AsRef<[u8]>) -> Value {
    let place = Place::new();
    place.run_with("import - -o out.json", text.as_ref()).fine();
    let mut record: Value = serde_json::from_str(&place.read("out.json")).unwrap();
    for of_the_text in ["id", "digest"] {
        record.as_object_mut().unwrap().remove(of_the_text);
    }
    record
}

#[test]
fn a_table_is_the_same_in_any_marks_words_line_ends_and_encoding() {
    let table = format!("{SHORT}{CLOSING}").replace("Ann", "\"Jörg Müller\"");
    let record = imported(&table);
    for (open, close) in [
        ("“", "”"),
        ("”", "”"),
        ("„", "“"),
        ("„", "\""),
        ("«", "»"),
        ("« ", " »"),
        ("«\u{a0}", "\u{a0}»"),
        ("«\u{202f}", "\u{202f}»"),
        ("»", "«"),
        ("‚", "‘"),
        ("‘", "’"),
        ("‹", "›"),
    ] {
        let text = table.replace("\"Jörg Müller\"", &format!("{open}Jörg Müller{close}"));
        assert_eq!(imported(&text), record, "{text}");
    }
    for words in [
        ["pavilion", "seraglio", "arcades", "garden", "tower"],
        ["Pavillon", "Serail", "Arkaden", "Garten", "Turm"],
        ["pavillon", "sérail", "arcades", "jardin", "tour"],
        ["pavillon", "SERAIL", "arcades", "Jardin", "Tour"],
        ["pabellón", "serrallo", "arcadas", "jardín", "torre"],
    ] {
        let mut text = table.replace(" A\n", &format!(" {}\n", words[2]));
        for (letter, word) in [(" P\n", words[0]), (" S S S", words[1]), (" T G", "")] {
            text = match word {
                "" => text.replace(letter, &format!(" {} {}", words[4], words[3])),
                _ if letter == " P\n" => text.replace(letter, &format!(" {word}\n")),
                _ => text.replace(letter, &format!(" {word} {word} {word}")),
            };
        }
        assert_eq!(imported(&text), record, "{text}");
    }
    for text in [
        table.replace('\n', "\r"),
        table.replace('\n', "\r\n"),
        format!("\u{feff}{table}"),
        table.replace("r1 ", "r1: ").replace("r2 ", "R2 : "),
        table.replace("players ", "players: ").replace("2026-01-31", "31.01.2026"),
        table.replace("2026-01-31", "31/1/2026"),
        table.replace("0 0 0", "0,0,0").replace("5 5 6 6 7 7", "5, 5, 6, 6, 7, 7"),
        table.replace("T G P", "T, G, P").replace("0 0 0", "0 , 0 , 0"),
    ] {
        assert_eq!(imported(&text), record, "{text}");
    }
    let units = || std::iter::once(0xfeff).chain(table.encode_utf16());
    assert_eq!(imported(units().flat_map(u16::to_le_bytes).collect::<Vec<_>>()), record);
    assert_eq!(imported(units().flat_map(u16::to_be_bytes).collect::<Vec<_>>()), record);
}

#[test]
fn a_bad_value_causes_no_second_fault() {
    let text = format!("{SHORT}ended 2026-02-01\n{CLOSING}");
    for (good, bad, fault) in [
        ("players Ann Bob", "players Ann “Bob", "line 1: the quotation mark “ is not closed"),
        ("players Ann Bob", "players Ann Bob\u{202e}", "line 1: "),
        ("setup Ann T G P", "setup Ann T Castle P", "line 5: “Castle” is not a type of building"),
        ("setup Ann T G P", "r300 Ann coins\nsetup Ann T G P", "line 5: "),
        ("r2 Ann tower", "r2 Ann Schloss", "line 11: “Schloss” is not a type"),
        ("lines Ann 0 0 0", "lines Anne 0 0 0", "line 15: nobody is called “Anne”"),
        ("lines Ann 0 0 0", "lines Ann many", "line 15: lines NAME takes"),
        ("left Ann 3", "lefd Ann 3", "line 16: no line starts with “lefd”"),
        ("roll 1 6", "roll 1 7", "line 10: a die shows 1 to 6, not “7”"),
        ("counts 5 5 6 6 7 7", "phantoms many", "line 2: phantoms takes a number"),
        ("2026-01-31", "3/4/2026", "line 4: “3/4/2026” may be 2026-04-03 or 2026-03-04"),
    ] {
        let place = Place::new();
        let said = place.run_with("import - -o out.json", text.replacen(good, bad, 1).as_bytes()).failed(65);
        assert!(said.contains("is bad: ") && said.contains(fault), "{bad}: {said}");
    }
}

#[test]
fn whoever_is_named_after_a_colour_has_it_in_every_game() {
    for head in ["rounds 6", "game alhambra", "game alexandros"] {
        for (names, colours) in [
            ("Red Yellow Blue Green", ["red", "gold", "blue", "green"]),
            ("Blau Rot Ada Gelb", ["blue", "red", "green", "gold"]),
            ("Vert Bleu Rouge Jaune", ["green", "blue", "red", "gold"]),
            ("Ada Rojo Ben Azul", ["green", "red", "gold", "blue"]),
            ("Ada Ben Cleo Dora", ["red", "blue", "green", "gold"]),
        ] {
            let record = imported(format!("{head}\nplayers {names}\n"));
            let seats = record["seats"].as_array().unwrap();
            let told: Vec<&str> = seats.iter().map(|seat| seat["name"].as_str().unwrap()).collect();
            assert_eq!(told.join(" "), names);
            let found: Vec<&Value> = seats.iter().map(|seat| &seat["colour"]).collect();
            assert_eq!(found, colours, "{names}");
        }
    }
}

#[test]
fn a_path_may_be_quoted_or_be_an_address() {
    let place = Place::new();
    place.write("my table.txt", example());
    let path = place.path("my table.txt").display().to_string();
    let address = format!("file://{}", path.replace(' ', "%20"));
    for (number, typed) in [format!("'{path}'"), format!("\"{path}\""), address].into_iter().enumerate() {
        let out = format!("{number}.json");
        let done = command(&place.path(""), "import").args([&typed, "-o", &out]).output().unwrap();
        assert!(done.status.success(), "{typed}: {done:?}");
    }
    assert_eq!(place.read("0.json"), place.read("2.json"));
}

#[test]
fn faults_of_the_tile_game_and_of_alexandros_name_players() {
    let place = Place::new();
    let text = "players Zoé Ben Cleo\nopen 1 Ben 200 0 0 0 0 0\n";
    let said = place.run_with("import - -o out.json", text.as_bytes()).failed(65);
    assert!(said.contains("Ben cannot have") && !said.contains("Player 2"), "{said}");
    let text = "players Zoé Ben\n1 walls Zoé 3\n1 walls Ben 3\n";
    let said = place.run_with("import - -o out.json", text.as_bytes()).failed(65);
    assert!(said.contains("Zoé") && !said.contains("Player "), "{said}");
}
