//! The table pad: a table kept by taps or keys, corrected, closed, and never lost.

mod audit;
mod awards;
mod beginning;
mod closed;
mod closing;
mod entries;
mod fields;
mod history;
mod kept;
mod mending;
mod past;
mod phantoms;
mod room;
mod taps;
mod turns;

use alhambra::{
    app::{AppCommand, Page},
    games::{
        common::BuildingType,
        roll_and_write::{
            game::{GameCommand, GamePage, TableCommand},
            pad::{Pad, PadEvent, PadExt},
            record::AnyGame,
        },
    },
    kernel::Note,
    storage::{DataDir, Settings},
    text::{Language, Texts, without_rules},
};
use egui::{Key, Modifiers, Rect, Vec2, accesskit::Role, pos2, vec2};
use egui_kittest::{
    Node,
    kittest::{By, NodeT as _, Queryable as _},
};

use crate::desk::{ANY, AnyNumber, Program, Typed, Words, named, program, program_with, settings};

const NAMES: [&str; 5] = ["Ani", "Barbara", "Carl", "Dora", "Emil"];
/// The smallest window there is.
const SMALL: Vec2 = vec2(1024.0, 640.0);

/// Begins a new table of this many players, the first of whom goes first.
pub fn table(program: &mut Program, players: usize) {
    table_of(program, &NAMES[..players]);
}

/// Does the same with players of these names.
fn table_of(program: &mut Program, names: &[&str]) {
    let players = names.len();
    program.press(Key::T);
    assert_eq!(program.page(), Page::from(GamePage::NewPad));
    program.choose_players(players);
    for (k, name) in names.iter().enumerate() {
        program.add(move |t: &Texts| t.seat_name(k + 1), name);
        program.press(Key::Enter);
    }
    if players > 1 {
        goes_first(program, names[0]);
    }
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Pad));
}

#[test]
fn the_page_of_a_new_table_shows_the_score_sheet_that_will_be_kept() {
    let mut program = program_with(&settings(Language::English), vec2(1366.0, 768.0));
    program.press(Key::T);
    for players in 1..=5 {
        program.choose_players(players);
        assert!(program.shows(Texts::score_sheet), "{players}");
        assert!(program.shows_containing(|t: &Texts| t.race_left("16, 8, 1")), "{players}");
    }
}

/// Says who goes first at a new table.
pub fn goes_first(program: &mut Program, name: &str) {
    program.pick(Texts::new_first, Typed(name));
}

/// Taps the button or choice with this name, wherever it was scrolled to.
pub fn click(program: &mut Program, words: impl Words + Copy) {
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
    program.roll_and_write().tables.table.as_ref().unwrap().pad().clone()
}

/// The table as its file has it.
pub fn saved(program: &mut Program) -> Pad {
    let file = program.roll_and_write().tables.table.as_ref().unwrap().file().to_owned();
    let AnyGame::Table(pad) = program.record(&file) else { panic!("a table was saved") };
    *pad
}

/// Taps the field of a player and a type.
pub fn tap(program: &mut Program, name: &str, building: BuildingType) {
    program.click(|t: &Texts| field_name(t, name, building, ANY));
}

/// Where the field of a player and a type is.
fn place_of(program: &Program, name: &str, building: BuildingType) -> Rect {
    program.control(Role::Button, |t: &Texts| field_name(t, name, building, ANY)).rect()
}

/// Taps the fields of this many players for a type, one after the other.
fn tap_all(program: &mut Program, players: usize, building: BuildingType) {
    for name in &NAMES[..players] {
        tap(program, name, building);
    }
}

/// The name of the field of a player and a type, with this much filled in.
pub fn field_name(texts: &Texts, name: &str, building: BuildingType, filled: &str) -> String {
    texts.pad_said(&format!("{name}, {}", texts.building_name(building)), filled)
}

/// The button that makes the number of a type larger.
fn more(building: BuildingType) -> impl Words + Copy {
    move |t: &Texts| t.new_pad_more(&t.building_name(building))
}

fn fewer(building: BuildingType) -> impl Words + Copy {
    move |t: &Texts| t.new_pad_fewer(&t.building_name(building))
}

pub fn more_lines(count: u8) -> impl Words + Copy {
    move |t: &Texts| t.new_pad_more(&t.pad_lines_with(count))
}

fn more_coins(texts: &Texts) -> String {
    texts.new_pad_more(texts.pad_coins_left())
}

pub fn boxes(program: &mut Program, row: usize) -> [u8; 6] {
    pad(program).pad_state().boxes(row)
}

/// Ends the round although somebody has no entry, and confirms that.
fn end_round(program: &mut Program) {
    program.press(Key::X);
    program.press(Key::Delete);
}

/// Fills one more box of a row that already has its entry: the first tap asks, the second one answers.
pub fn tap_again(program: &mut Program, name: &str, building: BuildingType) {
    tap(program, name, building);
    tap(program, name, building);
}

/// Ends setup with a pavilion and two towers for everybody.
pub fn setup(program: &mut Program, players: usize) {
    for building in [BuildingType::Pavilion, BuildingType::Tower, BuildingType::Tower] {
        tap_all(program, players, building);
    }
    assert_eq!(pad(program).round(), 1);
}

/// A program with a table of these players, after setup.
pub fn playing(players: usize) -> Program {
    let mut program = program();
    table(&mut program, players);
    setup(&mut program, players);
    program
}

/// Begins a table of two people and a phantom, rolled at the table or by the program, and finishes the people's setup.
pub fn beside_phantom(program: &mut Program, is_rolled_at_table: bool) {
    program.press(Key::T);
    program.choose_players(2);
    if is_rolled_at_table {
        click(program, Texts::new_pad_phantom_table);
    }
    program.press(Key::Enter);
    for _ in 0..6 {
        program.press(Key::Num1);
    }
}

/// Plays rounds in which only Ani has an entry, always of this type.
fn only_ani_builds(program: &mut Program, rounds: usize, building: BuildingType) {
    for _ in 0..rounds {
        tap(program, "Ani", building);
        end_round(program);
    }
}

/// Opens the final count, by numbers.
fn count_by_numbers(program: &mut Program) {
    program.menu(Key::E);
    click(program, Texts::pad_by_numbers);
}

/// The score card of a table of three that was closed right after setup.
fn on_score_card() -> Program {
    let mut program = playing(3);
    count_by_numbers(&mut program);
    for _ in 0..4 {
        program.press(Key::Enter);
    }
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    program
}

/// Ani and Barbara complete the seraglio together in round 5.
fn shared_seraglio(program: &mut Program) {
    table(program, 3);
    setup(program, 3);
    for _ in 0..5 {
        tap(program, "Ani", BuildingType::Seraglio);
        tap(program, "Barbara", BuildingType::Seraglio);
        end_round(program);
    }
}
