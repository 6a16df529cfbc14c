//! Who sits where in this game: people, and the levels of the program; with the phantoms behind them.

use serde::{Deserialize, Serialize};

use crate::{
    advisor::{Level, Policy},
    log::phantom_seat,
    rules::MAX_ROWS,
};
use common::seating::{self, Controller};
use kernel::record::Seat;
use text::Texts;

/// A real player's place at the table.
pub type SeatSetup = seating::SeatSetup<SeatController>;

/// The places of a table, and who goes first.
pub type Seating = seating::Seating<SeatController>;

/// The most real players at a table (§2): each has a row of the score sheet.
pub const MOST_PLAYERS: usize = MAX_ROWS;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum SeatController {
    /// A person.
    #[default]
    Person,
    /// The program, by a policy.
    Computer(Policy),
}

/// What remembered choices call a person.
const PERSON: &str = "person";

impl SeatController {
    /// All that a seat can be given to: a person, or a level of the program.
    pub const OFFERED: [Self; 5] = [
        Self::Person,
        Self::Computer(Policy::Level(Level::Beginner)),
        Self::Computer(Policy::Level(Level::Casual)),
        Self::Computer(Policy::Level(Level::Strong)),
        Self::Computer(Policy::Advisor),
    ];

    /// The policy, as records name it; none for a person.
    #[must_use]
    pub fn policy(self) -> Option<Policy> {
        match self {
            Self::Person => None,
            Self::Computer(policy) => Some(policy),
        }
    }
}

impl Controller for SeatController {
    /// An unknown policy is played as the greedy one.
    fn of(policy: Option<&str>) -> Self {
        policy.map_or(Self::Person, |name| Self::Computer(Policy::named(name).unwrap_or(Policy::Greedy)))
    }

    fn is_person(&self) -> bool {
        matches!(self, Self::Person)
    }

    fn policy_name(&self) -> Option<String> {
        self.policy().map(|policy| policy.to_string())
    }
}

impl From<String> for SeatController {
    fn from(name: String) -> Self {
        Self::of(Some(name.as_str()).filter(|name| *name != PERSON))
    }
}

impl From<SeatController> for String {
    fn from(controller: SeatController) -> Self {
        controller.policy().map_or_else(|| PERSON.to_owned(), |policy| policy.to_string())
    }
}

/// Seats with phantoms behind the players.
pub trait SeatingExt {
    /// The seats of the score sheet, with so many phantoms behind the players.
    #[must_use]
    fn all_seats(&self, texts: &Texts, phantoms: usize) -> Vec<Seat>;

    /// The same of a game that has such already: who had one stays the same person in other records.
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
        // Those of a pad have a name and a colour.
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
