//! A table as CSV: the numbers of its score card, and what happened.

use super::{PlayedRecord, ToldGame, game::Record, words::timeline};
use crate::{
    csv::{self, Figure, Table},
    timeline::moves,
};
use kernel::{Breakdown, Kind, Viewer};
use text::Texts;

/// How every total of a record comes about, or would if it ended now.
#[must_use]
pub fn cards<G: ToldGame>(record: &Record<G>) -> Vec<Breakdown<<G::Table as Kind>::Reason>> {
    match record {
        Record::<G>::Table(table) if !record.is_over() => G::if_ended(table.config(), table.state()),
        Record::<G>::Played(game) if !record.is_over() => {
            G::if_ended(game.table().config(), &game.position(record.entries(), false))
        }
        _ => record.breakdown(),
    }
}

/// The numbers of the score card of a record, as if it ended now while it has not.
#[must_use]
pub fn figures<G: ToldGame>(texts: &Texts, record: &Record<G>) -> Vec<Figure> {
    let seats = &record.header().seats;
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    csv::figures(&names, &cards::<G>(record), &G::key, &|reason| G::part(texts, seats, reason))
}

/// What happened at a table, or in a game as a viewer is told of it, an entry a line.
#[must_use]
pub fn moves<G: ToldGame>(texts: &Texts, record: &Record<G>, viewer: Viewer) -> Table {
    match record {
        Record::<G>::Table(table) => moves::csv(table, &timeline::<G>(texts, table, false)),
        Record::<G>::Played(game) => moves::csv(game.game(), &game.timeline(texts, false, viewer)),
        Record::<G>::Result(_) => moves::none(),
    }
}
