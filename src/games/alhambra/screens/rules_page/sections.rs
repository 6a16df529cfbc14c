//! The sections of the rules: the aim, and the others in the order of their §.

use super::{
    boards::DrawnBoard::{Bazaar, Camps, Falcon, Hole, OnFoot, Sides, Wall},
    examples::Example::{self, Board, Buying, Currencies, Gardens, Taking, Towers, Types, Yard},
};
use common::screens::rules_page::Section;
use text::Texts;

/// All sections.
pub static SECTIONS: [Section<Example>; 32] = [
    Section::aim(Texts::alhambra_rules_aim_text),
    Section::new("A1.1", Texts::alhambra_rules_tiles, Texts::alhambra_rules_tiles_text).with(Types),
    Section::new("A1.2", Texts::alhambra_rules_walls, Texts::alhambra_rules_walls_text),
    Section::new("A1.4", Texts::alhambra_rules_money, Texts::alhambra_rules_money_text).with(Currencies),
    Section::new("A1.5", Texts::alhambra_rules_yard, Texts::alhambra_rules_yard_text).with(Yard),
    Section::new("A2.1", Texts::alhambra_rules_scorings, Texts::alhambra_rules_scorings_text),
    Section::new("A2.2", Texts::alhambra_rules_majorities, Texts::alhambra_rules_majorities_text)
        .with(Towers),
    Section::new("A2.3", Texts::alhambra_rules_longest, Texts::alhambra_rules_longest_text).with(Board(Wall)),
    Section::new("A3.1", Texts::alhambra_rules_upright, Texts::alhambra_rules_upright_text),
    Section::new("A3.2", Texts::alhambra_rules_sides, Texts::alhambra_rules_sides_text).with(Board(Sides)),
    Section::new("A3.3", Texts::alhambra_rules_foot, Texts::alhambra_rules_foot_text).with(Board(OnFoot)),
    Section::new("A3.4", Texts::alhambra_rules_holes, Texts::alhambra_rules_holes_text).with(Board(Hole)),
    Section::new("A3.5", Texts::alhambra_rules_start, Texts::alhambra_rules_start_text),
    Section::new("A4.1", Texts::alhambra_rules_setup, Texts::alhambra_rules_setup_text),
    Section::new("A4.2", Texts::alhambra_rules_first, Texts::alhambra_rules_first_text),
    Section::new("A4.3", Texts::alhambra_rules_turn, Texts::alhambra_rules_turn_text),
    Section::new("A4.4", Texts::alhambra_rules_take, Texts::alhambra_rules_take_text).with(Taking),
    Section::new("A4.5", Texts::alhambra_rules_buy, Texts::alhambra_rules_buy_text).with(Buying),
    Section::new("A4.6", Texts::alhambra_rules_redesign, Texts::alhambra_rules_redesign_text),
    Section::new("A4.7", Texts::alhambra_rules_end, Texts::alhambra_rules_end_text),
    Section::new("A4.8", Texts::alhambra_rules_pass, Texts::alhambra_rules_pass_text),
    Section::new("A4.9", Texts::alhambra_rules_over, Texts::alhambra_rules_over_text),
    Section::new("A4.10", Texts::alhambra_rules_missed, Texts::alhambra_rules_missed_text),
    Section::new("A5.1", Texts::alhambra_rules_two, Texts::alhambra_rules_two_text),
    Section::new("A5.2", Texts::alhambra_rules_dirk, Texts::alhambra_rules_dirk_text),
    Section::new("A5.3", Texts::alhambra_rules_give, Texts::alhambra_rules_give_text),
    Section::new("A5.4", Texts::alhambra_rules_third, Texts::alhambra_rules_third_text).with(Gardens),
    Section::new("A6.1", Texts::alhambra_rules_vizier, Texts::alhambra_rules_vizier_text),
    Section::new("A6.2", Texts::alhambra_rules_camps, Texts::alhambra_rules_camps_text).with(Board(Camps)),
    Section::new("A6.3", Texts::alhambra_rules_bazaars, Texts::alhambra_rules_bazaars_text)
        .with(Board(Bazaar)),
    Section::new("A6.4", Texts::alhambra_rules_falcons, Texts::alhambra_rules_falcons_text)
        .with(Board(Falcon)),
    Section::new("A7", Texts::alhambra_rules_open, Texts::alhambra_rules_open_text),
];

#[cfg(test)]
mod tests {
    use super::*;
    use common::screens::rules_page::found;
    use text::Language;

    /// The texts of the program, which name the § of what they refuse.
    const ENGLISH: &str = include_str!("../../../../../assets/texts/en.ftl");

    /// The parts of the number of a §: "A4.10" comes behind "A4.9".
    fn numbers(paragraph: &str) -> Vec<u8> {
        let numbers = paragraph.strip_prefix('A').expect("it is of the tile game").split('.');
        numbers.map(|number| number.parse::<u8>().expect("a number")).collect()
    }

    #[test]
    fn every_paragraph_that_the_program_names_has_a_section_and_the_sections_are_in_their_order() {
        let cited = ENGLISH.split("(§A").skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.').expect("it ends");
            numbers(&format!("A{}", &rest[..end]))
        });
        let told: Vec<Vec<u8>> = SECTIONS[1..].iter().map(|section| numbers(section.paragraph)).collect();
        let mut seen = 0;
        // What stands behind the options is no rule of the game.
        for cited in cited.filter(|cited| cited[0] <= 7) {
            assert!(told.iter().any(|told| told.starts_with(&cited)), "§A{cited:?}");
            seen += 1;
        }
        assert!(seen > 50, "only {seen} are named");
        assert!(told.is_sorted());
        for part in 1..=7 {
            assert!(told.iter().any(|told| told[0] == part), "§A{part}");
        }
    }

    #[test]
    fn words_are_found_in_every_language_whatever_their_accents_and_capitals() {
        for (language, word, paragraph) in [
            (Language::English, "no CHANGE", "A4.5"),
            (Language::French, "ex aequo", "A2.2"),
            (Language::French, "serail", "A1.5"),
            (Language::Spanish, "halcon", "A6.4"),
            (Language::German, "wechselgeld", "A4.5"),
        ] {
            let found = found(&SECTIONS, &Texts::new(language), word);
            let found: Vec<_> = found.iter().map(|section| section.paragraph).collect();
            assert!(found.contains(&paragraph), "{word}: {found:?}");
            assert!(found.len() < SECTIONS.len(), "{word} is everywhere");
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
