//! Files come in and go out: by a typed path, by the system's own dialog, or dropped on the window.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Mutex},
};

use alhambra::{
    app::{AppCommand, BackupCommand, Page, Source, Tone},
    games::roll_and_write::{
        challenge::Challenge,
        files::LayoutDocument,
        game::{GameCommand, GamePage},
        log::NamedLayout,
    },
    storage::document_text,
    text::Texts,
    ui::file_dialog::{Purpose, open_instead},
};
use egui::accesskit::Toggled;
use egui::{DroppedFile, DroppedFileHandle, Event, HoveredFile, Key, Modifiers, OutputCommand, Role};
use egui_kittest::kittest::NodeT as _;

use crate::{
    backups::finish,
    desk::{ANY, Program, program, solo},
};

const TABLE: &str = "\
players Ann Bob
setup Ann T G P
setup Bob T G P
setup phantom1 S S S
r1 Ann coins
";
/// The same for the other games.
const TILES: &str = "\
players Ada Ben Cleo
scoring 1 Ada 2 0 1 2 1 0 wall 7
scoring 1 Ben 1 2 1 0 1 2 wall 5
scoring 1 Cleo 0 1 1 1 0 2 wall 9
";
const LEDGER: &str = "\
players Ada Ben Cleo
goal 80
1 walls Ada 3
";

/// Puts a file into the program's folder, but not among its games.
fn put(program: &Program, name: &str, text: &str) -> PathBuf {
    let path = program.folder.path().join(name);
    fs::write(&path, text).unwrap();
    path
}

/// A file that somebody drops.
#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Drops files on the window.
pub fn drop_on(program: &mut Program, paths: &[&Path]) {
    let files = paths.iter().map(|path| Arc::new(Dropped((*path).to_owned())) as DroppedFileHandle);
    program.window.input_mut().dropped_files.extend(files);
    program.window.run();
}

/// From now on this is what is chosen in the system's dialog; returns a list of what it was opened for.
fn choose(program: &Program, chosen: Option<PathBuf>) -> Arc<Mutex<Vec<Purpose>>> {
    let opened = Arc::new(Mutex::new(Vec::new()));
    let told = Arc::clone(&opened);
    open_instead(&program.window.ctx, move |_, purpose| {
        told.lock().unwrap().push(purpose.clone());
        chosen.clone()
    });
    opened
}

fn games(program: &mut Program) -> Vec<String> {
    let games = program.app().library.games().iter();
    games.map(|game| game.content.as_ref().unwrap().general().header.seats[0].name.clone()).collect()
}

#[test]
fn a_table_written_as_text_is_imported_by_its_path() {
    let mut program = program();
    let path = put(&program, "table.txt", TABLE);
    program.run(AppCommand::Go(Page::Library));
    program.press(Key::I);
    program.write(Texts::library_import, &path.display().to_string());
    program.press(Key::Enter);
    assert_eq!(games(&mut program), ["Ann"]);
    program.run(AppCommand::Import(path.display().to_string()));
    assert!(program.shows(Texts::library_here_already), "the same text is the same game");
}

#[test]
fn the_library_selects_an_imported_game_even_if_it_was_there_already() {
    let mut program = program();
    program.run(AppCommand::Go(Page::Library));
    let looked_at = |program: &Program| {
        let mut all = program.window.root().children_recursive();
        let is_chosen =
            |node: &egui_kittest::Node<'_>| node.accesskit_node().toggled() == Some(Toggled::True);
        let mut rows = all.by_ref().filter(|node| node.accesskit_node().role() == Role::ListItem);
        let chosen = rows.find(is_chosen);
        chosen.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    };
    // With more than a hundred games, those that change are read in the background.
    for k in 0..101 {
        let path = put(&program, "table.txt", &TABLE.replace("Bob", &format!("Bob{k}")));
        program.app().run(AppCommand::Import(path.display().to_string()));
    }
    program.window.run();
    for (text, whose) in [(TABLE, "Ann and Bob,"), (LEDGER, "Cleo"), (TABLE, "Ann and Bob,")] {
        let path = put(&program, "table.txt", text);
        program.run(AppCommand::Import(path.display().to_string()));
        let told = looked_at(&program);
        assert!(told.contains(whose), "{told}");
    }
}

#[test]
fn a_table_written_without_a_date_is_the_same_game_at_another_time() {
    for text in [TABLE, TILES, LEDGER] {
        let mut program = program();
        let path = put(&program, "table.txt", text).display().to_string();
        program.run(AppCommand::Import(path.clone()));
        let folder = program.folder.path().join("games");
        let name = program.app().library.games()[0].file.clone();
        let earlier = format!("2001-01-01-000000{}", &name["2001-01-01-000000".len()..]);
        fs::rename(folder.join(&name), folder.join(earlier)).unwrap();
        program.run(AppCommand::Import(path));
        assert!(program.has_told(Texts::library_here_already), "{text}");
        let is_game = |entry: &fs::DirEntry| entry.path().extension().is_some_and(|ending| ending == "json");
        assert_eq!(fs::read_dir(folder).unwrap().map(Result::unwrap).filter(is_game).count(), 1);
    }
}

#[test]
fn faults_of_a_written_table_are_named_with_their_lines() {
    let mut program = program();
    let path = put(&program, "table.txt", &TABLE.replace("Bob T G P", "Bod T G P"));
    program.run(AppCommand::Go(Page::Library));
    program.run(AppCommand::Import(path.display().to_string()));
    assert!(
        program
            .shows_containing(|t: &Texts| t.written_line(3, &t.written_nobody("Bod", "Ann, Bob, phantom1")))
    );
    fs::write(&path, TABLE.replace("Bob T G P", "Bod T G P").replace("coins", "coin")).unwrap();
    program.run(AppCommand::Import(path.display().to_string()));
    assert!(program.shows_containing(|t: &Texts| t.error_and_more(ANY, 1)));
    assert_eq!(games(&mut program), Vec::<String>::new());
}

#[test]
fn what_no_legal_game_allows_in_a_written_table_is_pointed_out_on_import() {
    let mut program = program();
    let path = put(&program, "table.txt", &TABLE.replace("r1 Ann coins", "r1 Ann P P P"));
    program.run(AppCommand::Go(Page::Library));
    program.run(AppCommand::Import(path.display().to_string()));
    assert!(program.shows_containing(|t: &Texts| t.library_imported_odd(ANY)));
    assert_eq!(games(&mut program), ["Ann"]);
}

#[test]
fn files_dropped_on_the_window_are_imported_on_any_page() {
    let mut program = program();
    let table = put(&program, "table.txt", TABLE);
    let record = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/saves/two-players.json"));
    let (named, _) = NamedLayout::standard();
    let named = NamedLayout { name: "Dropped".to_owned(), ..named };
    let sheet = put(&program, "sheet.json", &document_text(&LayoutDocument(named)));
    drop_on(&mut program, &[&table, &record]);
    assert_eq!(program.page(), Page::Library, "from Home it goes to where they are");
    assert_eq!(games(&mut program).len(), 2);
    program.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    drop_on(&mut program, &[&sheet]);
    assert_eq!(program.page(), Page::from(GamePage::Layouts));
    assert!(program.shows(|t: &Texts| t.sheets_imported("Dropped")));
    let missing = program.folder.path().join("nothing.json");
    drop_on(&mut program, &[&missing]);
    assert!(program.shows_containing(|t: &Texts| t.error_open(ANY, ANY)));
}

/// Pastes a text while no field has the focus.
fn paste(program: &mut Program, text: &str) {
    program.at_once(vec![Event::Paste(text.to_owned())]);
}

#[test]
fn while_files_are_held_over_the_window_it_says_that_they_can_be_dropped() {
    let mut program = program();
    assert!(!program.shows(Texts::files_drop_here));
    program.window.input_mut().hovered_files.push(HoveredFile::default());
    // While files are held over it, egui draws all the time.
    program.window.run_steps(4);
    assert!(program.shows(Texts::files_drop_here));
    program.window.input_mut().hovered_files.clear();
    program.window.run();
    assert!(!program.shows(Texts::files_drop_here));
}

#[test]
fn a_dropped_game_that_is_in_the_library_is_shown_from_any_page() {
    let mut program = program();
    let games = program.app().data.games();
    fs::create_dir_all(&games).unwrap();
    let path = games.join("solo.json");
    fs::copy(concat!(env!("CARGO_MANIFEST_DIR"), "/saves/solo-2-phantoms.json"), &path).unwrap();
    program.run(AppCommand::Go(Page::Settings));
    drop_on(&mut program, &[&path]);
    assert_eq!(program.page(), Page::from(GamePage::ScoreCard));
    assert_eq!(program.app().games.list().unwrap().len(), 1, "nothing was imported");
}

#[test]
fn a_dropped_backup_asks_what_to_do_with_it() {
    let mut program = program();
    let path = program.folder.path().join("all.tar.gz");
    program.run(AppCommand::Backup(BackupCommand::BackUp(path.display().to_string())));
    finish(&mut program);
    drop_on(&mut program, &[&path]);
    finish(&mut program);
    assert_eq!(program.page(), Page::Settings);
    assert!(program.app().backups.asked.is_some());
}

#[test]
fn what_is_pasted_opens_as_if_it_were_dropped() {
    let mut program = program();
    paste(&mut program, "  \n");
    assert_eq!(program.page(), Page::Home, "blank text does nothing");
    paste(&mut program, TABLE);
    assert_eq!((program.page(), games(&mut program)), (Page::Library, vec!["Ann".to_owned()]));
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/two-players.json");
    paste(&mut program, record);
    assert_eq!(games(&mut program).len(), 2, "the path of a file");
    paste(&mut program, &fs::read_to_string(record).unwrap());
    assert!(program.shows(Texts::library_here_already), "a record");
    let (named, _) = NamedLayout::standard();
    paste(&mut program, &document_text(&LayoutDocument(NamedLayout { name: "Pasted".to_owned(), ..named })));
    assert!(program.shows(|t: &Texts| t.sheets_imported("Pasted")));
    paste(&mut program, "100tz gw7ez");
    assert_eq!(program.page(), Page::from(GamePage::Challenges));
}

#[test]
fn pasting_text_that_is_no_game_says_so() {
    let mut program = program();
    paste(&mut program, "a letter to a friend");
    assert!(program.shows_containing(Texts::files_pasted));
    assert_eq!(games(&mut program), Vec::<String>::new());
}

#[test]
fn what_is_pasted_into_a_field_stays_there() {
    let mut program = program();
    program.run(AppCommand::Go(Page::Library));
    program.press(Key::I);
    paste(&mut program, TABLE);
    assert_eq!(games(&mut program), Vec::<String>::new());
}

#[test]
fn a_button_opens_the_systems_dialog_and_what_is_chosen_there_is_imported() {
    let mut program = program();
    let path = put(&program, "table.txt", TABLE);
    let opened = choose(&program, Some(path));
    program.run(AppCommand::Go(Page::Library));
    program.press(Key::I);
    program.click_button(Texts::files_choose);
    assert_eq!(*opened.lock().unwrap(), [Purpose::Open]);
    assert_eq!(games(&mut program), ["Ann"]);
    assert!(program.find_control(Role::Button, Texts::files_choose).is_none(), "it is done");
}

#[test]
fn where_nothing_is_chosen_the_path_can_be_typed() {
    let mut program = program();
    let opened = choose(&program, None);
    program.run(AppCommand::Go(Page::Library));
    program.press(Key::I);
    program.press_with(Modifiers::COMMAND, Key::O);
    assert_eq!(opened.lock().unwrap().len(), 1);
    assert!(program.shows(Texts::files_none_chosen));
    let path = put(&program, "table.txt", TABLE);
    program.write(Texts::library_import, &path.display().to_string());
    program.press(Key::Enter);
    assert_eq!(games(&mut program), ["Ann"]);
}

#[test]
fn a_game_is_exported_to_where_the_dialog_says() {
    let mut program = program();
    let path = program.folder.path().join("out.json");
    let opened = choose(&program, Some(path.clone()));
    program.run(AppCommand::Go(Page::Library));
    program.press(Key::E);
    program.click_button(Texts::files_choose);
    assert!(
        matches!(&opened.lock().unwrap()[..], [Purpose::Save(proposed)] if proposed.extension().is_some())
    );
    assert!(path.exists());
    assert!(program.shows(|t: &Texts| t.exported_to(&path.display().to_string())));
}

#[test]
fn several_dropped_files_get_one_notice_and_a_backup_among_them_asks() {
    let mut program = program();
    let backup = program.folder.path().join("all.tar.gz");
    program.run(AppCommand::Backup(BackupCommand::BackUp(backup.display().to_string())));
    finish(&mut program);
    let good = put(&program, "table.txt", TABLE);
    let bad = put(&program, "bad.json", "{");
    let none = program.folder.path().join("none.json");
    drop_on(&mut program, &[&good, &bad, &none, &backup]);
    finish(&mut program);
    assert_eq!(games(&mut program), ["Ann"]);
    assert_eq!(program.page(), Page::Settings);
    assert!(program.app().backups.asked.is_some());
    let told = program.app().texts.library_imported_several(1, 0, 2);
    assert!(program.app().notifications.iter().any(|notice| notice.text == told));
    let told = program.app().notifications.iter().filter(|notice| notice.tone == Tone::Error).count();
    assert_eq!(told, 1, "what went wrong is said once");
}

#[test]
fn a_record_is_exported_only_to_a_name_ending_in_json() {
    let mut program = program();
    for (name, is_written) in [("out.csv", false), ("out", false), ("out.JSON", true)] {
        let path = program.folder.path().join(name);
        let to = path.display().to_string();
        program.run(AppCommand::Export { file: Source::Sample("solo-2-phantoms"), path: to.clone() });
        assert_eq!(path.exists(), is_written, "{name}");
        assert_eq!(program.shows(|t: &Texts| t.error_export_ending(&to)), !is_written, "{name}");
    }
}

fn copy(program: &mut Program) -> Option<String> {
    program.window.event(Event::Copy);
    program.window.step();
    let copied = program.window.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    program.window.run();
    copied
}

#[test]
fn ctrl_c_copies_the_record_of_the_selected_game_and_the_code_of_the_one_being_played() {
    let mut program = program();
    program.run(GameCommand::Start(Box::new(solo(7))));
    let code = copy(&mut program).unwrap();
    assert!(Challenge::read(&code).is_ok(), "{code}");
    assert!(program.shows(Texts::challenges_copied));
    let file = program.roll_and_write().session.as_ref().unwrap().file().to_owned();
    program.run(AppCommand::Go(Page::Home));
    assert_eq!(copy(&mut program), None, "there is nothing to copy");
    program.run(AppCommand::Go(Page::Library));
    let text = program.app().games.read(&file).unwrap();
    assert_eq!(copy(&mut program), Some(text));
    assert!(program.shows(Texts::library_copied));
}

#[test]
fn files_that_were_opened_or_written_are_offered_the_next_time() {
    let mut program = program();
    let (table, gone) =
        (put(&program, "table.txt", TABLE), put(&program, "gone.txt", &TABLE.replace("Ann", "Eve")));
    let backup = program.folder.path().join("all.tar.gz");
    let path = |path: &Path| path.display().to_string();
    for file in [&gone, &table] {
        program.run(AppCommand::Import(path(file)));
    }
    program.run(AppCommand::Backup(BackupCommand::BackUp(path(&backup))));
    finish(&mut program);
    fs::remove_file(&gone).unwrap();
    program.run(AppCommand::Go(Page::Library));
    program.press(Key::I);
    assert!(program.shows(Texts::files_recent));
    let offered = |program: &Program, file: &Path| {
        let path = path(file);
        program.find_control(Role::Button, move |_: &Texts| path.clone()).is_some()
    };
    assert!(offered(&program, &table) && offered(&program, &gone) && !offered(&program, &backup));

    program.press_with(Modifiers::COMMAND, Key::Num1);
    assert!(program.has_told(Texts::library_here_already), "the newest comes first");
    program.press(Key::I);
    program.press_with(Modifiers::COMMAND, Key::Num2);
    assert_eq!(program.app().errors, 1);
    assert!(!offered(&program, &gone), "what is gone is not offered again");
    assert_eq!(program.app().settings.recent_files, [path(&table), path(&backup)]);
}
