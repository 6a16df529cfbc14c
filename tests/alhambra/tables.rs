//! What the tests of tables share: seats, pads, random games.

use alhambra::{
    games::{
        alhambra::{
            log::{Measured, Options, SetUp},
            pad::{Pad, PadEvent, PadExt, Step},
            rules::{Board, Cell, Module, Piece, Scoring, TileSet},
        },
        common::{BuildingType, PLAYER_COLOURS},
    },
    kernel::record::{Header, Seat, SeatKind},
};

use super::support::Chance;

pub const EVERY_MODULE: [Module; Module::ALL.len()] = Module::ALL;

pub fn seat(name: &str, at: usize, kind: SeatKind) -> Seat {
    let colour = if kind == SeatKind::Phantom { "" } else { PLAYER_COLOURS[at] };
    Seat { id: name.to_lowercase(), name: name.to_owned(), colour: colour.to_owned(), kind, policy: None }
}

/// Seats for this many players; two have Dirk with them.
pub fn header(players: usize) -> Header {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"];
    let mut seats: Vec<Seat> =
        names[..players].iter().enumerate().map(|(at, name)| seat(name, at, SeatKind::Human)).collect();
    if players == 2 {
        seats.push(seat("Dirk", 2, SeatKind::Phantom));
    }
    Header::new("table", "", seats)
}

pub fn setup(players: usize, modules: &[Module]) -> SetUp {
    let options = Options { modules: modules.to_vec(), ..Options::default() };
    SetUp::standard(players, options).expect("two to six players")
}

pub fn pad(players: usize, modules: &[Module]) -> Pad {
    Pad::new(header(players), setup(players, modules))
}

/// Tiles of a row, one by one.
pub fn count(pad: &mut Pad, scoring: Scoring, row: u8, types: [u8; 6]) {
    for (building, tiles) in BuildingType::ALL.into_iter().zip(types) {
        let had = pad.state().rows[usize::from(row) - 1].typed[building.index()];
        for _ in had..tiles {
            pad.enter(PadEvent::Tile { scoring, row, building, change: Step::More }).unwrap();
        }
    }
}

pub fn wall(scoring: Scoring, row: u8, wall: u16) -> PadEvent {
    PadEvent::Measure { scoring, row, said: Measured::wall(wall) }
}

/// The next event of a random table, in the scoring that has been reached; row 1 has a board, the others are counted.
pub fn event(pad: &Pad, chance: &mut Chance, scoring: Scoring) -> PadEvent {
    let state = pad.state();
    let row = 2 + chance.below(pad.config().game.players() - 1) as u8;
    let building = BuildingType::ALL[chance.below(6)];
    let empty = Board::new(pad.config().game.options().board);
    let board = state.rows[0].board.as_ref().unwrap_or(&empty);
    let taken = state.taken();
    let free: Vec<_> = TileSet::standard().tiles().iter().filter(|tile| !taken.contains(&tile.id)).collect();
    if free.is_empty() {
        return wall(scoring, row, chance.below(20) as u16);
    }
    match chance.below(12) {
        0..=2 => PadEvent::Tile { scoring, row, building, change: Step::More },
        3 if state.rows[usize::from(row) - 1].typed[building.index()] > 0 => {
            PadEvent::Tile { scoring, row, building, change: Step::Fewer }
        }
        4..=7 => {
            let piece = match chance.one_in(6) {
                true => chance.piece(false),
                false => Piece::Tile(*free[chance.below(free.len())]),
            };
            match chance.pick(&board.cells_to_lay(piece)) {
                Some(cell) => PadEvent::Lay { scoring, row: 1, cell, piece: piece.into(), anyway: false },
                None => PadEvent::Reserve { scoring, row: 1, piece: piece.into() },
            }
        }
        8 => match chance.pick(&board.cells_to_take()) {
            Some(cell) => PadEvent::Remove { scoring, row: 1, cell, anyway: false },
            None => PadEvent::First { row: 1 },
        },
        9 => {
            let falcon = chance.falcon();
            match chance.pick(&board.crossings_for(falcon)) {
                Some(crossing) => PadEvent::Falcon { scoring, row: 1, crossing, falcon, anyway: false },
                None => wall(scoring, row, chance.below(20) as u16),
            }
        }
        10 if pad.config().game.has_third_player() => {
            PadEvent::Neutral { scoring, tiles: vec![free[0].id], counts: [0, 0, 1, 0, 0, 0], drawn: 0 }
        }
        _ => wall(scoring, row, chance.below(20) as u16),
    }
}

/// A whole random table, entered as it happened.
pub fn table(chance: &mut Chance, entries: usize) -> Pad {
    let mut pad = pad(2 + chance.below(3), &EVERY_MODULE);
    for scoring in Scoring::ALL {
        for _ in 0..entries / 3 {
            let event = event(&pad, chance, scoring);
            pad.enter(event.clone()).unwrap_or_else(|error| panic!("{event:?}: {error:?}"));
        }
        pad.enter(PadEvent::Scoring { scoring }).unwrap();
    }
    pad
}

pub const fn cell(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}
