//! Plays of other programs, and games of which only the totals are typed, as a person meets them.

use std::fs;

use alhambra::{
    app::{AppCommand, Page},
    games::{alexandros::game::GamePage, roll_and_write},
    text::Texts,
};
use egui::{Key, Role};

use crate::desk::{Part, Program, Typed, program};

const EXPORT: &str = r#"{"games":[{"id":1,"name":"Alhambra"},{"id":2,"name":"Chess"}],
"players":[{"id":1,"name":"Ada"},{"id":2,"name":"Ben"}],
"plays":[{"uuid":"aa","gameRefId":1,"playDate":"2025-11-02 00:00:00","playerScores":[
{"playerRefId":1,"score":"120"},{"playerRefId":2,"score":"99"}]},
{"uuid":"bb","gameRefId":2,"playDate":"2025-11-02 00:00:00","playerScores":[]}]}"#;

/// A program that was given a file to import.
fn importing(program: &mut Program, name: &str, text: &str) {
    let path = program.folder.path().join(name);
    fs::write(&path, text).unwrap();
    program.run(AppCommand::Import(path.display().to_string()));
}

/// The totals of the saved games, each with its game.
fn saved(program: &mut Program) -> Vec<(String, Vec<Option<u16>>)> {
    let games = program.app().library.games().iter();
    let read = games.filter_map(|entry| entry.content.as_ref().ok());
    read.map(|game| (game.game().id().to_owned(), game.general().totals.clone())).collect()
}

#[test]
fn an_export_is_shown_before_it_comes_into_the_library_and_then_lies_there_and_counts() {
    let mut program = program();
    importing(&mut program, "plays.json", EXPORT);
    assert_eq!((program.page(), saved(&mut program).len()), (Page::PlaysIn, 0));
    assert!(program.shows_containing(Typed("Ada 120, Ben 99")));
    assert!(program.shows(|t: &Texts| t.import_play_other("Chess", 1_usize)));
    program.click(|t: &Texts| t.plays_in_take(1_usize));
    assert_eq!(program.page(), Page::Library);
    assert_eq!(saved(&mut program), [("alhambra".to_owned(), vec![Some(120), Some(99)])]);
    assert!(program.shows_containing(Typed("Ada 120, Ben 99")));
    program.run(AppCommand::Go(Page::Statistics));
    assert!(program.shows_containing(Typed("Ada")));
}

#[test]
fn what_is_here_already_is_taken_only_when_it_is_chosen() {
    let mut program = program();
    importing(&mut program, "plays.json", EXPORT);
    program.click(|t: &Texts| t.plays_in_take(1_usize));
    importing(&mut program, "plays.json", EXPORT);
    assert!(program.shows(|t: &Texts| t.plays_in_take(0_usize)));
    program.control(Role::CheckBox, Part(Typed("Ada 120, Ben 99"))).click();
    program.window.run();
    program.click(|t: &Texts| t.plays_in_take(1_usize));
    assert_eq!(saved(&mut program).len(), 2);
}

#[test]
fn the_game_and_the_columns_of_a_table_can_be_told() {
    let mut program = program();
    importing(&mut program, "scores.csv", "A;B;C\n2025-11-02;Ada;88\n2025-11-02;Ben;79\n");
    assert_eq!(program.page(), Page::PlaysIn);
    assert!(program.app().plays_in.as_ref().unwrap().understood.is_err());
    for (at, holds) in [(0, "date"), (1, "name"), (2, "points")] {
        let holds = alhambra::games::common::plays_in::Column::named(holds).unwrap();
        program.run(AppCommand::Plays(alhambra::app::PlaysCommand::Column(at, holds)));
    }
    program.run(AppCommand::Plays(alhambra::app::PlaysCommand::Game(Some(roll_and_write::log::GAME))));
    assert!(program.shows_containing(Typed("Ada 88, Ben 79")));
    program.run(AppCommand::Plays(alhambra::app::PlaysCommand::TakeIn));
    assert_eq!(saved(&mut program), [("roll_and_write".to_owned(), vec![Some(88), Some(79)])]);
}

#[test]
fn totals_are_typed_from_the_page_of_finished_games_and_have_a_card() {
    let mut program = program();
    program.run(AppCommand::Go(GamePage::LateEntry.into()));
    program.click_button(Texts::totals_form_way);
    assert_eq!(program.page(), Page::TypedTotals);
    for (row, name) in [(1_usize, "Ada"), (2, "Ben")] {
        let label = |t: &Texts| t.totals_form_name(row);
        program.write(label, name);
    }
    program.write(|t: &Texts| t.totals_form_total(1_usize), "88");
    program.press_with(egui::Modifiers::COMMAND, Key::S);
    assert_eq!(saved(&mut program), [("alexandros".to_owned(), vec![Some(88), Some(0)])]);
    assert_eq!(program.page(), Page::Totals);
    assert!(program.shows_containing(Typed("Ada")) && program.shows(Texts::totals_only_known));
}
