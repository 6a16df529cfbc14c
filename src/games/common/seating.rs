//! Who sits where when a game is started, kept on a pad or entered: the same in every game.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::PLAYER_COLOURS;
use crate::{
    kernel::{
        CodePoint, NameFault, NameKey,
        record::{ME, MOST_NAME, Seat, SeatKind},
    },
    storage::Settings,
    text::Texts,
};

/// Names of a list at most, and words of a name.
const MOST_PASTED: usize = 12;
const MOST_WORDS: usize = 4;

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

    /// What was typed of these places, which says nothing of the seats they had in the game.
    #[must_use]
    pub fn with(&self, mut typed: Self) -> Self {
        for (typed, place) in typed.places.iter_mut().zip(&self.places) {
            typed.was = place.was;
        }
        typed
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

    /// Proposes names that are known elsewhere, where nobody but the first one and the person at this computer has one.
    pub fn propose(&mut self, known: &[String]) {
        if self.places.iter().skip(1).any(|place| place.is_named() && !place.me) {
            return;
        }
        let here: Vec<NameKey> = self.places.iter().map(|place| NameKey::of(&place.name)).collect();
        let mut others = known.iter().filter(|name| !here.contains(&NameKey::of(name)));
        let free = |place: &&mut SeatSetup<C>| !place.is_named() && !place.me && place.controller.is_person();
        for place in self.places.iter_mut().skip(1).filter(free) {
            let Some(name) = others.next() else { return };
            place.name.clone_from(name);
        }
    }

    /// Names one person after the other from a row on, as far as there are places.
    pub fn name_from(&mut self, row: usize, names: Vec<String>) {
        for (place, name) in self.places.iter_mut().skip(row).zip(names) {
            place.name = name.chars().take(MOST_NAME).collect();
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

/// The names of a list, as a chat or a spreadsheet has it: one a line, or with tabs or semicolons between them. None
/// where it is a single one.
#[must_use]
pub fn list_of_names(text: &str) -> Option<Vec<String>> {
    let names = text.split(['\n', '\r', '\t', ';']).map(str::trim).filter(|name| !name.is_empty());
    let names: Vec<String> = names.map(str::to_owned).collect();
    Some(names).filter(|names| names.len() > 1)
}

/// Whether a text that was pasted may be names, and nothing longer.
#[must_use]
pub fn may_be_names(text: &str) -> bool {
    let may_be = |name: &String| {
        NameFault::of(name).is_none()
            && name.split_whitespace().count() <= MOST_WORDS
            && !name.to_lowercase().starts_with("players")
            && !name.contains(['{', '}', '[', ']'])
    };
    list_of_names(text).is_some_and(|names| names.len() <= MOST_PASTED && names.iter().all(may_be))
}

/// Everybody who has a name in the forms that the settings remember, each once.
#[must_use]
pub fn known_players(settings: &Settings) -> Vec<String> {
    let forms = [(&settings.last_pad, "people"), (&settings.last_new_game, "places")];
    let tables = settings.forms.values().map(|form| (form, "people"));
    let places = forms.into_iter().chain(tables).filter_map(|(form, places)| form.get(places)?.as_array());
    let names = places.flatten().filter_map(|place| place.get("name")?.as_str());
    let mut known: Vec<(NameKey, String)> = Vec::new();
    // One that was remembered before names had a rule is not proposed again.
    for name in names.map(str::trim).filter(|name| NameFault::of(name).is_none()) {
        let key = NameKey::of(name);
        if !known.iter().any(|(other, _)| *other == key) {
            known.push((key, name.to_owned()));
        }
    }
    known.into_iter().map(|(_, name)| name).collect()
}

/// What is wrong with the name in a row, if something is.
#[must_use]
pub fn name_fault(texts: &Texts, names: &[String], row: usize) -> Option<String> {
    let sign = sign_in(&names[row]).map(|sign| texts.late_fault_name(row + 1, &sign));
    let same = || called_like(names, row).map(|above| texts.late_fault_same_name(above + 1, row + 1));
    sign.or_else(same)
}

/// The sign in a name that no name can have, as Unicode calls it.
#[must_use]
pub fn sign_in(name: &str) -> Option<String> {
    match NameFault::of(name)? {
        NameFault::Sign { sign, .. } => Some(CodePoint(sign).to_string()),
        // A field takes no name that is too long.
        NameFault::Blank | NameFault::Long { .. } => None,
    }
}

/// The row above this one whose player has the same name, however it is written; no name is none.
#[must_use]
pub fn called_like(names: &[String], row: usize) -> Option<usize> {
    let name = NameKey::of(&names[row]);
    (0..row).find(|&above| !name.is_blank() && NameKey::of(&names[above]) == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn table(names: [&str; 3]) -> Seating<()> {
        let mut seating = Seating::default();
        seating.resize(3);
        for (place, name) in seating.places.iter_mut().zip(names) {
            name.clone_into(&mut place.name);
        }
        seating
    }

    fn names(seating: &Seating<()>) -> Vec<&str> {
        seating.places.iter().map(|place| place.name.as_str()).collect()
    }

    #[test]
    fn moving_keeps_who_goes_first() {
        for (first, row, to) in (0..27).map(|k| (k / 9, k / 3 % 3, k % 3)) {
            let mut seating = Seating { first: Some(first), ..table(["Ada", "Ben", "Cleo"]) };
            let name = |seating: &Seating<()>, k: usize| seating.places[k].name.clone();
            let (goes_first, moved) = (name(&seating, first), name(&seating, row));
            seating.move_to(row, to);
            assert_eq!(name(&seating, to), moved);
            let now = seating.first.map(|first| name(&seating, first));
            assert_eq!(now, Some(goes_first), "row {row} to {to}, first {first}");
        }
        let mut seating = table(["Ada", "Ben", "Cleo"]);
        seating.move_to(0, 2);
        assert_eq!(names(&seating), ["Ben", "Cleo", "Ada"], "the others move up");
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
        let colours = |seating: &Seating<()>| -> Vec<String> {
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
    }

    #[test]
    fn a_name_is_one_however_it_is_written_and_signs_that_none_can_have_are_told_of_their_player() {
        let texts = Texts::new(Language::English);
        assert_eq!(table(["Jörg", "Jörg M", "Ben"]).fault(&texts), None);
        for same in ["Jo\u{308}rg", "JÖRG", " jörg\u{a0}", "Jörg\u{200b}"] {
            let fault = table(["Jörg", "Ben", same]).fault(&texts);
            assert_eq!(fault, Some(texts.late_fault_same_name(1, 3)), "{same:?}");
        }
        for (odd, sign) in [("Ad\0a", "U+0000"), ("Ada\u{202e}gnoW", "U+202E"), ("Ada\nWong", "U+000A")] {
            let fault = table(["Ben", odd, "Cleo"]).fault(&texts);
            assert_eq!(fault, Some(texts.late_fault_name(2, sign)), "{odd:?}");
        }
        let unseen = table(["Ben", "\u{200b}", " "]);
        assert_eq!(unseen.names(&texts), ["Ben", &texts.player_name(2), &texts.player_name(3)]);
        let ids: Vec<String> =
            table(["Jo\u{308}rg", "Ben ", "ADA"]).seats(&texts).into_iter().map(|seat| seat.id).collect();
        assert_eq!(ids, ["jörg", "ben", "ada"]);
        let mut mine = table(["Ben", "ZOE\u{308}", "Cleo"]);
        mine.find_me("Zoë ");
        assert_eq!(mine.mine(), Some(1));
        mine.find_me(" ");
        assert_eq!(mine.mine(), None);
    }

    #[test]
    fn a_list_of_names_fills_the_rows_from_where_it_is_pasted() {
        let all = ["Amélie", "Jörg Müller", "Ольга", "🐪 Kamel"].map(str::to_owned);
        for between in ["\n", "\r\n", "\r", "\t", ";", " ; ", "\n\n"] {
            assert_eq!(list_of_names(&all.join(between)), Some(all.to_vec()), "{between:?}");
            assert!(may_be_names(&all.join(between)), "{between:?}");
        }
        assert_eq!(list_of_names("Jörg Müller\n"), None);
        assert!(!may_be_names("players Ada Ben\nr1 Ada tower") && !may_be_names("{\n\"a\": 1}"));
        let mut seating = table(["Ada", "Ben", "Cleo"]);
        seating.name_from(1, all.to_vec());
        assert_eq!(names(&seating), ["Ada", "Amélie", "Jörg Müller"]);
    }

    #[test]
    fn who_had_a_seat_stays_the_same_person_under_another_name() {
        let texts = Texts::new(Language::English);
        let old = table(["Ada", "Ben", "Cleo"]).seats(&texts);
        let places = (0..).zip(&old).map(|(row, seat)| SeatSetup::<()>::of(seat, row, None)).collect();
        let mut seating = Seating { places, first: None };
        seating.places[1].name = "Benjamin".to_owned();
        seating.move_up(1);
        seating.resize(4);
        let seats = seating.seats_after(&texts, &old);
        let told: Vec<(&str, &str)> =
            seats.iter().map(|seat| (seat.id.as_str(), seat.name.as_str())).collect();
        let expected = [("ben", "Benjamin"), ("ada", "Ada"), ("cleo", "Cleo"), ("player 4", "Player 4")];
        assert_eq!(told, expected);
    }
}
