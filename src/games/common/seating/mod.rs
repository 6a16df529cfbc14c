//! Who sits where when a game is started, kept on a pad or entered: the same in every game.

mod controller;
mod names;
#[cfg(test)]
mod tests;

pub use controller::SeatController;
pub use names::{called_like, known_players, list_of_names, may_be_names, name_fault, sign_in};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::PLAYER_COLOURS;
use kernel::{
    NameKey, People,
    record::{ME, MOST_NAME, Seat, SeatKind},
};
use text::Texts;

/// Who decides for a seat.
pub trait Controller: Clone + Default + PartialEq + Serialize + DeserializeOwned {
    /// Who decides by a policy that a record names; none is a person.
    fn of(policy: Option<&str>) -> Self;

    /// Whether a person decides.
    fn is_person(&self) -> bool;

    /// The policy, as records name it; none for a person.
    fn policy_name(&self) -> Option<String>;
}

/// Where only people sit.
impl Controller for () {
    fn of(_: Option<&str>) -> Self {}

    fn is_person(&self) -> bool {
        true
    }

    fn policy_name(&self) -> Option<String> {
        None
    }
}

/// A real player's place at the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, bound = "C: Controller")]
pub struct SeatSetup<C> {
    /// The name; empty for the usual one.
    pub name: String,
    /// One of the colours of players.
    pub colour: String,
    /// Who decides. Files call it as version 1 did.
    #[serde(rename = "sitter", alias = "controller", skip_serializing_if = "Controller::is_person")]
    pub controller: C,
    /// The person at this computer, whose games are the high scores.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub me: bool,
    /// The seat it had in a game that is mended; none for somebody new.
    #[serde(skip)]
    pub was: Option<usize>,
}

impl<C: Controller> SeatSetup<C> {
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
            controller: C::of(policy),
            me: seat.id == ME,
            was: Some(row),
        }
    }

    /// Whether whoever sits there has a name: what is not seen is none.
    #[must_use]
    pub fn is_named(&self) -> bool {
        !NameKey::of(&self.name).is_blank()
    }

    /// What the place is called at a table of `people` persons, when it is in this row (from 0).
    #[must_use]
    pub fn shown_name(&self, texts: &Texts, row: usize, people: usize) -> String {
        let number = row + 1;
        match (self.is_named(), self.controller.is_person()) {
            (true, _) => self.name.trim().to_owned(),
            (false, true) if people == 1 => texts.you().to_owned(),
            (false, true) => texts.player_name(number),
            (false, false) => texts.computer_name(number),
        }
    }

    /// The seat it makes in the record.
    #[must_use]
    pub fn seat(&self, texts: &Texts, row: usize, people: usize) -> Seat {
        let name = self.shown_name(texts, row, people);
        let policy = self.controller.policy_name();
        Seat {
            id: if self.me { ME.to_owned() } else { NameKey::of(&name).into() },
            name,
            colour: self.colour.clone(),
            kind: if policy.is_some() { SeatKind::Computer } else { SeatKind::Human },
            policy,
        }
    }
}

/// The places of a table, and who goes first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "C: Controller")]
pub struct Seating<C> {
    /// The real players, clockwise: at least one.
    pub places: Vec<SeatSetup<C>>,
    /// Who goes first; drawn where none is named.
    pub first: Option<usize>,
}

impl<C: Controller> Seating<C> {
    /// Whether another has as many places.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        self.places.len() == other.places.len()
    }

    /// The seats that the places had in the game.
    #[must_use]
    pub fn was(&self) -> Vec<Option<usize>> {
        self.places.iter().map(|place| place.was).collect()
    }

    /// Places as they were typed at this table, with the seats that they had; none of another table.
    #[must_use]
    pub fn reseated(&self, mut typed: Self, was: &[Option<usize>]) -> Option<Self> {
        let fits = !was.is_empty()
            && typed.places.len() == was.len()
            && was.iter().flatten().all(|was| *was < self.places.len());
        for (place, was) in typed.places.iter_mut().zip(was) {
            place.was = *was;
        }
        fits.then_some(typed)
    }

    /// Places as they were left when they were being typed; none where they are of another table. Where nobody had
    /// moved the seats that they had may not have been written.
    #[must_use]
    pub fn as_left(&self, typed: Self, was: Vec<Option<usize>>) -> Option<Self> {
        let was = if was.is_empty() && self.is_like(&typed) { self.was() } else { was };
        self.reseated(typed, &was)
    }

    /// A table of so many players, the first of whom is the person at this computer.
    #[must_use]
    pub fn with_me(me: &SeatSetup<C>, players: usize) -> Self {
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

    /// The seats of the players.
    #[must_use]
    pub fn seats(&self, texts: &Texts) -> Vec<Seat> {
        let people = self.people();
        self.places.iter().enumerate().map(|(row, place)| place.seat(texts, row, people)).collect()
    }

    /// The seats of the players of a game that has such already: who had one stays the same person in other records.
    #[must_use]
    pub fn seats_after(&self, texts: &Texts, old: &[Seat]) -> Vec<Seat> {
        let mut seats = self.seats(texts);
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

    /// Moves a place one seat up; the first one stays.
    pub fn move_up(&mut self, row: usize) {
        self.move_to(row, row.saturating_sub(1));
    }

    /// Moves a place to another seat; those between move up or down. Who goes first stays who it is.
    pub fn move_to(&mut self, row: usize, to: usize) {
        let place = self.places.remove(row);
        self.places.insert(to, place);
        self.first = self.first.map(|first| match first {
            first if first == row => to,
            first if (row + 1..=to).contains(&first) => first - 1,
            first if (to..row).contains(&first) => first + 1,
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

    /// Draws who goes first where nobody is named.
    pub fn draw_first(&mut self) {
        self.first = self.first.or_else(|| Some(rand::random_range(0..self.places.len().max(1))));
    }

    /// Who goes first at the next table of the same players; somebody alone always does.
    #[must_use]
    pub fn next_first(&self) -> Option<usize> {
        let players = self.places.len();
        self.first.filter(|_| players > 1).map(|first| (first + 1) % players)
    }

    /// Proposes names that are known elsewhere, where nobody but the first one and the person at this computer has one: from
    /// the first place on, so that the same people sit in the same order. Nobody sits there twice under two names.
    pub fn propose(&mut self, known: &[String], people: &People) {
        if self.places.iter().skip(1).any(|place| place.is_named() && !place.me) {
            return;
        }
        let person = |name: &str| people.id(NameKey::of(name).as_str()).to_owned();
        let here: Vec<String> = self.places.iter().map(|place| person(&place.name)).collect();
        let mut others = known.iter().filter(|name| !here.contains(&person(name)));
        let free = |place: &&mut SeatSetup<C>| !place.is_named() && !place.me && place.controller.is_person();
        for place in self.places.iter_mut().filter(free) {
            let Some(name) = others.next() else { return };
            place.name.clone_from(name);
        }
    }

    /// Names one person after the other from a row on, as far as there are places among the first `players`; returns the
    /// names for which there is none.
    pub fn name_from(&mut self, row: usize, names: Vec<String>, players: usize) -> Vec<String> {
        let mut names = names.into_iter();
        for place in self.places.iter_mut().take(players).skip(row) {
            let Some(name) = names.next() else { break };
            place.name = name.chars().take(MOST_NAME).collect();
        }
        names.collect()
    }

    /// Draws by lot who of the first `players` sits where; `below` gives a number below another one by chance. Who goes first
    /// stays who it is.
    pub fn draw_lots(&mut self, players: usize, mut below: impl FnMut(usize) -> usize) {
        for row in (1..players.min(self.places.len())).rev() {
            let other = below(row + 1);
            self.places.swap(row, other);
            self.first = self.first.map(|first| match first {
                first if first == row => other,
                first if first == other => row,
                first => first,
            });
        }
    }

    /// Who sat at a table has the first places.
    pub fn take_seats(&mut self, seats: &[Seat]) {
        for ((row, seat), place) in seats.iter().enumerate().zip(&mut self.places) {
            *place = SeatSetup::of(seat, row, None);
        }
        self.settle(seats.len().min(self.places.len()));
    }

    /// Who sits in a row of a game that is corrected is whoever sat there: nobody moves.
    #[must_use]
    pub fn as_before(mut self) -> Self {
        for (row, place) in self.places.iter_mut().enumerate() {
            place.was = Some(row);
        }
        self
    }

    /// What is wrong with the names: signs that none can have, and two players of one name could not be told apart.
    #[must_use]
    pub fn fault(&self, texts: &Texts) -> Option<String> {
        let names = self.names(texts);
        (0..names.len()).find_map(|row| name_fault(texts, &names, row))
    }

    /// Makes whoever is called like the person at this computer that person; nobody where they have no name.
    pub fn find_me(&mut self, me: &str) {
        let me = NameKey::of(me);
        for place in &mut self.places {
            place.me = !me.is_blank() && NameKey::of(&place.name) == me;
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
