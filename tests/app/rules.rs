//! The page of the rules: the ways to it and back, the search, and its contents.

use alhambra::{
    app::Page,
    games::roll_and_write::game::{GameCommand, GamePage},
    text::Language,
    text::Texts,
};
use egui::{Key, Role, accesskit::Toggled, vec2};

use crate::desk::{Program, program, program_with, settings, solo};

const RULES: GamePage = GamePage::Rules;
const PLAY: GamePage = GamePage::Play;

/// How many sections are shown.
fn sections(program: &Program) -> usize {
    use egui_kittest::kittest::{By, Queryable as _};
    let headings = program.window.query_all(By::new().role(Role::Heading));
    // The title of the page is one, too.
    headings.count() - 1
}

#[test]
fn the_rules_are_one_key_from_home_from_a_game_and_from_the_keys_and_escape_leads_back() {
    let mut program = program();
    program.press(Key::F1);
    assert_eq!(program.page(), Page::from(RULES));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Home);
    program.run(GameCommand::Start(Box::new(solo(5))));
    let log = |program: &mut Program| program.roll_and_write().session.as_ref().unwrap().game().log().len();
    let before = log(&mut program);
    for way in [&[Key::F1][..], &[Key::M, Key::F1], &[Key::Questionmark, Key::F1]] {
        way.iter().for_each(|key| program.press(*key));
        assert_eq!(program.page(), Page::from(RULES), "{way:?}");
        assert!(!program.app().help);
        program.press(Key::Escape);
        assert_eq!(program.page(), Page::from(PLAY), "{way:?}");
        assert_eq!(log(&mut program), before);
    }
}

#[test]
fn the_search_says_how_many_sections_it_finds_or_that_there_are_none() {
    for (language, word) in [
        (Language::English, "struck"),
        (Language::French, "ENTOURÉES"),
        (Language::Spanish, "bonificacion"),
        (Language::German, "gestrichen"),
    ] {
        let mut program = program_with(&settings(language), vec2(1280.0, 800.0));
        program.press(Key::F1);
        let all = sections(&program);
        program.add(Texts::rules_search, word);
        let found = sections(&program);
        assert!(0 < found && found < all, "{word}: {found}");
        assert!(program.shows(move |t: &Texts| t.rules_found(found, all)));
        program.write(Texts::rules_search, "xyzzy");
        assert!(program.shows(Texts::rules_none));
    }
}

#[test]
fn an_entry_of_the_contents_brings_its_section_into_sight() {
    let mut program = program();
    program.press(Key::F1);
    let top = |program: &Program| {
        let heading = |t: &Texts| format!("§7.2 {}", t.rules_lines());
        program.control(Role::Heading, heading).rect().min.y
    };
    let before = top(&program);
    assert!(before > 800.0, "it is far below");
    program.click_button(|t: &Texts| format!("§7.2 {}", t.rules_lines()));
    assert!((0.0..700.0).contains(&top(&program)));
    program.press(Key::Home);
    assert!((top(&program) - before).abs() < 1.0);
    program.press(Key::PageDown);
    assert!(top(&program) < before - 200.0);
}

#[test]
fn the_contents_follow_what_is_read_however_one_gets_there() {
    use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
    let mut program = program_with(&settings(Language::English), vec2(1024.0, 640.0));
    program.press(Key::F4);
    let marked = |program: &Program| {
        let mut entries = program.window.query_all(By::new().role(Role::Button));
        let is_marked =
            |entry: &egui_kittest::Node<'_>| entry.accesskit_node().toggled() == Some(Toggled::True);
        let entry = entries.find(is_marked).unwrap();
        (entry.accesskit_node().label().unwrap_or_default(), entry.rect())
    };
    let (first, _) = marked(&program);
    program.press(Key::End);
    let (last, place) = marked(&program);
    assert_ne!(first, last);
    assert!(place.max.y < 600.0, "its entry is in sight: {last} at {place}");
    program.press(Key::Home);
    assert_eq!(marked(&program).0, first);
}

#[test]
fn a_narrow_window_has_the_rules_without_their_contents() {
    let mut program = program_with(&settings(Language::English), vec2(800.0, 640.0));
    program.press(Key::F1);
    assert!(!program.shows(Texts::rules_contents));
    assert!(sections(&program) > 10);
}
