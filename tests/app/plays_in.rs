//! Plays from other programs, and games of which only the totals are typed, as a person meets them.

use std::{collections::BTreeSet, fs, path::PathBuf, thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page, PlaysCommand},
    games::{
        alexandros::game::GamePage,
        common::{plays_in::Column, words::sentence},
        roll_and_write,
    },
    opening::Opening,
    text::{Texts, Who},
};
use egui::{Key, Modifiers, Role};

use crate::{
    desk::{Part, Program, Typed, program, typed},
    files::drop_on,
};

const EXPORT: &str = r#"{"games":[{"id":1,"name":"Alhambra"},{"id":2,"name":"Chess"}],
"players":[{"id":1,"name":"Ada"},{"id":2,"name":"Ben"}],
"plays":[{"uuid":"aa","gameRefId":1,"playDate":"2025-11-02 00:00:00","playerScores":[
{"playerRefId":1,"score":"120"},{"playerRefId":2,"score":"99"}]},
{"uuid":"bb","gameRefId":2,"playDate":"2025-11-02 00:00:00","playerScores":[]}]}"#;

/// Waits until no plays are being read or imported.
fn finish(program: &mut Program) {
    while program.app().plays_under_way().is_some() {
        program.app().poll();
        thread::sleep(Duration::from_millis(1));
    }
    // A list that got shorter may still be moving to its place.
    let rests = (0..20).any(|_| program.window.run_ok().is_some());
    assert!(rests, "the window comes to rest");
}

fn put(program: &Program, name: &str, bytes: impl AsRef<[u8]>) -> PathBuf {
    let path = program.folder.path().join(name);
    fs::write(&path, bytes).unwrap();
    path
}

/// Gives the program a file to import, and waits until it has been read.
fn importing(program: &mut Program, name: &str, text: &str) {
    let path = put(program, name, text);
    program.run(AppCommand::Import(path.display().to_string()));
    finish(program);
}

/// Imports what is chosen, by the key of the page.
fn take_in(program: &mut Program) {
    program.press_with(Modifiers::COMMAND, Key::S);
    finish(program);
}

/// A table of this many plays.
fn many(plays: usize) -> String {
    let line = |play: usize| {
        format!("2025-{:02}-{:02},Alhambra: Roll & Write,Ada,{play}\n", 1 + play / 28 % 12, 1 + play % 28)
    };
    format!("date,game,name,points\n{}", (0..plays).map(line).collect::<String>())
}

/// The totals of the saved games, each with its game.
fn saved(program: &mut Program) -> Vec<(String, Vec<Option<u16>>)> {
    let games = program.app().library.games().iter();
    let read = games.filter_map(|entry| entry.content.as_ref().ok());
    read.map(|game| (game.game().id().to_owned(), game.general().totals.clone())).collect()
}

#[test]
fn an_export_is_shown_before_it_comes_into_the_library_and_then_counts_there() {
    let mut program = program();
    importing(&mut program, "plays.json", EXPORT);
    assert_eq!((program.page(), saved(&mut program).len()), (Page::PlaysIn, 0));
    assert!(program.shows_containing(Typed("Ada 120, Ben 99")));
    assert!(program.shows(|t: &Texts| sentence(&t.import_play_other("Chess", 1_usize))));
    let counts = |t: &Texts| {
        format!("1 {}, 0 {}, 1 {}", t.plays_in_chosen(), t.plays_in_known(), t.plays_in_left_out())
    };
    assert!(program.shows(counts));
    program.click(|t: &Texts| t.plays_in_take(1_usize));
    finish(&mut program);
    assert_eq!(program.page(), Page::Library);
    assert_eq!(saved(&mut program), [("alhambra".to_owned(), vec![Some(120), Some(99)])]);
    assert!(program.shows_containing(Typed("Ada 120, Ben 99")));
    assert!(
        program.shows_containing(|t: &Texts| t.library_ahead(&Who::Named("Ada".to_owned()), 21_usize)),
        "who won by how much"
    );
    program.run(AppCommand::Go(Page::Statistics));
    assert!(program.shows_containing(Typed("Ada")));
}

#[test]
fn where_no_file_is_understood_nothing_is_offered_for_import() {
    let mut program = program();
    importing(&mut program, "plays.json", &EXPORT[..EXPORT.len() - 40]);
    assert_eq!(program.page(), Page::PlaysIn);
    assert!(program.shows_containing(|t: &Texts| t.plays_in_bg_stats().to_owned()), "why");
    assert!(program.shows(Texts::plays_in_export_again), "what to do");
    assert!(!program.shows(|t: &Texts| t.plays_in_take(0_usize)));
}

#[test]
fn where_no_file_is_understood_another_one_can_be_chosen() {
    let mut program = program();
    let whole = put(&program, "whole.json", EXPORT);
    importing(&mut program, "plays.json", &EXPORT[..EXPORT.len() - 40]);
    program.press(Key::Enter);
    assert!(program.shows(Texts::library_path_hint));
    program.write(Texts::plays_in_another, &whole.display().to_string());
    program.press(Key::Enter);
    finish(&mut program);
    assert_eq!(program.page(), Page::PlaysIn);
    assert!(!program.shows(Texts::library_path_hint) && !program.shows(Texts::plays_in_another));
    take_in(&mut program);
    assert_eq!((program.page(), saved(&mut program).len()), (Page::Library, 1));
}

#[test]
fn plays_that_are_here_already_are_imported_only_if_they_are_chosen() {
    let mut program = program();
    importing(&mut program, "plays.json", EXPORT);
    program.click(|t: &Texts| t.plays_in_take(1_usize));
    finish(&mut program);
    importing(&mut program, "plays.json", EXPORT);
    assert!(program.shows(|t: &Texts| t.plays_in_take(0_usize)));
    program.control(Role::CheckBox, Part(Typed("Ada 120, Ben 99"))).click();
    program.window.run();
    program.click(|t: &Texts| t.plays_in_take(1_usize));
    finish(&mut program);
    assert_eq!(saved(&mut program).len(), 2);
}

/// Says what a column of a table holds, as its list does.
fn tell_column(program: &mut Program, file: usize, column: usize, holds: &str) {
    let holds = Column::named(holds).unwrap();
    program.run(AppCommand::Plays(PlaysCommand::Column { file, column, holds }));
    finish(program);
}

#[test]
fn the_game_and_the_columns_of_a_table_can_be_chosen() {
    let mut program = program();
    importing(&mut program, "scores.csv", "A;B;C\n2025-11-02;Ada;88\n2025-11-02;Ben;79\n");
    assert_eq!(program.page(), Page::PlaysIn);
    assert!(program.app().plays_in.as_ref().unwrap().files[0].understood.is_err());
    for (column, holds) in ["date", "name", "points"].into_iter().enumerate() {
        tell_column(&mut program, 0, column, holds);
    }
    let game = Some(roll_and_write::log::GAME);
    program.run(AppCommand::Plays(PlaysCommand::Game { file: 0, game }));
    finish(&mut program);
    assert!(program.shows_containing(Typed("Ada 88, Ben 79")));
    take_in(&mut program);
    assert_eq!(saved(&mut program), [("roll_and_write".to_owned(), vec![Some(88), Some(79)])]);
}

#[test]
fn several_files_that_are_dropped_at_once_are_shown_together_each_by_its_name() {
    let mut program = program();
    let table = "date;game;name;points\n2025-11-02;Alhambra;Ada;120\n2025-11-02;Alhambra;Ben;99\n\
        2025-11-03;Alhambra;Ada;80\n2025-11-03;Alhambra;Ben;70\n";
    let files = [
        put(&program, "plays.json", EXPORT),
        put(&program, "scores.csv", table),
        put(&program, "cut.json", &EXPORT[..EXPORT.len() - 9]),
    ];
    drop_on(&mut program, &files.each_ref().map(PathBuf::as_path));
    finish(&mut program);
    assert_eq!(program.page(), Page::PlaysIn);
    for name in ["plays.json", "scores.csv", "cut.json"] {
        assert!(program.all(Typed(name)).next().is_some(), "{name}");
    }
    let folder = program.folder.path().display().to_string();
    assert!(!program.shows_containing(Typed(&folder)), "their names are shown, but not their folder");
    assert!(program.shows_containing(|t: &Texts| t.plays_in_bg_stats().to_owned()), "why one is refused");
    assert_eq!(
        program.app().plays_in.as_ref().unwrap().chosen(),
        2,
        "the first play of the table is that of the export"
    );
    take_in(&mut program);
    let totals: Vec<_> = saved(&mut program).into_iter().map(|(_, totals)| totals).collect();
    assert_eq!(totals.len(), 2);
    assert!(
        totals.contains(&vec![Some(120), Some(99)]) && totals.contains(&vec![Some(80), Some(70)]),
        "{totals:?}"
    );
}

#[test]
fn a_record_that_is_dropped_with_plays_comes_into_the_library_and_the_plays_are_shown() {
    let mut program = program();
    let record = include_str!("../../saves/alexandros-result.json");
    let files = [put(&program, "plays.json", EXPORT), put(&program, "result.json", record)];
    drop_on(&mut program, &files.each_ref().map(PathBuf::as_path));
    finish(&mut program);
    assert_eq!((program.page(), saved(&mut program).len()), (Page::PlaysIn, 1));
    take_in(&mut program);
    assert_eq!(saved(&mut program).len(), 2);
}

#[test]
fn what_somebody_says_about_the_columns_of_one_file_does_not_apply_to_another() {
    let mut program = program();
    let files = [
        put(&program, "a.csv", "A;B;C\n2025-11-02;Ada;88\n"),
        put(&program, "b.csv", "A;B;C\n90;2025-11-03;Ben\n"),
    ];
    drop_on(&mut program, &files.each_ref().map(PathBuf::as_path));
    finish(&mut program);
    for (file, columns) in [(0, ["date", "name", "points"]), (1, ["points", "date", "name"])] {
        for (column, holds) in columns.into_iter().enumerate() {
            tell_column(&mut program, file, column, holds);
        }
        program.run(AppCommand::Plays(PlaysCommand::Game { file, game: Some(roll_and_write::log::GAME) }));
        finish(&mut program);
    }
    assert!(program.shows_containing(Typed("Ada 88")) && program.shows_containing(Typed("Ben 90")));
}

#[test]
fn a_table_whose_columns_are_still_to_be_told_stays_when_others_are_imported() {
    let mut program = program();
    let files = [put(&program, "plays.json", EXPORT), put(&program, "b.csv", "A;B;C\n90;2025-11-03;Ben\n")];
    drop_on(&mut program, &files.each_ref().map(PathBuf::as_path));
    finish(&mut program);
    take_in(&mut program);
    assert_eq!((program.page(), saved(&mut program).len()), (Page::PlaysIn, 1));
    assert!(program.all(Typed("b.csv")).next().is_some());
    assert!(program.all(Typed("plays.json")).next().is_none());
    for (column, holds) in ["points", "date", "name"].into_iter().enumerate() {
        tell_column(&mut program, 0, column, holds);
    }
    program.run(AppCommand::Plays(PlaysCommand::Game { file: 0, game: Some(roll_and_write::log::GAME) }));
    finish(&mut program);
    take_in(&mut program);
    assert_eq!((program.page(), saved(&mut program).len()), (Page::Library, 2));
}

#[test]
fn a_file_of_plays_that_is_large_or_not_utf_8_is_shown_when_the_program_is_started_with_it() {
    let mut program = program();
    let large = format!("{},\"rest\":\"{}\"}}", &EXPORT[..EXPORT.len() - 1], "x".repeat(5 << 20));
    let files = [
        put(&program, "large.json", large),
        put(&program, "scores.csv", b"date;game;name;points\n2025-11-02;Alhambra: Roll & Write;J\xf6rg;88\n"),
        put(&program, "unknown.csv", b"A;B;C\n2025-11-02;J\xf6rg;88\n"),
    ];
    for (path, says) in files.iter().zip(["Ada 120, Ben 99", "Jörg 88", "2025-11-02"]) {
        program.app().openings.push_back(Opening::File(path.display().to_string()));
        program.window.run();
        finish(&mut program);
        assert_eq!(program.page(), Page::PlaysIn, "{}", path.display());
        assert!(program.shows_containing(Typed(says)), "{says}");
        program.press(Key::Escape);
        assert_eq!(program.app().errors, 0);
        assert!(program.app().plays_in.is_none(), "nothing of it is kept");
    }
    assert!(saved(&mut program).is_empty());
}

/// The numbers of the plays of [`many`] that were imported, each of them once.
fn taken(program: &mut Program) -> BTreeSet<u16> {
    program.app().run(AppCommand::Go(Page::Library));
    while program.app().poll() {
        thread::sleep(Duration::from_millis(1));
    }
    finish(program);
    let all: Vec<u16> = saved(program).into_iter().map(|(_, totals)| totals[0].unwrap()).collect();
    let each: BTreeSet<u16> = all.iter().copied().collect();
    assert_eq!(each.len(), all.len(), "none is there twice");
    each
}

#[test]
fn whoever_leaves_the_page_during_an_import_has_some_plays_whole_and_can_import_the_others_later() {
    const PLAYS: usize = 240;
    for stop in [AppCommand::Back, AppCommand::Plays(PlaysCommand::Stop), AppCommand::Go(Page::Home)] {
        let mut program = program();
        importing(&mut program, "many.csv", &many(PLAYS));
        program.app().run(AppCommand::Plays(PlaysCommand::TakeIn));
        program.app().run(stop);
        finish(&mut program);
        let before = taken(&mut program);
        importing(&mut program, "many.csv", &many(PLAYS));
        let left = program.app().plays_in.as_ref().unwrap().chosen();
        assert_eq!(before.len() + left, PLAYS);
        take_in(&mut program);
        assert_eq!(taken(&mut program).len(), PLAYS);
    }
}

#[test]
fn whoever_leaves_the_page_while_plays_are_read_hears_no_more_of_them() {
    let mut program = program();
    let path = put(&program, "many.csv", many(20_000));
    program.app().run(AppCommand::Import(path.display().to_string()));
    assert_eq!(program.page(), Page::PlaysIn);
    program.app().run(AppCommand::Back);
    assert!(program.app().plays_under_way().is_none() && program.app().plays_in.is_none());
    program.window.run();
    assert_eq!((program.page(), program.app().errors), (Page::Home, 0));
}

#[test]
fn keys_that_are_faster_than_the_window_import_plays_once_or_not_at_all() {
    let (save, escape) = (typed(Modifiers::COMMAND, Key::S), typed(Modifiers::NONE, Key::Escape));
    for (keys, plays) in [
        ([save.clone(), save.clone()], 1..=1),
        // On a slow disk it is called off before anything was written.
        ([save.clone(), escape.clone()], 0..=1),
        ([escape, save], 0..=0),
    ] {
        let mut program = program();
        importing(&mut program, "plays.json", EXPORT);
        program.at_once(keys.concat());
        finish(&mut program);
        assert_ne!(program.page(), Page::PlaysIn);
        assert!(plays.contains(&saved(&mut program).len()) && program.app().errors == 0);
    }
}

#[test]
fn a_play_that_is_here_is_chosen_and_imported_again_by_keys_in_one_frame() {
    let mut program = program();
    importing(&mut program, "plays.json", EXPORT);
    take_in(&mut program);
    importing(&mut program, "plays.json", EXPORT);
    program.focus(Role::CheckBox, Part(Typed("Ada 120, Ben 99")));
    program.at_once([typed(Modifiers::NONE, Key::Space), typed(Modifiers::COMMAND, Key::S)].concat());
    finish(&mut program);
    assert_eq!(saved(&mut program).len(), 2);
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
