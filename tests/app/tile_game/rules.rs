//! The rules of the tile game: the ways to their page and back, and what its drawings say.

use alhambra::{
    app::Page,
    games::alhambra::{advisor::Policy, game::GamePage},
    text::Texts,
};
use egui::{Key, Role};

use super::{begin, play::begun};
use crate::desk::{Program, program};

/// The heading of the first section.
fn first_section(texts: &Texts) -> String {
    format!("§A1.1 {}", texts.alhambra_rules_tiles())
}

/// Checks that these keys show the rules, and that Escape leads back.
#[track_caller]
fn lead_there_and_back(program: &mut Program, ways: &[&[Key]]) {
    let from = program.page();
    for way in ways {
        way.iter().for_each(|key| program.press(*key));
        assert_eq!(program.page(), Page::from(GamePage::Rules), "{way:?}");
        program.control(Role::Heading, first_section);
        program.press(Key::Escape);
        assert_eq!(program.page(), from, "{way:?}");
    }
}

#[test]
fn the_rules_are_one_key_from_a_game_its_form_and_a_table_and_escape_leads_back() {
    let ways: [&[Key]; 3] = [&[Key::F1], &[Key::Questionmark, Key::F1], &[Key::M, Key::F1]];
    let mut program = program();
    program.press(Key::P);
    assert_eq!(program.page(), Page::from(GamePage::NewGame));
    // There is no menu yet.
    lead_there_and_back(&mut program, &ways[..2]);
    begun(&mut program, &[None, Some(Policy::Greedy)], &[]);
    lead_there_and_back(&mut program, &ways);
    let mut program = begin(3);
    lead_there_and_back(&mut program, &ways);
}

#[test]
fn every_drawing_has_a_description_in_words() {
    let mut program = program();
    program.press(Key::P);
    program.press(Key::F1);
    for words in [
        Texts::alhambra_rules_tiles_example,
        Texts::alhambra_rules_yard_example,
        Texts::alhambra_rules_majorities_example,
        Texts::alhambra_rules_take_example,
        Texts::alhambra_rules_buy_example,
    ] {
        program.control(Role::Image, words);
    }
    for words in [
        Texts::alhambra_rules_longest_example,
        Texts::alhambra_rules_sides_example,
        Texts::alhambra_rules_holes_example,
        Texts::alhambra_rules_camps_example,
        Texts::alhambra_rules_bazaars_example,
        Texts::alhambra_rules_falcons_example,
    ] {
        program.control(Role::Group, words);
    }
}
