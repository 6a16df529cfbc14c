//! Games of which only the totals are typed: as many players as can play, half-typed games, and corrections.

use alhambra::{
    app::{AppCommand, Page, TotalsCommand},
    games::{self, alexandros, common::totals, roll_and_write},
    storage::Settings,
    text::{Language, Texts},
};
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::NodeT as _;

use crate::desk::{Program, named, program};

fn name(row: usize) -> impl Fn(&Texts) -> String + Copy {
    move |t: &Texts| t.totals_form_name(row)
}

fn total(row: usize) -> impl Fn(&Texts) -> String + Copy {
    move |t: &Texts| t.totals_form_total(row)
}

fn rank(row: usize) -> impl Fn(&Texts) -> String + Copy {
    move |t: &Texts| t.totals_form_rank(row)
}

/// Opens the page on which totals of Alexandros are typed.
pub fn open(program: &mut Program) {
    program.run(AppCommand::Go(alexandros::game::GamePage::LateEntry.into()));
    program.click_button(Texts::totals_form_way);
    assert_eq!(program.page(), Page::TypedTotals);
}

/// Types these names and totals.
pub fn fill(program: &mut Program, rows: &[(&str, &str)]) {
    for (row, (called, points)) in (1..).zip(rows) {
        program.write(name(row), called);
        program.write(total(row), points);
    }
}

fn save(program: &mut Program) {
    program.press_with(Modifiers::COMMAND, Key::S);
}

/// The one record of totals in the library.
fn saved(program: &mut Program) -> totals::TotalsGame {
    let games = program.app().games.list().unwrap();
    assert_eq!(games.len(), 1);
    totals::read_totals(&games[0].text().unwrap()).unwrap().game
}

fn value(program: &Program, field: impl Fn(&Texts) -> String + Copy) -> Option<String> {
    program.field(field).accesskit_node().value()
}

#[test]
fn as_many_can_be_typed_as_can_play() {
    let pages: [(Page, [usize; 2]); 3] = [
        (roll_and_write::game::GamePage::LateEntry.into(), [1, 5]),
        (games::alhambra::game::GamePage::LateEntry.into(), [2, 6]),
        (alexandros::game::GamePage::LateEntry.into(), [2, 4]),
    ];
    for (page, [fewest, most]) in pages {
        let mut program = program();
        program.run(AppCommand::Go(page));
        program.click_button(Texts::totals_form_way);
        for players in 1..=7 {
            let is_offered = program.shows(move |t: &Texts| t.count_players(players));
            assert_eq!(is_offered, (fewest..=most).contains(&players), "{players}");
        }
    }
}

#[test]
fn what_is_half_typed_is_still_there_when_the_page_is_opened_again_until_it_is_thrown_away() {
    let mut program = program();
    open(&mut program);
    fill(&mut program, &[("Ada", "88")]);
    let mut program = program.killed();
    open(&mut program);
    assert_eq!(value(&program, name(1)).as_deref(), Some("Ada"));
    assert_eq!(value(&program, total(1)).as_deref(), Some("88"));
    assert!(program.shows(Texts::totals_form_no_name), "it says what is missing");
    save(&mut program);
    assert_eq!(program.page(), Page::TypedTotals);
    program.click_button(Texts::late_start_over);
    assert!(program.shows(Texts::late_start_over_question));
    program.press(Key::Escape);
    program.run(AppCommand::Totals(TotalsCommand::StartOver));
    assert_eq!(value(&program, name(1)).unwrap_or_default(), "");
}

#[test]
fn minutes_that_nobody_has_typed_are_an_empty_field_and_can_be_taken_back() {
    let mut program = program();
    open(&mut program);
    let minutes =
        |program: &Program| value(program, |t: &Texts| t.plays_minutes().to_owned()).unwrap_or_default();
    assert_eq!(minutes(&program), "");
    program.write(Texts::plays_minutes, "45");
    assert_eq!(minutes(&program), "45");
    program.press_with(Modifiers::COMMAND, Key::A);
    program.press(Key::Delete);
    assert_eq!(minutes(&program), "");
}

#[test]
fn of_equal_totals_the_library_says_that_they_are_and_who_has_won() {
    let mut program = program();
    let record = include_str!("../../saves/alhambra-totals.json");
    let mut record: serde_json::Value = serde_json::from_str(record).unwrap();
    (record["title"], record["digest"]) = ("".into(), serde_json::Value::Null);
    program.run(AppCommand::ImportText(record.to_string()));
    program.run(AppCommand::Go(Page::Library));
    let said = |t: &Texts| format!("{}, {}", t.library_won("Cleo"), t.library_tied());
    assert!(program.shows_containing(said));
}

#[test]
fn a_game_of_the_library_is_corrected_and_stays_the_same_record() {
    let mut program = program();
    open(&mut program);
    fill(&mut program, &[("Ada", "88"), ("Ben", "79")]);
    save(&mut program);
    let before = saved(&mut program);
    program.press(Key::T);
    assert_eq!(program.page(), Page::TypedTotals);
    program.write(total(2), "90");
    program.write(name(1), "Cleo");
    program.focus(Role::MultilineTextInput, Texts::library_comment);
    program.control(Role::MultilineTextInput, Texts::library_comment).type_text("recounted");
    program.window.run();
    save(&mut program);
    assert_eq!(program.page(), Page::Totals);
    let after = saved(&mut program);
    assert_eq!(after.header.id, before.header.id);
    assert_eq!((after.result().totals, after.result().winners), (vec![88, 90], vec![2]));
    assert_eq!((after.header.names().as_str(), after.header.comment.as_str()), ("Cleo, Ben", "recounted"));
    // From the library, too; nothing is left of what was typed.
    program.run(AppCommand::Go(Page::Library));
    program.press(Key::C);
    assert_eq!((program.page(), value(&program, name(1)).as_deref()), (Page::TypedTotals, Some("Cleo")));
    program.press(Key::Escape);
    assert_eq!(program.page(), Page::Library);
}

#[test]
fn faults_are_those_of_what_is_typed_now_in_the_language_chosen_now() {
    let mut program = program();
    open(&mut program);
    fill(&mut program, &[("Ada", "88")]);
    assert!(program.shows(Texts::totals_form_no_name));
    let settings = Settings { language: Some(Language::German), ..program.app().settings.clone() };
    program.run(AppCommand::Set(Box::new(settings)));
    assert!(program.shows(Texts::totals_form_no_name), "in German");
    program.write(name(2), "Ada");
    assert!(
        program.shows(|t: &Texts| t.late_fault_same_name(1, 2)) && !program.shows(Texts::totals_form_no_name)
    );
    program.write(name(2), "Ben");
    assert!(!program.shows(|t: &Texts| t.late_fault_same_name(1, 2)));
}

#[test]
fn a_wrong_day_is_said_once() {
    let mut program = program();
    open(&mut program);
    fill(&mut program, &[("Ada", "88"), ("Ben", "79")]);
    program.write(Texts::late_date, "yesterday");
    let app = program.app();
    let wrong = app.typed_totals.typed.occasion.fault(&app.texts, None).unwrap();
    assert_eq!(program.all(|_: &Texts| wrong.clone()).count(), 1);
}

#[test]
fn for_equal_points_the_page_asks_who_was_ahead() {
    let mut program = program();
    open(&mut program);
    fill(&mut program, &[("Ada", "88"), ("Ben", "79")]);
    assert!(program.find_control(Role::TextInput, rank(1)).is_none() && !program.shows(Texts::plays_rank));
    program.write(total(2), "88");
    assert!(program.shows(Texts::plays_rank));
    program.write(rank(1), "2");
    save(&mut program);
    assert_eq!(saved(&mut program).result().places, [2, 1]);
}

#[test]
fn the_foot_tells_who_wins_by_what_is_typed_once_nothing_is_missing() {
    let mut program = program();
    open(&mut program);
    let won = |t: &Texts| t.score_won(&named("Ada"));
    fill(&mut program, &[("Ada", "88")]);
    program.write(total(2), "79");
    assert!(!program.shows_containing(won));
    program.write(name(2), "Ben");
    assert!(program.shows_containing(won));
}
