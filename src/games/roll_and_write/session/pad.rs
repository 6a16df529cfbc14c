//! A score pad being kept: a table, and the phantoms for which the program rolls.

use super::seating::{SeatSetup, Seating};
use crate::{
    pad::{Changes, Pad, PadExt, ScorePad},
    rules::standard_phantoms,
    session::SeatingExt,
};
use common::{
    host::table_session::{self, TableSession},
    table::NewSeats,
};
use text::Texts;

/// A step into the past, and the awards and totals that it has changed.
pub type Corrected = table_session::Corrected<Changes>;

/// A table being kept, with the right to write its file.
pub type PadSession = TableSession<ScorePad>;

/// Who sits at a table; who goes first is an entry of its own.
#[must_use]
pub fn seating(pad: &Pad) -> Seating {
    let seats = pad.header.seats.iter().take(pad.corrected_config().players()).enumerate();
    Seating { places: seats.map(|(row, seat)| SeatSetup::of(seat, row, None)).collect(), first: None }
}

/// The seats of a table as people want them now, with as many phantoms as go with them (§2).
#[must_use]
pub fn new_seats(pad: &Pad, texts: &Texts, seating: &Seating) -> NewSeats {
    let (players, had) = (pad.corrected_config().players(), pad.corrected_config().phantoms());
    let phantoms = match seating.places.len() {
        // A single player may have chosen more.
        1 => had.max(standard_phantoms(1)),
        people => standard_phantoms(people),
    };
    let mut from = seating.was();
    from.extend((0..phantoms).map(|k| (k < had).then_some(players + k)));
    NewSeats { seats: seating.all_seats_after(texts, phantoms, &pad.header.seats), from }
}
