//! Data folders that version 1.1 wrote: a later version finds everything in them, with the same meaning.

use std::{
    fs::{self, File},
    path::Path,
    sync::Arc,
    time::{Duration, SystemTime},
};

use alhambra::{
    app::{AppCommand, AppState, LibraryEntry, Page, Source},
    games::{
        HOUSE,
        common::{
            Description,
            table::{ResultForm, TableGame as _},
        },
        roll_and_write::{
            advisor::{Advisor, GameKind},
            files::TrainedFile,
            game::{
                Desk as RollAndWriteDesk, GameCommand, GamePage, LayoutCommand, TableCommand,
                records::{PositionReport, position},
            },
            record::{self, AnyGame},
            session::{
                Dice, LateDraft, PlaySession, RollAndWrite,
                high_scores::{HighScoreTable, HighScores},
            },
        },
    },
    kernel::{
        Note,
        record::{RecordKind, Seat},
    },
    storage::{DataDir, Settings},
    text::{Language, Texts},
};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::frozen::{
    expected::{Found, check, folder},
    output::json as lines,
};

mod told;

use told::*;

const FOLDERS: [&str; 2] = ["anna", "bruno"];

/// Members of a record that a later version deliberately writes differently when a game is continued.
const WRITTEN_ANEW: [&str; 0] = [];

/// A copy of a folder. Later names get later times, since a checkout keeps no times.
fn copy_of(name: &str) -> TempDir {
    let there = tempfile::tempdir().unwrap();
    copy(&folder("data").join(name), there.path());
    there
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    let mut paths: Vec<_> = fs::read_dir(from).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for (number, path) in (1..).zip(paths) {
        let there = to.join(path.file_name().unwrap());
        if path.is_dir() {
            copy(&path, &there);
            continue;
        }
        fs::copy(&path, &there).unwrap();
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_800_000_000 + number);
        File::options().write(true).open(&there).unwrap().set_modified(time).unwrap();
    }
}

fn app(folder: &TempDir) -> AppState {
    AppState::new(DataDir::find(Some(folder.path())).unwrap(), HOUSE)
}

/// Files of games that can be continued.
fn open_games(app: &mut AppState) -> Vec<String> {
    app.run(AppCommand::Go(Page::Library));
    let can_go_on = |game: &&LibraryEntry| game.content.as_ref().is_ok_and(|game| game.general().can_go_on());
    let files: Vec<String> =
        app.library.games().iter().filter(can_go_on).map(|game| game.file.clone()).collect();
    app.run(AppCommand::Go(Page::Home));
    assert!(!files.is_empty());
    files
}

/// The game or table that is open.
fn current(app: &AppState) -> AnyGame {
    match (&app.desk::<RollAndWriteDesk>().session, &app.desk::<RollAndWriteDesk>().tables.table) {
        (Some(session), None) => AnyGame::Played(Box::new(session.game().clone())),
        (None, Some(session)) => AnyGame::Table(Box::new(session.pad().clone())),
        _ => panic!("one game is open"),
    }
}

fn can_redo(app: &AppState) -> bool {
    match (&app.desk::<RollAndWriteDesk>().session, &app.desk::<RollAndWriteDesk>().tables.table) {
        (Some(session), _) => session.game().can_redo(),
        (_, Some(session)) => session.pad().can_redo(),
        _ => false,
    }
}

fn entries(game: &AnyGame) -> usize {
    PositionReport::new(game, 0, false).entries
}

fn shown(game: &AnyGame) -> String {
    position(&Texts::new(Language::English), &PositionReport::new(game, entries(game), false))
}

#[test]
fn everything_in_a_folder_is_found() {
    let found = FOLDERS.map(|name| {
        let folder = copy_of(name);
        let mut app = app(&folder);
        let text = [library_of(&mut app), sheets(&mut app), drafts(&mut app), settings(&mut app)];
        assert_eq!(app.errors, 0, "{:?}", app.notifications);
        Found { file: format!("data/{name}.txt"), text: text.join("\n") }
    });
    check(&found);
}

#[test]
fn every_game_goes_on_where_it_was_and_what_was_undone_can_be_redone() {
    let found = FOLDERS.map(|name| {
        let folder = copy_of(name);
        let mut app = app(&folder);
        let mut text = String::new();
        for file in open_games(&mut app) {
            app.run(AppCommand::Open(file.clone()));
            let before = current(&app);
            text += &format!("$ {file}\n{}", shown(&before));
            if let Some(session) = &app.desk::<RollAndWriteDesk>().session {
                let typed = session.chance == Dice::Typed;
                text += &format!("dice typed in: {typed}, can undo: {}\n", session.can_undo());
            }
            let mut steps = 0;
            while can_redo(&app) {
                app.run(GameCommand::Redo);
                steps += 1;
                assert!(steps < 1000, "{file}");
            }
            if steps > 0 {
                text += &format!("\n$ {file}, done again in {steps} steps\n{}", shown(&current(&app)));
            }
            for _ in 0..steps {
                app.run(GameCommand::Undo);
            }
            assert_eq!(shown(&current(&app)), shown(&before), "{file}: undone again");
            app.run(AppCommand::Go(Page::Home));
            text += "\n";
        }
        assert_eq!(app.errors, 0, "{:?}", app.notifications);
        Found { file: format!("data/{name}-going-on.txt"), text }
    });
    check(&found);
}

#[test]
fn every_finished_game_has_its_score_card_and_replay() {
    let found = FOLDERS.map(|name| {
        let folder = copy_of(name);
        let mut app = app(&folder);
        app.run(AppCommand::Go(Page::Library));
        let is_ended =
            |game: &&LibraryEntry| game.content.as_ref().is_ok_and(|said| !said.general().can_go_on());
        let files: Vec<String> =
            app.library.games().iter().filter(is_ended).map(|game| game.file.clone()).collect();
        let mut text = String::new();
        for file in files {
            for command in [AppCommand::Card, AppCommand::Replay] {
                app.desk_mut::<RollAndWriteDesk>().tables.viewed = None;
                app.run(command(Source::File(file.clone())));
                assert!(app.desk::<RollAndWriteDesk>().tables.viewed.is_some(), "{file}");
            }
            text += &format!(
                "$ {file}\n{}\n",
                shown(&app.desk::<RollAndWriteDesk>().tables.viewed.as_ref().unwrap().loaded.game)
            );
        }
        Found { file: format!("data/{name}-ended.txt"), text }
    });
    check(&found);
}

#[test]
fn looking_at_a_game_does_not_change_its_record() {
    for name in FOLDERS {
        let folder = copy_of(name);
        let mut app = app(&folder);
        let undone = |file: &str| fs::read(folder.path().join("games/undone").join(file)).ok();
        for file in open_games(&mut app) {
            let said = |app: &AppState| -> Value {
                let mut value: Value = serde_json::from_str(&app.games.read(&file).unwrap()).unwrap();
                value.as_object_mut().unwrap().retain(|member, _| !WRITTEN_ANEW.contains(&member.as_str()));
                value
            };
            let before = (said(&app), undone(&file).is_some());
            app.run(AppCommand::Open(file.clone()));
            app.run(AppCommand::Go(Page::Home));
            assert_eq!((said(&app), undone(&file).is_some()), before, "{name}: {file}");
        }
    }
}

#[test]
fn a_game_of_version_1_is_rewritten_when_it_is_continued_and_its_old_file_is_kept() {
    let mut gone_on = 0;
    for name in FOLDERS {
        let folder = copy_of(name);
        let mut app = app(&folder);
        let kept = |file: &str| fs::read_to_string(folder.path().join("games/before-2.0").join(file)).ok();
        for file in open_games(&mut app) {
            // Describing a game does not change its version.
            let words = Box::new(Description { title: "Ours".to_owned(), ..Description::default() });
            app.run(AppCommand::Describe { file: file.clone(), words });
            let old = app.games.read(&file).unwrap();
            assert!(old.contains("\"version\": \"1.1\"") && old.contains("\"Ours\""), "{file}");
            assert!(record::read(&old).is_ok(), "{file}");
            app.run(AppCommand::Open(file.clone()));
            let desk = &app.desk::<RollAndWriteDesk>();
            let can_undo = desk.session.as_ref().is_some_and(PlaySession::can_undo)
                || desk.tables.table.as_ref().is_some_and(|table| RollAndWrite::can_undo(table.pad()));
            assert_eq!((app.games.read(&file).unwrap(), kept(&file)), (old.clone(), None), "{file}");
            if can_undo {
                app.run(GameCommand::Undo);
                let anew = app.games.read(&file).unwrap();
                assert!(anew.contains("\"version\": \"2.0\"") && record::read(&anew).is_ok(), "{file}");
                app.run(GameCommand::Redo);
                assert_eq!(kept(&file), Some(old), "{file}: the first file stays");
                gone_on += 1;
            }
            app.run(AppCommand::Go(Page::Home));
        }
    }
    assert!(gone_on > 2, "{gone_on} games are too few to test anything");
}

#[test]
fn drafts_wait_until_they_are_saved_and_a_deleted_game_comes_back() {
    let folder = copy_of("anna");
    let mut first = app(&folder);
    first.run(AppCommand::Go(Page::Library));
    let thrown_away = first.trash.games().iter().find(|game| game.content.is_ok()).unwrap().file.clone();
    let games = first.library.games().len();
    first.run(AppCommand::Restore(vec![thrown_away]));
    assert_eq!((first.library.games().len(), first.errors), (games + 1, 0));
    let result = first
        .library
        .games()
        .iter()
        .find(|game| game.content.as_ref().is_ok_and(|said| said.general().kind == RecordKind::Result))
        .map(|game| game.file.clone())
        .unwrap();
    first.run(GameCommand::Table(TableCommand::TypeIn(Some(result.clone()))));
    let late = &first.desk::<RollAndWriteDesk>().tables.late;
    let mut game = late.typed.game(&first.texts, late.old()).unwrap();
    for finding in game.unconfirmed() {
        game.note(Note::confirm(finding)).unwrap();
    }
    first.run(GameCommand::Table(TableCommand::Keep(Box::new(game))));
    first.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    first.run(GameCommand::Layouts(LayoutCommand::Discard));
    // The window is closed: until then its drafts are its own.
    drop(first);
    let mut later = app(&folder);
    later.run(AppCommand::Go(Page::Library));
    let said =
        later.library.games().iter().find(|game| game.file == result).unwrap().content.as_ref().unwrap();
    assert_eq!(said.general().header.title, "Corrected");
    later.run(AppCommand::Go(Page::from(GamePage::LateEntry)));
    assert_eq!(
        later.desk::<RollAndWriteDesk>().tables.late.typed.occasion.place.as_deref(),
        Some("At the lake"),
        "the other draft still waits"
    );
    later.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    assert!(later.desk::<RollAndWriteDesk>().layouts.sheets.unfinished().is_none());
}

#[test]
fn values_learned_for_a_sheet_are_used() {
    let folder = copy_of("anna");
    let mut app = app(&folder);
    app.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    let sheets = &app.desk::<RollAndWriteDesk>().layouts.sheets;
    let (_, layout) = sheets.get(Some("our-pad.json")).unwrap();
    let config = GameKind::Solo(2).config(layout).unwrap();
    let values =
        || Advisor::new(&config, &app.desk::<RollAndWriteDesk>().layouts.values).unwrap().values().clone();
    assert!(Arc::ptr_eq(&values(), &values()), "general values would be made anew each time");
}
