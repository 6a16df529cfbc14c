//! What is chosen on the page, and the game it makes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    games::roll_and_write::{
        log::NamedLayout,
        rules::{ChangeDice, SpecialActions, standard_bonus, standard_phantoms, standard_rounds},
        session::{
            Dice, NewGame,
            seating::{MOST, SeatSetup, Seating},
        },
    },
    kernel::Seed,
};

/// The choices that are remembered from game to game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Real players, 1 to 5.
    pub players: usize,
    /// The places of all who ever played here; the first `players` of them play.
    pub places: Vec<SeatSetup>,
    /// Who goes first, where that is not drawn.
    pub first: Option<usize>,
    /// Dice are rolled at the table and typed in.
    pub typed: bool,
    /// The phantoms of one player alone, 2 to 4.
    pub phantoms: usize,
    /// To beat the phantoms, not for the highest total.
    pub against: bool,
    /// The bonus of a phantom, where it is not that of the rules.
    pub bonus: Option<i64>,
    /// Rounds, where they are not those of the rules.
    pub rounds: Option<i64>,
    /// The reading of §5.3.
    pub special_actions: SpecialActions,
    /// The reading of §5.1.
    pub change_dice: ChangeDice,
    /// The name of the sheet, if it is not that of the program.
    pub sheet: Option<String>,
}

impl Default for Choices {
    fn default() -> Self {
        Self {
            players: 1,
            places: Vec::new(),
            first: None,
            typed: false,
            phantoms: 2,
            against: false,
            bonus: None,
            rounds: None,
            special_actions: SpecialActions::default(),
            change_dice: ChangeDice::default(),
            sheet: None,
        }
    }
}

impl Choices {
    /// What was chosen last; what cannot be is left out. `me` is the person at this computer.
    #[must_use]
    pub fn remembered(value: &Value, me: &SeatSetup) -> Self {
        let last = Self::deserialize(value).unwrap_or_default();
        let players = last.players.clamp(1, MOST);
        let mut seating = Seating { places: last.places, first: None };
        if !seating.places.iter().any(|place| place.me) {
            seating.places.insert(0, me.clone());
        }
        seating.resize(MOST);
        // Settings may have been changed since; only one is me.
        let mine = seating.places.iter().position(|place| place.me).unwrap_or(0);
        seating.be(mine);
        seating.places[mine].name.clone_from(&me.name);
        seating.paint(mine, &me.colour);
        Self {
            players,
            places: seating.places,
            first: last.first.filter(|first| *first < players),
            phantoms: last.phantoms.clamp(2, 4),
            bonus: last.bonus.filter(|bonus| (0..=99).contains(bonus)),
            rounds: last.rounds.filter(|rounds| (1..=33).contains(rounds)),
            ..last
        }
    }

    /// The places that play.
    #[must_use]
    pub fn seating(&self) -> Seating {
        Seating { places: self.places[..self.players.min(self.places.len())].to_vec(), first: self.first }
    }

    /// Sets how many play; I am always among them.
    pub fn set_players(&mut self, players: usize) {
        self.players = players;
        self.first = self.first.filter(|first| *first < players);
        if let Some(mine) = self.places.iter().position(|place| place.me).filter(|mine| *mine >= players) {
            self.places.swap(0, mine);
        }
    }

    /// Puts the places that play back after they were changed. A place that does not play gives a colour up that is
    /// taken now.
    pub fn set_seating(&mut self, seating: Seating) {
        let rest = self.places.split_off(seating.places.len().min(self.places.len()));
        let mut all = Seating { places: seating.places, first: seating.first };
        for place in rest {
            let is_taken = all.places.iter().any(|other| other.colour == place.colour);
            let row = all.places.len();
            all.resize(row + 1);
            let colour = if is_taken { all.places[row].colour.clone() } else { place.colour.clone() };
            all.places[row] = SeatSetup { colour, ..place };
        }
        (self.places, self.first) = (all.places, seating.first);
    }

    /// The phantoms at the table (§2, §9, §10).
    #[must_use]
    pub fn phantoms(&self) -> usize {
        match self.players {
            1 => self.phantoms,
            players => standard_phantoms(players),
        }
    }

    /// Whether one plays alone against the phantoms (§11).
    #[must_use]
    pub fn is_against(&self) -> bool {
        self.against && self.players == 1
    }

    /// The same, for the settings.
    #[must_use]
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// The rounds of the rules for this table (§2).
    #[must_use]
    pub fn usual_rounds(&self) -> i64 {
        standard_rounds(self.players + self.phantoms()).into()
    }

    /// The rounds to play.
    #[must_use]
    pub fn rounds(&self) -> i64 {
        self.rounds.unwrap_or_else(|| self.usual_rounds())
    }

    /// Sets the rounds by hand; those of the rules follow the table again.
    pub fn set_rounds(&mut self, rounds: i64) {
        self.rounds = (rounds != self.usual_rounds()).then_some(rounds);
    }

    /// The bonus of the rules for these phantoms (§11).
    #[must_use]
    pub fn usual_bonus(&self) -> i64 {
        standard_bonus(self.phantoms).into()
    }

    /// The bonus of each phantom.
    #[must_use]
    pub fn bonus(&self) -> i64 {
        self.bonus.unwrap_or_else(|| self.usual_bonus())
    }

    /// Sets the bonus by hand; that of the rules follows the phantoms again.
    pub fn set_bonus(&mut self, bonus: i64) {
        self.bonus = (bonus != self.usual_bonus()).then_some(bonus);
    }

    /// The game that was chosen.
    #[must_use]
    pub fn game(&self, layout: NamedLayout, Seed(seed): Seed) -> NewGame {
        NewGame {
            seating: self.seating(),
            dice: if self.typed { Dice::Typed } else { Dice::Program },
            phantoms: self.phantoms(),
            bonus: self.is_against().then(|| self.bonus()),
            rounds: self.rounds(),
            special_actions: self.special_actions,
            change_dice: self.change_dice,
            layout,
            seed,
        }
    }
}

/// The seed that somebody wrote: spaces around and between its digits do not matter.
#[must_use]
pub fn seed(text: &str) -> Option<Seed> {
    let digits: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    // A sign is no digit.
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::common::PLAYER_COLOURS;
    use serde_json::json;

    #[test]
    fn rounds_and_bonus_follow_the_phantoms_until_set_by_hand() {
        let mut choices = Choices::default();
        let both = |choices: &Choices| (choices.rounds(), choices.bonus());
        assert_eq!(both(&choices), (18, 21));
        choices.phantoms = 3;
        assert_eq!(both(&choices), (15, 18));
        choices.set_rounds(20);
        choices.set_bonus(5);
        choices.phantoms = 4;
        assert_eq!(both(&choices), (20, 5));
        choices.set_rounds(12);
        choices.set_bonus(15);
        choices.phantoms = 2;
        assert_eq!(both(&choices), (18, 21));
    }

    fn me() -> SeatSetup {
        SeatSetup { name: "Zoé".to_owned(), colour: "plum".to_owned(), me: true, ..SeatSetup::default() }
    }

    #[test]
    fn what_was_chosen_comes_back_and_nonsense_does_not() {
        let fresh = Choices::remembered(&json!(null), &me());
        assert_eq!((fresh.players, fresh.places.len(), &fresh.places[0]), (1, MOST, &me()));
        let mut seating = Choices { players: 3, ..fresh.clone() }.seating();
        seating.places[1].name = "Ben".to_owned();
        seating.first = Some(2);
        let mut choices =
            Choices { players: 3, phantoms: 4, against: true, rounds: Some(7), ..fresh.clone() };
        choices.set_seating(seating);
        assert_eq!(Choices::remembered(&choices.to_value(), &me()), choices);
        for nonsense in [json!("two"), json!({"phantoms": "two"}), json!([1])] {
            assert_eq!(Choices::remembered(&nonsense, &me()), fresh, "{nonsense}");
        }
        let beyond = json!({"phantoms": 9, "rounds": 99, "bonus": -1, "players": 7, "first": 5});
        let players = MOST;
        assert_eq!(Choices::remembered(&beyond, &me()), Choices { phantoms: 4, players, ..fresh });
    }

    #[test]
    fn a_new_name_in_the_settings_is_mine_wherever_i_sit() {
        let mut choices = Choices { players: 2, ..Choices::remembered(&json!(null), &me()) };
        let mut seating = choices.seating();
        seating.move_up(1);
        choices.set_seating(seating);
        let renamed = SeatSetup { name: "Zoë".to_owned(), colour: "gold".to_owned(), ..me() };
        let again = Choices::remembered(&choices.to_value(), &renamed);
        assert_eq!(again.places[1], renamed);
        assert_eq!(again.places.iter().filter(|place| place.me).count(), 1);
    }

    #[test]
    fn a_seed_is_a_whole_number() {
        assert_eq!(seed(" 123 456 "), Some(Seed(123_456)));
        assert_eq!(seed(&u64::MAX.to_string()), Some(Seed(u64::MAX)));
        for wrong in ["", "abc", "-1", "+1", "1.5", "18446744073709551616"] {
            assert_eq!(seed(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_colour_chosen_alone_is_nobody_elses_at_a_larger_table() {
        let mut choices = Choices::remembered(&Value::Null, &me());
        for colour in PLAYER_COLOURS {
            choices.set_players(1);
            let mut seating = choices.seating();
            seating.places[0].colour = colour.to_owned();
            choices.set_seating(seating);
            choices.set_players(MOST);
            let mut colours: Vec<String> =
                choices.seating().places.into_iter().map(|place| place.colour).collect();
            assert_eq!(colours[0], colour);
            colours.sort();
            colours.dedup();
            assert_eq!(colours.len(), MOST);
        }
    }
}
