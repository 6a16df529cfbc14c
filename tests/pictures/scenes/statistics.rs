//! The statistics page: people, results over time and their distribution, and cells, for one game and for several.

use alhambra::{
    app::{AppCommand, Page},
    games::common::totals::{TotalsEvent, totals_game},
    kernel::record::{Header, Seat},
    text::Texts,
};
use egui::Key;
use jiff::ToSpan as _;

use super::{
    Scene,
    front::{home_anew, records},
    to_look_at,
};
use crate::desk::Program;

pub fn scenes() -> Vec<Scene> {
    vec![
        to_look_at("statistics-none", |program| program.run(AppCommand::Go(Page::Statistics))),
        to_look_at("statistics-one-game", |program| put_totals(program, 1, |_| ("alhambra", 3))),
        to_look_at("statistics-one-result", |program| {
            put_totals(program, 1, |_| ("alhambra", 1));
            program.pick(Texts::statistics_topic, Texts::statistics_trend);
        }),
        to_look_at("statistics-people", statistics),
        to_look_at("statistics-people-several", several_games),
        to_look_at("statistics-writing", |program| {
            several_games(program);
            let file = program.app().library.games()[0].file.clone();
            let path = program.folder.path().join("plays.json").display().to_string();
            program.run(AppCommand::WritePlays { files: vec![file; 200_000], path });
        }),
        to_look_at("statistics-filters", |program| {
            several_games(program);
            program.press(Key::F);
            program.pick(Texts::statistics_players, |t: &Texts| t.count_players(3));
        }),
        to_look_at("statistics-trend", trend),
        to_look_at("statistics-trend-people", |program| {
            several_games(program);
            program.pick(Texts::library_game, Texts::roll_and_write);
            program.pick(Texts::statistics_topic, Texts::statistics_trend);
        }),
        to_look_at("statistics-trend-several", |program| {
            several_games(program);
            program.pick(Texts::statistics_topic, Texts::statistics_trend);
        }),
        to_look_at("statistics-spread", |program| {
            statistics(program);
            program.pick(Texts::statistics_topic, Texts::statistics_spread);
        }),
        to_look_at("statistics-types", |program| {
            statistics(program);
            program.pick(Texts::statistics_topic, Texts::statistics_types);
        }),
        to_look_at("statistics-dice", |program| {
            statistics(program);
            program.pick(Texts::statistics_topic, Texts::statistics_program_dice);
        }),
        to_look_at("statistics-pairings", |program| {
            several_games(program);
            program.pick(Texts::statistics_topic, Texts::statistics_pairings);
        }),
        to_look_at("statistics-places", |program| {
            several_games(program);
            program.pick(Texts::statistics_topic, Texts::statistics_by_place);
        }),
        to_look_at("statistics-cells", |program| {
            statistics(program);
            program.pick(Texts::statistics_topic, Texts::statistics_cells);
        }),
    ]
}

fn statistics(program: &mut Program) {
    records(program);
    program.press(Key::S);
}

fn trend(program: &mut Program) {
    statistics(program);
    program.pick(Texts::statistics_topic, Texts::statistics_trend);
}

/// A game of each kind in turn, of two to four people.
fn several_games(program: &mut Program) {
    let games = ["roll_and_write", "alhambra", "alexandros", "roll_and_write"];
    put_totals(program, 72, |k| (games[k % games.len()], 2 + k % 3));
}

/// Puts this many games of which only the totals are known into the library, and opens the statistics.
fn put_totals(program: &mut Program, games: usize, of: impl Fn(usize) -> (&'static str, usize)) {
    let people = [("Ani", "red"), ("Barbara", "blue"), ("Carl", "gold"), ("Dora", "plum")];
    let folder = program.app().data.games();
    std::fs::create_dir_all(&folder).unwrap();
    for k in 0..games {
        let (game, players) = of(k);
        let seats = people[..players].iter().map(|(name, colour)| Seat::human("", *name, *colour)).collect();
        let usual = match game {
            "alhambra" => 120,
            "alexandros" => 64,
            _ => 78,
        };
        let total = |seat: usize| (usual + 5 * seat + (k * 37 + seat * 53 + k * seat * 11) % 41) as u16;
        let day = jiff::civil::date(2024, 11, 3).checked_add((7 * (k % 900) as i64).days()).unwrap();
        let mut header = Header::new(&format!("totals-{k}"), "", seats);
        header.started = format!("{day}T{:02}:{:02}:00Z", 16 + k % 6, k * 7 % 60).parse().unwrap();
        header.location = ["Granada", "Málaga", ""][k % 3].to_owned();
        let event = TotalsEvent::Totals {
            totals: (0..players).map(total).collect(),
            places: Vec::new(),
            source: None,
        };
        let made = totals_game(game, header, event).unwrap();
        let path = folder.join(format!("totals-{k}.json"));
        std::fs::write(path, made.write(None)).unwrap();
    }
    home_anew(program);
    program.run(AppCommand::Go(Page::Statistics));
    while program.app().library.reading().is_some() {
        program.app().poll();
        program.window.run_steps(1);
    }
    program.window.run();
}
