//! The sections of the rules: the aim, and the others in the order of their §.

use super::examples::Example;
use common::screens::rules_page::Section;
use text::Texts;

/// All sections.
pub static SECTIONS: [Section<Example>; 20] = [
    Section::aim(Texts::rules_aim_text),
    Section::new("1", Texts::rules_sheet, Texts::rules_sheet_text).with(Example::Sheet),
    Section::new("2", Texts::rules_rounds, Texts::rules_rounds_text),
    Section::new("3", Texts::rules_setup, Texts::rules_setup_text),
    Section::new("4", Texts::rules_turn, Texts::rules_turn_text),
    Section::new("4.3a", Texts::rules_build, Texts::rules_build_text).with(Example::Build),
    Section::new("4.3b", Texts::rules_gain, Texts::rules_gain_text).with(Example::Gain),
    Section::new("4.5", Texts::rules_end, Texts::rules_end_text),
    Section::new("5.1", Texts::rules_change, Texts::rules_change_text).with(Example::Change),
    Section::new("5.2", Texts::rules_second, Texts::rules_second_text),
    Section::new("5.3", Texts::rules_special, Texts::rules_special_text),
    Section::new("6", Texts::rules_race, Texts::rules_race_text).with(Example::Race),
    Section::new("7.1", Texts::rules_types, Texts::rules_types_text).with(Example::Types),
    Section::new("7.2", Texts::rules_lines, Texts::rules_lines_text).with(Example::Lines),
    Section::new("7.3", Texts::rules_victory, Texts::rules_victory_text),
    Section::new("8", Texts::rules_card, Texts::rules_card_text),
    Section::new("9", Texts::rules_two, Texts::rules_two_text).with(Example::Phantom),
    Section::new("10", Texts::rules_solo, Texts::rules_solo_text),
    Section::new("11", Texts::rules_against, Texts::rules_against_text),
    Section::new("12", Texts::rules_open, Texts::rules_open_text),
];

#[cfg(test)]
mod tests {
    use super::*;
    use common::screens::rules_page::found;
    use text::Language;

    /// The notes on the rules: a line for each § of the rules.
    const NOTES: &str = include_str!("../../../../../docs/rules-notes.md");

    #[test]
    fn every_paragraph_of_the_rules_has_a_section_and_every_section_a_paragraph() {
        let whole = |section: &Section<Example>| section.paragraph.split('.').next().unwrap().to_owned();
        let sections = &SECTIONS[1..];
        let told: Vec<String> = sections.iter().map(whole).collect();
        for section in sections {
            let paragraph = whole(section);
            let noted = [format!("**§{paragraph} "), format!("**§{} ", section.paragraph)];
            let found = noted.iter().any(|noted| NOTES.contains(noted.as_str()));
            assert!(found || NOTES.contains(&format!("**§{paragraph}.")), "§{}", section.paragraph);
        }
        for paragraph in 1..=12 {
            assert!(told.contains(&paragraph.to_string()), "§{paragraph}");
        }
        assert!(told.is_sorted_by_key(|paragraph| paragraph.parse::<u8>().unwrap()));
    }

    #[test]
    fn words_are_found_in_every_language_whatever_their_accents_and_capitals() {
        for (language, word, paragraph) in [
            (Language::English, "STRUCK out", "6"),
            (Language::French, "ex aequo", "7.1"),
            (Language::French, "serail", "6"),
            (Language::Spanish, "bonificacion", "11"),
            (Language::German, "munzen drehen", "5.1"),
        ] {
            let found = found(&SECTIONS, &Texts::new(language), word);
            let found: Vec<_> = found.iter().map(|section| section.paragraph).collect();
            assert!(found.contains(&paragraph), "{word}: {found:?}");
            assert!(found.len() < SECTIONS.len(), "{word} is everywhere");
        }
    }

    #[test]
    fn nothing_looked_for_finds_all_and_nonsense_nothing() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert_eq!(found(&SECTIONS, &texts, " ").len(), SECTIONS.len());
            assert!(found(&SECTIONS, &texts, "xyzzy").is_empty());
        }
    }

    #[test]
    fn a_section_says_one_to_five_sentences() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for section in &SECTIONS {
                let sentences = section.text(&texts).matches(". ").count() + 1;
                assert!(sentences <= 5, "{}: {sentences}", section.heading(&texts));
            }
        }
    }
}
