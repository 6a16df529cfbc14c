//! Records that are always the same: people, dates, dice, and everybody's decisions.

use std::{
    fs::File,
    time::{Duration, UNIX_EPOCH},
};

use alhambra::{
    app::{AppCommand, Source},
    games::{
        common::{
            BuildingType,
            totals::{TotalsEvent, TotalsGame, totals_game},
        },
        roll_and_write::{
            challenge::{Challenge, Dated},
            log::{Game, NamedLayout, Options, phantom_seat},
            pad::{Pad, PadEvent, PadExt},
            record::AnyGame,
            rules::{GameConfig, Layout, Phase, ToAct},
        },
    },
    kernel::{
        Seed,
        record::{Header, Seat},
    },
};

use jiff::Timestamp;

use crate::desk::Program;
use paper_game::paper_game;

#[path = "../support/paper_game.rs"]
mod paper_game;

pub const PEOPLE: [&str; 5] = ["Ani", "Barbara", "Carl", "Dora", "Emil"];
const COLOURS: [&str; 5] = ["red", "blue", "gold", "plum", "teal"];

/// When games begin: at noon on this day of March.
fn noon(day: u8) -> String {
    format!("2026-03-{day:02}T12:00:00Z")
}

/// The seats of this many people and phantoms; a solo player is the person at this computer.
fn seats(people: usize, phantoms: usize) -> Vec<Seat> {
    let person = |k: usize| match people {
        1 => Seat::human("me", "Zoé", COLOURS[k]),
        _ => Seat::human(PEOPLE[k].to_lowercase(), PEOPLE[k], COLOURS[k]),
    };
    (0..people).map(person).chain((1..=phantoms).map(phantom_seat)).collect()
}

fn header(day: u8, people: usize, phantoms: usize) -> Header {
    let name = NamedLayout::standard().0.name;
    let mut header = Header::new(&format!("game-{day}"), &name, seats(people, phantoms));
    header.started = noon(day).parse().unwrap();
    header.active_seconds = 60 * u64::from(day) + 1500;
    header
}

fn config(people: usize, phantoms: usize) -> GameConfig {
    GameConfig::new(NamedLayout::standard().1, people, phantoms).unwrap()
}

/// A game of this many people and phantoms that began on this day of March, which is also its seed. Everybody does what
/// brings the most at once, up to this many decisions.
pub fn game(day: u8, people: usize, phantoms: usize, decisions: usize) -> Game {
    game_by(day, config(people, phantoms), decisions)
}

/// The same at the first turn that begins after this many decisions.
pub fn turn(day: u8, people: usize, phantoms: usize, decisions: usize) -> Game {
    turn_by(day, config(people, phantoms), decisions)
}

/// The same with another configuration.
pub fn turn_by(day: u8, config: GameConfig, decisions: usize) -> Game {
    let games = (decisions..decisions + 8).map(|decisions| game_by(day, config, decisions));
    games.into_iter().find(|game| game.state().phase() == Phase::Action).expect("the game goes on")
}

/// The finished game of a challenge that was begun at this moment.
pub fn of_challenge(dated: Dated, started: Timestamp) -> Game {
    let challenge = Challenge::dated(dated);
    let config = config(challenge.players(), challenge.phantoms());
    let mut header = header(1, challenge.players(), challenge.phantoms());
    (header.id, header.started) = (format!("game-{}", dated.name().replace('/', "-")), started);
    let mut game = played(header, config, challenge.seed(), 500);
    game.header.ended = Some(started);
    game
}

/// A game with another configuration.
pub fn game_by(day: u8, config: GameConfig, decisions: usize) -> Game {
    let header = header(day, config.players(), config.phantoms());
    let mut game = played(header, config, Seed(day.into()), decisions);
    if game.is_over() {
        game.header.ended = Some(noon(day).parse().unwrap());
    }
    game
}

/// A game with this seed, up to this many decisions.
fn played(header: Header, config: GameConfig, seed: Seed, decisions: usize) -> Game {
    let mut game = Game::start(header, config, Some(seed)).unwrap();
    for _ in 0..decisions {
        while matches!(game.state().to_act(), ToAct::Chance(_)) {
            game.draw(None).unwrap();
        }
        let seat = game.state().seat();
        let legal = game.legal_moves();
        let worth = |command: &&_| game.preview(**command).unwrap().total(game.config(), seat);
        let Some(&best) = legal.iter().max_by_key(worth) else { break };
        game.perform(best).unwrap();
    }
    while game.draw(None).is_ok() {}
    game
}

/// A game against phantoms, with the less usual readings of the rules.
pub fn against(phantoms: usize) -> GameConfig {
    let options = Options { rounds: 11, phantom_bonus: Some(15), ..Options::of(&config(1, phantoms)) };
    options.config(NamedLayout::standard().1, 1, phantoms).unwrap()
}

/// A table of this many people, before its first entry.
pub fn table(people: usize, phantoms: usize) -> Pad {
    let mut pad = Pad::new(header(8, people, phantoms), config(people, phantoms), Some(Seed(8)));
    pad.enter(PadEvent::First { row: 1 }).unwrap();
    pad
}

/// A box of a row, which counts from 0.
pub fn fill(pad: &mut Pad, row: usize, building: BuildingType, round: u8) {
    pad.enter(PadEvent::Fill { row: row as u8 + 1, building, round }).unwrap();
}

/// A table after setup and this many rounds; in every fourth turn somebody takes coins.
pub fn table_after(people: usize, phantoms: usize, rounds: u8) -> Pad {
    let mut pad = table(people, phantoms);
    let most = |pad: &Pad, row: usize, from: usize| {
        let open = |building: &BuildingType| {
            pad.pad_state().score.boxes(row, *building) < pad.corrected_config().layout().count(*building)
        };
        (0..6).map(|k| BuildingType::ALL[(from + k) % 6]).find(open).unwrap()
    };
    for k in 0..3 {
        for row in 0..people {
            fill(&mut pad, row, BuildingType::ALL[(row + 2 * k) % 6], 0);
        }
    }
    let phantoms = people..people + phantoms;
    for _ in 0..3 {
        for row in phantoms.clone() {
            let _ = pad.roll_phantom(row, 0);
        }
    }
    for round in 1..=rounds {
        for row in 0..people {
            let turn = usize::from(round) + row;
            if turn.is_multiple_of(4) {
                pad.enter(PadEvent::Coins { row: row as u8 + 1, round }).unwrap();
            } else {
                let building = most(&pad, row, turn / 3);
                fill(&mut pad, row, building, round);
            }
        }
        for row in phantoms.clone() {
            let _ = pad.roll_phantom(row, round);
        }
    }
    pad
}

/// The same with every row closed.
pub fn table_closed(people: usize) -> Pad {
    let mut pad = table_after(people, 0, config(people, 0).rounds());
    for row in 1..=people as u8 {
        pad.enter(PadEvent::Close { row, lines: [2, 1, 0], coins: 2 + row, built: None }).unwrap();
    }
    pad.header.ended = Some(noon(8).parse().unwrap());
    pad
}

/// A finished game of three that was typed in.
pub fn result() -> AnyGame {
    let config = config(3, 0);
    let mut header = header(9, 3, 0);
    header.ended = Some(noon(9).parse().unwrap());
    AnyGame::result(paper_game(header, config))
}

/// One of the user's own sheets.
pub fn sheet(name: &str, coins: i64) -> NamedLayout {
    let mut sheet = NamedLayout { name: name.to_owned(), ..NamedLayout::standard().0 };
    sheet.draft.coins = coins;
    Layout::new(&sheet.draft).unwrap();
    sheet
}

/// Where a record in the folder is.
pub fn file(name: &str) -> Source {
    Source::File(name.to_owned())
}

/// A game of which only the totals are known, played on this day of March.
pub fn totals(day: u8, game: &str, rows: &[(&str, u16)]) -> TotalsGame {
    let seats = rows.iter().map(|(name, _)| Seat::human("", *name, "")).collect();
    let mut header = Header::new(&format!("totals-{day}"), "", seats);
    header.started = noon(day).parse().unwrap();
    (header.location, header.active_seconds) = ("At the lake".to_owned(), 60 * 75);
    let totals = rows.iter().map(|(_, total)| *total).collect();
    let event = TotalsEvent::Totals { totals, places: Vec::new(), source: None };
    totals_game(game, header, event).unwrap()
}

/// Puts a record into the folder of games.
pub fn put(program: &mut Program, name: &str, game: &AnyGame) {
    put_text(program, name, &game.write(None));
}

/// Puts a text into the folder of games.
pub fn put_text(program: &mut Program, name: &str, text: &str) {
    let games = &program.app().games;
    games.save(&mut games.lock(name).unwrap(), text).unwrap();
    // The list sorts them by their times, and two files can get the same time.
    let before = games.list().unwrap().len() as u64;
    let path = program.app().data.games().join(name);
    let file = File::options().write(true).open(path).unwrap();
    file.set_modified(UNIX_EPOCH + Duration::from_secs(1_700_000_000 + before)).unwrap();
}

/// Puts a game into the folder of games.
pub fn put_game(program: &mut Program, name: &str, game: Game) {
    put(program, name, &AnyGame::Played(Box::new(game)));
}

/// Continues a game.
pub fn go_on(program: &mut Program, game: Game) {
    put_game(program, "game.json", game);
    program.run(AppCommand::Open("game.json".to_owned()));
}

/// Continues a table.
pub fn go_on_table(program: &mut Program, pad: &Pad) {
    put(program, "table.json", &AnyGame::table(pad.clone()));
    program.run(AppCommand::Open("table.json".to_owned()));
}
