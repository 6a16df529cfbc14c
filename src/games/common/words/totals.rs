//! A game of which only the totals are known, in words.

use super::{
    list, places,
    record::{self, Sections},
};
use crate::totals::{MOST_PLAYERS, TotalsFault, TotalsGame, source_of};
use kernel::{
    LogError,
    record::{Fault, Header},
};
use text::Texts;

/// Where the rules say what such a record is held to.
const SECTIONS: Sections = Sections { end: "§A12", result: "§A12" };

/// What a game is called that has no title: who played it.
#[must_use]
pub fn usual_title(texts: &Texts, header: &Header) -> String {
    list(texts, header.seats.iter().map(|seat| seat.name.clone()))
}

/// What is wrong with a record of totals.
#[must_use]
pub fn recorded(texts: &Texts, why: &Fault<TotalsFault>) -> String {
    record::fault(texts, SECTIONS, why, |why| fault(texts, why))
}

/// What is wrong with totals.
#[must_use]
pub fn fault(texts: &Texts, fault: &TotalsFault) -> String {
    match fault {
        TotalsFault::Players(players) => texts.totals_fault_players(*players, MOST_PLAYERS),
        TotalsFault::Phantom(seat) => texts.totals_fault_phantom(*seat),
        TotalsFault::Length { given, players } => texts.totals_fault_length(*given, *players),
        TotalsFault::Places => texts.totals_fault_places().to_owned(),
        TotalsFault::Twice => texts.totals_fault_twice().to_owned(),
        TotalsFault::Log(error) => match **error {
            LogError::NotComplete => texts.totals_fault_none().to_owned(),
            _ => texts.totals_fault_note().to_owned(),
        },
    }
}

/// A line for each player, the best first: the name, the total and the place.
#[must_use]
pub fn ranking(texts: &Texts, game: &TotalsGame) -> Vec<(usize, [String; 3])> {
    let result = game.result();
    let seats = game.header.seats.iter().enumerate();
    let mut rows: Vec<(u8, usize, [String; 3])> = seats
        .zip(result.totals.iter().zip(&result.places))
        .map(|((row, seat), (total, place))| {
            (*place, row, [seat.name.clone(), total.to_string(), places(texts, *place, 1)])
        })
        .collect();
    rows.sort_by_key(|(place, row, _)| (*place, *row));
    rows.into_iter().map(|(_, row, words)| (row, words)).collect()
}

/// What else is known of it: where it was played, how long it took, and where it comes from.
#[must_use]
pub fn known(texts: &Texts, game: &TotalsGame) -> Vec<String> {
    let header = &game.header;
    let minutes = header.active_seconds.div_ceil(60);
    let source = source_of(game).filter(|source| !source.program.is_empty());
    [
        Some(header.location.clone()).filter(|place| !place.is_empty()),
        (minutes > 0).then(|| texts.library_minutes(minutes)),
        source.map(|source| texts.totals_from(&source.program)),
    ]
    .into_iter()
    .flatten()
    .collect()
}
