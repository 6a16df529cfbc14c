//! The sample games in `saves`: they are what this code writes, and can be read and verified.

use std::{fs, path::PathBuf};

use alhambra::{
    games::{
        alexandros::{
            files::GameSummary,
            log::Ended,
            pad::{LedgerGame, PaperGame, ResultEvent},
            record::{self, AnyGame},
            rules::GameConfig,
            text_import::read_written,
        },
        common::contract::TableGlance as _,
    },
    kernel::record::Header,
};

use super::{ledger::header, played::played_on};

fn headed(header: Header, id: &str, title: &str) -> Header {
    let started = "2026-01-31T20:00:00Z".parse().unwrap();
    Header { id: id.to_owned(), title: title.to_owned(), started, ..header }
}

/// A table of three without a board, as somebody might write it down.
const TYPED: &str = "\
players Red Yellow Blue
1 walls Red 3
2 begin Yellow
2 walls Yellow 2
3 begin Blue
3 walls Blue 4
3 province 1 7 TA
3 occupy Blue 1 A
4 begin Red
4 walls Red 3
4 province 2 5 HL
4 occupy Red 2 H
5 begin Yellow
5 walls Yellow 2
5 province 3 9 TSL
5 occupy Yellow 3 S
5 taxes Yellow S
6 begin Blue
6 walls Blue 3
6 taxes Blue A
7 begin Red
7 walls Red 2
7 province 4 6 AH
7 occupy Red 4 A
8 begin Yellow
8 walls Yellow 3
8 divide 1 5 2 T
8 taxes Yellow S
9 begin Blue
9 walls Blue 2
9 province 6 7 TSH
9 occupy Blue 6 T
10 begin Red
10 walls Red 3
10 taxes Red A
10 occupy Red 5 T
11 begin Yellow
11 walls Yellow 2
11 province 7 4 L
11 occupy Yellow 7 L
12 begin Blue
12 walls Blue 3
12 taxes Blue T
13 begin Red
13 walls Red 3
13 divide 3 8 3 TL
13 occupy Red 8 T
14 begin Yellow
14 walls Yellow 2
14 take_over Yellow 2 HL
14 take_back Yellow 2 H
15 begin Blue
15 walls Blue 3
15 taxes Blue A
16 begin Red
16 walls Red 2
16 take_back Red 8 T
17 begin Yellow
17 walls Yellow 3
17 taxes Yellow L
18 begin Blue
18 walls Blue 2
18 take_over Blue 4 H
19 begin Red
19 walls Red 2
19 occupy Red 8 L
20 begin Yellow
20 walls Yellow 3
20 taxes Yellow S
21 begin Blue
21 walls Blue 3
21 taxes Blue H
end
";

fn without_a_board() -> AnyGame {
    let started = "2026-01-31T20:00:00Z".parse().unwrap();
    let written =
        read_written(TYPED, started, &jiff::tz::TimeZone::UTC).unwrap_or_else(|faults| panic!("{faults:?}"));
    let header = headed(header(3), "alexandros-ledger", "Three without a board");
    let mut game = LedgerGame::start(header, written.config().clone(), None).unwrap();
    for (_, event) in written.events() {
        game.enter(event.clone()).unwrap();
    }
    game.header.ended = Some("2026-01-31T21:10:00Z".parse().unwrap());
    AnyGame::table(game)
}

/// A table of three on a board, in the middle of the game.
fn on_a_board() -> AnyGame {
    AnyGame::table(played_on(headed(header(3), "alexandros-board", "Three on a board")))
}

/// A game of which only the end is known.
fn a_result() -> AnyGame {
    let header = headed(header(3), "alexandros-result", "Three, entered afterwards");
    let mut game = PaperGame::start(header, GameConfig::new(3).unwrap(), None).unwrap();
    let end = ResultEvent::Final { points: vec![80, 91, 104], rounds: 11, ended: Ended::Goal };
    game.enter(end).unwrap();
    game.header.ended = Some("2026-01-31T21:30:00Z".parse().unwrap());
    AnyGame::Result(Box::new(game))
}

fn samples() -> [(&'static str, AnyGame); 3] {
    [("ledger", without_a_board()), ("board", on_a_board()), ("result", a_result())]
}

fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "saves", &format!("alexandros-{name}.json")].iter().collect()
}

#[test]
#[ignore = "writes the samples anew, on purpose"]
fn write_the_samples() {
    for (name, game) in samples() {
        fs::write(path(name), game.write(None)).unwrap();
    }
}

#[test]
fn the_sample_games_are_read_without_a_fault_and_nothing_is_odd_about_them() {
    for (name, game) in samples() {
        let text = fs::read_to_string(path(name)).unwrap();
        let loaded = record::read(&text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        assert_eq!(loaded.game, game, "{name}");
        assert!(game.header().seats.iter().all(|seat| !seat.colour.is_empty()), "{name}");
        let summary = GameSummary::read(&text).unwrap().general;
        let points: Vec<u16> = summary.totals.iter().flatten().copied().collect();
        assert!(points.len() == 3 && points.iter().sum::<u16>() > 20, "{name}: {points:?}");
        if let AnyGame::Table(table) = &game {
            assert_eq!(table.findings(), [], "{name}");
            assert!(table.events().len() > 50, "{name}: {}", table.events().len());
        }
    }
}
