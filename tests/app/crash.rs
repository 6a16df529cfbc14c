//! The last run ended in a panic: the next window says so, once.

use alhambra::games::HOUSE;
use alhambra::{
    app::{AppCommand, AppState, Page},
    storage::{Crashes, DataDir},
    text::Texts,
};
use egui::Key;
use tempfile::TempDir;

use crate::desk::{ANY, Program, Typed, USUAL, program, program_in};

const REPORT: &str = "index-8";

/// A program that starts after another has crashed, and the path of the report.
fn after_a_crash() -> (Program, String) {
    let folder: TempDir = program().close();
    let data = DataDir::find(Some(folder.path())).unwrap();
    let report = Crashes::new(&data).write(REPORT, true).unwrap();
    (program_in(folder, USUAL), report.display().to_string())
}

#[test]
fn the_next_window_says_what_was_saved_and_where_the_report_is() {
    let (mut program, report) = after_a_crash();
    program.window.run();
    assert!(program.shows(Texts::crash_title));
    assert!(program.shows(|t: &Texts| t.crash_saved(ANY)));
    assert!(program.shows(Typed(&report)));
    program.press(Key::N);
    assert_eq!(program.page(), Page::Home, "no key reaches the page behind it");
    program.press(Key::Escape);
    assert!(!program.shows(Texts::crash_title));
    let mut later = program.killed();
    later.window.run();
    assert!(!later.shows(Texts::crash_title), "it says so once");
}

#[test]
fn the_path_of_the_report_can_be_copied() {
    let (mut program, _) = after_a_crash();
    program.window.run();
    assert!(program.tells_at(Key::C, Texts::copied));
    assert!(program.shows(Texts::crash_title), "it stays until it is closed");
    program.press(Key::Escape);
    assert!(!program.shows(Texts::crash_title));
}

#[test]
fn what_is_copied_is_the_path_of_the_report() {
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    let report = Crashes::new(&data).write(REPORT, true).unwrap();
    let mut app = AppState::new(data, HOUSE);
    app.run(AppCommand::CopyCrash);
    assert_eq!(app.copied, Some(report.display().to_string()));
}
