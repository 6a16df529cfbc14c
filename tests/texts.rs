//! What the build says about text files that do not fit together.
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../src/text/build.rs"]
#[allow(dead_code, unreachable_pub, reason = "the build calls the rest")]
mod build;

use build::functions;

const ENGLISH: &str = "\
### Language: English
### Die: yellow, blue

cancel = Cancel
# $count number
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
# $die Die
die-name = { $die ->
    [yellow] yellow die
   *[blue] blue die
}
# $who Who, $die Die
turned = { $who ->
    [you] You turned
   *[other] { $who } turned
} a { die-name }
";

const FRENCH: &str = "\
### Language: French

cancel = Annuler
coins = { $count } sous
die-name = { $die ->
    [yellow] dé jaune
   *[blue] dé bleu
}
turned = { $who ->
    [you] Vous avez
   *[other] { $who } a
} tourné un dé
";

/// The only fault of these files.
fn fault(english: &str, french: &str) -> String {
    let faults = functions(&[("en", english), ("fr", french)]).unwrap_err();
    let [fault] = faults.as_slice() else { panic!("{faults:#?}") };
    fault.clone()
}

#[test]
fn each_text_is_a_function_with_the_types_of_its_variables_and_its_english_as_its_doc() {
    let code = functions(&[("en", ENGLISH), ("fr", FRENCH)]).unwrap();
    for function in [
        "pub fn cancel(&self) -> &str",
        "pub fn coins(&self, count: impl Number) -> String",
        "pub fn die_name(&self, die: impl Into<Die>) -> String",
        "pub fn turned(&self, who: &Who, die: impl Into<Die>) -> String",
    ] {
        assert!(code.contains(function), "{function} is not in\n{code}");
    }
    assert!(code.contains("pub enum Die"), "{code}");
    assert!(code.contains("```text\\nCancel\\n```"), "{code}");
}

#[test]
fn a_text_missing_from_a_language_stops_the_build() {
    let french = FRENCH.replace("cancel = Annuler\n", "");
    assert_eq!(fault(ENGLISH, &french), "fr.ftl: cancel is missing");
    let french = format!("{FRENCH}close = Fermer\n");
    assert_eq!(fault(ENGLISH, &french), "fr.ftl: close is no text of en.ftl");
}

#[test]
fn another_language_may_leave_out_variables_but_never_adds_one() {
    let french = FRENCH.replace("{ $count } sous", "des sous");
    assert!(functions(&[("en", ENGLISH), ("fr", &french)]).is_ok());
    let french = FRENCH.replace("Annuler", "Annuler { $what }");
    assert_eq!(fault(ENGLISH, &french), "fr.ftl: cancel uses $what, which en.ftl does not declare");
}

#[test]
fn a_variable_is_declared_with_an_existing_type_and_used() {
    let english = ENGLISH.replace("# $count number\n", "");
    let faults = functions(&[("en", &english), ("fr", FRENCH)]).unwrap_err();
    assert!(
        faults.contains(&"en.ftl: coins uses $count, which en.ftl does not declare".to_owned()),
        "{faults:?}"
    );
    let english = ENGLISH.replace("# $count number", "# $count figure");
    assert_eq!(fault(&english, FRENCH), "en.ftl: coins declares $count as figure, which is no type");
    let english = ENGLISH.replace("# $count number", "# $count number, $left number");
    assert_eq!(fault(&english, FRENCH), "en.ftl: coins declares $left and does not use it");
}

#[test]
fn a_choice_has_all_cases_of_its_type_in_every_language() {
    let french = FRENCH.replace("    [yellow] dé jaune\n", "");
    assert_eq!(fault(ENGLISH, &french), "fr.ftl: die-name chooses by $die: [yellow] is missing");
    let french = FRENCH.replace("[yellow] dé", "[green] dé vert\n    [yellow] dé");
    assert_eq!(fault(ENGLISH, &french), "fr.ftl: die-name chooses by $die: [green] is no Die");
    let french = FRENCH.replace("    [you] Vous avez\n", "");
    assert_eq!(fault(ENGLISH, &french), "fr.ftl: turned chooses by $who: write [you] and *[other]");
    let english = ENGLISH.replace("[one] one coin", "[few] one coin\n    [single] coin");
    assert_eq!(fault(&english, FRENCH), "en.ftl: coins chooses by $count: single is no number");
}

#[test]
fn a_duplicate_and_a_line_that_is_not_a_text_stop_the_build() {
    let french = format!("{FRENCH}cancel = Non\n");
    assert_eq!(fault(ENGLISH, &french), "fr.ftl: cancel is there twice");
    let english = format!("{ENGLISH}-brand = Alhambra\n");
    assert_eq!(fault(&english, FRENCH), "en.ftl: -brand is a term; write it as a text");
    let french = format!("{FRENCH}# a note\n!!\n");
    assert_eq!(fault(ENGLISH, &french), "fr.ftl: this is no text of Fluent: !!");
    let english = ENGLISH.replace("a { die-name }", "a { dice-name } { die-name }");
    assert_eq!(fault(&english, FRENCH), "en.ftl: turned speaks of dice-name, which is no text");
}
