//! The user's own boards, and what becomes of unfinished work.

use std::fs;

use alhambra::{
    games::{
        alexandros::{
            log::NamedBoard,
            rules::{BoardDraft, Tile},
            session::{BoardCommand, BoardDesk, BoardEdit, GamePage, board_faults, good_boards},
        },
        common::{
            host::{AppRequest, Host, Tone, Unsaved},
            table::OwnDesk,
        },
    },
    kernel::People,
    storage::{DataDir, Games, Settings, document_text},
    text::{Language, Texts},
};
use tempfile::TempDir;

use super::support::draft;

/// A window with the page of boards.
struct Window {
    folder: TempDir,
    texts: Texts,
    desk: BoardDesk,
    said: Vec<(Tone, String)>,
}

impl Window {
    fn new() -> Self {
        Self::on(tempfile::tempdir().unwrap())
    }

    fn on(folder: TempDir) -> Self {
        let data = DataDir::find(Some(folder.path())).unwrap();
        let mut window = Self {
            folder,
            texts: Texts::new(Language::English),
            desk: BoardDesk::new(&data),
            said: Vec::new(),
        };
        window.with(|desk, host| desk.prepare(GamePage::Boards, host));
        window
    }

    fn with<T>(&mut self, act: impl FnOnce(&mut BoardDesk, &mut Host<'_, GamePage>) -> T) -> T {
        let data = DataDir::find(Some(self.folder.path())).unwrap();
        let (games, settings, people) = (Games::new(data.games()), Settings::default(), People::default());
        let page = Some(GamePage::BoardEditor);
        let mut host = Host::new(&data, &games, &settings, &people, &self.texts, page);
        let done = act(&mut self.desk, &mut host);
        self.said.extend(host.requests.into_iter().filter_map(|request| match request {
            AppRequest::Say(tone, text) => Some((tone, text)),
            _ => None,
        }));
        done
    }

    fn run(&mut self, command: BoardCommand) {
        self.with(|desk, host| desk.run(command, host));
    }

    fn names(&self) -> Vec<&str> {
        self.desk.list.iter().map(alhambra::games::alexandros::files::BoardFile::name).collect()
    }
}

fn test_draft() -> BoardDraft {
    draft(&["T..A.H..L.", ".S.H..T.A.", "L..T.S..H.", ".A.L..S.T."], [0, 1])
}

fn named(name: &str) -> NamedBoard {
    NamedBoard { name: name.to_owned(), draft: test_draft() }
}

fn imported(window: &mut Window, board: &NamedBoard) {
    let path = window.folder.path().join("board.json");
    fs::write(&path, document_text(board)).unwrap();
    window.run(BoardCommand::Import(path.display().to_string()));
}

#[test]
fn a_board_is_imported_changed_and_saved() {
    let mut window = Window::new();
    imported(&mut window, &named("Ours"));
    assert_eq!(window.names(), ["Ours"]);
    imported(&mut window, &named("Ours"));
    assert_eq!(window.names(), ["Ours", "Ours 2"]);
    let file = window.desk.list[0].file.clone();
    window.run(BoardCommand::Edit(file.clone()));
    window.run(BoardCommand::Change(BoardEdit::Put { at: (0, 1), tile: Tile::Plain, stroke: false }));
    window.run(BoardCommand::Change(BoardEdit::Name("Greece".to_owned())));
    assert!(board_faults(&window.texts, &window.desk).is_empty());
    window.run(BoardCommand::Save);
    assert_eq!(window.names(), ["Greece", "Ours 2"]);
    assert_eq!(window.desk.last, Some(file));
    assert_eq!(good_boards(&window.desk).count(), 2);
    assert!(window.said.iter().all(|(tone, _)| *tone == Tone::Done), "{:?}", window.said);
}

#[test]
fn no_board_takes_the_name_of_another_and_a_faulty_one_is_not_saved() {
    let mut window = Window::new();
    imported(&mut window, &named("Ours"));
    let file = window.desk.list[0].file.clone();
    window.run(BoardCommand::Duplicate(Some(file)));
    window.run(BoardCommand::Change(BoardEdit::Name("ours".to_owned())));
    assert_eq!(board_faults(&window.texts, &window.desk).len(), 1);
    window.run(BoardCommand::Save);
    assert_eq!(window.names(), ["Ours"]);
    window.run(BoardCommand::Change(BoardEdit::Name("Mine".to_owned())));
    window.run(BoardCommand::Save);
    assert_eq!(window.names(), ["Mine", "Ours"]);
    let faulty = NamedBoard { name: "Half".to_owned(), draft: draft(&["T.A"], [0, 1]) };
    imported(&mut window, &faulty);
    assert_eq!(window.desk.editor.as_ref().unwrap().sketch().name, "Half");
    assert!(!board_faults(&window.texts, &window.desk).is_empty());
}

#[test]
fn a_deleted_board_can_be_restored() {
    let mut window = Window::new();
    imported(&mut window, &named("Ours"));
    let file = window.desk.list[0].file.clone();
    window.run(BoardCommand::Trash(file));
    assert!(window.names().is_empty());
    window.run(BoardCommand::Restore);
    assert_eq!(window.names(), ["Ours"]);
}

#[test]
fn unfinished_work_comes_back_with_the_next_window() {
    let mut window = Window::new();
    window.run(BoardCommand::New);
    window.run(BoardCommand::Change(BoardEdit::Name("Half done".to_owned())));
    window.run(BoardCommand::Change(BoardEdit::Put { at: (0, 0), tile: Tile::Plain, stroke: false }));
    assert!(window.desk.unfinished().is_some());
    let Window { folder, desk, .. } = window;
    drop(desk);
    let mut next = Window::on(folder);
    assert_eq!(next.desk.unfinished().unwrap().sketch().name, "Half done");
    assert!(next.desk.text_of(Unsaved::Sheet).unwrap().contains("Half done"));
    next.run(BoardCommand::Discard);
    assert!(next.desk.editor.is_none());
    let Window { folder, desk, .. } = next;
    drop(desk);
    assert!(Window::on(folder).desk.unfinished().is_none());
}

#[test]
fn a_faulty_board_never_takes_the_place_of_unfinished_work() {
    let mut window = Window::new();
    window.run(BoardCommand::New);
    window.run(BoardCommand::Change(BoardEdit::Name("Half done".to_owned())));
    let faulty = NamedBoard { name: "Faulty".to_owned(), draft: draft(&["T.A"], [0, 1]) };
    imported(&mut window, &faulty);
    assert_eq!(window.desk.unfinished().unwrap().sketch().name, "Half done");
    assert_eq!(window.said.last().unwrap().1, window.texts.drafts_unfinished());
    // A good board needs no editor.
    imported(&mut window, &named("Ours"));
    assert_eq!(window.names(), ["Ours"]);
    assert_eq!(window.desk.unfinished().unwrap().sketch().name, "Half done");
    window.run(BoardCommand::Discard);
    imported(&mut window, &faulty);
    assert_eq!(window.desk.unfinished().unwrap().sketch().name, "Faulty");
}

#[test]
fn a_file_that_is_not_a_board_is_left_to_other_readers() {
    let mut window = Window::new();
    for other in [r#"{"vp": []}"#, "players Ada Ben"] {
        assert!(!window.with(|desk, host| desk.import("x.json", other, host)), "{other}");
    }
    let board = serde_json::to_string(&named("Ours")).unwrap();
    assert!(window.with(|desk, host| desk.import("x.json", &board, host)));
    assert_eq!(window.names(), ["Ours"]);
}
