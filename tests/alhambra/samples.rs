//! The sample tables in `saves`: they are what this code writes, and can be read and verified.

use std::{fs, path::PathBuf};

use alhambra::{
    games::{
        alhambra::{
            files::GameSummary,
            log::{Measured, ModuleCounts, Options, SetUp},
            pad::{Pad, PadEvent, PadExt, PaperGame, ResultEvent},
            record::{self, AnyGame},
            rules::{Module, Piece, Scoring, Side},
        },
        common::{
            BuildingType::{Garden, Pavilion, Tower},
            contract::TableGlance as _,
        },
    },
    kernel::{
        Game, Seed,
        record::{Header, RecordKind},
    },
};

use super::{
    play::support::{game, modules, options},
    played::support::play_on,
    support::{Chance, bazaar, camp, tile},
    tables::{cell, count, header, setup, wall},
};

fn headed(players: usize, id: &str, title: &str) -> Header {
    let started = "2026-01-31T20:00:00Z".parse().unwrap();
    Header { id: id.to_owned(), title: title.to_owned(), started, ..header(players) }
}

/// Two players and Dirk (§A5).
fn two_and_dirk() -> AnyGame {
    let mut pad = Pad::new(headed(2, "alhambra-table-two", "Two and Dirk"), setup(2, &[]));
    let drawn = [[1, 1, 1, 1, 1, 1], [0, 1, 1, 1, 2, 1], [0, 0, 1, 1, 1, 1]];
    let rows = [
        [([1, 0, 2, 1, 2, 1], 6), ([1, 2, 1, 1, 0, 2], 5)],
        [([2, 1, 3, 1, 3, 2], 9), ([1, 3, 2, 3, 1, 3], 8)],
        [([3, 2, 4, 2, 4, 3], 12), ([2, 3, 2, 4, 2, 4], 10)],
    ];
    pad.enter(PadEvent::First { row: 2 }).unwrap();
    for ((scoring, rows), counts) in Scoring::ALL.into_iter().zip(rows).zip(drawn) {
        pad.enter(PadEvent::Neutral { scoring, tiles: Vec::new(), counts, drawn: 0 }).unwrap();
        for (row, (types, pieces)) in (1..).zip(rows) {
            count(&mut pad, scoring, row, types);
            pad.enter(wall(scoring, row, pieces)).unwrap();
        }
        pad.enter(PadEvent::Scoring { scoring }).unwrap();
    }
    pad.enter(PadEvent::Leftover { space: 2, row: Some(1) }).unwrap();
    pad.header.ended = Some("2026-01-31T21:00:00Z".parse().unwrap());
    AnyGame::table(pad)
}

/// Four players with camps, bazaars and falcons; Ada's Alhambra is laid on screen.
fn four_with_a_board() -> AnyGame {
    let modules = [Module::Camps, Module::Bazaars, Module::Falconers];
    let mut pad = Pad::new(headed(4, "alhambra-table-four", "Four with modules"), setup(4, &modules));
    let laid: [&[(i16, i16, Piece)]; 3] = [
        &[(0, -1, Piece::Tile(tile("T01"))), (1, 0, Piece::Tile(tile("A01")))],
        &[(0, 1, Piece::Tile(tile("S01")))],
        &[],
    ];
    let late: [&[(i16, i16, Piece)]; 3] =
        [&[], &[(0, -2, camp(&[Side::South]))], &[(-1, 0, bazaar([Pavilion, Garden, Tower]))]];
    for (at, scoring) in Scoring::ALL.into_iter().enumerate() {
        for &(x, y, piece) in laid[at].iter().chain(late[at]) {
            let event =
                PadEvent::Lay { scoring, row: 1, cell: cell(x, y), piece: piece.into(), anyway: false };
            pad.enter(event).unwrap();
        }
        let more = at as u8;
        for (row, types) in [(2, [1, 1, 1, 1, 1, 0]), (3, [0, 1, 1, 2, 1, 1]), (4, [1, 0, 1, 1, 1, 2])] {
            count(&mut pad, scoring, row, types.map(|tiles: u8| tiles + more.min(tiles)));
            let said = Measured::wall(4 + u16::from(row) + 2 * u16::from(more))
                .with(Module::Camps, vec![u16::from(more)])
                .with(Module::Falconers, [more.min(1), 0, row / 4].map(u16::from).to_vec());
            pad.enter(PadEvent::Measure {
                scoring,
                row,
                said: if scoring == Scoring::Third { said.with(Module::Bazaars, vec![6]) } else { said },
            })
            .unwrap();
        }
        pad.enter(PadEvent::Scoring { scoring }).unwrap();
    }
    pad.header.ended = Some("2026-01-31T22:00:00Z".parse().unwrap());
    AnyGame::table(pad)
}

/// A finished game of three (§A9.5), with three lines for each row.
fn a_result() -> AnyGame {
    let setup = SetUp::standard(3, Options::default()).unwrap();
    let header = headed(3, "alhambra-result-three", "Three, entered afterwards");
    let mut game: PaperGame = Game::start(header, setup, None).unwrap();
    let lines = [
        (1, [([2, 0, 1, 2, 1, 0], 7), ([3, 1, 2, 3, 2, 1], 9), ([4, 2, 3, 4, 4, 2], 12)]),
        (2, [([1, 2, 1, 0, 1, 2], 5), ([1, 3, 2, 1, 3, 3], 6), ([1, 4, 2, 2, 4, 4], 8)]),
        (3, [([0, 1, 1, 1, 0, 2], 9), ([1, 1, 3, 1, 2, 3], 11), ([2, 1, 4, 2, 3, 4], 11)]),
    ];
    for (row, scorings) in lines {
        for (scoring, (types, wall)) in Scoring::ALL.into_iter().zip(scorings) {
            let event = ResultEvent::Scoring {
                scoring,
                row,
                types,
                wall,
                modules: ModuleCounts::default(),
                drawn: 0,
            };
            game.enter(event).unwrap();
        }
    }
    game.header.ended = Some("2026-01-31T22:00:00Z".parse().unwrap());
    AnyGame::Result(Box::new(game))
}

/// A game played to the end at random, from a seed.
fn by_chance(name: &str, title: &str, (players, bits): (usize, usize), seed: u64) -> AnyGame {
    let config = game(players, options(modules(bits)));
    let header = headed(players, name, title);
    let mut game = Game::start(header, config, Some(Seed(seed))).unwrap();
    play_on(&mut game, &mut Chance::new(seed), usize::MAX);
    game.header.ended = Some("2026-01-31T22:00:00Z".parse().unwrap());
    AnyGame::played(game)
}

fn samples() -> [(&'static str, AnyGame); 6] {
    [
        (
            "alhambra-played-two-and-dirk",
            by_chance("alhambra-played-two", "Two and Dirk, played", (2, 0), 2001),
        ),
        (
            "alhambra-played-three-with-modules",
            by_chance("alhambra-played-three", "Three with every module, played", (3, 15), 2002),
        ),
        ("alhambra-played-four", by_chance("alhambra-played-four", "Four, played", (4, 0), 2003)),
        ("alhambra-table-two-and-dirk", two_and_dirk()),
        ("alhambra-table-four-with-a-board", four_with_a_board()),
        ("alhambra-result-three", a_result()),
    ]
}

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves").join(name).with_extension("json")
}

#[test]
#[ignore = "writes the samples anew, on purpose"]
fn write_the_samples() {
    for (name, game) in samples() {
        fs::write(path(name), game.write(None)).unwrap();
    }
}

#[test]
fn the_samples_are_good_and_nothing_about_them_is_odd() {
    for (name, game) in samples() {
        let text = fs::read_to_string(path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let loaded = record::read(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert_eq!(loaded.game, game, "{name}");
        let findings = match &loaded.game {
            AnyGame::Played(game) => game.findings(),
            AnyGame::Table(pad) => pad.findings(),
            AnyGame::Result(result) => result.findings(),
        };
        assert_eq!(findings, [], "{name}");
        let summary = GameSummary::read(&text).unwrap();
        assert_eq!((summary.general.round, summary.general.over), (3, true));
        assert_eq!(summary.general.totals.len(), game.header().seats.len());
        assert!(!summary.general.winners.is_empty() && summary.standard_tiles);
    }
}

#[test]
fn a_result_scores_what_its_three_lines_per_row_say() {
    let game = a_result();
    assert_eq!(game.kind(), RecordKind::Result);
    assert_eq!(game.breakdown().iter().map(|row| row.vp).collect::<Vec<_>>(), [135, 121, 116]);
}
