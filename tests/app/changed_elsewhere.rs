//! What another program writes to an open file is kept, and so is what is done here; and nobody has to
//! wait for a library, however large it is.

use alhambra::games::{
    HOUSE,
    common::contract::{SavedGame, Unreadable},
};
use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};

use alhambra::{
    app::{AppCommand, AppState, LibraryEntry, Page},
    games::roll_and_write::{
        files::{LayoutDocument, Layouts},
        game::{GameCommand, GamePage, LayoutCommand},
        log::NamedLayout,
        session::LayoutEdit,
    },
    storage::{DataDir, Games, LibraryIndex, Summariser},
    text::Texts,
};

use crate::{
    desk::{Words, program},
    game::playing,
};

fn told(app: &AppState, words: impl Words) -> bool {
    let said = words.said(&app.texts);
    app.notifications.iter().any(|notification| notification.text == said)
}

#[test]
fn a_game_that_another_program_changed_is_kept_beside_the_one_that_goes_on() {
    let mut program = playing();
    let file = program.app().open_file().unwrap().0.to_owned();
    let path = program.app().data.games().join(&file);
    // A newer version has added something.
    let theirs = fs::read_to_string(&path).unwrap().replacen("2.0", "2.7", 1);
    fs::write(&path, &theirs).unwrap();
    let first = program.roll_and_write().session.as_ref().unwrap().game().legal_moves()[0];
    program.run(GameCommand::Play(first));
    let kept = file.replace(".json", "-2.json");
    assert!(told(program.app(), |t: &Texts| t.library_changed(&kept)));
    assert_eq!(fs::read_to_string(path.with_file_name(&kept)).unwrap(), theirs);
    let ours = fs::read_to_string(&path).unwrap();
    assert!(ours.contains("\"2.0\"") && ours.len() > theirs.len());
    program.run(GameCommand::Undo);
    assert_eq!(program.app().games.list().unwrap().len(), 2, "it is kept once");
    program.run(AppCommand::Go(Page::Home));
    program.run(AppCommand::Go(Page::Library));
    let read_only = |app: &AppState| {
        let games = app.library.games().iter();
        games.filter(|game| game.content.as_ref().unwrap().general().read_only).count()
    };
    assert_eq!(read_only(program.app()), 1);
}

#[test]
fn a_sheet_that_another_window_changed_stays_and_the_one_edited_here_gets_a_new_name() {
    let mut program = program();
    let sheets = Layouts::new(program.app().data.layouts());
    let mut sheet = LayoutDocument(NamedLayout { name: "Ours".to_owned(), ..NamedLayout::standard().0 });
    let file = sheets.save(&sheet, None).unwrap();
    program.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    program.run(GameCommand::Layouts(LayoutCommand::Edit(file.clone())));
    program.run(GameCommand::Layouts(LayoutCommand::Change(LayoutEdit::Coins(20))));
    sheet.0.draft.coins = 12;
    sheets.save(&sheet, Some(&file)).unwrap();
    program.run(GameCommand::Layouts(LayoutCommand::Save));
    assert!(told(program.app(), |t: &Texts| t.sheets_changed("Ours 2")));
    let coins: Vec<_> = sheets
        .list()
        .unwrap()
        .into_iter()
        .map(|sheet| sheet.content.map(|(LayoutDocument(named), _)| (named.name, named.draft.coins)).unwrap())
        .collect();
    assert_eq!(coins, [("Ours".to_owned(), 12), ("Ours 2".to_owned(), 20)]);
}

#[test]
fn many_saved_games_with_bad_ones_among_them_are_read_while_the_window_is_open() {
    const MANY: usize = 600;
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/solo-2-phantoms.json");
    let games = Games::new(data.games());
    let first = "0.json";
    games.add(first, &fs::read_to_string(record).unwrap()).unwrap();
    for k in 1..MANY {
        fs::hard_link(data.games().join(first), data.games().join(format!("{k}.json"))).unwrap();
    }
    fs::write(data.games().join("bad.json"), "[".repeat(4_000_000)).unwrap();
    fs::write(data.games().join("large.json"), " ".repeat(5_000_000)).unwrap();
    let mut app = AppState::new(data, HOUSE);
    assert!(app.library.games().is_empty(), "nothing is read before the window is open");
    app.run(AppCommand::Go(Page::Library));
    poll_all(&mut app);
    let bad = app.library.games().iter().filter(|game| game.content.is_err()).count();
    assert_eq!((app.library.games().len(), bad, app.saved_games, app.errors), (MANY + 2, 2, MANY + 2, 0));
    let (list, changes) = (app.library.list(), app.library_changes);
    for page in [Page::Home, Page::Library, Page::Home, Page::HighScores, Page::Home, Page::Library] {
        app.run(AppCommand::Go(page));
        poll_all(&mut app);
        assert!(Arc::ptr_eq(&list, &app.library.list()) && app.library_changes == changes, "nothing is new");
    }
    app.run(AppCommand::Trash(vec!["7.json".to_owned(), "8.json".to_owned()]));
    poll_all(&mut app);
    let kept = |game: &LibraryEntry| list.iter().any(|before| before.is_same(game));
    assert!(app.library.games().len() == MANY && app.library.games().iter().all(kept), "the others stay");
}

fn poll_all(app: &mut AppState) {
    for _ in 0..6000 {
        if !app.poll() {
            return;
        }
        thread::sleep(Duration::from_millis(10));
    }
}

/// Whether reading may begin.
static MAY_READ: AtomicBool = AtomicBool::new(false);

/// Reads as the house does, but only once it may.
struct ReadLate;

impl Summariser<SavedGame, Unreadable> for ReadLate {
    fn read(&self, text: &str) -> Result<SavedGame, Unreadable> {
        while !MAY_READ.load(Relaxed) {
            thread::sleep(Duration::from_millis(1));
        }
        HOUSE.read(text)
    }

    fn keep(&self, saved: &SavedGame) -> Option<String> {
        HOUSE.keep(saved)
    }

    fn recall(&self, kept: &str) -> Option<SavedGame> {
        HOUSE.recall(kept)
    }
}

#[test]
fn the_library_says_that_it_is_still_reading_and_how_many_games_there_are() {
    const MANY: usize = 150;
    let mut program = program();
    let (games, kept) = (program.app().games.clone(), program.app().data.summaries());
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/solo-2-phantoms.json");
    let (folder, first) = (program.app().data.games(), "0.json");
    games.add(first, &fs::read_to_string(record).unwrap()).unwrap();
    for k in 1..MANY {
        fs::hard_link(folder.join(first), folder.join(format!("{k}.json"))).unwrap();
    }
    program.app().library = LibraryIndex::new(games, kept, ReadLate);
    program.run(AppCommand::Go(Page::Library));
    let so_far = |t: &Texts| t.library_read_so_far(0, MANY);
    while program.app().library.reading().is_none_or(|reading| reading.all.is_none()) {
        program.app().poll();
    }
    program.window.step();
    assert!(program.shows_containing(so_far) && !program.shows(Texts::library_empty));
    MAY_READ.store(true, Relaxed);
    poll_all(program.app());
    program.window.step();
    assert!(!program.shows_containing(so_far) && program.app().library.games().len() == MANY);
}

#[cfg(target_os = "linux")]
#[test]
fn a_pipe_in_the_place_of_a_file_keeps_nobody_waiting() {
    use rustix::fs::{CWD, Mode, mkfifoat};
    let folder = tempfile::tempdir().unwrap();
    let data = DataDir::find(Some(folder.path())).unwrap();
    fs::create_dir_all(data.drafts()).unwrap();
    fs::create_dir_all(data.layouts()).unwrap();
    fs::create_dir_all(data.games()).unwrap();
    let pipes = [
        "people.json",
        "settings.json",
        "drafts/sheet.json",
        "drafts/late-entry.json",
        "layouts/ours.json",
        "games/a.json",
    ];
    for pipe in pipes {
        mkfifoat(CWD, folder.path().join(pipe), Mode::RUSR | Mode::WUSR).unwrap();
    }
    let mut app = AppState::new(data, HOUSE);
    for page in [Page::Library, Page::from(GamePage::Layouts), Page::from(GamePage::LateEntry)] {
        app.run(AppCommand::Go(page));
        app.run(AppCommand::Go(Page::Home));
    }
    app.run(AppCommand::Import(folder.path().join("games/a.json").display().to_string()));
    assert!(app.errors > 0 && app.library.games().is_empty());
}
