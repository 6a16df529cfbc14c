//! The keys of the tile game and of Alexandros.

use alhambra::{
    app::{AppCommand, Source},
    games::{
        alexandros::{
            game::{GameCommand as LedgerCommand, GamePage as LedgerPage},
            session::BoardCommand,
        },
        alhambra::{
            advisor::Policy,
            game::{GamePage as TilePage, PlayCommand},
            rules::Module,
            session::{Deals, lesson::STEPS},
        },
        common::BuildingType,
    },
    text::Texts,
};
use egui::{Key, Role};

use super::{check_keys, check_reasons, screens::Screen};
use crate::{
    desk::{ANY, Program, tile_game},
    ledger,
    tile_game::{self, play::begun},
};

/// A table of the tile game, with a board and modules.
const TILES: &str = include_str!("../../../saves/alhambra-table-four-with-a-board.json");
const LEDGER: &str = include_str!("../../../saves/alexandros-ledger.json");
const BOARD: &str = include_str!("../../../saves/alexandros-board.json");

/// Opens a record as the table it was before it ended.
fn open(program: &mut Program, record: &str) {
    let mut record: serde_json::Value = serde_json::from_str(record).unwrap();
    let log = record["log"].as_array_mut().unwrap();
    // Drops the last scoring of a tile game, and the end of a ledger.
    log.retain(|entry| entry["event"] != "close" && (entry["event"] != "scoring" || entry["scoring"] != 3));
    for member in ["ended", "result", "digest"] {
        record[member] = serde_json::Value::Null;
    }
    let games = &program.app().games;
    games.save(&mut games.lock("table.json").unwrap(), &record.to_string()).unwrap();
    program.run(AppCommand::Open("table.json".to_owned()));
}

fn tiles(program: &mut Program) {
    open(program, TILES);
}

fn ledger(program: &mut Program) {
    open(program, LEDGER);
}

const TILE_FORMS: [Screen; 7] = [
    ("rules of tiles", |program| program.run(AppCommand::Go(TilePage::Rules.into()))),
    ("challenges of tiles", |program| program.run(AppCommand::Go(TilePage::Challenges.into()))),
    ("new table of tiles", |program| program.run(AppCommand::Go(TilePage::NewTable.into()))),
    ("new table of tiles, readings", |program| {
        program.run(AppCommand::Go(TilePage::NewTable.into()));
        program.press(Key::O);
    }),
    ("past game of tiles", |program| program.run(AppCommand::Go(TilePage::LateEntry.into()))),
    ("box, camps", |program| program.run(AppCommand::Go(TilePage::Pieces.into()))),
    ("box, falcons", |program| {
        program.run(AppCommand::Go(TilePage::Pieces.into()));
        tile_game::choose(program, |t: &Texts| t.alhambra_pieces_falcons(0, 15));
    }),
];
const TILE_TABLE: [Screen; 5] = [
    ("table of tiles", tiles),
    ("table of tiles, an earlier scoring", |program| {
        tiles(program);
        program.press(Key::PageUp);
    }),
    ("board", |program| {
        tiles(program);
        program.press(Key::B);
    }),
    ("board of a row that is counted", |program| {
        tiles(program);
        program.press(Key::ArrowDown);
        program.press(Key::B);
    }),
    ("table of two", |program| tile_game::begin_in(program, 2)),
];
const TILE_PANELS: [Screen; 10] = [
    ("menu of a table of tiles", |program| {
        tiles(program);
        program.press(Key::M);
    }),
    ("history of tiles", |program| {
        tiles(program);
        program.press(Key::H);
    }),
    ("wall", |program| {
        tiles(program);
        program.press(Key::ArrowDown);
        program.press(Key::W);
    }),
    ("what a scoring asks for", |program| {
        tile_game::begin_in(program, 3);
        program.press(Key::X);
    }),
    ("scoring", |program| {
        tiles(program);
        program.press(Key::X);
        program.press(Key::W);
    }),
    ("third player", |program| {
        tile_game::begin_in(program, 2);
        program.press(Key::T);
    }),
    ("last tiles", |program| {
        tiles(program);
        program.press(Key::L);
    }),
    ("lead", |program| {
        tiles(program);
        let head = |t: &Texts| t.alhambra_table_head(BuildingType::Tower, ANY, 3);
        program.control(Role::Button, head).click();
        program.window.run();
    }),
    ("people of a table of tiles", |program| {
        tiles(program);
        program.menu(Key::P);
    }),
    ("score card of tiles", |program| {
        program.run(AppCommand::Card(Source::Sample("alhambra-table-four-with-a-board")));
    }),
];
const TILE_REPLAY: [Screen; 6] = [
    ("review of tiles", |program| drop(tile_game::review::open(program))),
    ("the same tiles", tile_game::same_tiles::open),
    ("trial of tiles", |program| drop(tile_game::trial::open(program))),
    ("trial of tiles, made", |program| {
        tile_game::trial::open(program);
        tile_game::trial::take_by_keys(program);
        tile_game::trial::judged(program);
    }),
    ("drills of tiles", |program| program.run(AppCommand::Go(TilePage::Drills.into()))),
    ("replay of tiles", |program| {
        program.run(AppCommand::Replay(Source::Sample("alhambra-table-four-with-a-board")));
    }),
];
/// A game of tiles that is played here, with a computer and all modules.
fn played(program: &mut Program) {
    program.alhambra().hints.budgets = &[];
    begun(program, &[None, Some(Policy::Greedy)], &Module::ALL);
}

const TILE_LESSON: [Screen; 4] = [
    ("lesson of tiles", |program| program.teach_tiles(0)),
    ("lesson of tiles, money", |program| program.teach_tiles(2)),
    ("lesson of tiles, a tile to lay", |program| program.teach_tiles(5)),
    ("lesson of tiles, over", |program| {
        program.teach_tiles(STEPS.len());
        program.press(Key::Enter);
    }),
];

const TILE_PLAY: [Screen; 7] = [
    ("new game of tiles", |program| program.run(AppCommand::Go(TilePage::NewGame.into()))),
    ("deal of tiles", |program| {
        let game = tile_game(&[None, None], &[], Deals::Program);
        program.run(PlayCommand::Start(Box::new(game)));
    }),
    ("game of tiles", played),
    ("game of tiles, a card chosen", |program| {
        played(program);
        program.press(Key::Num5);
    }),
    ("game of tiles, an offer chosen", |program| {
        played(program);
        program.press(Key::Num1);
    }),
    ("game of tiles, advised", |program| {
        played(program);
        program.press(Key::H);
        program.press(Key::H);
        while program.alhambra().hints.is_working() {
            program.window.run();
        }
        program.window.run();
    }),
    ("menu of a game of tiles", |program| {
        played(program);
        program.press(Key::M);
    }),
];
const LEDGER_FORMS: [Screen; 4] = [
    ("new ledger", |program| program.run(AppCommand::Go(LedgerPage::NewTable.into()))),
    ("past game of Alexandros", |program| program.run(AppCommand::Go(LedgerPage::LateEntry.into()))),
    ("boards", |program| program.run(AppCommand::Go(LedgerPage::Boards.into()))),
    ("board editor", |program| {
        program.run(AppCommand::Go(LedgerPage::Boards.into()));
        program.run(LedgerCommand::Own(BoardCommand::New));
    }),
];
const LEDGER_TABLE: [Screen; 4] = [
    ("ledger", ledger),
    ("ledger, a province chosen", |program| {
        ledger(program);
        program.press(Key::Num1);
    }),
    ("ledger on a board", |program| open(program, BOARD)),
    ("new ledger, begun", |program| {
        ledger::to_new_table(program);
        ledger::begin(program, 2);
        // The notice of who goes first would go away by itself.
        program.app().notifications.clear();
        program.window.run();
    }),
];
const LEDGER_PANELS: [Screen; 8] = [
    ("menu of a ledger", |program| {
        ledger(program);
        program.press(Key::M);
    }),
    ("history of a ledger", |program| {
        ledger(program);
        program.press(Key::H);
    }),
    ("province", |program| {
        ledger(program);
        program.press(Key::P);
    }),
    ("walls", |program| {
        ledger(program);
        program.press(Key::W);
    }),
    ("people of a ledger", |program| {
        ledger(program);
        program.menu(Key::P);
    }),
    ("hand", |program| {
        ledger(program);
        program.menu(Key::Y);
    }),
    ("score card of a ledger", |program| {
        program.run(AppCommand::Card(Source::Sample("alexandros-ledger")));
    }),
    ("replay of a ledger", |program| {
        program.run(AppCommand::Replay(Source::Sample("alexandros-board")));
    }),
];

#[test]
fn every_key_of_the_forms_of_tiles_is_listed_and_means_one_thing() {
    check_keys(&TILE_FORMS);
}

#[test]
fn every_key_of_a_game_of_tiles_is_listed_and_means_one_thing() {
    check_keys(&TILE_PLAY);
    check_reasons(TILE_PLAY);
}

#[test]
fn every_key_of_the_lesson_of_tiles_is_listed_and_means_one_thing() {
    check_keys(&TILE_LESSON);
    check_reasons(TILE_LESSON);
}

#[test]
fn every_key_of_a_table_of_tiles_is_listed_and_means_one_thing() {
    check_keys(&TILE_TABLE);
}

#[test]
fn every_key_of_the_panels_and_replays_of_tiles_is_listed_and_means_one_thing() {
    check_keys(&TILE_PANELS);
    check_keys(&TILE_REPLAY);
}

#[test]
fn every_key_of_the_forms_and_boards_of_alexandros_is_listed_and_means_one_thing() {
    check_keys(&LEDGER_FORMS);
}

#[test]
fn every_key_of_a_ledger_is_listed_and_means_one_thing() {
    check_keys(&LEDGER_TABLE);
}

#[test]
fn every_key_of_the_panels_of_a_ledger_is_listed_and_means_one_thing() {
    check_keys(&LEDGER_PANELS);
}

#[test]
fn every_button_at_a_table_that_cannot_be_pressed_says_why() {
    check_reasons(TILE_FORMS.into_iter().chain(TILE_TABLE).chain(TILE_PANELS).chain(TILE_REPLAY));
    check_reasons(LEDGER_FORMS.into_iter().chain(LEDGER_TABLE).chain(LEDGER_PANELS));
}
