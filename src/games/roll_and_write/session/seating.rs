//! Who sits where in this game: people and levels, with the phantoms behind them.

use crate::{log::phantom_seat, rules::MAX_ROWS};
use common::seating;
use kernel::record::Seat;
use text::Texts;

pub use common::seating::SeatController;

/// A real player's place at the table.
pub type SeatSetup = seating::SeatSetup<SeatController>;

/// The places of a table, and who goes first.
pub type Seating = seating::Seating<SeatController>;

/// The most real players at a table (§2): each has a row of the score sheet.
pub const MOST_PLAYERS: usize = MAX_ROWS;

/// Seats with phantoms behind the players.
pub trait SeatingExt {
    /// The seats of the score sheet, with so many phantoms behind the players.
    #[must_use]
    fn all_seats(&self, texts: &Texts, phantoms: usize) -> Vec<Seat>;

    /// The same for a game that already has seats: whoever had one stays the same person in other records.
    #[must_use]
    fn all_seats_after(&self, texts: &Texts, phantoms: usize, old: &[Seat]) -> Vec<Seat>;
}

impl SeatingExt for Seating {
    fn all_seats(&self, texts: &Texts, phantoms: usize) -> Vec<Seat> {
        self.seats(texts).into_iter().chain((1..=phantoms).map(phantom_seat)).collect()
    }

    fn all_seats_after(&self, texts: &Texts, phantoms: usize, old: &[Seat]) -> Vec<Seat> {
        self.seats_after(texts, old).into_iter().chain((1..=phantoms).map(phantom_seat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::advisor::Policy;
    use text::Language;

    fn table(names: [&str; 3]) -> Seating {
        let mut seating = Seating::default();
        seating.resize(3);
        for (place, name) in seating.places.iter_mut().zip(names) {
            name.clone_into(&mut place.name);
        }
        seating
    }

    #[test]
    fn a_place_is_read_as_version_1_wrote_it_and_written_so() {
        let of_1 = r#"{"name":"Ada","colour":"red","sitter":"greedy","me":true}"#;
        let place: SeatSetup = serde_json::from_str(of_1).unwrap();
        assert_eq!(place.controller, SeatController::Computer(Policy::Greedy));
        assert_eq!(serde_json::to_string(&place).unwrap(), of_1);
        let since = of_1.replace("sitter", "controller");
        assert_eq!(serde_json::from_str::<SeatSetup>(&since).unwrap(), place);
        // The places of a pad have a name and a colour.
        let of_pad = r#"{"name":"Ada","colour":"red"}"#;
        let place: SeatSetup = serde_json::from_str(of_pad).unwrap();
        assert_eq!(serde_json::to_string(&place).unwrap(), of_pad);
    }

    #[test]
    fn who_sits_is_remembered_by_a_name_that_older_versions_gave_too() {
        for controller in
            SeatController::OFFERED.into_iter().chain([SeatController::Computer(Policy::Random)])
        {
            let text = serde_json::to_string(&controller).unwrap();
            assert_eq!(serde_json::from_str::<SeatController>(&text).unwrap(), controller, "{text}");
        }
        let read = |text| serde_json::from_str::<SeatController>(text).unwrap();
        assert_eq!(read("\"person\""), SeatController::Person);
        assert_eq!(read("\"greedy\""), SeatController::Computer(Policy::Greedy));
        assert_eq!(read("\"a later level\""), SeatController::Computer(Policy::Greedy));
    }

    #[test]
    fn a_place_without_a_name_is_called_by_what_sits_there() {
        let texts = Texts::new(Language::English);
        let mut seating = table(["", "", "Cleo"]);
        seating.places[1].controller = SeatController::Computer(Policy::Greedy);
        let shown = |seating: &Seating| -> Vec<String> {
            seating.all_seats(&texts, 1).into_iter().map(|seat| seat.name).collect()
        };
        assert_eq!(shown(&seating), ["Player 1", "Computer 2", "Cleo", "Phantom I"]);
        seating.resize(2);
        assert_eq!(shown(&seating), ["You", "Computer 2", "Phantom I"]);
    }
}
