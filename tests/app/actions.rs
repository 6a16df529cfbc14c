//! What screens offer: every key that does something is listed and means one thing, and Enter never marks a
//! game as practice.

pub mod screens;
mod tables;

use alhambra::{
    games::{common::BuildingType, roll_and_write::rules::Phase},
    text::{Label, Language, Texts, without_rules},
    ui::{
        actions::{Offered, offered},
        keys::Shortcut,
    },
};
use egui::{Key, Modifiers};
use egui_kittest::{
    Node,
    kittest::{By, NodeT as _, Queryable as _},
};

use crate::{
    desk::{AnyNumber, Part, Program, program},
    fast_hands::log,
    game::game,
};
use screens::{FORMS, HOME, LISTS, PAD, PLAY, RECORDS, Screen, pad_menu, play_menu};

/// Opens a screen, with the focus nowhere.
fn at(screen: Screen) -> Program {
    let mut program = program();
    screen.1(&mut program);
    release(&mut program);
    program
}

fn release(program: &mut Program) {
    if let Some(focused) = program.window.ctx.memory(egui::Memory::focused) {
        program.window.ctx.memory_mut(|memory| memory.surrender_focus(focused));
        program.window.run();
    }
}

/// Everything the program shows and has logged, except where the focus is.
fn state(program: &mut Program) -> String {
    let nodes = program.window.query_all(By::new().predicate(|_| true));
    let told = |node: Node<'_>| {
        let node = node.accesskit_node();
        let (label, value) = (node.label().unwrap_or_default(), node.value().unwrap_or_default());
        format!("{:?} {label:?} {value:?} {:?}", node.role(), node.toggled())
    };
    let shown: Vec<String> = nodes.map(told).filter(|told| !told.contains("TextRun")).collect();
    let log = log(program);
    let app = program.app();
    format!("{:?} {} {} {:?} {log} {shown:?}", app.page(), app.help, app.quit, app.settings)
}

/// Every key of a keyboard, alone and with others held down. Tab goes from control to control.
fn keyboard() -> Vec<Shortcut> {
    let letter = |key: &Key| key.name().len() == 1 && key.name().starts_with(char::is_alphabetic);
    let function = |key: &Key| key.name().starts_with('F') && key.name().len() > 1;
    let others = [
        Key::Enter,
        Key::Escape,
        Key::Space,
        Key::ArrowUp,
        Key::ArrowDown,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::PageUp,
        Key::PageDown,
        Key::Home,
        Key::End,
        Key::Backspace,
        Key::Delete,
        Key::Insert,
        Key::Minus,
        Key::Plus,
        Key::Equals,
        Key::Slash,
        Key::Questionmark,
        Key::Comma,
        Key::Period,
    ];
    let digit = |key: &Key| key.name().len() == 1 && key.name().starts_with(char::is_numeric);
    let all: Vec<Key> = Key::ALL
        .iter()
        .copied()
        .filter(|key| letter(key) || digit(key) || function(key) || others.contains(key))
        .collect();
    let held = [Modifiers::SHIFT, Modifiers::COMMAND].into_iter();
    let letters = all.iter().copied().filter(|key| letter(key) || *key == Key::Enter);
    let held = held.flat_map(|modifiers| letters.clone().map(move |key| Shortcut { modifiers, key }));
    all.iter().copied().map(Shortcut::from).chain(held).collect()
}

/// Whether a key is listed; with Shift held, a key still does what it does alone.
fn lists(offered: &[Offered], pressed: Shortcut) -> bool {
    let plain = pressed.modifiers == Modifiers::SHIFT;
    let means = |key: &Shortcut| *key == pressed || plain && *key == Shortcut::from(pressed.key);
    offered.iter().any(|offered| offered.keys.iter().any(means))
}

/// Keys that are not listed but refused in words: no die shows these numbers.
const REFUSED: [(&str, [Key; 4]); 1] = [("typed dice", [Key::Num7, Key::Num8, Key::Num9, Key::Num0])];

/// How many keys that should do nothing are pressed before the screen is compared.
const TOGETHER: usize = 12;

/// Whether a key may move the focus, so that the next key would go to another control.
fn moves_focus(pressed: &Shortcut) -> bool {
    pressed.key.name().len() > 1 && !pressed.key.name().starts_with('F')
}

/// Presses keys and returns what they have changed, if anything.
fn changed(program: &mut Program, before: &str, keys: &[Shortcut]) -> Option<String> {
    for pressed in keys {
        program.window.key_press_modifiers(pressed.modifiers, pressed.key);
    }
    program.window.run();
    release(program);
    let now = state(program);
    let other = now.bytes().zip(before.bytes()).take_while(|(now, before)| now == before).count();
    let other = &now[now.floor_char_boundary(other.saturating_sub(30))..];
    (now != before).then(|| format!("{other:.200}"))
}

/// Checks that every key that is not listed does nothing.
fn check_keys(screens: &[Screen]) {
    for screen in screens {
        let mut program = at(*screen);
        let listed = offered(&program.window.ctx);
        let before = state(&mut program);
        let is_refused = |pressed: &Shortcut| {
            REFUSED.iter().any(|(name, keys)| *name == screen.0 && keys.contains(&pressed.key))
        };
        let others =
            keyboard().into_iter().filter(|pressed| !lists(&listed, *pressed) && !is_refused(pressed));
        let (moving, dead): (Vec<_>, Vec<_>) = others.partition(moves_focus);
        for keys in dead.chunks(TOGETHER).chain(moving.chunks(1)) {
            if changed(&mut program, &before, keys).is_none() {
                continue;
            }
            for pressed in keys {
                let mut program = at(*screen);
                let before = state(&mut program);
                let other = changed(&mut program, &before, &[*pressed]);
                assert_eq!(other, None, "{}: {pressed:?} does something", screen.0);
            }
            panic!("{}: {keys:?} together do something", screen.0);
        }
        check_meanings(screen.0, &listed);
    }
}

#[test]
fn a_key_that_does_something_is_found_among_others() {
    for keys in [[Key::N, Key::F7, Key::F8], [Key::F7, Key::F8, Key::N]] {
        let mut program = at(HOME);
        let before = state(&mut program);
        let keys = keys.map(Shortcut::from);
        assert_eq!(changed(&mut program, &before, &keys[..2]).is_some(), keys[0].key == Key::N);
        let mut program = at(HOME);
        assert!(changed(&mut program, &before, &keys).is_some());
    }
}

/// Checks that no key does two things.
fn check_meanings(screen: &str, listed: &[Offered]) {
    // Enter activates whatever has the focus, which is not a second meaning.
    let everywhere = |offered: &Offered| offered.everywhere && offered.keys.contains(&Key::Enter.into());
    let all: Vec<_> = listed
        .iter()
        .filter(|offered| offered.enabled && !everywhere(offered))
        .flat_map(|offered| offered.keys.iter().map(|key| (*key, offered.label.as_str())))
        .collect();
    for (k, (key, label)) in all.iter().enumerate() {
        let other = all[..k].iter().find(|(other, said)| other == key && said != label);
        assert_eq!(other, None, "{screen}: {label} has the same key");
    }
}

#[test]
fn every_key_of_home_and_the_forms_is_listed_and_means_one_thing() {
    check_keys(&[HOME]);
    check_keys(&FORMS);
}

#[test]
fn every_key_of_lists_and_records_is_listed_and_means_one_thing() {
    check_keys(&LISTS);
    check_keys(&RECORDS);
}

#[test]
fn every_key_of_a_game_is_listed_and_means_one_thing() {
    check_keys(&PLAY);
}

#[test]
fn every_key_of_the_pad_is_listed_and_means_one_thing() {
    check_keys(&PAD);
}

#[test]
fn the_menus_of_the_game_and_the_pad_have_the_same_keys_for_the_same_entries() {
    let [play, pad] = [play_menu as fn(&mut Program), pad_menu].map(|way| {
        let program = at(("menu", way));
        offered(&program.window.ctx)
    });
    let texts = Texts::new(Language::English);
    let same: [(Label, Label); 6] = [
        (Texts::play_menu_resume, Texts::play_menu_resume),
        (Texts::play_menu_players, Texts::pad_seats),
        (Texts::play_end_early, Texts::pad_end_early),
        (Texts::settings_title, Texts::settings_title),
        (Texts::keys_title, Texts::keys_title),
        (Texts::home, Texts::home),
    ];
    let keys = |menu: &[Offered], label: Label| {
        let label = label(&texts);
        menu.iter().find(|offered| offered.label == label).unwrap_or_else(|| panic!("{label}")).keys.clone()
    };
    for (in_play, in_pad) in same {
        assert_eq!(keys(&play, in_play), keys(&pad, in_pad), "{}", in_play(&texts));
    }
}

#[test]
fn the_list_of_keys_gathers_the_ways_into_each_game_below_its_name() {
    let mut program = at(HOME);
    let games: [Label; 3] = [Texts::roll_and_write, Texts::alhambra_home_name, Texts::alexandros_page_game];
    let count = |program: &Program, label: Label| program.all(label).count();
    let before = games.map(|game| count(&program, game));
    let new_tables = count(&program, Texts::new_table_title);
    program.press(Key::Questionmark);
    for (game, before) in games.into_iter().zip(before) {
        assert_eq!(count(&program, game), before + 1, "a heading");
    }
    assert_eq!(count(&program, Texts::new_table_title), new_tables + 2, "each below its game");
    assert!(!program.shows(|t: &Texts| t.pad_said(t.roll_and_write(), t.home_pad())));
}

#[test]
fn the_list_of_keys_shows_those_of_the_screen_it_was_opened_from() {
    let mut program = at(HOME);
    program.press(Key::Questionmark);
    assert!(program.shows(Texts::keys_here) && program.shows(Texts::keys_everywhere));
    assert!(!program.shows(Texts::keys_do_box));
    let mut program = at(PAD[0]);
    program.press(Key::Questionmark);
    assert!(
        program.shows(Texts::keys_do_box) && program.shows_containing(|t: &Texts| t.pad_second_of("Ani"))
    );
    assert!(!program.shows(Texts::play_change));
}

#[test]
fn a_button_that_cannot_be_pressed_tells_a_screen_reader_why() {
    let program = at(PLAY[0]);
    let why = program.said(Texts::why_no_undo);
    let undo = program.control(egui::Role::Button, Texts::undo);
    assert_eq!(undo.accesskit_node().data().description(), Some(why.as_str()));
}

#[test]
fn every_button_that_cannot_be_pressed_says_why() {
    check_reasons([HOME].into_iter().chain(FORMS).chain(LISTS).chain(RECORDS).chain(PLAY).chain(PAD));
}

fn check_reasons(screens: impl IntoIterator<Item = Screen>) {
    for screen in screens {
        let program = at(screen);
        for button in program.window.query_all(By::new().role(egui::Role::Button)) {
            let node = button.accesskit_node();
            // Cells of a sheet and fields of a row say what they hold.
            let label = node.label().unwrap_or_default().to_lowercase();
            let is_field =
                BuildingType::ALL.iter().any(|kind| label.contains(&format!("{kind:?}").to_lowercase()));
            // A number at its limit explains why its button is disabled.
            let is_end = [Texts::new_pad_fewer, Texts::new_pad_more]
                .iter()
                .any(|end| label.ends_with(&program.said(|t: &Texts| end(t, "")).to_lowercase()));
            // The third player of the tile game never has a wall.
            let wall = |t: &Texts| without_rules(&t.alhambra_refused_of_a_player(t.alhambra_third_usual()));
            let is_field = is_field || label == program.said(wall).to_lowercase();
            if !node.is_disabled() || is_field || is_end {
                continue;
            }
            assert!(node.description().is_some(), "{}: {:?} gives no reason", screen.0, node.label());
        }
    }
}

#[test]
fn enter_on_the_hint_ends_the_turn_instead_of_marking_the_game() {
    let mut program = at(PLAY[2]);
    program.get(Texts::play_hint).focus();
    program.window.run();
    program.press(Key::Enter);
    assert_eq!(game(&mut program).state().round(), 2, "the turn ended");
    assert!(!game(&mut program).is_practice() && !game(&mut program).is_helped());
    assert_ne!(game(&mut program).state().phase(), Phase::Built);
}

#[test]
fn enter_marks_no_game_whichever_button_has_the_focus() {
    for screen in [PLAY[0], PLAY[2], PLAY[6], PLAY[7]] {
        let program = at(screen);
        let buttons = |program: &Program| -> Vec<String> {
            let all = program.window.query_all(By::new().role(egui::Role::Button));
            all.map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
        };
        let of = |building| program.all(Part(move |t: &Texts| t.sheet_cell(AnyNumber, AnyNumber, building)));
        let cells: Vec<String> = BuildingType::ALL
            .into_iter()
            .flat_map(of)
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        for (k, label) in buttons(&program).into_iter().enumerate() {
            if cells.contains(&label) {
                continue;
            }
            let mut program = at(screen);
            let button = program.window.query_all(By::new().role(egui::Role::Button)).nth(k);
            button.expect("it is there again").focus();
            program.window.run();
            program.press(Key::Enter);
            if program.roll_and_write().session.is_some() {
                let game = game(&mut program);
                assert!(!game.is_practice() && !game.is_helped(), "{}: {label}", screen.0);
            }
            assert!(!program.app().settings.always_advise, "{}: {label}", screen.0);
        }
    }
}
