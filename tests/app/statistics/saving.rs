//! What the page of statistics writes to files: figures, their picture, and the games behind them.

use std::{thread, time::Duration};

use alhambra::{
    app::{AppCommand, Page},
    text::{Label, Texts},
};
use egui::{Key, Role};
use egui_kittest::kittest::NodeT as _;

use super::{with_filters, with_tables};
use crate::desk::{Program, Typed};

#[test]
fn what_is_shown_is_saved_for_spreadsheets_and_as_a_picture() {
    let mut program = with_tables();
    program.pick(Texts::statistics_topic, Texts::statistics_by_month);
    for (key, name) in [(Key::C, "months.csv"), (Key::P, "months.png")] {
        let path = program.folder.path().join(name);
        program.press(key);
        let words: Label = if key == Key::C { Texts::statistics_csv } else { Texts::score_export_png };
        program.write(words, &path.display().to_string());
        program.press(Key::Enter);
        let bytes = std::fs::read(path).unwrap();
        if key == Key::P {
            assert!(bytes.starts_with(b"\x89PNG"));
            continue;
        }
        let text = String::from_utf8(bytes).unwrap();
        let firsts: Vec<&str> =
            text.lines().skip(1).filter_map(|line| line.split([',', ';']).next()).collect();
        assert_eq!(firsts, ["2024-12", "2026-01", "2026-02"]);
    }
}

#[test]
fn the_games_that_are_shown_are_saved_as_a_table_in_the_format_of_the_file_name() {
    let mut program = with_filters();
    program.pick(Texts::library_game, Texts::alhambra_name);
    for name in ["plays.csv", "plays.xlsx"] {
        let path = program.folder.path().join(name);
        program.press(Key::T);
        program.write(Texts::statistics_plays, &path.display().to_string());
        program.press(Key::Enter);
        let bytes = std::fs::read(path).unwrap();
        if name == "plays.xlsx" {
            assert!(bytes.starts_with(b"PK"));
            continue;
        }
        let text = String::from_utf8(bytes).unwrap();
        let days: Vec<&str> = text.lines().skip(1).filter_map(|line| line.split([',', ';']).nth(1)).collect();
        assert_eq!(days, ["2026-01-31", "2026-01-31", "2026-01-31", "2026-02-01", "2026-02-01"]);
    }
    let path = program.folder.path().join("plays.json");
    program.press(Key::B);
    program.write(Texts::statistics_bg_stats, &path.display().to_string());
    program.press(Key::Enter);
    finish_plays(&mut program);
    let plays: serde_json::Value = serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap();
    let days: Vec<&str> =
        plays.as_array().unwrap().iter().map(|play| &play["playDate"].as_str().unwrap()[..10]).collect();
    assert_eq!(days, ["2026-01-31", "2026-02-01"]);
    program.pick(Texts::statistics_place, Typed("Málaga"));
    program.pick(Texts::statistics_person, Typed("Clara"));
    assert!(program.shows(Texts::statistics_none_fits));
    program.press(Key::T);
    assert!(program.find_control(Role::TextInput, Texts::statistics_plays).is_none(), "nothing to save");
}

#[test]
fn what_can_be_saved_is_in_one_menu() {
    let mut program = with_tables();
    let words: [Label; 4] =
        [Texts::score_export_png, Texts::statistics_csv, Texts::statistics_plays, Texts::statistics_bg_stats];
    let shown = |program: &Program| words.map(|words| program.find_control(Role::Button, words).is_some());
    assert_eq!(shown(&program), [false; 4]);
    program.press(Key::E);
    assert_eq!(shown(&program), [true; 4]);
    program.click(Texts::statistics_csv);
    assert!(program.find_control(Role::TextInput, Texts::statistics_csv).is_some());
    assert_ne!(shown(&program), [true; 4], "the menu is closed");
}

/// Waits until no plays are being written.
fn finish_plays(program: &mut Program) {
    while program.app().writing_plays().is_some() {
        program.app().poll();
        thread::sleep(Duration::from_millis(1));
    }
    program.window.run();
}

#[test]
fn the_window_goes_on_while_plays_are_written_and_stopping_leaves_no_file() {
    let mut program = with_tables();
    let file = program.app().library.games()[0].file.clone();
    let path = program.folder.path().join("plays.json");
    let files = vec![file; 200_000];
    let filters = |program: &Program| program.button(Texts::statistics_filters).rect();
    let place = filters(&program);
    program.run(AppCommand::WritePlays { files, path: path.display().to_string() });
    let shows_progress =
        |program: &Program| program.find_control(Role::Button, Texts::plays_in_stop).is_some();
    assert!(program.app().writing_plays().is_some() && shows_progress(&program));
    assert_eq!(filters(&program), place, "what is chosen stays where it is");
    program.press(Key::E);
    assert!(program.button(Texts::statistics_bg_stats).accesskit_node().is_disabled(), "one list at a time");
    program.press(Key::Escape);
    program.run(AppCommand::Go(Page::Home));
    assert_eq!(program.page(), Page::Home);
    program.run(AppCommand::Go(Page::Statistics));
    assert!(shows_progress(&program), "leaving the page stops nothing");
    program.press(Key::S);
    finish_plays(&mut program);
    assert!(program.has_told(Texts::plays_out_stopped) && !shows_progress(&program));
    assert!(!path.exists());
}

#[test]
fn plays_are_not_written_if_one_cannot_be_read_or_the_file_is_there_already() {
    let mut program = with_tables();
    let file = program.app().library.games()[0].file.clone();
    let path = program.folder.path().join("plays.json");
    let write = |program: &mut Program, file: &str| {
        let (files, path) = (vec![file.to_owned()], path.display().to_string());
        program.run(AppCommand::WritePlays { files, path });
        finish_plays(program);
        program.app().errors
    };
    assert_eq!(write(&mut program, "gone.json"), 1);
    assert!(!path.exists());
    std::fs::write(&path, "mine").unwrap();
    assert_eq!(write(&mut program, &file), 2);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "mine");
}
