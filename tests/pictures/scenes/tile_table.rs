//! A table of Alhambra, the tile game: the pad, what lies over it, boards.

use alhambra::{
    games::{
        alhambra::{
            log::{Measured, Options, SetUp},
            pad::{Pad, PadEvent, PadExt, Step},
            record::AnyGame,
            rules::{Module, Scoring},
        },
        common::{BuildingType, PLAYER_COLOURS},
    },
    kernel::record::{Header, Seat, SeatKind},
    text::Texts,
};
use egui::{Key, Role};

use super::{Scene, click_first, press, put, scene, to_look_at};
use crate::desk::{ANY, Program};

const WITH_BOARD: &str = include_str!("../../../saves/alhambra-table-four-with-a-board.json");

pub fn scenes() -> Vec<Scene> {
    vec![
        to_look_at("tiles-empty", |program| keep(program, 3, &[], 0)),
        scene("tiles-three", |program| keep(program, 3, &[], 2)).also_french(),
        to_look_at("tiles-two", |program| keep(program, 2, &[], 1)),
        scene("tiles-six", |program| {
            keep(program, 6, &Module::ALL, 2);
            press(program, &[Key::Num6, Key::ArrowDown, Key::Num3]);
        }),
        to_look_at("tiles-four", |program| put(program, WITH_BOARD)),
        to_look_at("tiles-earlier", |program| {
            keep(program, 3, &[], 2);
            press(program, &[Key::PageUp]);
        }),
        to_look_at("tiles-wall", |program| {
            keep(program, 3, &[], 1);
            press(program, &[Key::W]);
        }),
        to_look_at("tiles-camps", |program| {
            keep(program, 3, &[Module::Camps], 1);
            press(program, &[Key::X, Key::W]);
        }),
        scene("tiles-scoring", |program| {
            keep(program, 3, &[], 2);
            press(program, &[Key::X, Key::W]);
        }),
        to_look_at("tiles-lead", |program| {
            keep(program, 3, &[], 1);
            let head = |t: &Texts| t.alhambra_table_head(BuildingType::Garden, ANY, 2);
            click_first(program, Role::Button, head);
        }),
        to_look_at("tiles-history", |program| {
            keep(program, 3, &[], 1);
            press(program, &[Key::H]);
        }),
        to_look_at("tiles-history-draft", |program| {
            keep(program, 3, &[], 1);
            press(program, &[Key::H]);
            click_first(program, Role::Button, |t: &Texts| t.pad_said(t.pad_change(), ANY));
        }),
        to_look_at("tiles-menu", |program| {
            keep(program, 2, &[], 2);
            press(program, &[Key::M]);
        }),
        to_look_at("tiles-leftovers", |program| {
            keep(program, 4, &[], 2);
            press(program, &[Key::L, Key::Num1, Key::Num2, Key::ArrowRight, Key::Num7]);
        }),
        to_look_at("tiles-third", |program| {
            keep(program, 2, &[], 2);
            press(program, &[Key::T]);
        }),
        to_look_at("tiles-reminders", |program| {
            keep(program, 2, &Module::ALL, 2);
            press(program, &[Key::M, Key::R]);
        }),
        to_look_at("tiles-people", |program| {
            keep(program, 4, &[], 2);
            press(program, &[Key::M, Key::P]);
        }),
        to_look_at("tiles-board-empty", |program| {
            keep(program, 3, &[Module::Camps, Module::Falconers], 1);
            press(program, &[Key::B]);
        }),
        scene("tiles-board", |program| {
            put(program, WITH_BOARD);
            press(program, &[Key::B]);
        }),
        to_look_at("tiles-board-in-hand", |program| {
            put(program, WITH_BOARD);
            press(program, &[Key::B]);
            click_first(program, Role::Button, |t: &Texts| {
                t.alhambra_board_tile(BuildingType::Garden, 8, ANY)
            });
        }),
    ]
}

/// A table of this many players with these modules, after `held` scorings.
fn keep(program: &mut Program, players: usize, modules: &[Module], held: usize) {
    const NAMES: [&str; 6] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Frederick"];
    let seat = |name: &str, colour: &str, kind| Seat {
        id: name.to_lowercase(),
        name: name.to_owned(),
        colour: colour.to_owned(),
        kind,
        policy: None,
    };
    let people = NAMES.into_iter().zip(PLAYER_COLOURS).take(players);
    let mut seats: Vec<Seat> = people.map(|(name, colour)| seat(name, colour, SeatKind::Human)).collect();
    if players == 2 {
        seats.push(seat("Dirk", "", SeatKind::Phantom));
    }
    let options = Options { modules: modules.to_vec(), ..Options::default() };
    let started = "2026-01-31T20:00:00Z".parse().unwrap();
    let header = Header { started, ..Header::new("tiles", "", seats) };
    let mut pad = Pad::new(header, SetUp::standard(players, options).unwrap());
    pad.enter(PadEvent::First { row: 2 }).unwrap();
    for scoring in Scoring::ALL.into_iter().take(held + 1) {
        (0..players).for_each(|row| grow(&mut pad, scoring, row));
        if players == 2 {
            pad.enter(PadEvent::Neutral { scoring, tiles: Vec::new(), counts: [1; 6], drawn: 0 }).unwrap();
        }
        if scoring.index() < held {
            (0..players).for_each(|row| pad.enter(measured(scoring, row, modules)).unwrap());
            pad.enter(PadEvent::Scoring { scoring }).unwrap();
        }
    }
    put(program, &AnyGame::table(pad).write(None));
}

/// Adds some tiles to a row.
fn grow(pad: &mut Pad, scoring: Scoring, row: usize) {
    for (k, building) in BuildingType::ALL.into_iter().enumerate() {
        let at_first = scoring == Scoring::First && (k * 2 + row) % 4 == 1;
        if at_first || (k + row + scoring.index()).is_multiple_of(3) {
            let (row, change) = (row as u8 + 1, Step::More);
            pad.enter(PadEvent::Tile { scoring, row, building, change }).unwrap();
        }
    }
}

/// What a row has besides its tiles.
fn measured(scoring: Scoring, row: usize, modules: &[Module]) -> PadEvent {
    let mut said = Measured::wall((5 + row * 2 + scoring.index() * 3) as u16);
    for (module, numbers) in [(Module::Camps, vec![3, 1]), (Module::Falconers, vec![1, 0, 0])] {
        said = if modules.contains(&module) { said.with(module, numbers) } else { said };
    }
    PadEvent::Measure { scoring, row: row as u8 + 1, said }
}
