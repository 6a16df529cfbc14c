//! What the program does with files of Alhambra, the tile game: tables, finished games, the user's box.

use alhambra::games::alhambra::game::Desk as AlhambraDesk;
use std::{fs, path::Path};

use alhambra::{
    app::{AppCommand, AppState, LeaveCommand, Page},
    games::{
        alhambra::{
            game::{GameCommand, GamePage, PlayCommand},
            log::{ModuleCounts, Options, PlayedGame, Printed, PrintedCamp, SetUp},
            pad::{GivenPiece, Pad, PadEvent, PadExt, PaperGame, ResultEvent, Step},
            rules::{self, Camp, Cell, GameConfig, Piece, Scoring, Side, TileId, TileSet, play::PlayConfig},
            session::{Alhambra, Deals, NewGame, PiecesCommand, seating::Seating},
        },
        common::{
            BuildingType,
            table::{Beginning, NewSeats, NewTable},
        },
    },
    kernel::{
        Note, Seed,
        record::{Header, Seat},
    },
};

use super::{
    actions::{Action, GAMES, block, run},
    folder::{entries, games, json},
};

/// A table that can go on.
pub const TABLE: &str = "2026-11-22-050000-tiles.json";
/// One that has ended.
pub const ENDED: &str = "2026-11-22-050100-dirk.json";
/// A game that is played here and can go on.
pub const PLAYED: &str = "2026-11-22-050200-played.json";
/// A table as people write one down.
const WRITTEN: &str = "players Ada Ben Cleo\nscoring 1 Ada 2 0 1 2 1 0 wall 7\nscoring 1 Ben 1 2 1 0 1 2 wall 5\n\
                       scoring 1 Cleo 0 1 1 1 0 2 wall 9\n";

/// Puts these files, a box and a written table into a data folder.
pub fn prepare(folder: &Path) {
    let mut pad = Pad::new(Header::new("tiles", "", seats()), setup());
    for event in begun() {
        pad.enter(event).unwrap();
    }
    fs::write(folder.join("games").join(TABLE), pad.write(None)).unwrap();
    let sample = include_str!("../../../saves/alhambra-table-two-and-dirk.json");
    fs::write(folder.join("games").join(ENDED), sample).unwrap();
    fs::write(folder.join("games").join(PLAYED), played().write(None)).unwrap();
    fs::create_dir_all(folder.join("alhambra")).unwrap();
    fs::write(folder.join("alhambra/box.json"), boxed(4)).unwrap();
    fs::write(folder.join("given-box.json"), boxed(9)).unwrap();
    fs::write(folder.join("tiles.txt"), WRITTEN).unwrap();
}

/// The file of a box with one camp of this price.
fn boxed(price: u8) -> String {
    let mut kept = serde_json::to_value(printed(price)).unwrap();
    kept["name"] = "Box".into();
    kept.to_string()
}

fn printed(price: u8) -> Printed {
    let camp = Camp::new([Side::East].into_iter().collect()).unwrap();
    Printed { camps: vec![PrintedCamp { price, camp }], ..Printed::default() }
}

fn seats() -> Vec<Seat> {
    let seat = |(name, colour): (&str, &str)| Seat::human(name.to_lowercase(), name, colour);
    [("Ada", "blue"), ("Ben", "red"), ("Cleo", "green")].map(seat).to_vec()
}

fn setup() -> SetUp {
    SetUp::standard(3, Options::default()).unwrap()
}

/// The configuration of a game that is played here.
fn agreed() -> PlayConfig {
    let game = GameConfig::new(3, TileSet::standard().clone(), rules::Options::default()).unwrap();
    PlayConfig::new(game, &Printed::ours()).unwrap()
}

/// A game of three people in which the first has to decide.
fn played() -> PlayedGame {
    let mut game = PlayedGame::start(Header::new("played", "", seats()), agreed(), Some(Seed(7))).unwrap();
    while game.draw(None).is_ok() {}
    game
}

fn decide(app: &mut AppState) -> bool {
    let first = app.desk::<AlhambraDesk>().session.as_ref().unwrap().legal_moves()[0];
    run(app, PlayCommand::Play(first))
}

/// The second tile needs the first one beside it.
fn begun() -> [PadEvent; 3] {
    let lay = |x, id| PadEvent::Lay {
        scoring: Scoring::First,
        row: 1,
        cell: Cell::new(x, 0),
        piece: piece(id),
        anyway: false,
    };
    [PadEvent::First { row: 1 }, lay(1, "P07"), lay(2, "S06")]
}

fn piece(id: &str) -> GivenPiece {
    Piece::Tile(TileSet::standard().get(TileId::read(id).unwrap()).unwrap()).into()
}

fn tile(row: u8) -> PadEvent {
    let (scoring, building, change) = (Scoring::First, BuildingType::Tower, Step::More);
    PadEvent::Tile { scoring, row, building, change }
}

fn open(app: &mut AppState) {
    app.run(AppCommand::Open(TABLE.to_owned()));
}

/// How many more entries the table has than it began with.
fn added(folder: &Path) -> isize {
    entries(folder, TABLE) as isize - begun().len() as isize
}

/// A finished game of three.
fn finished() -> PaperGame {
    let mut game = PaperGame::start(Header::new("typed", "", seats()), setup(), None).unwrap();
    for scoring in Scoring::ALL {
        for row in 1..=3 {
            let event = ResultEvent::Scoring {
                scoring,
                row,
                types: [row; 6],
                wall: 3,
                modules: ModuleCounts::default(),
                drawn: 0,
            };
            game.enter(event).unwrap();
        }
    }
    game.header.ended = Some(game.header.started);
    game
}

pub const ACTIONS: &[Action] = &[
    Action {
        name: "begin a game of tiles",
        before: |_, _| {},
        act: |app, _| {
            let mut seating = Seating::default();
            seating.resize(3);
            let third_player = String::new();
            let deals = Deals::Program;
            let game = NewGame { seating, third_player, config: agreed(), deals, seed: Seed(7) };
            run(app, PlayCommand::Start(Box::new(game)))
        },
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "decide in a game of tiles",
        before: |app, _| app.run(AppCommand::Open(PLAYED.to_owned())),
        act: |app, _| decide(app),
        is_done: |folder| entries(folder, PLAYED) > played().log().len(),
    },
    Action {
        name: "end a game of tiles early",
        before: |app, _| app.run(AppCommand::Open(PLAYED.to_owned())),
        act: |app, _| run(app, PlayCommand::EndEarly),
        is_done: |folder| !json(&folder.join("games").join(PLAYED))["ended"].is_null(),
    },
    Action {
        name: "begin a table of tiles",
        before: |_, _| {},
        act: |app, _| {
            let beginning = Beginning { config: setup(), events: begun().to_vec(), seed: None, says: None };
            run(
                app,
                GameCommand::Start(Box::new(NewTable::<Alhambra> {
                    seats: seats(),
                    layout_name: String::new(),
                    beginning,
                })),
            )
        },
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "count a tile",
        before: |app, _| open(app),
        act: |app, _| run(app, GameCommand::Enter(tile(2))),
        is_done: |folder| added(folder) == 1,
    },
    Action {
        name: "undo a tile",
        before: |app, _| open(app),
        act: |app, _| run(app, GameCommand::Undo),
        is_done: |folder| added(folder) == -1,
    },
    Action {
        name: "do a tile again",
        before: |app, folder| {
            open(app);
            if added(folder) == 0 {
                app.run(GameCommand::Undo);
            }
        },
        act: |app, _| run(app, GameCommand::Redo),
        is_done: |folder| added(folder) == 0,
    },
    Action {
        name: "correct who goes first",
        before: |app, _| open(app),
        act: |app, _| {
            let event = PadEvent::First { row: 3 };
            run(app, GameCommand::Note(Note::Amend { entry: 1, event }))
        },
        is_done: |folder| added(folder) == 1,
    },
    Action {
        name: "strike a tile with what stands on it",
        before: |app, _| {
            open(app);
            app.run(GameCommand::Note(Note::Strike { entry: 2 }));
            assert!(app.desk::<AlhambraDesk>().tables.conflict.is_some());
        },
        act: |app, _| run(app, GameCommand::StrikeToo),
        is_done: |folder| added(folder) == 2,
    },
    Action {
        name: "lay a piece on a board",
        before: |app, _| open(app),
        act: |app, _| {
            let (row, cell, piece) = (1, Cell::new(3, 0), piece("C08"));
            let event = PadEvent::Lay { scoring: Scoring::First, row, cell, piece, anyway: true };
            run(app, GameCommand::Enter(event))
        },
        is_done: |folder| added(folder) == 1,
    },
    Action {
        name: "take a piece from a board",
        before: |app, _| open(app),
        act: |app, _| {
            let event =
                PadEvent::Remove { scoring: Scoring::First, row: 1, cell: Cell::new(2, 0), anyway: true };
            run(app, GameCommand::Enter(event))
        },
        is_done: |folder| added(folder) == 1,
    },
    Action {
        name: "put a piece in the place of another",
        before: |app, _| open(app),
        act: |app, _| {
            let (row, cell, piece) = (1, Cell::new(2, 0), piece("C08"));
            let event = PadEvent::Swap { scoring: Scoring::First, row, cell, piece, anyway: true };
            run(app, GameCommand::Enter(event))
        },
        is_done: |folder| added(folder) == 1,
    },
    Action {
        name: "put a piece into a reserve",
        before: |app, _| open(app),
        act: |app, _| {
            let event = PadEvent::Reserve { scoring: Scoring::First, row: 1, piece: piece("C08") };
            run(app, GameCommand::Enter(event))
        },
        is_done: |folder| added(folder) == 1,
    },
    Action {
        name: "call people otherwise",
        before: |app, _| open(app),
        act: |app, _| {
            let mut seats = seats();
            "Zora".clone_into(&mut seats[0].name);
            run(app, GameCommand::Seats(NewSeats { from: (0..seats.len()).map(Some).collect(), seats }))
        },
        is_done: |folder| json(&folder.join("games").join(TABLE))["seats"][0]["name"] == "Zora",
    },
    Action {
        name: "correct a table that has ended",
        before: |app, _| app.run(AppCommand::Open(ENDED.to_owned())),
        act: |app, _| {
            let event = PadEvent::Leftover { space: 4, row: None };
            run(app, GameCommand::Enter(event))
        },
        is_done: |folder| {
            let sample = include_str!("../../../saves/alhambra-table-two-and-dirk.json");
            entries(folder, ENDED) > super::folder::log(sample.as_bytes()).len()
        },
    },
    Action {
        name: "keep a finished game of tiles",
        before: |app, _| app.run(AppCommand::Go(Page::from(GamePage::LateEntry))),
        act: |app, _| run(app, GameCommand::Keep(Box::new(finished()))),
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "import a written table of tiles",
        before: |_, _| {},
        act: |app, folder| run(app, AppCommand::Import(folder.join("tiles.txt").display().to_string())),
        is_done: |folder| games(folder).len() > GAMES.len(),
    },
    Action {
        name: "change the box",
        before: |app, _| app.run(AppCommand::Go(Page::from(GamePage::Pieces))),
        act: |app, _| run(app, GameCommand::Own(PiecesCommand::Change(printed(7)))),
        is_done: |folder| json(&folder.join("alhambra/box.json"))["camps"][0]["price"] == 7,
    },
    Action {
        name: "import a box",
        before: |_, _| {},
        act: |app, folder| run(app, AppCommand::Import(folder.join("given-box.json").display().to_string())),
        is_done: |folder| json(&folder.join("alhambra/box.json"))["camps"][0]["price"] == 9,
    },
    Action {
        name: "leave a table for home",
        before: |app, _| {
            open(app);
            app.run(GameCommand::Enter(tile(3)));
        },
        act: |app, _| run(app, AppCommand::Go(Page::Home)),
        is_done: |_| true,
    },
    Action {
        name: "quit and save a table elsewhere",
        before: |app, folder| {
            open(app);
            block(&folder.join("games").join(TABLE), |_| {
                app.run(GameCommand::Enter(tile(2)));
                app.run(AppCommand::Quit);
            });
            app.errors = 0;
        },
        act: |app, folder| {
            let path = folder.join("out.json").display().to_string();
            run(app, AppCommand::Leave(LeaveCommand::SaveTo(path))) || app.leaving.is_some()
        },
        is_done: |folder| folder.join("out.json").exists(),
    },
];
