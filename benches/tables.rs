//! What a table at the tile game or Alexandros waits for (§A3, §X1.4): which cells a tile may lie on, the provinces of a
//! board, and a correction of the first of 300 entries.
#![allow(clippy::unwrap_used)]

#[path = "../tests/support/large_board.rs"]
mod large_board;

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use alhambra::{
    games::{
        alexandros::{
            pad::{Contents, LedgerEvent, LedgerGame},
            rules::{Board as Land, BoardDraft, BoardState, GameConfig, LineSet, Rim},
        },
        alhambra::{
            log::{Options, SetUp},
            pad::{Pad, PadEvent, PadExt, Step},
            rules::{Board, BoardOptions, Cell, Change, Piece, Scoring, TileSet},
        },
        common::BuildingType,
    },
    kernel::{
        Entry, Game, Kind, Note,
        record::{Header, Seat},
    },
};
use large_board::LARGE;

const LAID: usize = 30;
const SPACES: usize = 180;
const ENTRIES: u16 = 300;
/// Of several tries the fastest is told: other programs only slow them down.
const TRIES: usize = 20;

fn main() {
    let (alhambra, _) = alhambra();
    let lawful =
        best(|| TileSet::standard().tiles().iter().map(|tile| cells(&alhambra, Piece::Tile(*tile))).sum());
    println!("lawful cells of all tiles, {LAID} laid:        {:>7.3} ms", ms(lawful));

    let (land, walls) = land();
    let state = BoardState { walls, ..BoardState::start(&land) };
    let provinces = best(|| black_box(&state).provinces(&land, Rim::Boundary).all().len());
    println!(
        "provinces of {} spaces, {} walls:       {:>7.3} ms",
        land.spaces().len(),
        state.walls.len(),
        ms(provinces)
    );

    correct("tile game", &pad());
    correct("Alexandros", &ledger());
}

/// Corrections of the first entry.
fn correct<K: Kind>(name: &str, game: &Game<K>) {
    let (deletion, others) = deletion(game);
    println!("{name}, first of {ENTRIES} entries corrected:  {:>7.3} ms", ms(correction(game)));
    println!("- what cannot stay without it: {others:>2} entries  {:>7.3} ms", ms(deletion));
}

fn ms(time: Duration) -> f64 {
    1e3 * time.as_secs_f64()
}

fn best(mut work: impl FnMut() -> usize) -> Duration {
    let try_once = |_| {
        let began = Instant::now();
        black_box(work());
        began.elapsed()
    };
    (0..TRIES).map(try_once).min().unwrap()
}

/// On how many cells a piece may lie, or take the place of another.
fn cells(board: &Board, piece: Piece) -> usize {
    board.cells_to_lay(piece).len() + board.cells_to_swap(piece).len()
}

/// The first tiles that fit, each where it first can lie, and the same in the order in which they were laid.
fn alhambra() -> (Board, Vec<(Cell, Piece)>) {
    let (mut board, mut laid) = (Board::new(BoardOptions::default()), Vec::new());
    for tile in TileSet::standard().tiles() {
        let piece = Piece::Tile(*tile);
        if let Some(cell) = board.cells_to_lay(piece).first().filter(|_| laid.len() < LAID) {
            board.change(Change::Lay(*cell, piece)).unwrap();
            laid.push((*cell, piece));
        }
    }
    assert_eq!(laid.len(), LAID);
    (board, laid)
}

/// A large board, with a wall on every third line.
fn land() -> (Land, LineSet) {
    let rows = LARGE.map(|row| row.replace(' ', ".")).to_vec();
    let land = Land::new(&BoardDraft { rows, start: [0, 1] }).unwrap();
    assert!(land.spaces().len() >= SPACES);
    let walls = land.lines().step_by(3).collect();
    (land, walls)
}

/// How long it takes to tell what cannot stay without the first entry, and how many entries that are.
fn deletion<K: Kind>(game: &Game<K>) -> (Duration, usize) {
    let strike = Entry::Note(Note::Strike { entry: game.events()[0].0 });
    let others = game.blocking_entries(&strike).unwrap().len();
    (best(|| game.blocking_entries(black_box(&strike)).map_or(0, |others| others.len())), others)
}

/// How long it takes that the first entry was what it is: all that follows counts anew.
fn correction<K: Kind>(game: &Game<K>) -> Duration {
    let (entry, event) = game.events()[0].clone();
    assert_eq!(game.events().len(), usize::from(ENTRIES));
    let games = (0..TRIES).map(|_| game.clone());
    let amended = games.map(|mut game| {
        let note = Note::Amend { entry, event: event.clone() };
        let began = Instant::now();
        assert!(game.note(black_box(note)).is_ok());
        began.elapsed()
    });
    amended.min().unwrap()
}

fn header(names: &[&str]) -> Header {
    let seat = |name: &&str| Seat::human(name.to_lowercase(), *name, "");
    Header::new("table", "", names.iter().map(seat).collect())
}

/// Six players: the first has a board, the tiles of the others come and go.
fn pad() -> Pad {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"];
    let mut pad = Pad::new(header(&names), SetUp::standard(names.len(), Options::default()).unwrap());
    let scoring = Scoring::First;
    for (cell, piece) in alhambra().1 {
        pad.enter(PadEvent::Lay { scoring, row: 1, cell, piece: piece.into(), anyway: false }).unwrap();
    }
    for entry in pad.log().len() as u16..ENTRIES {
        let scoring = Scoring::ALL[usize::from(entry / (ENTRIES / 3))];
        let change = if entry % 2 == 0 { Step::More } else { Step::Fewer };
        let row = (entry / 2 % 5) as u8 + 2;
        pad.enter(PadEvent::Tile { scoring, row, building: BuildingType::Tower, change }).unwrap();
    }
    pad
}

/// Provinces told and divided, one a turn.
fn ledger() -> LedgerGame {
    let config = GameConfig::new(4).unwrap();
    let mut ledger = LedgerGame::start(header(&["Ada", "Ben", "Cleo", "Dan"]), config, None).unwrap();
    for entry in 0..ENTRIES {
        let (turn, number) = (entry + 1, entry + 1);
        let contents = |plain| Contents { plain, symbols: [1, 0, 0, 0, 0], governors: Vec::new() };
        let event = if entry % 2 == 0 {
            let whole = Contents { symbols: [2, 0, 0, 0, 0], ..contents(6) };
            LedgerEvent::Province { turn, province: number, contents: whole }
        } else {
            LedgerEvent::Divide { turn, province: number - 1, part: number, contents: contents(3) }
        };
        ledger.enter(event).unwrap();
    }
    ledger
}
