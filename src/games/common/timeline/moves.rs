//! Everything that happened in a game as CSV, an entry of its log a line.

use super::Timeline;
use crate::csv::{Field, Table};
use kernel::{Entry, Game, Kind, record::Seat};

/// The heads of the columns, for programs: the same in every language.
const HEADS: [&str; 6] = ["entry", "part", "row", "name", "event", "words"];

/// The file of a game of which nothing was entered step by step: it has no lines.
#[must_use]
pub fn none() -> Table {
    Table::new(HEADS, Vec::new())
}

/// The file of a game with its timeline.
#[must_use]
pub fn csv<K: Kind, P>(game: &Game<K>, timeline: &Timeline<P>) -> Table {
    let steps = timeline.steps().iter().filter(|step| step.entry > 0);
    Table::new(
        HEADS,
        steps
            .map(|step| {
                let event = step.entry.checked_sub(1).and_then(|k| game.log().get(k));
                let event = event.map(name).unwrap_or_default();
                let row = step.row.or_else(|| event.row.checked_sub(1));
                let name =
                    row.and_then(|row| game.header.seats.get(row)).map(|seat: &Seat| seat.name.clone());
                let words: Vec<&str> =
                    std::iter::once(&step.text).chain(&step.awards).map(String::as_str).collect();
                vec![
                    Field::whole(step.entry),
                    Field::whole(step.part),
                    row.map_or(Field::empty(), |row| Field::whole(row + 1)),
                    name.unwrap_or_default().into(),
                    event.name.into(),
                    words.join("; ").into(),
                ]
            })
            .collect(),
    )
}

/// What records say of an entry: what it is called, and the row it is about, from 1, or 0.
#[derive(Default)]
struct Event {
    name: String,
    row: usize,
}

fn name<K: Kind>(entry: &Entry<K>) -> Event {
    let value = match entry {
        Entry::Event(event) => serde_json::to_value(event),
        Entry::Note(note) => serde_json::to_value(note),
    };
    let value = value.unwrap_or_default();
    let row = ["row", "player"].into_iter().find_map(|member| value[member].as_u64());
    let name = value["event"].as_str().unwrap_or_default().to_owned();
    Event { name, row: row.and_then(|row| row.try_into().ok()).unwrap_or_default() }
}
