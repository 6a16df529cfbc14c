//! The language of a run, and what programs read in any language.

use serde_json::{Value, json};

use crate::cli::run::{Place, Run, command};

/// A folder with a good record of two rounds.
fn with_game() -> Place {
    let place = Place::new();
    place.run("play --seed 8 --rounds 2 --started 2026-01-31T20:00:00Z -o game.json").fine();
    place
}

/// The JSON that the program writes to stderr when it fails with this code.
fn fails_in_json(place: &Place, words: &str, code: i32) -> Value {
    let Run { code: found, out, err } = place.run(words);
    assert_eq!((found, out.as_str()), (code, ""), "{words}: {err}");
    let all: Value = serde_json::from_str(&err).unwrap_or_else(|fault| panic!("{words}: {fault}: {err}"));
    assert_eq!(all.as_object().unwrap().len(), 1, "{err}");
    all["error"].clone()
}

/// Bad command lines, and what is said of them in French.
const USAGE: [(&str, &str); 24] = [
    ("dance", "il n’y a pas de commande dance"),
    ("shaw game.json", "il n’y a pas de commande shaw ; vouliez-vous dire show"),
    ("help dance", "il n’y a pas de commande dance"),
    ("verify", "il manque <FILE>..."),
    ("show game.json --att 1", "--att n’est pas attendu ici ; vouliez-vous dire --at"),
    ("show game.json --nothing", "--nothing n’est pas attendu ici"),
    ("show game.json --at", "il manque une valeur à --at <N>"),
    ("show game.json other.json", "other.json n’est pas attendu ici"),
    ("show game.json --at 1 --at 2", "--at <N> ne va pas avec --at <N>"),
    ("show game.json --json=1", "« 1 » est une valeur de trop pour --json"),
    ("show game.json --at x", "« x » n’est pas une valeur de --at <N> : donnez un nombre entier, 0 ou plus"),
    ("show game.json --at 999", "il n’y a pas d’événement 999"),
    (
        "play -o a.json --players clever",
        "« clever » n’est pas une valeur de --players <P,P,…> : choisissez parmi random, ",
    ),
    ("play -o a.json --seed -1", "donnez un nombre entier de 0 à 18446744073709551615"),
    (
        "play -o a.json --started yesterday",
        "donnez une date et une heure comme 2026-01-31T20:00:00Z (RFC 3339)",
    ),
    (
        "play -o a.json --rounds many",
        "« many » n’est pas une valeur de --rounds <N> : donnez un nombre entier",
    ),
    ("play -o a.json --rounds 0", "0 manches : une partie en a 1 à 33 (§2)"),
    ("play -o a.json --phantoms 5", "ne font pas une partie"),
    ("play -o a.json --phantom-bonus 3", "il manque --against-phantoms"),
    ("play -o a.json --special-actions none", "choisissez parmi one, both"),
    ("simulate --games 0", "donnez un nombre entier, 1 ou plus"),
    ("simulate --threads 2000", "donnez un nombre entier de 1 à 1024"),
    ("simulate --tournament --players greedy", "un tournoi demande deux joueurs ou plus"),
    ("render game.json --size big -o a.png", "donnez une largeur et une hauteur de 200 à 8000"),
];

#[test]
fn usage_errors_are_french_in_a_french_run() {
    let place = with_game();
    for (words, told) in USAGE {
        let sentence = place.run(&format!("--language fr {words}")).failed(2);
        assert!(sentence.contains(told) && sentence.lines().count() == 1, "{words}: {sentence}");
        assert_ne!(sentence, place.run(words).failed(2), "{words}");
    }
}

#[test]
fn the_language_is_that_of_the_option_the_settings_or_the_system() {
    let place = with_game();
    std::fs::create_dir(place.path("data")).unwrap();
    let said = |words: &str, locale: &str| {
        let output = command(&place.path(""), words).env("LC_ALL", locale).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    let (english, french) = ("there is no command", "il n’y a pas de commande");
    assert!(said("--data-dir data dance", "C").contains(english));
    assert!(said("--data-dir data dance", "fr_CH.UTF-8").contains(french), "as the system");
    place.write("data/settings.json", r#"{"language": "fr"}"#);
    assert!(said("--data-dir data dance", "C").contains(french), "as the settings");
    assert!(said("--data-dir data --language en dance", "fr_CH.UTF-8").contains(english), "as the option");
    assert!(said("--data-dir data dance --language=en", "fr_CH.UTF-8").contains(english));
    let spanish = "no existe la orden";
    assert!(said("--data-dir data --language es dance", "C").contains(spanish), "as the option");
    assert!(said("dance", "es_MX.UTF-8").contains(spanish), "as the system");
    let bad = said("--data-dir data show --language xx", "fr_CH.UTF-8");
    assert!(bad.contains("n’est pas une valeur de --language"), "{bad}");
}

#[test]
fn every_command_speaks_french() {
    let place = with_game();
    let in_french = |words: &str| place.run(&format!("{words} --language fr")).fine();
    place.write("table.txt", "players Ann Bob Cid\nrounds 1\nsetup Ann T G P\n");
    for (words, told) in [
        ("--help", "Utilisation : alhambra"),
        ("verify game.json", "game.json : bon, partie complète"),
        ("show game.json --at 12", "manche 1 sur 2 : "),
        ("score game.json", "Victoire : Greedy"),
        ("import table.txt -o table.json", "table.json : bloc de score, 3 joueurs"),
        ("play --seed 1 --rounds 1 -o other.json", "other.json : graine 1, Greedy "),
        ("simulate --games 20 --seed 1", "20 parties, "),
        ("simulate --tournament --players random,greedy --games 20 --seed 1", "gagné en % contre"),
    ] {
        let said = in_french(words);
        assert!(said.contains(told), "{words}: {told} is not in\n{said}");
    }
    // JSON is the same in every language.
    for words in ["show game.json --json", "score game.json --json", "simulate --games 5 --seed 1 --json"] {
        let names =
            |text: String| text.lines().filter(|line| !line.contains("per_second")).collect::<String>();
        assert_eq!(names(in_french(words)), names(place.run(words).fine()), "{words}");
    }
}

#[test]
fn faults_of_input_are_french_in_a_french_run() {
    let place = Place::new();
    place.write("table.txt", "players Ann Bob Cid\nrounds many\nsetup Carl T\n");
    place.write("table.json", r#"{"rows": [{"coins": -1}], "comment": 3}"#);
    place.write("layout.json", r#"{"name": "A", "counts": [6,6,6,6,6,9], "coins": 2, "vp": []}"#);
    for (words, told) in [
        ("import table.txt -o a.json", "ligne 2 : rounds est un nombre de 1 à 33 (§2), et non « many »"),
        (
            "import table.txt -o a.json",
            "ligne 3 : personne ne s’appelle « Carl » ; les noms sont Ann, Bob, Cid",
        ),
        ("score table.json", "la table a un membre « comment », qui n’est pas l’un de layout"),
        ("score table.json", "ligne 1, coins : -1 n’est pas un nombre entier de 0 à 255"),
        ("play --layout layout.json -o a.json", "2 pièces"),
    ] {
        let said = place.run(&format!("--language fr {words}")).failed(65);
        assert!(said.contains(told), "{words}: {told} is not in\n{said}");
    }
    let missing = place.run("--language fr import nothing.txt -o a.json").failed(66);
    assert!(missing.contains("nothing.txt") && !missing.contains("there is"), "{missing}");
}

#[test]
fn a_failure_with_json_is_one_object_with_a_code_in_english() {
    let place = with_game();
    place.write("bad.json", r#"{"format": "alhambra-record", "version": "1.0"}"#);
    let failures =
        [("show game.json --at 999", 2, "usage"), ("show --nothing", 2, "usage"), ("dance", 2, "usage")];
    let inputs = [("show none.json", 66, "unreadable"), ("show bad.json", 65, "bad_input")];
    for (words, code, name) in failures.into_iter().chain(inputs) {
        let error = fails_in_json(&place, &format!("{words} --json --language fr"), code);
        assert_eq!(error["code"], name, "{words}");
        let Run { err, .. } = place.run(&format!("{words} --language en"));
        let told = err.trim_end().strip_prefix("alhambra: ").unwrap().to_owned();
        assert_eq!(error["message"], told, "{words}");
    }
    let faults = fails_in_json(&place, "show bad.json --json", 65)["faults"].clone();
    assert_eq!(faults.as_array().unwrap().len(), 7);
    assert_ne!(faults, json!([]));
}
