//! The table pad: a table kept by taps or keys, corrected, closed, and never lost.

mod fields;
mod mending;
mod taps;

use alhambra::{
    app::{AppCommand, Page},
    games::{
        common::BuildingType,
        roll_and_write::{
            game::GamePage,
            pad::{Pad, PadEvent},
            record::{self, AnyGame},
        },
    },
    storage::{DataDir, LanguageChoice, Settings},
};
use egui::{Key, Modifiers, Vec2, accesskit::Role, pos2, vec2};
use egui_kittest::kittest::{AccessKitNode, By, Queryable as _};

use crate::desk::{Program, program, program_in, program_with, settings};

const NAMES: [&str; 5] = ["Ani", "Barbara", "Carl", "Dora", "Emil"];
/// The smallest window there is.
const SMALL: Vec2 = vec2(1024.0, 640.0);

/// A program at a new table of these players, the first of whom goes first.
pub fn table(program: &mut Program, players: usize) {
    program.press(Key::T);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewPad));
    program.choose_players(players);
    for (k, name) in NAMES.iter().enumerate().take(players) {
        let label = format!("Name of player {}", k + 1);
        program.window.get_by_role_and_label(Role::TextInput, &label).focus();
        program.window.run();
        program.window.get_by_role_and_label(Role::TextInput, &label).type_text(name);
        program.window.run();
        program.press(Key::Enter);
    }
    if players > 1 {
        goes_first(program, NAMES[0]);
    }
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::Pad));
}

/// Says who goes first at a new table.
pub fn goes_first(program: &mut Program, name: &str) {
    program.window.get_by_role_and_label(Role::ComboBox, "First player").click();
    program.window.run();
    program.click(name);
}

/// Taps the button or choice of this name, wherever it was scrolled to.
fn click(program: &mut Program, label: &str) {
    let control =
        |node: &AccessKitNode<'_>| is_control(node.role()) && node.label().as_deref() == Some(label);
    click_the(program, 0, &control);
}

/// Taps the control of this number among those that are meant.
fn click_the(program: &mut Program, number: usize, meant: &dyn Fn(&AccessKitNode<'_>) -> bool) {
    for scroll in [true, false] {
        let nodes = program.window.query_all(By::new().predicate(meant));
        let node = nodes.into_iter().nth(number).expect("it is there");
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
    let mut title = building.name().to_owned();
    title[..1].make_ascii_uppercase();
    program.click_containing(&format!("{name}, {title}:"));
}

pub fn boxes(program: &mut Program, row: usize) -> [u8; 6] {
    pad(program).pad_state().boxes(row)
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
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).round(), 3, "ended by hand");
    program.press(Key::U);
    assert_eq!(pad(&mut program).round(), 2);
    program.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut program).round(), 3);
}

#[test]
fn the_box_just_filled_is_emptied_by_a_tap_on_it_and_setup_can_fill_two() {
    let mut program = program();
    table(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Garden);
    tap(&mut program, "Ani", BuildingType::Garden);
    assert_eq!(boxes(&mut program, 0)[4], 2, "in setup a player may hit a type twice");
    click(&mut program, "Clear the last box: Ani, garden");
    assert_eq!(boxes(&mut program, 0)[4], 1);
    program.press(Key::U);
    setup(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Garden);
    click(&mut program, "Clear the last box: Ani, garden");
    assert_eq!((boxes(&mut program, 0)[4], pad(&mut program).turn()), (0, Some(0)));
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
    click(&mut program, "Second building of Carl");
    let emptying = program.window.query_by_label("Clear the last box: Carl, garden");
    assert!(emptying.is_none(), "every tap on the field adds a building");
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
    click(&mut program, "Next round");
    assert_eq!(pad(&mut program).round(), 2);
    program.press(Key::PageUp);
    assert!(program.shows_containing("Late entry for round 1"));
    tap(&mut program, "Barbara", BuildingType::Chambers);
    let late = PadEvent::Fill { row: 2, building: BuildingType::Chambers, round: 1 };
    assert_eq!(pad(&mut program).entries_of(1, 1).last().map(|(_, event)| *event), Some(late));
    assert!(!program.shows_containing("Late entry"), "the next entry belongs to the round that is played");
}

#[test]
fn an_award_is_announced_with_how_it_is_shared() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..5 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        tap(&mut program, "Barbara", BuildingType::Seraglio);
        click(&mut program, "Next round");
    }
    let shared = "Ani and Barbara completed the seraglio in round 5: (17\u{a0}+\u{a0}9)\u{a0}/\u{a0}2 = 13\u{a0}VP each";
    assert!(program.shows_containing(shared));
    assert!(program.shows_containing("2\u{a0}VP left"));
}

#[test]
fn a_table_goes_on_after_the_program_was_killed() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Seraglio);
    let at_the_end = pad(&mut program);
    let mut again = killed_and_started_again(program);
    assert_eq!(pad(&mut again).log(), at_the_end.log());
    tap(&mut again, "Barbara", BuildingType::Seraglio);
    again.run(AppCommand::Go(Page::Home));
    again.press(Key::L);
    again.press(Key::Enter);
    assert_eq!(again.page(), Page::RollAndWrite(GamePage::Pad), "the library goes on with a table, too");
}

/// The program at the same table after it was killed: nothing is closed or written on the way out.
fn killed_and_started_again(program: Program) -> Program {
    let Program { folder, window, .. } = program;
    drop(window);
    let mut again = program_in(folder, vec2(1280.0, 800.0));
    again.press(Key::Enter);
    assert_eq!(again.page(), Page::RollAndWrite(GamePage::Pad));
    again
}

#[test]
fn what_was_undone_at_a_table_is_done_again_after_the_program_was_killed() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Seraglio);
    tap(&mut program, "Barbara", BuildingType::Tower);
    let before = pad(&mut program);
    program.press(Key::U);
    program.press(Key::U);
    let undone = pad(&mut program);
    let mut again = killed_and_started_again(program);
    assert_eq!(pad(&mut again).redo_text(), undone.redo_text());
    again.press_with(Modifiers::SHIFT, Key::U);
    let mut again = killed_and_started_again(again);
    again.press_with(Modifiers::SHIFT, Key::U);
    assert_eq!(pad(&mut again).log(), before.log());
    assert!(!pad(&mut again).can_redo());
    again.press(Key::U);
    tap(&mut again, "Barbara", BuildingType::Garden);
    assert!(!pad(&mut killed_and_started_again(again)).can_redo(), "a new entry ends it");
}

#[test]
fn a_damaged_file_of_what_was_undone_leaves_the_table_as_it_is() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Ani", BuildingType::Seraglio);
    program.press(Key::U);
    let log = pad(&mut program).log().to_vec();
    let name = program.app().roll_and_write.pad.as_ref().unwrap().file().to_owned();
    let file = DataDir::find(Some(program.folder.path())).unwrap().games().join("undone").join(name);
    assert!(file.exists());
    std::fs::write(&file, "{").unwrap();
    let mut again = killed_and_started_again(program);
    assert_eq!(pad(&mut again).log(), log);
    assert!(!pad(&mut again).can_redo());
    assert!(!file.exists(), "it is of no use to anybody");
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
    click(&mut program, "Rolled at the table");
    program.press(Key::Enter);
    for _ in 0..6 {
        program.press(Key::Num1);
    }
    for _ in 0..3 {
        tap(&mut program, "Phantom I", BuildingType::Tower);
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
    assert!(program.shows_containing("le sérail") || program.shows_containing("sérail"));
    assert!(program.shows_containing("touchez ce qui est bâti"));
}

#[test]
fn an_award_waits_for_the_second_building_of_who_closed_the_round() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..4 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        tap(&mut program, "Carl", BuildingType::Seraglio);
        click(&mut program, "Next round");
    }
    tap(&mut program, "Ani", BuildingType::Seraglio);
    tap(&mut program, "Barbara", BuildingType::Garden);
    tap(&mut program, "Carl", BuildingType::Tower);
    let alone = "Ani completed the seraglio in round 5: 17\u{a0}VP";
    assert!(program.shows_containing(&format!("Unless Carl builds a second: {alone}")));
    program.press(Key::B);
    tap(&mut program, "Carl", BuildingType::Seraglio);
    assert!(!program.shows_containing("Unless"));
    assert!(program.shows_containing("Ani and Carl completed the seraglio in round 5"));
}

#[test]
fn an_award_that_no_second_building_can_change_is_announced_at_once() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..4 {
        tap(&mut program, "Ani", BuildingType::Seraglio);
        click(&mut program, "Next round");
    }
    tap(&mut program, "Ani", BuildingType::Seraglio);
    tap(&mut program, "Barbara", BuildingType::Garden);
    tap(&mut program, "Carl", BuildingType::Tower);
    assert!(program.shows_containing("Ani completed the seraglio in round 5"));
    assert!(!program.shows_containing("Unless"), "Carl has no seraglio");
}

#[test]
fn a_table_that_stops_early_is_closed_as_it_stands_and_says_so() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for name in &NAMES[..3] {
        tap(&mut program, name, BuildingType::Garden);
    }
    program.press(Key::M);
    click(&mut program, "End early");
    click(&mut program, "Numbers");
    assert!(program.shows("The game ends early, after 1 of 18 rounds"));
    for _ in 0..3 {
        program.press(Key::Enter);
    }
    assert!(program.shows_containing("Ended early, round 1 of 18"));
    assert!(saved(&mut program).header.ended.is_some());
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::ScoreCard));
    assert!(program.shows_containing("Ended early, round 1 of 18"));
    program.press(Key::T);
    program.press(Key::U);
    assert_eq!((pad(&mut program).is_over(), pad(&mut program).round()), (false, 2), "it goes on");
    assert!(saved(&mut program).header.ended.is_none());
}

#[test]
fn the_key_of_a_complete_type_says_so() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    for _ in 0..4 {
        tap(&mut program, "Ani", BuildingType::Pavilion);
        click(&mut program, "Next round");
    }
    let before = pad(&mut program).log().len();
    program.press(Key::Num1);
    assert!(program.shows_containing("Ani, Pavilion: complete"));
    assert_eq!(pad(&mut program).log().len(), before);
}

#[test]
fn a_table_is_begun_only_by_players_of_different_names() {
    let mut program = program();
    program.press(Key::T);
    program.choose_players(3);
    for (k, name) in [(1, "Anna"), (3, " anna")] {
        let label = format!("Name of player {k}");
        program.window.get_by_role_and_label(Role::TextInput, &label).focus();
        program.window.run();
        program.window.get_by_role_and_label(Role::TextInput, &label).type_text(name);
        program.window.run();
        program.press(Key::Enter);
    }
    assert!(program.shows_containing("Another player has this name already"));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::RollAndWrite(GamePage::NewPad));
    program.choose_players(2);
    assert!(
        !program.shows_containing("Another player has this name already"),
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
    assert!(program.shows("First player"));
    program.choose_players(1);
    assert!(!program.shows("First player"));
    program.press(Key::Enter);
    assert_eq!(pad(&mut program).turn(), Some(0));
}

#[test]
fn a_round_ended_without_all_its_entries_says_whose_are_missing() {
    let mut program = program();
    table(&mut program, 3);
    setup(&mut program, 3);
    tap(&mut program, "Barbara", BuildingType::Garden);
    program.press(Key::Enter);
    let gap = "Round 1 ended without an entry from Ani and Carl";
    assert!(program.shows(&format!("{gap}; Undo takes it back")));
    tap(&mut program, "Ani", BuildingType::Garden);
    assert!(!program.shows_containing(gap));
    program.press(Key::M);
    program.press(Key::O);
    assert!(program.shows(gap), "the audit lists it");
}
