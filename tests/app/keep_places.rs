//! In the forms that begin a table, controls keep their places while people tap: what comes and goes is placed after
//! what stays.

use alhambra::{
    app::Page,
    games::{
        alexandros::game::GamePage as LedgerPage, alhambra::game::GamePage as TilePage,
        roll_and_write::game::GamePage,
    },
};
use egui::{Event, Key, Rect, Role, vec2};
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};

use crate::desk::{Program, program_with, settings};
use alhambra::text::{Language, Texts};

/// Everything that can be tapped, in screen order: its kind, its name and its place.
fn controls(program: &Program) -> Vec<(Role, String, Rect)> {
    let is_tapped =
        |role| matches!(role, Role::RadioButton | Role::CheckBox | Role::ComboBox | Role::SpinButton);
    let all = program.window.query_all(By::new().predicate(|_| true));
    let told = all.filter_map(|node| {
        let it = node.accesskit_node();
        let name = it.label().unwrap_or_default();
        (is_tapped(it.role()) && !name.is_empty()).then(|| (it.role(), name, node.rect()))
    });
    told.collect()
}

#[test]
fn controls_of_the_form_for_a_new_table_keep_their_places_whatever_is_tapped() {
    let pages = [
        (Key::T, Page::from(GamePage::NewPad)),
        (Key::A, TilePage::NewTable.into()),
        (Key::X, LedgerPage::NewTable.into()),
    ];
    for (key, page) in pages {
        let mut program = program_with(&settings(Language::English), vec2(1280.0, 1400.0));
        program.press(key);
        assert_eq!(program.page(), page);
        // The readings of the tile game are folded.
        if key == Key::A {
            program.press(Key::O);
        }
        let choices = controls(&program);
        let taps = choices.iter().filter(|(role, ..)| matches!(role, Role::RadioButton | Role::CheckBox));
        for (role, name, place) in taps {
            let before = controls(&program);
            program.at_once(crate::desk::clicked(place.center()));
            for (kind, other, now) in controls(&program) {
                let was = before.iter().find(|was| (was.0, &was.1) == (kind, &other));
                if let Some((.., was)) = was {
                    let moved = (now.min - was.min).length();
                    assert!(moved < 0.5, "{role:?} {name} moves {other}: {was} {now}");
                }
            }
        }
    }
}

#[test]
fn tab_goes_from_name_to_name_on_the_form_for_a_new_table() {
    for key in [Key::T, Key::A, Key::X] {
        let mut program = program_with(&settings(Language::English), vec2(1280.0, 1400.0));
        program.press(key);
        program.choose_players(3);
        program.write(|t: &Texts| t.seat_name(1), "Anna");
        for name in ["Ben", "Cleo"] {
            program.press(Key::Tab);
            program.at_once(vec![Event::Text(name.to_owned())]);
        }
        let names = [1, 2, 3].map(|k| program.field(|t: &Texts| t.seat_name(k)).value());
        assert_eq!(names.map(Option::unwrap_or_default), ["Anna", "Ben", "Cleo"], "{key:?}");
    }
}
