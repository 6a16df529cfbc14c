//! What the texts say, in all languages.

use std::{collections::BTreeSet, path::Path};

use super::{functions::ALL, *};

#[test]
fn every_text_is_complete_for_all_kinds_of_values() {
    let words = ["you", "Zoé", "pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
    let samples = (0..4).map(FluentValue::from).chain(words.map(FluentValue::from));
    let samples: Vec<_> = samples.collect();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (id, variables) in ALL {
            for sample in &samples {
                let mut errors = Vec::new();
                let args: FluentArgs<'_> = variables.iter().map(|name| (*name, sample.clone())).collect();
                let pattern = texts.bundle.get_message(id).unwrap().value().unwrap();
                let text = texts.bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty(), "{language:?} {id}: {errors:?}");
                assert!(!text.is_empty() && text.trim() == text, "{language:?} {id}: {text:?}");
                assert!(!text.contains(['{', '}', '$', '\n', '\u{2068}']), "{language:?} {id}: {text:?}");
            }
        }
    }
}

#[test]
fn quotes_and_spaces_are_set_as_in_print() {
    for (language, wrong) in [
        (Language::English, &["'", "\"", " :", " ;", " !", " VP", "  "][..]),
        (Language::French, &["'", "\"", " :", " ;", " !", " ?", "« ", " »", " PV", "  ", "“"][..]),
        (Language::Spanish, &["'", "\"", " :", " ;", " !", " ?", "« ", " »", " PV", " %", "  ", "“"][..]),
        (Language::German, &["'", "\"", " :", " ;", " !", " ?", " SP", " %", "  ", "”"][..]),
    ] {
        let source = language.source();
        let lines = source.lines().map(str::trim_start).filter(|line| !line.starts_with('#'));
        for line in lines {
            // The name of a text does not belong to it; its first word stands after a space.
            let line = line.split_once(" = ").map_or(line, |(_, words)| words);
            for pair in wrong {
                assert!(!line.contains(pair), "{language:?} has {pair:?} in: {line}");
            }
        }
    }
}

/// A text in English and in French, with plain spaces.
fn both(text: impl Fn(&Texts) -> String) -> [String; 2] {
    [Language::English, Language::French].map(|language| text(&Texts::new(language)).replace('\u{a0}', " "))
}

#[test]
fn buildings_have_their_articles() {
    let build = |building: Building| both(|texts| texts.play_build(building));
    assert_eq!(build(Building::Seraglio), ["Build the seraglio", "Bâtir le sérail"]);
    assert_eq!(build(Building::Arcades), ["Build the arcades", "Bâtir les arcades"]);
    assert_eq!(build(Building::Tower), ["Build the tower", "Bâtir la tour"]);
}

#[test]
fn history_speaks_of_you_and_of_others() {
    let zoe = || Who::Named("Zoé".to_owned());
    let built = |who: Who, building: Building| both(|texts| texts.history_built(&who, building, 2, 2));
    assert_eq!(
        built(Who::You, Building::Chambers),
        ["You built chambers (row 2, column 2)", "Vous avez bâti des chambres (rangée 2, colonne 2)"]
    );
    assert_eq!(
        built(zoe(), Building::Garden),
        ["Zoé built a garden (row 2, column 2)", "Zoé a bâti un jardin (rangée 2, colonne 2)"]
    );
    let gained = |who: Who, coins: u8| both(|texts| texts.history_gained(&who, coins));
    assert_eq!(gained(Who::You, 3), ["You gained 3 coins", "Vous avez pris 3 pièces"]);
    assert_eq!(gained(Who::You, 0), ["You gained no coins", "Vous n’avez pris aucune pièce"]);
    assert_eq!(gained(zoe(), 1), ["Zoé gained 1 coin", "Zoé a pris 1 pièce"]);
}

#[test]
fn awards_say_what_is_gone_and_how_it_is_shared() {
    assert_eq!(
        both(|texts| texts.award_gone("Phantom II", Building::Pavilion, 9, 16)),
        [
            "Phantom II completed the pavilion in round 9: 16 VP are gone",
            "Phantom II a achevé le pavillon à la manche 9 : ses 16 PV sont perdus"
        ]
    );
    assert_eq!(both(|texts| texts.share_two(17, 9, 2)), ["(17 + 9) / 2", "(17 + 9) / 2"]);
}

#[test]
fn numbers_agree_with_their_nouns() {
    let coins = |coins: u8| both(|texts| texts.play_gain(coins));
    assert_eq!(coins(0), ["Gain no coins", "Ne prendre aucune pièce"]);
    assert_eq!(coins(1), ["Gain 1 coin", "Prendre 1 pièce"]);
    assert_eq!(coins(2), ["Gain 2 coins", "Prendre 2 pièces"]);
    let reason = both(|texts| texts.reason_coins(7, 3));
    assert_eq!(reason, ["7 coins left, 1 VP for every 2: 3 VP", "7 pièces restantes, 1 PV pour 2 : 3 PV"]);
}

#[test]
fn the_language_of_the_system_is_the_first_locale_set() {
    let of = |set: &[(&str, &str)]| {
        Language::of_system(|name| set.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned()))
    };
    assert_eq!(of(&[]), Language::English);
    assert_eq!(of(&[("LANG", "fr_CH.UTF-8")]), Language::French);
    assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "en_GB.UTF-8")]), Language::English);
    assert_eq!(of(&[("LANG", "de_DE"), ("LC_ALL", "fr"), ("LC_MESSAGES", "C")]), Language::French);
    assert_eq!(of(&[("LC_ALL", ""), ("LANG", "fr")]), Language::French);
    assert_eq!(of(&[("LANG", "es_MX.UTF-8")]), Language::Spanish);
    assert_eq!(of(&[("LANG", "fry_NL")]), Language::English);
}

#[test]
fn every_text_is_shown_somewhere() {
    fn read(folder: &Path, sources: &mut String) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, sources);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("app/texts/tests.rs")
            {
                sources.push_str(&std::fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut sources = String::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join(".."), &mut sources);
    let named = |before: &str| -> BTreeSet<String> {
        let after = sources.split(before).skip(1);
        after
            .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default())
            .map(str::to_owned)
            .collect()
    };
    let used: BTreeSet<String> = named(".").into_iter().chain(named("Texts::")).collect();
    // What a language calls itself is read by the build.
    let built = |id: &str| id == "language-name";
    // A text that another one quotes is said with it.
    let quoted = |id: &str| Language::English.source().contains(&format!("{{ {id} }}"));
    let unused: Vec<&str> = ALL
        .iter()
        .map(|(id, _)| *id)
        .filter(|id| !used.contains(&id.replace('-', "_")) && !quoted(id) && !built(id))
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn what_is_missing_agrees_with_its_number_in_french() {
    let texts = Texts::new(Language::French);
    let missing = |boxes: i64| texts.pad_missing(boxes);
    assert_eq!([missing(1), missing(4)], ["manque 1", "manquent 4"]);
}

#[test]
fn spanish_builds_dates_numbers_and_wins_as_it_should() {
    let texts = Texts::new(Language::Spanish);
    assert_eq!(texts.play_build(Building::Chambers), "Construir las cámaras");
    assert_eq!(texts.history_gained(&Who::You, 1), "Has ganado 1 moneda");
    assert_eq!(texts.score_won(&Who::Named("Zoé".to_owned())), "Gana Zoé");
    assert_eq!(day(&texts, jiff::civil::date(2026, 11, 23)), "23 de noviembre de 2026");
    assert_eq!(texts.tenths(1.5), "1,5");
    assert_eq!([1000, 10_000].map(|number| texts.grouped(number)), ["1000", "10\u{a0}000"]);
}
