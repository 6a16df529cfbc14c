//! What a screen reader is told without being asked, and what it can reach.

use alhambra::{
    app::{AppCommand, Page},
    games::{
        common::BuildingType,
        roll_and_write::{
            game::{GameCommand, GamePage},
            text::{names::building_name, timeline},
        },
    },
    text::{Label, Language, Texts},
};
use egui::{
    Key, Role,
    accesskit::{Live, NodeId},
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::{
    desk::{Program, Typed, program, program_with, settings, solo, table},
    game::{game, playing, turn_by_keys},
    ledger, pad, tile_game,
};

/// What is announced now.
pub fn announced(program: &Program) -> String {
    let node = program.window.get_by_role(Role::Status);
    assert_eq!(node.accesskit_node().live(), Live::Polite);
    node.accesskit_node().label().unwrap_or_default()
}

#[test]
fn rolls_moves_and_awards_are_announced_once_each() {
    let mut program = playing();
    while !game(&mut program).is_over() {
        let before = game(&mut program).log().len();
        program.press(Key::Num1);
        if game(&mut program).log().len() == before {
            turn_by_keys(&mut program);
        }
        let now = game(&mut program);
        let steps = timeline::of_game(&program.app().texts, &now, false);
        let new: Vec<_> = steps.steps().iter().filter(|step| step.entry > before).collect();
        // Everything one key did is announced; of several keys, only what the last one did.
        let last = new.last().unwrap();
        let said = announced(&program);
        assert!(said.contains(&last.text), "{:?} is not in {said:?}", last.text);
        for award in &last.awards {
            assert!(said.contains(award), "{award:?} is not in {said:?}");
        }
        assert_eq!(said.matches(&last.text).count(), new.iter().filter(|s| s.text == last.text).count());
    }
}

#[test]
fn whose_turn_it_is_is_announced() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(table(&["Ann", "Ben"], 11))));
    for _ in 0..6 {
        if let Some(seat) = game(&mut program).state().acting() {
            let name = game(&mut program).header.seats[seat].name.clone();
            let turn = program.said(move |t: &Texts| t.curtain_turn(&name));
            assert!(announced(&program).ends_with(&turn), "{turn:?}: {:?}", announced(&program));
        }
        let before = game(&mut program).state().acting();
        while !game(&mut program).is_over() && game(&mut program).state().acting() == before {
            program.press(Key::Enter);
            turn_by_keys(&mut program);
        }
    }
}

#[test]
fn a_notice_is_announced() {
    let mut program = program();
    program.run(AppCommand::Import("/nowhere/at-all.json".to_owned()));
    let text = program.app().notifications.back().unwrap().text.clone();
    assert_eq!(program.get(Typed(&text)).accesskit_node().live(), Live::Polite);
}

#[test]
fn a_window_has_a_name_and_hides_the_page_behind_it() {
    let mut program = playing();
    let hidden = |program: &Program| {
        let mut all = program.window.root().children_recursive();
        all.any(|node| node.accesskit_node().is_hidden())
    };
    assert!(!hidden(&program));
    program.press(Key::Y);
    let title = program.said(Texts::history_title);
    let window = program.window.get_by_role(Role::Dialog);
    assert_eq!(window.accesskit_node().label(), Some(title));
    assert!(window.accesskit_node().is_modal());
    assert!(hidden(&program));
    program.press(Key::Escape);
    assert!(!hidden(&program));
}

#[test]
fn the_panels_of_a_pad_and_the_list_of_keys_have_names_like_other_windows() {
    let mut program = pad::playing(3);
    for (key, title) in [
        (Key::M, Texts::menu as Label),
        (Key::H, Texts::history_title),
        (Key::Questionmark, Texts::keys_title),
    ] {
        program.press(key);
        let window = program.window.get_by_role(Role::Dialog);
        assert_eq!(window.accesskit_node().label(), Some(program.said(title)));
        assert!(window.accesskit_node().is_modal());
        program.press(Key::Escape);
    }
}

#[test]
fn nothing_behind_a_window_can_be_pressed_not_even_a_notice() {
    let mut program = playing();
    program.run(AppCommand::Import("/nowhere/at-all.json".to_owned()));
    // For each button that closes something, whether it is out of reach.
    let close = |program: &Program| {
        let found = program.all(Texts::close).map(|node| node.accesskit_node().is_disabled());
        let mut found: Vec<bool> = found.collect();
        found.sort_unstable();
        found
    };
    assert_eq!(close(&program), [false]);
    program.press(Key::M);
    assert_eq!(close(&program), [false, true], "the menu has its own; the notice was there first");
    program.press(Key::Escape);
    program.press(Key::Escape);
    assert!(close(&program).is_empty());
}

#[test]
fn the_program_and_its_search_have_names() {
    let mut program = program();
    let name = program.said(Texts::app_name);
    assert_eq!(program.window.root().accesskit_node().label(), Some(name));
    program.run(AppCommand::Go(alhambra::app::Page::Library));
    program.field(Texts::library_search).focus();
    program.window.run();
}

/// The control that has the focus, and where it is.
fn focused(program: &Program) -> Option<(NodeId, egui::Rect)> {
    let mut all = program.window.root().children_recursive();
    let node = all.find(|node| node.accesskit_node().is_focused())?;
    Some((node.accesskit_node().locate().0, node.rect()))
}

fn in_bar(rect: &egui::Rect) -> bool {
    rect.max.y <= alhambra::ui::theme::size::BAR
}

#[test]
fn tab_goes_through_the_bar_from_left_to_right() {
    let mut program = playing();
    // So that there is something to undo.
    program.press(Key::Num1);
    let mut places = Vec::new();
    for _ in 0..40 {
        program.press(Key::Tab);
        places.extend(focused(&program).map(|(_, place)| place));
        if places.iter().any(in_bar) && !places.last().is_some_and(in_bar) {
            break;
        }
    }
    assert!(!places.last().is_some_and(in_bar), "Tab leaves the bar: {places:?}");
    let passed: Vec<f32> = places.iter().filter(|rect| in_bar(rect)).map(|rect| rect.min.x).collect();
    assert!(passed.len() >= 3 && passed.is_sorted(), "{passed:?}");
}

#[test]
fn tab_goes_round_a_game_and_a_table_and_always_lands_on_something() {
    for size in [egui::vec2(1280.0, 800.0), egui::vec2(1024.0, 640.0)] {
        let begin: [fn(&mut Program); 2] =
            [|program| program.run(GameCommand::Start(Box::new(solo(11)))), |program| pad::table(program, 3)];
        for begin in begin {
            let mut program = program_with(&settings(Language::English), size);
            begin(&mut program);
            let mut way = Vec::new();
            for _ in 0..60 {
                program.press(Key::Tab);
                way.extend(focused(&program).map(|(control, _)| control));
            }
            assert_eq!(way.len(), 60, "{size:?}, {:?}", program.page());
            assert!(way.iter().skip(1).any(|control| *control == way[0]), "{:?}", program.page());
        }
    }
}

#[test]
fn shift_tab_retraces_the_way_of_tab_through_a_whole_page() {
    for page in [Page::Home, Page::Settings, Page::from(GamePage::Layouts)] {
        let mut program = program();
        program.run(AppCommand::Go(page));
        let mut way = Vec::new();
        // Once around, and through the bar again.
        for _ in 0..60 {
            program.press(Key::Tab);
            way.extend(focused(&program));
        }
        let in_bar = way.iter().filter(|(_, place)| in_bar(place)).count();
        // Home has no bar.
        assert!(way.len() == 60 && (page == Page::Home || in_bar > 1), "{page:?}: {way:?}");
        for (control, _) in way.iter().rev().skip(1) {
            program.press_with(egui::Modifiers::SHIFT, Key::Tab);
            assert_eq!(focused(&program).map(|(control, _)| control), Some(*control), "{page:?}");
        }
    }
}

#[test]
fn the_first_roll_of_a_game_is_announced() {
    let mut program = playing();
    let now = game(&mut program);
    let said = announced(&program);
    let steps = timeline::of_game(&program.app().texts, &now, false);
    let rolled: Vec<_> = steps.steps().iter().filter(|step| step.entry > 0).collect();
    assert!(!rolled.is_empty());
    for step in rolled {
        assert!(said.contains(&step.text), "{:?} is not in {said:?}", step.text);
    }
}

#[test]
fn the_pads_announce_entries_and_whose_turn_it_is() {
    let mut roll_and_write = program();
    pad::table(&mut roll_and_write, 2);
    let mut alhambra = tile_game::begin(3);
    for program in [&mut roll_and_write, &mut alhambra] {
        let begun = announced(program);
        assert!(!begun.is_empty());
        program.press(Key::Num1);
        let entered = announced(program);
        let pavilion = building_name(&program.app().texts, BuildingType::Pavilion);
        assert!(entered.to_lowercase().contains(&pavilion.to_lowercase()), "{entered:?}");
        program.press(Key::Num2);
        assert_ne!(announced(program), entered);
    }
    let mut alexandros = program();
    ledger::to_new_table(&mut alexandros);
    ledger::begin(&mut alexandros, 3);
    let first = announced(&alexandros);
    alexandros.press(Key::Enter);
    assert_ne!(announced(&alexandros), first, "it is the next player's turn");
}

#[test]
fn the_score_card_is_a_table_with_a_single_tab_stop() {
    let mut program = playing();
    while !game(&mut program).is_over() {
        program.press(Key::Num1);
        turn_by_keys(&mut program);
    }
    program.run(GameCommand::FinalCard);
    let rows = program.window.get_all_by_role(Role::Row).count();
    assert!(rows >= 1 && program.window.get_all_by_role(Role::Table).count() == 1);
    assert!(program.window.get_all_by_role(Role::Cell).count() > rows);
    let mut stops = std::collections::BTreeSet::new();
    for _ in 0..30 {
        program.press(Key::Tab);
        let cells = program.window.get_all_by_role(Role::Cell);
        let focused = cells.filter(|cell| cell.accesskit_node().is_focused());
        stops.extend(focused.filter_map(|cell| cell.accesskit_node().label()));
    }
    assert_eq!(stops.len(), 1, "{stops:?}");
}
