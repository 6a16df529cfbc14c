//! What cannot be saved is not lost: leaving asks, and unfinished work of two windows is kept apart.

use alhambra::games::HOUSE;
use alhambra::games::roll_and_write::game::Desk as RollAndWriteDesk;
use std::{
    fs,
    path::{Path, PathBuf},
};

use alhambra::{
    app::{AppCommand, AppState, LeaveCommand, Page, Tone, Unsaved},
    games::roll_and_write::{
        game::{GameCommand, GamePage, LayoutCommand, TableCommand},
        record::AnyGame,
        session::LayoutEdit,
    },
    storage::DataDir,
    text::Texts,
};
use egui::{Key, ViewportCommand, ViewportEvent, ViewportId};

use crate::{
    desk::{ANY, Program, program, solo, told},
    game::playing,
    typed_totals,
};

/// Puts a file where a folder was, as good as a full disk: nothing can be written there.
pub struct Full(PathBuf);

impl Full {
    fn new(folder: PathBuf) -> Self {
        if folder.exists() {
            fs::rename(&folder, folder.with_extension("aside")).unwrap();
        }
        fs::write(&folder, "").unwrap();
        Self(folder)
    }

    pub fn end(self) {
        fs::remove_file(&self.0).unwrap();
        let aside = self.0.with_extension("aside");
        if aside.exists() {
            fs::rename(aside, &self.0).unwrap();
        }
    }
}

/// A game with a turn that could not be saved.
pub fn unsaved_game() -> (Program, Full) {
    let mut program = playing();
    let full = Full::new(program.app().data.games());
    program.press(Key::Num1);
    (program, full)
}

fn log_at(path: &Path) -> usize {
    let loaded = alhambra::games::roll_and_write::record::read(&fs::read_to_string(path).unwrap()).unwrap();
    let AnyGame::Played(game) = loaded.game else { panic!("a full game") };
    game.log().len()
}

fn log(program: &mut Program) -> usize {
    program.roll_and_write().session.as_ref().unwrap().game().log().len()
}

/// Asks the window to close, as Ctrl-Q and its frame do, and returns whether it stays open.
fn close(program: &mut Program) -> bool {
    let viewport = program.window.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    viewport.events.push(ViewportEvent::Close);
    program.window.step();
    let output = &program.window.output().viewport_output[&ViewportId::ROOT];
    let stays = output.commands.contains(&ViewportCommand::CancelClose);
    program.window.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.clear();
    program.window.run();
    stays
}

fn write_path(program: &mut Program, path: &Path) {
    program.write(Texts::leave_path, path.to_str().unwrap());
}

#[test]
fn a_window_with_everything_saved_closes_at_once() {
    let mut program = playing();
    assert!(!close(&mut program));
    assert!(program.app().quit);
}

#[test]
fn closing_asks_while_a_game_is_unsaved_and_saves_it_at_another_place() {
    let (mut program, _full) = unsaved_game();
    let (played, path) = (log(&mut program), program.folder.path().join("kept.json"));
    assert!(close(&mut program), "the window stays");
    assert!(program.shows(Texts::leave_game));
    assert!(close(&mut program), "even when it is asked again");
    write_path(&mut program, &path);
    program.press(Key::Enter);
    assert!(program.app().quit);
    assert_eq!(log_at(&path), played);
}

#[test]
fn saving_at_another_place_replaces_no_file_there_and_keeps_asking() {
    let (mut program, _full) = unsaved_game();
    let path = program.folder.path().join("taken.json");
    fs::write(&path, "something").unwrap();
    program.run(AppCommand::Quit);
    write_path(&mut program, &path);
    program.click_containing(Texts::leave_save);
    assert_eq!(fs::read_to_string(&path).unwrap(), "something");
    assert!(!program.app().quit && program.app().leaving.is_some());
    assert!(program.app().notifications.iter().any(|notification| notification.tone == Tone::Error));
}

#[test]
fn trying_again_works_as_soon_as_there_is_room() {
    let (mut program, full) = unsaved_game();
    let played = log(&mut program);
    program.run(AppCommand::Quit);
    program.click(Texts::leave_again);
    assert!(!program.app().quit && program.app().leaving.is_some());
    full.end();
    program.click(Texts::leave_again);
    assert!(program.app().quit);
    let games = program.app().games.list().unwrap();
    assert_eq!(log_at(&program.app().data.games().join(&games[0].name)), played);
}

#[test]
fn one_can_stay_or_quit_without_saving() {
    let (mut program, _full) = unsaved_game();
    let played = log(&mut program);
    program.run(AppCommand::Quit);
    program.click_containing(Texts::cancel);
    assert_eq!((program.page(), log(&mut program)), (Page::from(GamePage::Play), played));
    assert!(program.app().leaving.is_none());
    program.run(AppCommand::Quit);
    program.click(Texts::leave_quit);
    assert!(program.app().quit);
}

#[test]
fn keys_typed_into_the_path_do_not_reach_the_game() {
    let (mut program, _full) = unsaved_game();
    let played = log(&mut program);
    program.run(AppCommand::Quit);
    for key in [Key::Num1, Key::Num2, Key::U, Key::T, Key::G, Key::Space] {
        program.press(key);
    }
    assert_eq!(log(&mut program), played);
}

#[test]
fn a_game_is_not_left_for_home_or_another_one_unasked() {
    let (mut program, _full) = unsaved_game();
    program.run(AppCommand::Go(Page::Home));
    assert_eq!(program.page(), Page::from(GamePage::Play));
    assert_eq!(program.app().leaving.as_ref().unwrap().what, Unsaved::Game);
    program.click(Texts::leave_go);
    assert_eq!(program.page(), Page::Home);
    assert!(program.roll_and_write().session.is_none() && !program.app().quit);
}

#[test]
fn another_game_begins_once_the_unsaved_one_is_kept_elsewhere() {
    let (mut program, full) = unsaved_game();
    let (played, path) = (log(&mut program), program.folder.path().join("kept.json"));
    let first = program.roll_and_write().session.as_ref().unwrap().file().to_owned();
    program.run(GameCommand::Start(Box::new(solo(12))));
    assert_eq!(program.roll_and_write().session.as_ref().unwrap().file(), first);
    full.end();
    let to = path.to_str().unwrap().to_owned();
    // Even though there is room by now, the answer still means this place.
    program.run(AppCommand::Leave(LeaveCommand::SaveTo(to)));
    assert_eq!(log_at(&path), played);
    assert_ne!(program.roll_and_write().session.as_ref().unwrap().file(), first);
}

#[test]
fn of_several_things_that_were_to_begin_only_the_last_does() {
    let (mut program, full) = unsaved_game();
    program.run(AppCommand::Go(Page::from(GamePage::NewPad)));
    program.press(Key::Enter);
    assert!(program.app().leaving.is_some());
    program.run(AppCommand::Leave(LeaveCommand::Stay));
    full.end();
    program.run(GameCommand::Start(Box::new(solo(12))));
    assert_eq!(program.page(), Page::from(GamePage::Play));
    let desk = program.roll_and_write();
    assert!(desk.session.is_some() && desk.tables.table.is_none(), "the table was not meant any more");
}

#[test]
fn a_table_asks_as_a_game_does() {
    let mut program = program();
    program.run(AppCommand::Go(Page::from(GamePage::NewPad)));
    program.press(Key::Enter);
    assert_eq!(program.page(), Page::from(GamePage::Pad));
    let _full = Full::new(program.app().data.games());
    program.press(Key::Num1);
    assert!(close(&mut program));
    assert!(program.shows(Texts::leave_table));
    let path = program.folder.path().join("table.json");
    program.run(AppCommand::Leave(LeaveCommand::SaveTo(path.to_str().unwrap().to_owned())));
    assert!(program.app().quit);
    alhambra::games::roll_and_write::record::read(&fs::read_to_string(path).unwrap()).unwrap();
}

fn name_sheet(app: &mut AppState, name: &str) {
    app.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    app.run(GameCommand::Layouts(LayoutCommand::New));
    app.run(GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Name(name.to_owned()))));
}

fn sheet_name(app: &mut AppState) -> Option<String> {
    app.run(AppCommand::Go(Page::Home));
    app.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    app.desk::<RollAndWriteDesk>().layouts.sheets.editor.as_ref().map(|editor| editor.sketch().name.clone())
}

fn title_late(app: &mut AppState, title: &str) {
    app.run(AppCommand::Go(Page::from(GamePage::LateEntry)));
    let mut draft = app.desk::<RollAndWriteDesk>().tables.late.typed.clone();
    draft.occasion.title = Some(title.to_owned());
    app.run(GameCommand::Table(TableCommand::Typed(Box::new(draft))));
}

fn late_title(app: &mut AppState) -> String {
    app.run(AppCommand::Go(Page::Home));
    app.run(AppCommand::Go(Page::from(GamePage::LateEntry)));
    app.desk::<RollAndWriteDesk>().tables.late.typed.occasion.title.clone().unwrap()
}

fn window(folder: &Path) -> AppState {
    AppState::new(DataDir::find(Some(folder)).unwrap(), HOUSE)
}

#[test]
fn unsaved_drafts_are_asked_about_one_after_the_other_and_come_back_by_import() {
    let mut program = program();
    let _full = Full::new(program.app().data.drafts());
    name_sheet(program.app(), "Ours");
    title_late(program.app(), "Evening");
    program.run(AppCommand::Go(Page::Home));
    assert_eq!(program.page(), Page::Home, "they stay in the window");
    let paths = ["late.json", "sheet.json"].map(|name| program.folder.path().join(name));
    assert!(close(&mut program));
    assert!(program.shows(Texts::leave_late_entry));
    program.run(AppCommand::Leave(LeaveCommand::SaveTo(paths[0].to_str().unwrap().to_owned())));
    assert!(program.shows(Texts::leave_sheet));
    program.run(AppCommand::Leave(LeaveCommand::SaveTo(paths[1].to_str().unwrap().to_owned())));
    assert!(program.app().quit);

    let folder = tempfile::tempdir().unwrap();
    let mut later = window(folder.path());
    later.run(AppCommand::Import(paths[0].to_str().unwrap().to_owned()));
    assert_eq!(
        (later.page(), later.desk::<RollAndWriteDesk>().tables.late.typed.occasion.title.as_deref()),
        (Page::from(GamePage::LateEntry), Some("Evening"))
    );
    later.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    later.run(GameCommand::Layouts(LayoutCommand::Import(paths[1].to_str().unwrap().to_owned())));
    assert_eq!(sheet_name(&mut later).as_deref(), Some("Ours"));
    assert_eq!(late_title(&mut window(folder.path())), "", "the first window has it");
    drop(later);
    assert_eq!(late_title(&mut window(folder.path())), "Evening");
}

#[test]
fn totals_that_could_not_be_kept_are_asked_about_and_come_back_by_import() {
    let mut program = program();
    let _full = Full::new(program.app().data.drafts());
    typed_totals::open(&mut program);
    typed_totals::fill(&mut program, &[("Ada", "88")]);
    program.run(AppCommand::Go(Page::Home));
    assert_eq!(program.page(), Page::Home, "they stay in the window");
    assert!(close(&mut program));
    assert!(program.shows(Texts::leave_late_entry));
    let path = program.folder.path().join("totals.json").display().to_string();
    program.run(AppCommand::Leave(LeaveCommand::SaveTo(path.clone())));
    assert!(program.app().quit);

    let folder = tempfile::tempdir().unwrap();
    let mut later = window(folder.path());
    later.run(AppCommand::Import(path.clone()));
    let row = &later.typed_totals.typed.rows[0];
    assert_eq!((later.page(), row.name.as_str(), row.total), (Page::TypedTotals, "Ada", 88));
    assert_eq!((later.errors, told(&later, Texts::drafts_unfinished)), (0, 0));
    later.run(AppCommand::Import(path));
    assert_eq!(told(&later, Texts::drafts_unfinished), 1, "what is typed here stays");
    later.run(AppCommand::Quit);
    assert!(later.quit && later.leaving.is_none());
    let kept = fs::read_to_string(folder.path().join("drafts/totals.json")).unwrap();
    assert!(kept.contains("Ada"), "{kept}");
}

#[test]
fn a_second_window_neither_shows_nor_loses_the_draft_of_the_first_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let (mut first, mut second) = (window(folder.path()), window(folder.path()));
    name_sheet(&mut first, "First");
    title_late(&mut first, "First");
    let told = |app: &AppState| told(app, Texts::drafts_beside) > 0;
    assert_eq!(sheet_name(&mut second), None);
    assert!(told(&second) && !told(&first));
    second.notifications.clear();
    assert_eq!(late_title(&mut second), "");
    assert!(told(&second));
    name_sheet(&mut second, "Second");
    title_late(&mut second, "Second");
    title_late(&mut first, "First again");
    drop((first, second));
    let mut first = window(folder.path());
    let mut second = window(folder.path());
    assert_eq!(sheet_name(&mut first).as_deref(), Some("First"));
    assert_eq!(sheet_name(&mut second).as_deref(), Some("Second"));
    assert_eq!(late_title(&mut first), "First again");
    assert_eq!(late_title(&mut second), "Second");
}

#[test]
fn one_bad_value_in_a_draft_costs_nothing_else_and_the_file_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = window(folder.path());
    name_sheet(&mut first, "Mine");
    first.run(GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Coins(20))));
    title_late(&mut first, "Evening");
    let mut draft = first.desk::<RollAndWriteDesk>().tables.late.typed.clone();
    draft.rows[1].seat.name = "Ann".to_owned();
    first.run(GameCommand::Table(TableCommand::Typed(Box::new(draft))));
    drop(first);
    let files = ["late-entry.json", "sheet.json"].map(|name| folder.path().join("drafts").join(name));
    let spoil = |path: &Path, from: &str, to: &str| {
        let text = fs::read_to_string(path).unwrap();
        assert!(text.contains(from), "{text}");
        fs::write(path, text.replacen(from, to, 1)).unwrap();
    };
    spoil(&files[0], "\"players\": 3", "\"players\": 30");
    spoil(&files[0], "\"coins\": 0", "\"coins\": \"none\"");
    spoil(&files[1], "\"counts_only\": false", "\"counts_only\": \"no\"");
    let spoilt = files.clone().map(|path| fs::read_to_string(path).unwrap());

    let mut later = window(folder.path());
    assert_eq!(late_title(&mut later), "Evening");
    assert_eq!(
        (
            later.desk::<RollAndWriteDesk>().tables.late.typed.rows[1].seat.name.as_str(),
            later.desk::<RollAndWriteDesk>().tables.late.typed.agreed.players
        ),
        ("Ann", 3)
    );
    assert_eq!(sheet_name(&mut later).as_deref(), Some("Mine"));
    assert_eq!(later.desk::<RollAndWriteDesk>().layouts.sheets.editor.as_ref().unwrap().sketch().coins, 20);
    assert_eq!(told(&later, |t: &Texts| t.drafts_broken(ANY)), 2);
    title_late(&mut later, "Night");
    later.run(GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Coins(21))));
    for (file, spoilt) in files.iter().zip(spoilt) {
        assert_eq!(fs::read_to_string(file.with_extension("json.bad")).unwrap(), spoilt);
    }
    drop(later);
    let mut last = window(folder.path());
    assert_eq!(late_title(&mut last), "Night");
    assert!(last.notifications.is_empty(), "what was repaired is whole");
}

#[test]
fn drafts_of_version_1_1_open_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = window(folder.path());
    name_sheet(&mut first, "Mine");
    title_late(&mut first, "Evening");
    drop(first);
    let drafts = folder.path().join("drafts");
    // As they were written: a map of drafts by file, and an editor.
    let late: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(drafts.join("late-entry.json")).unwrap()).unwrap();
    assert_eq!((&late[""]["title"], &late[""]["players"]), (&"Evening".into(), &3.into()));
    let sheet: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(drafts.join("sheet.json")).unwrap()).unwrap();
    assert_eq!((&sheet["file"], &sheet["draft"]["name"]), (&serde_json::Value::Null, &"Mine".into()));
    fs::remove_dir_all(drafts.join("locks")).unwrap();
    let mut later = window(folder.path());
    assert_eq!(sheet_name(&mut later).as_deref(), Some("Mine"));
    assert_eq!(late_title(&mut later), "Evening");
    assert!(later.notifications.is_empty());
}
