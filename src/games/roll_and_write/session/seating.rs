//! Who sits where: what a new game is begun with, and what can be mended about it later.

use serde::{Deserialize, Serialize};

use crate::{
    games::{
        common::PLAYER_COLOURS,
        roll_and_write::advisor::{Level, Policy},
    },
    kernel::record::{Seat, SeatKind},
    text::{Key, Texts},
};

/// What tells the person at this computer apart in records.
pub const ME: &str = "me";

/// The most real players at a table (§2).
pub const MOST: usize = 5;

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

    /// Who decides by a policy that a record names; an unknown one is played as the greedy policy.
    #[must_use]
    pub fn of(policy: Option<&str>) -> Self {
        policy.map_or(Self::Person, |name| Self::Computer(name.parse().unwrap_or(Policy::Greedy)))
    }

    /// The policy, as records name it; none for a person.
    #[must_use]
    pub fn policy(self) -> Option<Policy> {
        match self {
            Self::Person => None,
            Self::Computer(policy) => Some(policy),
        }
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

/// A real player's place at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatSetup {
    /// The name; empty for the usual one.
    pub name: String,
    /// One of the colours of players.
    pub colour: String,
    /// Who decides.
    pub controller: SeatController,
    /// The person at this computer, whose games are the records.
    pub me: bool,
    /// The seat it had in a game that is mended; none for somebody new.
    #[serde(skip)]
    pub was: Option<usize>,
}

impl SeatSetup {
    /// The place of a seat that a game has already, with whoever decides for it now.
    #[must_use]
    pub fn of(seat: &Seat, row: usize, policy: Option<&str>) -> Self {
        Self {
            name: seat.name.clone(),
            colour: seat.colour.clone(),
            controller: SeatController::of(policy),
            me: seat.id == ME,
            was: Some(row),
        }
    }

    /// What the place is called at a table of `people` persons, when it is in this row (from 0).
    #[must_use]
    pub fn shown_name(&self, texts: &Texts, row: usize, people: usize) -> String {
        let number = ("number", (row + 1).into());
        match (self.name.trim(), self.controller) {
            ("", SeatController::Person) if people == 1 => texts.get(Key::You).to_owned(),
            ("", SeatController::Person) => texts.with(Key::PlayerName, &[number]),
            ("", _) => texts.with(Key::ComputerName, &[number]),
            (name, _) => name.to_owned(),
        }
    }

    /// The seat it makes in the record.
    #[must_use]
    pub fn seat(&self, texts: &Texts, row: usize, people: usize) -> Seat {
        let name = self.shown_name(texts, row, people);
        let policy = self.controller.policy();
        Seat {
            id: if self.me { ME.to_owned() } else { name.to_lowercase() },
            name,
            colour: self.colour.clone(),
            kind: if policy.is_some() { SeatKind::Computer } else { SeatKind::Human },
            policy: policy.map(|policy| policy.to_string()),
        }
    }
}

/// The places of a table, and who goes first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seating {
    /// The real players, clockwise: 1 to [`MOST`].
    pub places: Vec<SeatSetup>,
    /// Who goes first; drawn where none is named (§3.1).
    pub first: Option<usize>,
}

impl Seating {
    /// How many persons there are.
    #[must_use]
    pub fn people(&self) -> usize {
        self.places.iter().filter(|place| place.controller == SeatController::Person).count()
    }

    /// What the players are called, in the order of the seats.
    #[must_use]
    pub fn names(&self, texts: &Texts) -> Vec<String> {
        let people = self.people();
        (0..).zip(&self.places).map(|(row, place)| place.shown_name(texts, row, people)).collect()
    }

    /// The seats of the score sheet, with so many phantoms behind the players.
    #[must_use]
    pub fn seats(&self, texts: &Texts, phantoms: usize) -> Vec<Seat> {
        let people = self.people();
        let players = self.places.iter().enumerate().map(|(row, place)| place.seat(texts, row, people));
        players.chain((1..=phantoms).map(Seat::phantom)).collect()
    }

    /// Makes it a table of so many players: who goes is the last, who comes has a colour of their own.
    pub fn resize(&mut self, players: usize) {
        self.places.truncate(players.max(1));
        while self.places.len() < players {
            let taken = |colour: &&&str| self.places.iter().all(|place| place.colour != **colour);
            let colour = PLAYER_COLOURS.iter().find(taken).unwrap_or(&PLAYER_COLOURS[0]);
            self.places.push(SeatSetup { colour: (*colour).to_owned(), ..SeatSetup::default() });
        }
        self.first = self.first.filter(|first| *first < players);
    }

    /// Moves a place one seat up; the first one stays. Who goes first stays who it is.
    pub fn move_up(&mut self, row: usize) {
        let Some(to) = row.checked_sub(1) else { return };
        self.places.swap(row, to);
        self.first = self.first.map(|first| match first {
            first if first == row => to,
            first if first == to => row,
            first => first,
        });
    }

    /// Gives a place a colour; who had it gets the old one.
    pub fn paint(&mut self, row: usize, colour: &str) {
        let old = std::mem::replace(&mut self.places[row].colour, colour.to_owned());
        let other = self.places.iter_mut().enumerate().find(|(k, place)| *k != row && place.colour == colour);
        if let Some((_, place)) = other {
            place.colour = old;
        }
    }

    /// Makes one place that of the person at this computer.
    pub fn be(&mut self, row: usize) {
        for (k, place) in self.places.iter_mut().enumerate() {
            place.me = k == row;
        }
    }
}

/// Whether the player of this row is called like one above; capitals make no other name.
#[must_use]
pub fn is_called_like_one_above(names: &[String], row: usize) -> bool {
    let name = |k: usize| names[k].trim().to_lowercase();
    (0..row).any(|above| name(above) == name(row))
}

/// Whether two players have one name.
#[must_use]
pub fn have_same_names(names: &[String]) -> bool {
    (0..names.len()).any(|row| is_called_like_one_above(names, row))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn table(names: [&str; 3]) -> Seating {
        let mut seating = Seating::default();
        seating.resize(3);
        for (place, name) in seating.places.iter_mut().zip(names) {
            name.clone_into(&mut place.name);
        }
        seating
    }

    fn names(seating: &Seating) -> Vec<&str> {
        seating.places.iter().map(|place| place.name.as_str()).collect()
    }

    #[test]
    fn moving_up_keeps_who_goes_first() {
        for first in 0..3 {
            for row in 0..3 {
                let mut seating = Seating { first: Some(first), ..table(["Ada", "Ben", "Cleo"]) };
                let goes_first = seating.places[first].name.clone();
                seating.move_up(row);
                let now = seating.first.map(|first| seating.places[first].name.clone());
                assert_eq!(now, Some(goes_first), "row {row}, first {first}");
            }
        }
        let mut seating = table(["Ada", "Ben", "Cleo"]);
        seating.move_up(2);
        assert_eq!(names(&seating), ["Ada", "Cleo", "Ben"]);
        seating.move_up(0);
        assert_eq!(names(&seating), ["Ada", "Cleo", "Ben"], "above the first seat there is none");
    }

    #[test]
    fn colours_are_never_twice() {
        let mut seating = table(["Ada", "Ben", "Cleo"]);
        seating.resize(5);
        seating.paint(4, "red");
        let mut colours: Vec<_> = seating.places.iter().map(|place| place.colour.clone()).collect();
        assert_eq!((colours[0].as_str(), colours[4].as_str()), ("plum", "red"));
        colours.sort();
        colours.dedup();
        assert_eq!(colours.len(), 5);
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
            seating.seats(&texts, 1).into_iter().map(|seat| seat.name).collect()
        };
        assert_eq!(shown(&seating), ["Player 1", "Computer 2", "Cleo", "Phantom I"]);
        seating.resize(2);
        assert_eq!(shown(&seating), ["You", "Computer 2", "Phantom I"]);
    }
}
