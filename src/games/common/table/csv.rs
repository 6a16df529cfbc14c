//! A table as CSV: the numbers of its score card, and what happened.

use super::{
    game::{Record, TableGame},
    words::timeline,
};
use crate::{
    games::common::{
        csv::{self, Figure},
        timeline::moves,
    },
    text::Texts,
};

/// The numbers of the score card of a record.
#[must_use]
pub fn figures<G: TableGame>(texts: &Texts, record: &Record<G>) -> Vec<Figure> {
    let seats = &record.header().seats;
    let names: Vec<String> = seats.iter().map(|seat| seat.name.clone()).collect();
    csv::figures(&names, &record.breakdown(), &G::key, &|reason| G::part(texts, seats, reason))
}

/// What happened at a table, an entry a line.
#[must_use]
pub fn moves<G: TableGame>(texts: &Texts, record: &Record<G>) -> String {
    match record {
        Record::<G>::Table(table) => moves::csv(table, &timeline::<G>(texts, table, false)),
        Record::<G>::Result(_) => moves::none(),
    }
}
