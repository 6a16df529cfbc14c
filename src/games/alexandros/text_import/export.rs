//! A table as text: everything in it that counts, with later corrections.

use std::fmt::Write;

use jiff::tz::TimeZone;

use serde::Serialize;

use super::lines::END;
use crate::{
    log::GAME,
    pad::{CardFrom, Contents, LedgerEvent, LedgerGame, Place},
    rules::{Options, Symbol},
};
use common::written::{description, quoted, times};

/// Stands for nothing, such as no symbol.
const NONE: &str = "-";
/// Stands for a plain space.
const PLAIN: &str = ".";

/// A table as text that can be read again, with times in `zone`.
#[must_use]
pub fn written(table: &LedgerGame, zone: &TimeZone) -> String {
    let (header, config) = (&table.header, table.config());
    let names: Vec<String> = header.seats.iter().map(|seat| quoted(&seat.name)).collect();
    let mut text = format!("game {GAME}\nplayers {}\ngoal {}\n", names.join(" "), config.goal());
    let Options { rim, rim_walls, joker, recall } = config.options();
    let choices = [
        ("rim", name(rim)),
        ("rim_walls", name(rim_walls)),
        ("joker", name(joker)),
        ("recall", name(recall)),
    ];
    for (word, choice) in choices {
        let _ = writeln!(text, "{word} {choice}");
    }
    if let Some(board) = config.board() {
        let draft = board.draft();
        let _ = writeln!(text, "board {}", quoted(&header.layout_name));
        for row in &draft.rows {
            let _ = writeln!(text, "row {}", quoted(row));
        }
        let _ = writeln!(text, "start {} {}", draft.start[0], draft.start[1]);
    }
    text.push_str(&description(header));
    text.push_str(&times(header, header.ended, zone));
    text.push('\n');
    for (_, event) in table.events() {
        text.push_str(&line(event, &names));
        text.push('\n');
    }
    text
}

/// A choice, under the name that records give it.
fn name(choice: impl Serialize) -> String {
    serde_json::to_value(choice).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

fn line(event: &LedgerEvent, names: &[String]) -> String {
    let who = |player: u8| names.get(usize::from(player).wrapping_sub(1)).map_or("", String::as_str);
    match event {
        LedgerEvent::Province { turn, province, contents } => {
            format!("{turn} province {province} {}", inside(contents, names))
        }
        LedgerEvent::Divide { turn, province, part, contents } => {
            format!("{turn} divide {province} {part} {}", inside(contents, names))
        }
        LedgerEvent::Occupy { turn, player, place } => {
            format!("{turn} occupy {} {}", who(*player), at(place))
        }
        LedgerEvent::TakeOver { turn, player, place } => {
            format!("{turn} take_over {} {}", who(*player), at(place))
        }
        LedgerEvent::Recall { turn, player, place } => {
            format!("{turn} take_back {} {}", who(*player), at(place))
        }
        LedgerEvent::Taxes { turn, player, card, points } => {
            let card = card.iter().map(|card| card.letter().to_string());
            let points = points.iter().flatten().map(u16::to_string);
            joined(format!("{turn} taxes {}", who(*player)), card.chain(points))
        }
        LedgerEvent::Walls { turn, player, walls } => format!("{turn} walls {} {walls}", who(*player)),
        LedgerEvent::Move { turn, player, card, from, other, space, way } => {
            let from = match from {
                CardFrom::Open => "open",
                CardFrom::Hand => "hand",
            };
            let other = other.iter().map(|other| other.letter().to_string());
            let places = std::iter::once(space).chain(way).map(|at| pair(*at));
            joined(format!("{turn} move {} {} {from}", who(*player), card.letter()), other.chain(places))
        }
        LedgerEvent::Stay { turn, player, card } => {
            joined(format!("{turn} stay {}", who(*player)), card.iter().map(|card| card.letter().to_string()))
        }
        LedgerEvent::BeginTurn { turn, player } => format!("{turn} begin {}", who(*player)),
        LedgerEvent::Leave { turn, player } => format!("{turn} leave {}", who(*player)),
        LedgerEvent::Close {} => END.to_owned(),
    }
}

fn joined(first: String, more: impl Iterator<Item = String>) -> String {
    std::iter::once(first).chain(more).collect::<Vec<_>>().join(" ")
}

fn inside(contents: &Contents, names: &[String]) -> String {
    let symbols = Symbol::ALL.into_iter().zip(contents.symbols);
    let symbols = letters(symbols.flat_map(|(symbol, count)| std::iter::repeat_n(symbol, count.into())));
    let governors = contents.governors.iter().flat_map(|standing| {
        let who = names.get(usize::from(standing.player).wrapping_sub(1)).cloned().unwrap_or_default();
        [who, standing.on.map_or_else(|| PLAIN.to_owned(), |on| on.letter().to_string())]
    });
    joined(format!("{} {symbols}", contents.plain), governors)
}

fn at(place: &Place) -> String {
    match place {
        Place::Typed { province, on } => format!("{province} {}", letters(on.iter().copied())),
        Place::Board { spaces } => spaces.iter().map(|at| pair(*at)).collect::<Vec<_>>().join(" "),
    }
}

fn letters(symbols: impl Iterator<Item = Symbol>) -> String {
    let letters: String = symbols.map(Symbol::letter).collect();
    if letters.is_empty() { NONE.to_owned() } else { letters }
}

fn pair((first, second): (u8, u8)) -> String {
    format!("{first},{second}")
}
