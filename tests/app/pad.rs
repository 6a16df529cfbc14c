//! The table pad: a table kept by taps or keys, corrected, closed, and never lost.

mod fields;
mod kept;
mod mending;
mod past;
mod room;
mod taps;
mod turns;

use alhambra::{
    app::{AppCommand, Page},
    games::{
        common::BuildingType,
        roll_and_write::{
            game::GamePage,
            pad::{Pad, PadEvent},
            record::{self, AnyGame},
            text::audit_text::without_rules,
        },
    },
    storage::{DataDir, LanguageChoice, Settings},
    text::{Language, Texts},
};
use egui::{Key, Modifiers, Vec2, accesskit::Role, pos2, vec2};
use egui_kittest::{
    Node,
    kittest::{By, NodeT as _, Queryable as _},
};

use crate::desk::{
    ANY, AnyNumber, Program, Typed, Words, named, program, program_in, program_with, settings,
};

const NAMES: [&str; 5] = ["Ani", "Barbara", "Carl", "Dora", "Emil"];
/// The smallest window there is.
const SMALL: Vec2 = vec2(1024.0, 640.0);

/// A program at a new table of these players, the first of whom goes first.
pub fn table(program: &mut Program, players: usize) {
    table_of(program, &NAMES[..players]);
}

/// The same of these players.
fn table_of(program: &mut Program, names: &[&str]) {
    let players = names.len();
    program.press(Key::T);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewPad));
    program.choose_players(players);
    for (k, name) in names.iter().enumerate() {
        program.add(move |t: &Texts| t.seat_name(k + 1), name);
        program.press(Key::Enter);
    }
    if players > 1 {
        goes_first(program, names[0]);
    }
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Pad));
}

/// Says who goes first at a new table.
pub fn goes_first(program: &mut Program, name: &str) {
    program.pick(Texts::new_first, Typed(name));
}

/// Taps the button or choice of this name, wherever it was scrolled to.
fn click(program: &mut Program, words: impl Words + Copy) {
    click_the(program, 0, words);
}

/// Taps the control of this number among those with this name.
fn click_the(program: &mut Program, number: usize, words: impl Words + Copy) {
    for scroll in [true, false] {
        let is_meant = |node: &Node<'_>| is_control(node.accesskit_node().role());
        let node = program.all(words).filter(is_meant).nth(number).expect("it is there");
        if scroll {
            node.scroll_to_me();
        } else {
            node.click();
        }
        program.window.run();
    }
}

fn is_control(role: Role) -> bool {
    matches!(role, Role::Button | Role::RadioButton | Role::CheckBox)
}

pub fn pad(program: &mut Program) -> Pad {
    program.app().roll_and_write.pad.as_ref().unwrap().pad().clone()
}

/// The table as its file has it.
pub fn saved(program: &mut Program) -> Pad {
    let file = program.app().roll_and_write.pad.as_ref().unwrap().file().to_owned();
    let text = program.app().games.read(&file).unwrap();
    match record::read(&text).unwrap().game {
        AnyGame::Pad(pad) => *pad,
        AnyGame::Full(_) | AnyGame::Result(_) => panic!("a table was saved"),
    }
}

/// Taps the field of a player and a type.
fn tap(program: &mut Program, name: &str, building: BuildingType) {
    program.click(|t: &Texts| field_name(t, name, building, ANY));
}

/// The name of the field of a player and a type, in which so much is filled in.
fn field_name(texts: &Texts, name: &str, building: BuildingType, filled: &str) -> String {
    texts.pad_said(&format!("{name}, {}", texts.building_name(building)), filled)
}

/// Beside the number of a type, of lines or of coins.
fn more(building: BuildingType) -> impl Words + Copy {
    move |t: &Texts| t.new_pad_more(&t.building_name(building))
}

fn fewer(building: BuildingType) -> impl Words + Copy {
    move |t: &Texts| t.new_pad_fewer(&t.building_name(building))
}

fn more_lines(count: u8) -> impl Words + Copy {
    move |t: &Texts| t.new_pad_more(&t.pad_lines_with(count))
}

fn more_coins(texts: &Texts) -> String {
    texts.new_pad_more(texts.pad_coins_left())
}

pub fn boxes(program: &mut Program, row: usize) -> [u8; 6] {
    pad(program).pad_state().boxes(row)
}

/// Ends the round although somebody has no entry, and says so.
fn end_round(program: &mut Program) {
    program.press(Key::X);
    program.press(Key::Delete);
}

/// Fills one more box of a row that has its entry: the first tap asks, the second one answers.
fn tap_again(program: &mut Program, name: &str, building: BuildingType) {
    tap(program, name, building);
    tap(program, name, building);
}

/// Ends setup with three pavilions and towers for everybody.
pub fn setup(program: &mut Program, players: usize) {
    for building in [BuildingType::Pavilion, BuildingType::Tower, BuildingType::Tower] {
        for name in &NAMES[..players] {
            tap(program, name, building);
        }
    }
    assert_eq!(pad(program).round(), 1);
}

#[test]
fn a_table_is_kept_by_keys_alone() {
    let mut program = program();
    program.press(Key::T);
    program.press(Key::Enter);
    let first = pad(&mut program).first();
    for key in [Key::Num1, Key::Num6, Key::Num6] {
        for _ in 0..4 {
            program.press(key);
        }
    }
    let pad_now = pad(&mut program);
    assert_eq!((pad_now.round(), pad_now.turn()), (1, Some(first)));
    program.press(Key::Num2);
    program.press(Key::B);
    program.press(Key::Num2);
    assert_eq!(boxes(&mut program, first)[1], 2);
    // From the row whose turn it is, two on.
    program.press(Key::ArrowDown);
    program.press(Key::ArrowDown);
    program.press(Key::Num3);
    assert_eq!(boxes(&mut program, (first + 3) % 4)[2], 1);
    program.press(Key::G);
    program.press(Key::N);
    assert_eq!(pad(&mut program).round(), 2, "everybody has an entry");
    program.press(Key::Num4);
    end_round(&mut program);
    assert_eq!(pad(&mut program).round(), 3, "ended by hand");
    program.press(Key::U);
    assert_eq!(pad(&mut program).round(), 2);
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).round(), 3);
}

#[test]
fn setup_can_fill_two_boxes_of_a_type_and_undo_empties_the_last_one() {
    let mut program = program();
    table(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Garden);
    tap(&mut program, "Ani", BuildingType::Garden);
    assert_eq!(boxes(&mut program, 0)[4], 2, "in setup a player may hit a type twice");
    program.press(Key::U);
    assert_eq!(boxes(&mut program, 0)[4], 1);
}

#[test]
fn setup_says_which_building_of_three_is_due() {
    let mut program = program();
    table(&mut program, 3);
    let due = |t: &Texts, name: &str, k: u8| format!("{}. {}", t.pad_tap(name), t.pad_setup_hint(k, 3));
    assert!(program.shows(|t: &Texts| due(t, "Ani", 1)));
    for name in &NAMES[..3] {
        tap(&mut program, name, BuildingType::Garden);
    }
    assert!(program.shows(|t: &Texts| due(t, "Ani", 2)));
}

#[test]
fn a_second_building_of_the_same_type_is_added_also_after_the_round_has_closed() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for name in &NAMES[..3] {
        tap(&mut program, name, BuildingType::Garden);
    }
    assert_eq!(pad(&mut program).round(), 2);
    click(&mut program, |t: &Texts| t.pad_second_of("Carl"));
    tap(&mut program, "Carl", BuildingType::Garden);
    assert_eq!(boxes(&mut program, 2)[4], 2);
    let pad_now = pad(&mut program);
    assert_eq!((pad_now.entries_of(2, 1).len(), pad_now.round()), (2, 2));
}

#[test]
fn an_entry_out_of_turn_and_a_late_one_find_their_rounds() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Carl", BuildingType::Arcades);
    tap(&mut program, "Ani", BuildingType::Arcades);
    end_round(&mut program);
    assert_eq!(pad(&mut program).round(), 2);
    program.press(Key::PageUp);
    assert!(program.shows_containing(|t: &Texts| t.pad_late(1)));
    tap(&mut program, "Barbara", BuildingType::Chambers);
    let late = PadEvent::Fill { row: 2, building: BuildingType::Chambers, round: 1 };
    assert_eq!(pad(&mut program).entries_of(1, 1).last().map(|(_, event)| *event), Some(late));
    assert!(
        !program.shows_containing(|t: &Texts| t.pad_late(AnyNumber)),
        "the next entry belongs to the round that is played"
    );
}

#[test]
fn an_award_is_announced_with_how_it_is_shared() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..5 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        tap(&mut program, "Barbara", BuildingType::Seraglio);
        end_round(&mut program);
    }
    let shared = |t: &Texts| {
        let names = t.names_and("Ani", "Barbara");
        t.award_shared(&names, BuildingType::Seraglio, 5, &t.share_two(17, 9, 2), 13)
    };
    assert!(program.shows_containing(|t: &Texts| t.pad_award_left(&shared(t), "2")));
}

#[test]
fn what_an_award_leaves_is_a_list_of_places() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..5 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        end_round(&mut program);
    }
    let award = |t: &Texts| t.award_won(&named("Ani"), BuildingType::Seraglio, 5, 17);
    assert!(program.shows_containing(|t: &Texts| t.pad_award_left(&award(t), &t.names_and("9", "2"))));
}

#[test]
fn the_program_rolls_for_the_phantoms_and_shows_their_dice() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(2);
    program.press(Key::Enter);
    for _ in 0..6 {
        program.press(Key::Num1);
    }
    let now = pad(&mut program);
    assert_eq!(now.round(), 1, "after the players' setup the phantom's three boxes are rolled");
    assert_eq!(now.pad_state().boxes(2).iter().sum::<u8>(), 3);
    program.press(Key::Num2);
    program.press(Key::Num2);
    assert_eq!(pad(&mut program).round(), 2);
    program.press(Key::U);
    let undone = pad(&mut program);
    assert_eq!(
        (undone.round(), undone.pad_state().boxes(2).iter().sum::<u8>()),
        (1, 3),
        "its roll goes with the entry"
    );
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).round(), 2);
}

#[test]
fn a_phantom_rolled_at_the_table_is_tapped_like_everybody() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(2);
    click(&mut program, Texts::new_pad_phantom_table);
    program.press(Key::Enter);
    let phantom = program.said(|t: &Texts| t.phantom_name("I"));
    for _ in 0..6 {
        program.press(Key::Num1);
    }
    for _ in 0..3 {
        tap(&mut program, &phantom, BuildingType::Tower);
    }
    assert_eq!((pad(&mut program).round(), boxes(&mut program, 2)[5]), (1, 3));
}

#[test]
fn the_whole_pad_speaks_french_in_the_dark() {
    let night = Settings { theme: alhambra::storage::ThemeSetting::Dark, ..settings(LanguageChoice::Fr) };
    let mut program = program_with(&night, SMALL);
    program.press(Key::T);
    program.press(Key::Enter);
    program.press(Key::Num2);
    assert_eq!(program.app().texts.language(), Language::French);
    assert!(program.shows_containing(|t: &Texts| t.building_bare(BuildingType::Seraglio)));
    assert!(program.shows_containing(|t: &Texts| t.pad_tap(ANY)));
}

#[test]
fn an_award_waits_for_the_second_building_of_who_closed_the_round() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..4 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        tap(&mut program, "Carl", BuildingType::Seraglio);
        end_round(&mut program);
    }
    tap(&mut program, "Ani", BuildingType::Seraglio);
    tap(&mut program, "Barbara", BuildingType::Garden);
    tap(&mut program, "Carl", BuildingType::Tower);
    let alone = |t: &Texts| t.award_won(&named("Ani"), BuildingType::Seraglio, 5, 17);
    assert!(program.shows_containing(|t: &Texts| t.pad_award_waits("Carl", &alone(t))));
    program.press(Key::B);
    tap(&mut program, "Carl", BuildingType::Seraglio);
    assert!(!program.shows_containing(|t: &Texts| t.pad_award_waits(ANY, ANY)));
    assert!(program.shows_containing(|t: &Texts| {
        t.award_shared(&t.names_and("Ani", "Carl"), BuildingType::Seraglio, 5, ANY, AnyNumber)
    }));
}

#[test]
fn an_award_that_no_second_building_can_change_is_announced_at_once() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..4 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        end_round(&mut program);
    }
    tap(&mut program, "Ani", BuildingType::Seraglio);
    tap(&mut program, "Barbara", BuildingType::Garden);
    tap(&mut program, "Carl", BuildingType::Tower);
    assert!(program.shows_containing(|t: &Texts| t.award_won(
        &named("Ani"),
        BuildingType::Seraglio,
        5,
        AnyNumber
    )));
    assert!(!program.shows_containing(|t: &Texts| t.pad_award_waits(ANY, ANY)), "Carl has no seraglio");
}

#[test]
fn the_key_of_a_complete_type_says_so() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..4 {
        tap(&mut program, "Ani", BuildingType::Pavilion);
        end_round(&mut program);
    }
    let before = pad(&mut program).log().len();
    program.press(Key::Num1);
    assert!(program.has_told(|t: &Texts| field_name(t, "Ani", BuildingType::Pavilion, t.pad_complete())));
    assert_eq!(pad(&mut program).log().len(), before);
}

#[test]
fn a_table_is_begun_only_by_players_of_different_names() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(3);
    for (k, name) in [(1, "Anna"), (3, " anna")] {
        program.add(move |t: &Texts| t.seat_name(k), name);
        program.press(Key::Enter);
    }
    assert!(program.shows_containing(|t: &Texts| t.late_fault_same_name(1, 3)));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewPad));
    program.choose_players(2);
    assert!(
        !program.shows_containing(|t: &Texts| t.late_fault_same_name(AnyNumber, AnyNumber)),
        "who does not play has any name"
    );
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Pad));
}

#[test]
fn somebody_alone_is_not_asked_who_goes_first() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(2);
    assert!(program.shows(Texts::new_first));
    program.choose_players(1);
    assert!(!program.shows(Texts::new_first));
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).turn(), Some(0));
}

#[test]
fn a_round_ended_without_all_its_entries_says_whose_are_missing() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Barbara", BuildingType::Garden);
    end_round(&mut program);
    let gap = |t: &Texts| t.pad_ended_without(1, &t.names_and("Ani", "Carl"));
    assert!(program.shows(|t: &Texts| t.pad_ended_so(&gap(t))));
    tap(&mut program, "Carl", BuildingType::Garden);
    assert!(!program.shows_containing(gap));
    program.press(Key::M);
    program.press(Key::O);
    assert!(program.shows(gap), "the audit lists it");
}
