//! `alhambra FILE` and `alhambra CODE` where no window can open: what is wrong with the argument is said first.

use std::fs;

use crate::cli::run::Place;

/// Whether the window would have opened, if there were a display.
fn opens_a_window(said: &str) -> bool {
    said.contains("there is no display") || said.contains("was built without")
}

#[test]
fn a_file_and_a_code_lead_to_the_window() {
    let place = Place::new();
    place.write("game.json", "{}");
    place.write("notes", "text");
    place.write("100TZ-GW7EY", "a file that is called like a code");
    place.write("backup.tar.gz", [0xff]);
    place.write("backup.tar", [0xff]);
    let address = format!("file://{}", place.path("game.json").display());
    for word in [
        "game.json",
        "./game.json",
        "notes",
        "100TZ-GW7EY",
        "100TZ-GW7EZ",
        "100tzgw7ez",
        "backup.tar.gz",
        "backup.tar",
        "alhambra:100TZ-GW7EZ",
        "alhambra://100TZ-GW7EZ/",
        &address,
    ] {
        let said = place.run(word).failed(69);
        assert!(opens_a_window(&said), "{word}: {said}");
    }
    let said = place.run("--data-dir data game.json").failed(69);
    assert!(opens_a_window(&said) && !place.path("data").exists(), "{said}");
}

#[test]
fn a_file_that_cannot_be_read_is_reported_before_a_window_opens() {
    let place = Place::new();
    fs::create_dir(place.path("folder.json")).unwrap();
    place.write("bytes.json", [0xff]);
    place.write("large.json", vec![b' '; (4 << 20) + 1]);
    for word in ["none.json", "none/game.txt"] {
        let said = place.run(word).failed(66);
        assert!(said.contains("there is no file"), "{said}");
    }
    assert!(place.run("folder.json").failed(66).contains("is not a file"));
    assert!(place.run("bytes.json").failed(65).contains("it is not UTF-8 text"));
    assert!(place.run("large.json").failed(65).contains("more than 4 MB"));
}

#[test]
fn a_file_of_plays_leads_to_the_window_whatever_its_size_and_encoding() {
    let place = Place::new();
    let rest = "x".repeat(5 << 20);
    place.write("plays.json", format!("{{\"plays\":[],\"games\":[],\"players\":[],\"rest\":\"{rest}\"}}"));
    place.write("plays.xml", format!("<plays><!--{rest}--></plays>"));
    place.write("scores.csv", b"Datum;Spieler;Punkte\n2.11.2025;J\xf6rg;88\n");
    place.write("unknown.csv", b"A;B\nJ\xf6rg;88\n");
    for word in ["plays.json", "plays.xml", "scores.csv", "unknown.csv"] {
        let said = place.run(word).failed(69);
        assert!(opens_a_window(&said), "{word}: {said}");
    }
    place.write("other.json", format!("{{\"rest\":\"{rest}\"}}"));
    assert!(place.run("other.json").failed(65).contains("more than 4 MB"));
}

#[test]
fn faults_of_a_code_are_reported() {
    let place = Place::new();
    for (word, fault) in [
        ("100TZ-GW7EY", "One letter is wrong, or two are swapped"),
        ("100TU", "No code contains “U” (letter 5)"),
        ("100T", "should have 10 letters, not 4"),
        ("alhambra:100T", "should have 10 letters, not 4"),
    ] {
        let (link, word) = (word, word.trim_start_matches("alhambra:"));
        let said = place.run(link).failed(2);
        assert!(said.contains(&format!("“{word}”")) && said.contains(fault), "{said}");
    }
    let said = place.run("--language fr 100T").failed(2);
    assert!(said.contains("devrait avoir 10 caractères, pas 4"), "{said}");
}

#[test]
fn a_mistyped_command_is_reported_as_before() {
    let place = Place::new();
    place.write("game.json", "{}");
    for (words, told) in [
        ("exprot", "there is no command exprot; did you mean export?"),
        ("exprot game.json --format csv", "there is no command exprot; did you mean export?"),
        ("dance", "there is no command dance"),
        ("game.json verify game.json", "there is no command game.json"),
        ("--nothing", "--nothing is not expected here"),
    ] {
        let said = place.run(words).failed(2);
        assert!(said.contains(told) && said.contains("--help"), "{said}");
    }
    place.write("verify", "a file that is called like a command");
    assert!(place.run("verify").failed(2).contains("is missing"));
}
