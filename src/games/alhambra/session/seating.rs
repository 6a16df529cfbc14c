//! Who sits where in a game that is played here; at a table of two, the third player sits behind them (§A5.2).

use crate::log::third_seat;
use common::seating::{self, Controller as _, SeatController};
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
    players(seating, texts).into_iter().chain(third).collect()
}

/// The seats of the players.
#[must_use]
pub fn players(seating: &Seating, texts: &Texts) -> Vec<Seat> {
    named(seating, texts).seats(texts)
}

/// What the players are called.
#[must_use]
pub fn names(seating: &Seating, texts: &Texts) -> Vec<String> {
    named(seating, texts).names(texts)
}

/// Nobody plays alone, and others read about everybody, so a player without a name is not called "you".
fn named(seating: &Seating, texts: &Texts) -> Seating {
    let mut seating = seating.clone();
    for (number, place) in (1..).zip(&mut seating.places) {
        if !place.is_named() && place.controller.is_person() {
            place.name = texts.player_name(number);
        }
    }
    seating
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::record::ME;
    use text::Language;

    #[test]
    fn whoever_has_no_name_is_called_by_the_seat_in_every_language() {
        for texts in Language::ALL.into_iter().map(Texts::new) {
            let mut seating = Seating::with_me(&SeatSetup::mine("", "red"), 3);
            for place in seating.places.iter_mut().skip(1) {
                place.controller = SeatController::Computer(crate::advisor::Policy::Greedy);
            }
            let seats = players(&seating, &texts);
            assert_eq!((seats[0].name.as_str(), seats[0].id.as_str()), (&*texts.player_name(1), ME));
            assert_eq!(seats[1].name, texts.computer_name(2));
            let called: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
            assert_eq!(names(&seating, &texts), called, "the form says the same");
            assert_eq!(seating.places[0].name, "", "the form does not remember it");
        }
    }
}
