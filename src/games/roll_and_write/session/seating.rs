//! Who sits where when a game is started, kept on a pad or entered, and what can be changed about it later.

use serde::{Deserialize, Serialize};

use crate::{
    games::{
        common::PLAYER_COLOURS,
        roll_and_write::{
            advisor::{Level, Policy},
            rules::MAX_ROWS,
        },
    },
    kernel::record::{Seat, SeatKind},
    storage::Settings,
    text::Texts,
};

/// What tells the person at this computer apart in records.
pub const ME: &str = "me";

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

    /// Who decides by a policy that a record names; an unknown one is played as the greedy policy.
    #[must_use]
    pub fn of(policy: Option<&str>) -> Self {
        policy.map_or(Self::Person, |name| Self::Computer(Policy::named(name).unwrap_or(Policy::Greedy)))
    }

    /// Whether a person decides.
    #[must_use]
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person)
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
    /// Who decides. Files call it as version 1 did.
    #[serde(rename = "sitter", alias = "controller", skip_serializing_if = "SeatController::is_person")]
    pub controller: SeatController,
    /// The person at this computer, whose games are the records.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub me: bool,
    /// The seat it had in a game that is mended; none for somebody new.
    #[serde(skip)]
    pub was: Option<usize>,
}

impl SeatSetup {
    /// The place of the person at this computer, as the settings have it.
    #[must_use]
    pub fn mine(name: &str, colour: &str) -> Self {
        Self { name: name.trim().to_owned(), colour: colour.to_owned(), me: true, ..Self::default() }
    }

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
        let number = row + 1;
        match (self.name.trim(), self.controller) {
            ("", SeatController::Person) if people == 1 => texts.you().to_owned(),
            ("", SeatController::Person) => texts.player_name(number),
            ("", _) => texts.computer_name(number),
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    /// The real players, clockwise: 1 to [`MOST_PLAYERS`].
    pub places: Vec<SeatSetup>,
    /// Who goes first; drawn where none is named (§3.1).
    pub first: Option<usize>,
}

impl Seating {
    /// A table of so many players, the first of whom is the person at this computer.
    #[must_use]
    pub fn with_me(me: &SeatSetup, players: usize) -> Self {
        let mut seating = Self { places: vec![me.clone()], first: None };
        seating.resize(players);
        seating
    }

    /// The first so many places: in a form the others wait for a larger table.
    #[must_use]
    pub fn of_first(&self, players: usize) -> Self {
        let places = self.places.iter().take(players).cloned().collect();
        Self { places, first: self.first.filter(|first| *first < players) }
    }

    /// How many persons there are.
    #[must_use]
    pub fn people(&self) -> usize {
        self.places.iter().filter(|place| place.controller.is_person()).count()
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

    /// The seats of a game that has such already: who had one stays the same person in other records.
    #[must_use]
    pub fn seats_after(&self, texts: &Texts, phantoms: usize, old: &[Seat]) -> Vec<Seat> {
        let mut seats = self.seats(texts, phantoms);
        for (seat, place) in seats.iter_mut().zip(&self.places) {
            if let Some(old) = place.was.and_then(|was| old.get(was)) {
                let Seat { name, colour, .. } = std::mem::replace(seat, old.clone());
                (seat.name, seat.colour) = (name, colour);
            }
        }
        seats
    }

    /// Makes it a table of so many players: who goes is the last, who comes has a colour of their own.
    pub fn resize(&mut self, players: usize) {
        let before = self.places.len();
        self.places.resize_with(players.max(1), SeatSetup::default);
        self.settle(before);
        self.first = self.first.filter(|first| *first < players);
    }

    /// Gives everybody from this row on a colour of their own who has none, or that of somebody above.
    pub fn settle(&mut self, from: usize) {
        for row in from..self.places.len() {
            let (above, rest) = self.places.split_at_mut(row);
            let free = |colour: &str| above.iter().all(|place| place.colour != colour);
            let colour = &mut rest[0].colour;
            if !PLAYER_COLOURS.contains(&colour.as_str()) || !free(colour) {
                PLAYER_COLOURS.into_iter().find(|colour| free(colour)).unwrap_or_default().clone_into(colour);
            }
        }
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

    /// Draws who goes first where nobody is named (§3.1).
    pub fn draw_first(&mut self) {
        self.first = self.first.or_else(|| Some(rand::random_range(0..self.places.len().max(1))));
    }

    /// Who goes first at the next table of the same players; somebody alone always does.
    #[must_use]
    pub fn next_first(&self) -> Option<usize> {
        let players = self.places.len();
        self.first.filter(|_| players > 1).map(|first| (first + 1) % players)
    }

    /// Proposes names that are known elsewhere, where nobody but the first one and the person at this computer has one.
    pub fn propose(&mut self, known: &[String]) {
        let is_named = |place: &SeatSetup| !place.name.trim().is_empty();
        if self.places.iter().skip(1).any(|place| is_named(place) && !place.me) {
            return;
        }
        let here: Vec<String> = self.places.iter().map(|place| place.name.trim().to_lowercase()).collect();
        let mut others = known.iter().filter(|name| !here.contains(&name.trim().to_lowercase()));
        let free = |place: &&mut SeatSetup| !is_named(place) && !place.me && place.controller.is_person();
        for place in self.places.iter_mut().skip(1).filter(free) {
            let Some(name) = others.next() else { return };
            place.name.clone_from(name);
        }
    }

    /// The row of the person at this computer.
    #[must_use]
    pub fn mine(&self) -> Option<usize> {
        self.places.iter().position(|place| place.me)
    }

    /// Makes one place that of the person at this computer.
    pub fn be(&mut self, row: usize) {
        for (k, place) in self.places.iter_mut().enumerate() {
            place.me = k == row;
        }
    }
}

/// Everybody who has a name in the forms that the settings remember, each once.
#[must_use]
pub fn known_players(settings: &Settings) -> Vec<String> {
    let forms = [(&settings.last_pad, "people"), (&settings.last_new_game, "places")];
    let places = forms.into_iter().filter_map(|(form, places)| form.get(places)?.as_array());
    let names = places.flatten().filter_map(|place| place.get("name")?.as_str());
    let mut known: Vec<String> = Vec::new();
    for name in names.map(str::trim).filter(|name| !name.is_empty()) {
        if !known.iter().any(|other| other.to_lowercase() == name.to_lowercase()) {
            known.push(name.to_owned());
        }
    }
    known
}

/// The row above this one whose player has the same name; capitals make no other name, and no name is none.
#[must_use]
pub fn called_like(names: &[String], row: usize) -> Option<usize> {
    let name = |k: usize| names[k].trim().to_lowercase();
    (0..row).find(|&above| !name(row).is_empty() && name(above) == name(row))
}

/// The first two players who have one name.
#[must_use]
pub fn same_names(names: &[String]) -> Option<[usize; 2]> {
    (0..names.len()).find_map(|row| Some([called_like(names, row)?, row]))
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
    fn who_has_no_colour_of_their_own_gets_one_and_the_others_keep_theirs() {
        let mut seating = table(["Ada", "Ben", "Cleo"]);
        for (row, colour) in ["teal", "pink", "teal"].into_iter().enumerate() {
            colour.clone_into(&mut seating.places[row].colour);
        }
        seating.resize(4);
        let colours = |seating: &Seating| -> Vec<String> {
            seating.places.iter().map(|place| place.colour.clone()).collect()
        };
        assert_eq!(colours(&seating), ["teal", "pink", "teal", "red"], "who comes takes none that is taken");
        seating.settle(0);
        assert_eq!(colours(&seating), ["teal", "red", "blue", "green"]);
    }

    #[test]
    fn names_are_the_same_in_any_capitals_and_with_spaces_and_nobody_is_called_nothing() {
        let names = ["Ada", " ada", "", "", "Ben"].map(str::to_owned);
        let same: Vec<usize> = (0..5).filter(|row| called_like(&names, *row).is_some()).collect();
        assert_eq!(same, [1]);
        assert_eq!((same_names(&names), same_names(&names[1..])), (Some([0, 1]), None));
    }

    #[test]
    fn who_had_a_seat_stays_the_same_person_under_another_name() {
        let texts = Texts::new(Language::English);
        let old = table(["Ada", "Ben", "Cleo"]).seats(&texts, 0);
        let places = (0..).zip(&old).map(|(row, seat)| SeatSetup::of(seat, row, None)).collect();
        let mut seating = Seating { places, first: None };
        seating.places[1].name = "Benjamin".to_owned();
        seating.move_up(1);
        seating.resize(4);
        let seats = seating.seats_after(&texts, 0, &old);
        let told: Vec<(&str, &str)> =
            seats.iter().map(|seat| (seat.id.as_str(), seat.name.as_str())).collect();
        let expected = [("ben", "Benjamin"), ("ada", "Ada"), ("cleo", "Cleo"), ("player 4", "Player 4")];
        assert_eq!(told, expected);
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
            seating.seats(&texts, 1).into_iter().map(|seat| seat.name).collect()
        };
        assert_eq!(shown(&seating), ["Player 1", "Computer 2", "Cleo", "Phantom I"]);
        seating.resize(2);
        assert_eq!(shown(&seating), ["You", "Computer 2", "Phantom I"]);
    }
}
