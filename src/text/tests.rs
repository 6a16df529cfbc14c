//! The keys, the English and the French say the same.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

use super::*;

/// The variables of a pattern, and the other texts it refers to.
fn walk<'a>(pattern: &Pattern<&'a str>, variables: &mut BTreeSet<&'a str>, texts: &mut BTreeSet<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, variables, texts);
        }
    }
}

fn walk_expression<'a>(
    expression: &Expression<&'a str>,
    variables: &mut BTreeSet<&'a str>,
    texts: &mut BTreeSet<&'a str>,
) {
    let (Expression::Select { selector: inline, .. } | Expression::Inline(inline)) = expression;
    match inline {
        InlineExpression::VariableReference { id } => drop(variables.insert(id.name)),
        InlineExpression::MessageReference { id, .. } => drop(texts.insert(id.name)),
        InlineExpression::Placeable { expression } => walk_expression(expression, variables, texts),
        other => panic!("only variables and other texts are used: {other:?}"),
    }
    if let Expression::Select { variants, .. } = expression {
        for variant in variants {
            walk(&variant.value, variables, texts);
        }
    }
}

/// The variables each text of a language needs, those of the texts in it included.
fn variables_by_text(language: Language) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let resource =
        fluent_syntax::parser::parse(language.source()).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut own = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let (mut variables, mut texts) = (BTreeSet::new(), BTreeSet::new());
                walk(&message.value.expect("a text"), &mut variables, &mut texts);
                let twin = own.insert(message.id.name, (variables, texts));
                assert!(twin.is_none(), "{} is there twice in {language:?}", message.id.name);
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            other => panic!("{other:?}"),
        }
    }
    let inner = |text: &&str| own.get(text).unwrap_or_else(|| panic!("there is no {text}")).0.clone();
    own.iter()
        .map(|(id, (variables, texts))| {
            (*id, variables.iter().copied().chain(texts.iter().flat_map(inner)).collect())
        })
        .collect()
}

#[test]
fn every_key_has_a_text_with_its_variables_in_every_language_and_no_text_lacks_a_key() {
    let keys: BTreeMap<String, BTreeSet<&str>> =
        Key::ALL.iter().map(|key| (key.id(), key.variables().iter().copied().collect())).collect();
    assert_eq!(keys.len(), Key::ALL.len());
    for language in Language::ALL {
        let texts = variables_by_text(language);
        for (id, variables) in &texts {
            assert_eq!(keys.get(*id), Some(variables), "{language:?} {id} against the key");
        }
        let missing: Vec<_> = keys.keys().filter(|id| !texts.contains_key(id.as_str())).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
    }
}

#[test]
fn every_text_is_complete_for_all_kinds_of_values() {
    let words = ["you", "Zoé", "pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
    let samples = (0..4).map(FluentValue::from).chain(words.map(FluentValue::from));
    let samples: Vec<_> = samples.collect();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for key in Key::ALL {
            for sample in &samples {
                let (id, mut errors) = (key.id(), Vec::new());
                let args: FluentArgs<'_> =
                    key.variables().iter().map(|name| (*name, sample.clone())).collect();
                let pattern = texts.bundle.get_message(&id).unwrap().value().unwrap();
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
    ] {
        let lines = language.source().lines().map(str::trim_start).filter(|line| !line.starts_with('#'));
        for line in lines {
            for pair in wrong {
                assert!(!line.contains(pair), "{language:?} has {pair:?} in: {line}");
            }
        }
    }
}

/// A text in English and in French, with plain spaces.
fn both(key: Key, variables: &[(&str, FluentValue<'_>)]) -> [String; 2] {
    Language::ALL.map(|language| Texts::new(language).with(key, variables).replace('\u{a0}', " "))
}

#[test]
fn buildings_have_their_articles() {
    let build = |building: &'static str| both(Key::PlayBuild, &[("building", building.into())]);
    assert_eq!(build("seraglio"), ["Build the seraglio", "Construire le sérail"]);
    assert_eq!(build("arcades"), ["Build the arcades", "Construire les arcades"]);
    assert_eq!(build("tower"), ["Build the tower", "Construire la tour"]);
}

#[test]
fn history_speaks_of_you_and_of_others() {
    let built = |who: &'static str, building: &'static str| {
        both(
            Key::HistoryBuilt,
            &[("who", who.into()), ("building", building.into()), ("row", 2.into()), ("column", 2.into())],
        )
    };
    assert_eq!(
        built("you", "chambers"),
        ["You built chambers (row 2, column 2)", "Vous avez construit des chambres (rangée 2, colonne 2)"]
    );
    assert_eq!(
        built("Zoé", "garden"),
        ["Zoé built a garden (row 2, column 2)", "Zoé a construit un jardin (rangée 2, colonne 2)"]
    );
    let gained = |who: &'static str, coins: u8| {
        both(Key::HistoryGained, &[("who", who.into()), ("coins", coins.into())])
    };
    assert_eq!(gained("you", 3), ["You gained 3 coins", "Vous avez pris 3 pièces"]);
    assert_eq!(gained("you", 0), ["You gained no coins", "Vous n’avez pris aucune pièce"]);
    assert_eq!(gained("Zoé", 1), ["Zoé gained 1 coin", "Zoé a pris 1 pièce"]);
}

#[test]
fn awards_say_what_is_gone_and_how_it_is_shared() {
    assert_eq!(
        both(
            Key::AwardGone,
            &[
                ("who", "Phantom II".into()),
                ("building", "pavilion".into()),
                ("round", 9.into()),
                ("vp", 16.into())
            ],
        ),
        [
            "Phantom II completed the pavilion in round 9: its 16 VP are gone",
            "Phantom II a achevé le pavillon à la manche 9 : ses 16 PV sont perdus"
        ]
    );
    let sum = both(Key::ShareTwo, &[("first", 17.into()), ("second", 9.into()), ("players", 2.into())]);
    assert_eq!(sum, ["(17 + 9) / 2", "(17 + 9) / 2"]);
}

#[test]
fn numbers_agree_with_their_nouns() {
    let coins = |coins: u8| both(Key::PlayGain, &[("coins", coins.into())]);
    assert_eq!(coins(0), ["Gain no coins", "Prendre 0 pièce"]);
    assert_eq!(coins(1), ["Gain 1 coin", "Prendre 1 pièce"]);
    assert_eq!(coins(2), ["Gain 2 coins", "Prendre 2 pièces"]);
    let reason = both(Key::ReasonCoins, &[("coins", 7.into()), ("vp", 3.into())]);
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
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
    let named = |before: &str| -> BTreeSet<String> {
        let after = sources.split(before).skip(1);
        after
            .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default())
            .map(str::to_owned)
            .collect()
    };
    let (called, listed) = (named("."), named("Texts::"));
    let keyed: BTreeSet<String> = named("Key::").into_iter().chain(named("Text::")).collect();
    let within: BTreeSet<String> =
        ["building-bare", "building-a", "building-the", "place-name"].map(String::from).into();
    let is_used = |key: &&Key| {
        let function = key.id().replace('-', "_");
        called.contains(&function)
            || listed.contains(&function)
            || keyed.contains(key.name())
            || within.contains(&key.id())
    };
    let unused: Vec<_> = Key::ALL.iter().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn what_is_missing_agrees_with_its_number_in_french() {
    let texts = Texts::new(Language::French);
    let missing = |boxes: i64| texts.with(Key::PadMissing, &[("boxes", boxes.into())]);
    assert_eq!([missing(1), missing(4)], ["manque 1", "manquent 4"]);
}
