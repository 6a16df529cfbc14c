//! Backups from the settings.

use std::{fs, thread, time::Duration};

use alhambra::{
    app::{AppCommand, BackupCommand},
    text::Texts,
};
use egui::Key;

use crate::desk::{Program, program};

/// Waits until the work in the background is done.
pub fn finish(program: &mut Program) {
    while program.app().backups.percent().is_some() {
        thread::sleep(Duration::from_millis(5));
        program.app().poll();
    }
    program.window.run();
}

/// A program with a game, and a backup with another version of it and a game that is missing here.
fn with_backup() -> (Program, String) {
    let mut program = program();
    let games = program.folder.path().join("games");
    fs::create_dir_all(&games).unwrap();
    for name in ["a.json", "b.json"] {
        fs::write(games.join(name), "theirs").unwrap();
    }
    let path = program.folder.path().join("all.tar.gz").display().to_string();
    program.run(AppCommand::Backup(BackupCommand::BackUp(path.clone())));
    finish(&mut program);
    fs::write(games.join("a.json"), "mine").unwrap();
    fs::remove_file(games.join("b.json")).unwrap();
    program.press(Key::S);
    (program, path)
}

/// Chooses the backup, and stops at the list of what would change.
fn show(program: &mut Program, path: &str) {
    program.press(Key::R);
    program.write(Texts::backup_restore_title, path);
    program.press(Key::Enter);
    finish(program);
}

#[test]
fn a_backup_is_made_where_it_is_wanted_and_replaces_nothing() {
    let mut program = program();
    program.press(Key::S);
    program.press(Key::B);
    program.field(Texts::backup_make_title);
    program.click(Texts::cancel);
    let path = program.folder.path().join("all.tar.gz");
    let command = || AppCommand::Backup(BackupCommand::BackUp(path.display().to_string()));
    program.run(command());
    finish(&mut program);
    assert!(path.exists() && program.app().errors == 0);
    program.run(command());
    finish(&mut program);
    assert_eq!(program.app().errors, 1, "it exists already and is never replaced");
}

#[test]
fn a_restore_lists_what_would_change_and_keeps_both_versions() {
    let (mut program, path) = with_backup();
    let games = program.folder.path().join("games");
    show(&mut program, &path);
    let listed =
        |t: &Texts, name: &str, what: &str| t.backup_file(&format!("{} · {name}", t.backup_game()), what);
    let differs = |t: &Texts| listed(t, "a", t.backup_differs());
    let is_new = |t: &Texts| listed(t, "b", t.backup_is_new());
    assert!(program.shows(differs) && program.shows(is_new));
    assert!(!games.join("b.json").exists());
    program.press(Key::Enter);
    finish(&mut program);
    assert!(program.app().backups.asked.is_none() && program.app().errors == 0);
    let read = |name: &str| fs::read_to_string(games.join(name)).unwrap();
    assert_eq!([read("a.json"), read("a-2.json"), read("b.json")], ["mine", "theirs", "theirs"]);
    assert_eq!(program.app().library.games().len(), 3, "the library shows them");
}

#[test]
fn a_restore_can_be_cancelled_or_take_the_version_of_the_backup() {
    let (mut program, path) = with_backup();
    let games = program.folder.path().join("games");
    show(&mut program, &path);
    program.press(Key::Escape);
    assert!(program.app().backups.asked.is_none() && !games.join("b.json").exists());
    show(&mut program, &path);
    program.click(Texts::backup_replace);
    assert!(program.shows(Texts::backup_replace_hint));
    program.press(Key::Enter);
    assert!(program.app().backups.asked.is_some(), "Enter loses nothing");
    program.press(Key::R);
    finish(&mut program);
    assert_eq!(fs::read_to_string(games.join("a.json")).unwrap(), "theirs");
}

#[test]
fn a_damaged_backup_changes_nothing_and_says_why() {
    let (mut program, path) = with_backup();
    let bytes = fs::read(&path).unwrap();
    fs::write(&path, &bytes[..bytes.len() / 2]).unwrap();
    show(&mut program, &path);
    assert_eq!(program.app().errors, 1);
    assert!(program.app().backups.asked.is_none());
}
