//! Who sits where in a game that is played here; at a table for two with the third player behind them (§A5.2).

use crate::log::third_seat;
use common::seating::{self, SeatController};
use kernel::record::Seat;
use text::Texts;

/// A player's place at the table.
pub type SeatSetup = seating::SeatSetup<SeatController>;

/// The places of a table.
pub type Seating = seating::Seating<SeatController>;

/// The seats of a table, with the third player of this name behind two.
#[must_use]
pub fn all_seats(seating: &Seating, texts: &Texts, third_player: &str) -> Vec<Seat> {
    let third = (seating.places.len() == 2).then(|| third_seat(third_player.to_owned()));
    seating.seats(texts).into_iter().chain(third).collect()
}
