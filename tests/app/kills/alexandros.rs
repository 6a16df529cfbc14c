//! What the program does with files of Alexandros: ledgers, finished games, boards and unfinished work.

use alhambra::games::alexandros::game::Desk as AlexandrosDesk;
use std::{fs, path::Path};

use alhambra::{
    app::{AppCommand, AppState, Page},
    games::{
        alexandros::{
            game::{GameCommand, GamePage},
            log::{Ended, NamedBoard},
            pad::{Contents, LedgerEvent, LedgerGame, PaperGame, Place, ResultEvent},
            rules::{Board, BoardDraft, GameConfig, Symbol},
            session::{Alexandros, BoardCommand, BoardEdit},
        },
        common::table::{Beginning, NewTable},
    },
    kernel::{
        Note,
        record::{Header, Seat},
    },
    storage::{Documents, document_text},
};

use super::{
    actions::{Action, GAMES, run},
    folder::{entries, games, json, text},
};

/// A table without a board, and one with a board.
pub const LEDGER: &str = "2026-11-22-060000-ledger.json";
pub const ON_BOARD: &str = "2026-11-22-060100-board.json";
/// A table as people write one down.
const WRITTEN: &str = "players Ada Ben Cleo\n1 walls Ada 3\n2 province 1 9 TTHASL\n2 occupy ben 1 T\n";

/// Puts these files, boards and a written table into a data folder.
pub fn prepare(folder: &Path) {
    let mut ledger = LedgerGame::start(Header::new("ledger", "", seats()), config(), None).unwrap();
    for event in begun() {
        ledger.enter(event).unwrap();
    }
    fs::write(folder.join("games").join(LEDGER), ledger.write(None)).unwrap();
    let config = config().with_board(Board::new(&named("Test").draft).unwrap());
    let table = LedgerGame::start(Header::new("board", "Test", seats()), config, None).unwrap();
    fs::write(folder.join("games").join(ON_BOARD), table.write(None)).unwrap();
    fs::create_dir_all(folder.join("boards")).unwrap();
    for (path, name) in
        [("boards/test.json", "Test"), ("boards/other.json", "Other"), ("given-board.json", "Given")]
    {
        fs::write(folder.join(path), document_text(&named(name))).unwrap();
    }
    fs::write(folder.join("ledger.txt"), WRITTEN).unwrap();
}

/// The board of §X9.
fn named(name: &str) -> NamedBoard {
    let rows = ["T..A.H..L.", ".S.H..T.A.", "L..T.S..H.", ".A.L..S.T."].map(str::to_owned).to_vec();
    NamedBoard { name: name.to_owned(), draft: BoardDraft { rows, start: [0, 1] } }
}

/// Whether it is a board that can be read.
pub fn is_board(text: &str) -> bool {
    serde_json::from_str::<NamedBoard>(text).is_ok_and(|named| Board::new(&named.draft).is_ok())
}

fn seats() -> Vec<Seat> {
    let seat = |(name, colour): (&str, &str)| Seat::human(name.to_lowercase(), name, colour);
    [("Ada", "blue"), ("Ben", "red"), ("Cleo", "green")].map(seat).to_vec()
}

fn config() -> GameConfig {
    GameConfig::new(3).unwrap()
}

/// The province that is occupied at the end has to be entered first.
fn begun() -> [LedgerEvent; 3] {
    let contents = Contents { plain: 5, symbols: [2, 0, 0, 0, 0], governors: Vec::new() };
    let place = Place::Typed { province: 1, on: vec![Symbol::Temple] };
    [
        LedgerEvent::Walls { turn: 1, player: 1, walls: 3 },
        LedgerEvent::Province { turn: 2, province: 1, contents },
        LedgerEvent::Occupy { turn: 2, player: 2, place },
    ]
}

fn open(app: &mut AppState) {
    app.run(AppCommand::Open(LEDGER.to_owned()));
}

/// How many more entries the ledger has than it began with.
fn added(folder: &Path) -> isize {
    entries(folder, LEDGER) as isize - begun().len() as isize
}

fn board(app: &mut AppState, command: BoardCommand) -> bool {
    run(app, GameCommand::Own(command))
}

/// Opens a board and gives it another name.
fn rename(app: &mut AppState, name: &str) {
    app.run(AppCommand::Go(Page::from(GamePage::Boards)));
    board(app, BoardCommand::Discard);
    board(app, BoardCommand::Edit("test.json".to_owned()));
    board(app, BoardCommand::Change(BoardEdit::Name(name.to_owned())));
}

fn go_to_boards(app: &mut AppState) {
    app.run(AppCommand::Go(Page::from(GamePage::Boards)));
}

/// Whether there is a board of this name.
fn has_board(folder: &Path, name: &str) -> bool {
    let files = fs::read_dir(folder.join("boards")).unwrap().map(|file| file.unwrap().path());
    files.filter(|path| path.is_file()).any(|path| json(&path)["name"] == name)
}

/// Whether there is an unfinished board of this name, in whichever file was free.
fn has_draft(folder: &Path, name: &str) -> bool {
    ["board.json", "board-2.json"].iter().any(|file| text(&folder.join("drafts").join(file)).contains(name))
}

pub const ACTIONS: &[Action] = &[
    Action {
        name: "begin a ledger",
        before: |_, _| {},
        act: |app, _| {
            let beginning = Beginning { config: config(), events: begun().to_vec(), seed: None, says: None };
            run(
                app,
                GameCommand::Start(Box::new(NewTable::<Alexandros> {
                    seats: seats(),
                    layout_name: String::new(),
                    beginning,
                })),
            )
        },
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "enter taxes",
        before: |app, _| open(app),
        act: |app, _| {
            run(app, GameCommand::Enter(LedgerEvent::Taxes { turn: 3, player: 3, card: None, points: None }))
        },
        is_done: |folder| added(folder) == 1,
    },
    Action {
        name: "enter a late wall",
        before: |app, _| open(app),
        act: |app, _| run(app, GameCommand::Enter(LedgerEvent::Walls { turn: 1, player: 1, walls: 1 })),
        is_done: |folder| added(folder) == 1,
    },
    Action {
        name: "undo an entry of a ledger",
        before: |app, _| open(app),
        act: |app, _| run(app, GameCommand::Undo),
        is_done: |folder| added(folder) == -1,
    },
    Action {
        name: "correct walls",
        before: |app, _| open(app),
        act: |app, _| {
            let event = LedgerEvent::Walls { turn: 1, player: 1, walls: 4 };
            run(app, GameCommand::Note(Note::Amend { entry: 1, event }))
        },
        is_done: |folder| added(folder) == 1,
    },
    Action {
        name: "strike a province with who occupied it",
        before: |app, _| {
            open(app);
            app.run(GameCommand::Note(Note::Strike { entry: 2 }));
            assert!(app.desk::<AlexandrosDesk>().conflict.is_some());
        },
        act: |app, _| run(app, GameCommand::StrikeToo),
        is_done: |folder| added(folder) == 2,
    },
    Action {
        name: "end a ledger",
        before: |app, _| {
            open(app);
            app.run(GameCommand::Enter(LedgerEvent::Close {}));
        },
        act: |app, _| run(app, GameCommand::End),
        is_done: |folder| json(&folder.join("games").join(LEDGER))["ended"].is_string(),
    },
    Action {
        name: "move on a board",
        before: |app, _| app.run(AppCommand::Open(ON_BOARD.to_owned())),
        act: |app, _| {
            let (card, from) = (Symbol::Horse, alhambra::games::alexandros::pad::CardFrom::Open);
            let way = vec![(0, 1), (1, 2), (1, 4), (2, 5)];
            let event = LedgerEvent::Move { turn: 1, player: 1, card, from, other: None, space: (1, 3), way };
            run(app, GameCommand::Enter(event))
        },
        is_done: |folder| entries(folder, ON_BOARD) == 1,
    },
    Action {
        name: "keep a finished game of Alexandros",
        before: |app, _| app.run(AppCommand::Go(Page::from(GamePage::LateEntry))),
        act: |app, _| {
            let mut game = PaperGame::start(Header::new("typed", "", seats()), config(), None).unwrap();
            let end = ResultEvent::Final { points: vec![80, 91, 104], rounds: 11, ended: Ended::Goal };
            game.enter(end).unwrap();
            game.header.ended = Some(game.header.started);
            run(app, GameCommand::Keep(Box::new(game)))
        },
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "import a written ledger",
        before: |_, _| {},
        act: |app, folder| run(app, AppCommand::Import(folder.join("ledger.txt").display().to_string())),
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "change a board in the editor",
        before: |app, _| {
            go_to_boards(app);
            board(app, BoardCommand::Edit("test.json".to_owned()));
        },
        act: |app, _| board(app, BoardCommand::Change(BoardEdit::Name("Changed".to_owned()))),
        is_done: |folder| has_draft(folder, "Changed"),
    },
    Action {
        name: "save a board under another name",
        before: |app, _| rename(app, "Renamed"),
        act: |app, _| board(app, BoardCommand::Save),
        is_done: |folder| has_board(folder, "Renamed") && !has_board(folder, "Test"),
    },
    Action {
        name: "save a board like another one",
        before: |app, _| {
            go_to_boards(app);
            board(app, BoardCommand::Discard);
            board(app, BoardCommand::Duplicate(Some("other.json".to_owned())));
            board(app, BoardCommand::Change(BoardEdit::Name("Third".to_owned())));
        },
        act: |app, _| board(app, BoardCommand::Save),
        is_done: |folder| has_board(folder, "Third") && has_board(folder, "Other"),
    },
    Action {
        name: "throw an unfinished board away",
        before: |app, _| rename(app, "Unfinished"),
        act: |app, _| board(app, BoardCommand::Discard),
        is_done: |folder| !folder.join("drafts/board.json").exists() && has_board(folder, "Test"),
    },
    Action {
        name: "leave an unfinished board",
        before: |app, _| rename(app, "Begun"),
        act: |app, _| {
            let told = board(app, BoardCommand::Change(BoardEdit::Name("Unfinished".to_owned())));
            run(app, AppCommand::Quit) || told
        },
        is_done: |folder| has_draft(folder, "Unfinished"),
    },
    Action {
        name: "throw a board away",
        before: |app, _| go_to_boards(app),
        act: |app, _| board(app, BoardCommand::Trash("other.json".to_owned())),
        is_done: |folder| !folder.join("boards/other.json").exists(),
    },
    Action {
        name: "bring a board back",
        before: |app, folder| {
            // Only what was thrown away in this window can be brought back.
            let boards = Documents::<NamedBoard>::new(folder.join("boards"));
            drop(boards.restore("other.json"));
            go_to_boards(app);
            board(app, BoardCommand::Trash("other.json".to_owned()));
        },
        act: |app, _| board(app, BoardCommand::Restore),
        is_done: |folder| folder.join("boards/other.json").exists(),
    },
    Action {
        name: "import a board",
        before: |app, _| go_to_boards(app),
        act: |app, folder| {
            let path = folder.join("given-board.json").display().to_string();
            board(app, BoardCommand::Import(path))
        },
        is_done: |folder| has_board(folder, "Given"),
    },
    Action {
        name: "drop a board on the window",
        before: |_, _| {},
        act: |app, folder| {
            run(app, AppCommand::Import(folder.join("given-board.json").display().to_string()))
        },
        is_done: |folder| has_board(folder, "Given"),
    },
    Action {
        name: "export a board",
        before: |app, _| go_to_boards(app),
        act: |app, folder| {
            let path = folder.join("out.json").display().to_string();
            board(app, BoardCommand::Export { file: Some("other.json".to_owned()), path })
        },
        is_done: |folder| folder.join("out.json").exists(),
    },
];
