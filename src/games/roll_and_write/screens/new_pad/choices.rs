//! What is chosen on the page, and the table it makes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    games::{
        common::{BuildingType, PLAYER_COLOURS},
        roll_and_write::{
            log::{NamedLayout, Options},
            rules::{
                ChangeDice, Layout, MAX_ROWS, SpecialActions, standard_bonus, standard_phantoms,
                standard_rounds,
            },
            session::NewPad,
        },
    },
    kernel::record::{Seat, SeatKind},
};

/// The numbers of buildings of the six types.
pub type Counts = [i64; BuildingType::COUNT];

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// Empty for the name of the colour.
    pub name: String,
    /// One of [`PLAYER_COLOURS`].
    pub colour: String,
}

/// What the pad on the table was said to have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confirmed {
    /// The hash of the sheet it was said of.
    pub sheet: String,
    /// Buildings of each type.
    pub counts: Counts,
    /// Coins printed.
    pub coins: i64,
}

/// The choices that are remembered from table to table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// How many play, 1 to 5.
    pub players: usize,
    /// Everybody who may play, also those who do not today.
    pub people: Vec<Person>,
    /// Phantoms of somebody alone, 2 to 4.
    pub phantoms: usize,
    /// Alone: to beat the phantoms, not for the highest total.
    pub against: bool,
    /// Phantoms are rolled with the dice on the table.
    pub table_dice: bool,
    /// Rounds, where they are not those of the rules.
    pub rounds: Option<i64>,
    /// The reading of §5.3.
    pub special_actions: SpecialActions,
    /// The reading of §5.1.
    pub change_dice: ChangeDice,
    /// The name of the sheet, if it is not that of the program.
    pub sheet: Option<String>,
    /// What was confirmed of the sheets played on so far.
    pub confirmed: Vec<Confirmed>,
}

impl Default for Choices {
    fn default() -> Self {
        let person = |colour: &str| Person { name: String::new(), colour: colour.to_owned() };
        Self {
            players: 4,
            people: PLAYER_COLOURS.iter().take(MAX_ROWS).map(|colour| person(colour)).collect(),
            phantoms: 2,
            against: false,
            table_dice: false,
            rounds: None,
            special_actions: SpecialActions::default(),
            change_dice: ChangeDice::default(),
            sheet: None,
            confirmed: Vec::new(),
        }
    }
}

impl Choices {
    /// What was chosen last; what cannot be is left out. `me` and `colour` are of the person at this computer.
    #[must_use]
    pub fn remembered(value: &Value, me: &str, colour: &str) -> Self {
        let usual = Self::default();
        let Ok(last) = Self::deserialize(value) else {
            let mut fresh = usual;
            fresh.people[0].name = me.to_owned();
            fresh.set_colour(0, colour);
            return fresh;
        };
        let known = |person: &Person| PLAYER_COLOURS.contains(&person.colour.as_str());
        let people = Some(last.people).filter(|people| people.len() == MAX_ROWS && people.iter().all(known));
        Self {
            players: last.players.clamp(1, MAX_ROWS),
            people: people.unwrap_or(usual.people),
            phantoms: last.phantoms.clamp(2, 4),
            rounds: last.rounds.filter(|rounds| (1..=33).contains(rounds)),
            ..last
        }
    }

    /// The same, for the settings.
    #[must_use]
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// Gives a person a colour; whoever has it takes theirs.
    pub fn set_colour(&mut self, person: usize, colour: &str) {
        let old = std::mem::replace(&mut self.people[person].colour, colour.to_owned());
        let taken = |(k, other): &(usize, &mut Person)| *k != person && other.colour == colour;
        if let Some((_, other)) = self.people.iter_mut().enumerate().find(taken) {
            other.colour = old;
        }
    }

    /// Phantoms by the number of players (§2).
    #[must_use]
    pub fn phantoms(&self) -> usize {
        match self.players {
            1 => self.phantoms,
            players => standard_phantoms(players),
        }
    }

    /// The rounds of the rules (§2).
    #[must_use]
    pub fn usual_rounds(&self) -> i64 {
        standard_rounds(self.players + self.phantoms()).into()
    }

    /// The rounds to play.
    #[must_use]
    pub fn rounds(&self) -> i64 {
        self.rounds.unwrap_or_else(|| self.usual_rounds())
    }

    /// Sets the rounds by hand; those of the rules follow the players again.
    pub fn set_rounds(&mut self, rounds: i64) {
        self.rounds = (rounds != self.usual_rounds()).then_some(rounds);
    }

    /// Remembers what the pad on the table has.
    pub fn confirm(&mut self, sheet: &str, counts: Counts, coins: i64) {
        self.confirmed.retain(|confirmed| confirmed.sheet != sheet);
        self.confirmed.push(Confirmed { sheet: sheet.to_owned(), counts, coins });
    }

    /// What the players are called: without a name like their colour.
    pub fn names(&self, colour_name: impl Fn(&str) -> String) -> Vec<String> {
        let people = self.people.iter().take(self.players);
        let name = |person: &Person| match person.name.trim() {
            "" => colour_name(&person.colour),
            name => name.to_owned(),
        };
        people.map(name).collect()
    }

    /// The table that was chosen. A person without a name is called as `colour_name` calls their colour.
    #[must_use]
    pub fn game(
        &self,
        layout: NamedLayout,
        first: Option<usize>,
        me: &str,
        colour_name: impl Fn(&str) -> String,
    ) -> NewPad {
        let person = |person: &Person| {
            let name = person.name.trim();
            let id = if !name.is_empty() && name == me { "me" } else { name };
            let name = if name.is_empty() { colour_name(&person.colour) } else { name.to_owned() };
            Seat {
                id: id.to_owned(),
                name,
                colour: person.colour.clone(),
                kind: SeatKind::Human,
                policy: None,
            }
        };
        let people = self.people.iter().take(self.players).map(person);
        let bonus = i64::from(standard_bonus(self.phantoms()));
        NewPad {
            seats: people.chain((1..=self.phantoms()).map(Seat::phantom)).collect(),
            options: Options {
                rounds: self.rounds(),
                special_actions: self.special_actions,
                change_dice: self.change_dice,
                phantom_bonus: (self.players == 1 && self.against).then_some(bonus),
            },
            layout,
            first,
            program_rolls: self.phantoms() > 0 && !self.table_dice,
        }
    }
}

/// The sheet with the counts of the pad on the table: where they are not those of its grid, there is none.
#[must_use]
pub fn sheet_at_hand(named: &NamedLayout, layout: &Layout, counts: Counts, coins: i64) -> NamedLayout {
    let mut at_hand = named.clone();
    at_hand.draft.coins = coins;
    if counts != counts_of(layout) {
        at_hand.draft.grid = None;
        at_hand.draft.counts = Some(counts.to_vec());
    }
    at_hand
}

/// The counts of a layout.
#[must_use]
pub fn counts_of(layout: &Layout) -> Counts {
    BuildingType::ALL.map(|building| layout.count(building).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn phantoms_and_rounds_follow_the_players() {
        let mut choices = Choices::default();
        let table = |choices: &Choices| (choices.players, choices.phantoms(), choices.rounds());
        for expected in [(1, 2, 18), (2, 1, 18), (3, 0, 18), (4, 0, 15), (5, 0, 12)] {
            choices.players = expected.0;
            assert_eq!(table(&choices), expected);
        }
        choices.set_rounds(9);
        choices.players = 3;
        assert_eq!(choices.rounds(), 9);
    }

    #[test]
    fn no_two_people_have_one_colour() {
        let mut choices = Choices::default();
        choices.set_colour(0, "gold");
        choices.set_colour(2, "teal");
        let colours: Vec<&str> = choices.people.iter().map(|person| person.colour.as_str()).collect();
        assert_eq!(colours, ["gold", "blue", "teal", "red", "plum"]);
    }

    #[test]
    fn what_was_chosen_comes_back_and_nonsense_does_not() {
        let mut choices = Choices { players: 3, table_dice: true, ..Choices::default() };
        choices.confirm("My pad", [6; 6], 12);
        assert_eq!(Choices::remembered(&choices.to_value(), "Zoé", "teal"), choices);
        let fresh = Choices::remembered(&json!(null), "Zoé", "teal");
        assert_eq!((fresh.people[0].name.as_str(), fresh.people[0].colour.as_str()), ("Zoé", "teal"));
        let beyond = json!({"players": 9, "phantoms": 7, "rounds": 99, "people": []});
        let usual = Choices { players: 5, phantoms: 4, ..Choices::default() };
        assert_eq!(Choices::remembered(&beyond, "", "red"), usual);
    }

    #[test]
    fn other_counts_than_those_of_the_grid_make_a_sheet_of_counts_alone() {
        let (named, layout) = NamedLayout::standard();
        let same = sheet_at_hand(&named, &layout, counts_of(&layout), 15);
        assert!(Layout::new(&same.draft).unwrap().grid().is_some());
        let other = sheet_at_hand(&named, &layout, [6; 6], 12);
        let other = Layout::new(&other.draft).unwrap();
        assert_eq!((other.grid(), counts_of(&other), other.coins()), (None, [6; 6], 12));
    }
}
