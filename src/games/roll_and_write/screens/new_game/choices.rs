//! What is chosen on the page, and the game it makes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    log::NamedLayout,
    session::{
        Dice, NewGame, Setup,
        seating::{MOST_PLAYERS, SeatSetup},
    },
};
use kernel::Seed;
use storage::mended;

/// Fewer do not play around a screen.
pub const FEWEST_AROUND: usize = 2;

/// The choices that are remembered from game to game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choices {
    /// Who plays, and what is agreed.
    #[serde(flatten)]
    pub setup: Setup,
    /// Dice are rolled at the table and typed in.
    #[serde(default)]
    pub typed: bool,
    /// Phantoms' dice are rolled at the table and typed in, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub table_dice: bool,
    /// How many played around the screen last, while somebody plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    around: Option<usize>,
}

/// The three ways to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Alone, for the highest total.
    Best,
    /// Alone, to beat the phantoms (§11).
    Beat,
    /// Several around one screen.
    Around,
}

impl Mode {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 3] = [Self::Best, Self::Beat, Self::Around];
}

impl Choices {
    /// The way to play that is chosen.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        match (self.setup.agreed.players, self.setup.agreed.against) {
            (1, false) => Mode::Best,
            (1, true) => Mode::Beat,
            _ => Mode::Around,
        }
    }

    /// Chooses another way to play, as it was played last.
    pub fn choose(&mut self, mode: Mode) {
        let players = self.setup.agreed.players;
        if mode != Mode::Around {
            if players > 1 {
                self.around = Some(players);
                self.setup.set_players(1);
            }
            self.setup.agreed.against = mode == Mode::Beat;
        } else if players == 1 {
            let players = self.around.take().unwrap_or(FEWEST_AROUND);
            self.setup.set_players(players.clamp(FEWEST_AROUND, MOST_PLAYERS));
        }
    }

    /// Alone by the booklet.
    #[must_use]
    pub fn usual(me: &SeatSetup) -> Self {
        Self { setup: Setup::of_players(1, me), ..Self::default() }
    }

    /// The same in another way to play.
    #[must_use]
    pub fn in_mode(&self, mode: Mode) -> Self {
        let mut other = self.clone();
        other.choose(mode);
        other
    }

    /// What was chosen last; what cannot be is left out. `me` is the person at this computer.
    #[must_use]
    pub fn remembered(value: &Value, me: &SeatSetup) -> Self {
        let (mut last, _) = mended(Self::usual(me), value, |_| true);
        let seating = &mut last.setup.seating;
        let mine = seating.mine().unwrap_or_else(|| {
            seating.places.insert(0, me.clone());
            0
        });
        // Settings may have been changed since; only one is me.
        seating.be(mine);
        seating.places[mine].name.clone_from(&me.name);
        seating.paint(mine, &me.colour);
        last.setup.settle();
        last
    }

    /// The same, for the settings.
    #[must_use]
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// Where the dice come from.
    fn dice(&self) -> Dice {
        match (self.typed, self.table_dice || self.setup.agreed.phantoms() == 0) {
            (false, _) => Dice::Program,
            (true, false) => Dice::PlayersTyped,
            (true, true) => Dice::Typed,
        }
    }

    /// The game that was chosen.
    #[must_use]
    pub fn game(&self, layout: NamedLayout, Seed(seed): Seed) -> NewGame {
        let (agreed, options) = (&self.setup.agreed, self.setup.agreed.options());
        NewGame {
            seating: self.setup.playing(),
            dice: self.dice(),
            phantoms: agreed.phantoms(),
            bonus: options.phantom_bonus,
            rounds: options.rounds,
            special_actions: options.special_actions,
            change_dice: options.change_dice,
            layout,
            seed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Agreed;
    use common::seating::Controller;
    use serde_json::json;

    fn me() -> SeatSetup {
        SeatSetup::mine("Zoé", "plum")
    }

    #[test]
    fn what_was_chosen_comes_back_and_nonsense_does_not() {
        let fresh = Choices::remembered(&json!(null), &me());
        let setup = &fresh.setup;
        assert_eq!(
            (setup.agreed.players, setup.seating.places.len(), &setup.seating.places[0]),
            (1, MOST_PLAYERS, &me())
        );
        let mut choices = fresh.clone();
        choices.setup.set_players(3);
        choices.setup.agreed = Agreed { phantoms: 4, against: true, rounds: Some(7), ..choices.setup.agreed };
        choices.setup.seating.places[1].name = "Ben".to_owned();
        choices.setup.seating.first = Some(2);
        assert_eq!(Choices::remembered(&choices.to_value(), &me()), choices);
        for nonsense in [json!("two"), json!({"phantoms": "two"}), json!([1])] {
            assert_eq!(Choices::remembered(&nonsense, &me()), fresh, "{nonsense}");
        }
        let part = Choices::remembered(&json!({"phantoms": "two", "rounds": 7}), &me());
        assert_eq!((part.setup.agreed.phantoms, part.setup.agreed.rounds), (2, Some(7)));
    }

    #[test]
    fn what_version_1_remembered_is_read_and_written_so() {
        let of_1: Value =
            serde_json::from_str(include_str!("../../../../../tests/frozen/data/anna/settings.json"))
                .unwrap();
        let mut of_1 = of_1["last_new_game"].clone();
        of_1["places"][1]["sitter"] = "greedy".into();
        let anna = SeatSetup::mine("Anna", "plum");
        let choices = Choices::remembered(&of_1, &anna);
        let playing = choices.setup.playing();
        assert_eq!((playing.places.len(), &playing.places[0]), (3, &anna));
        assert!(!playing.places[1].controller.is_person());
        // What is usual of a place is left out now: version 1 fills that in.
        let mut written = choices.to_value();
        for place in written["places"].as_array_mut().unwrap() {
            let place = place.as_object_mut().unwrap();
            place.entry("sitter").or_insert("person".into());
            place.entry("me").or_insert(false.into());
        }
        assert_eq!(written, of_1);
    }

    #[test]
    fn every_way_to_play_comes_back_as_it_was_played_last() {
        let mut choices = Choices::remembered(&json!(null), &me());
        assert_eq!(choices.mode(), Mode::Best);
        choices.choose(Mode::Around);
        assert_eq!(choices.setup.agreed.players, FEWEST_AROUND);
        choices.setup.set_players(4);
        let four = choices.clone();
        for alone in [Mode::Best, Mode::Beat] {
            choices.choose(alone);
            choices = Choices::remembered(&choices.to_value(), &me());
            assert_eq!((choices.mode(), choices.setup.playing().places.len()), (alone, 1));
            assert_eq!(choices.in_mode(Mode::Around).setup.playing(), four.setup.playing());
        }
        let mut odd = choices.to_value();
        odd["around"] = json!(99);
        let odd = Choices::remembered(&odd, &me()).in_mode(Mode::Around);
        assert_eq!(odd.setup.agreed.players, MOST_PLAYERS);
    }

    #[test]
    fn a_new_name_in_the_settings_is_mine_wherever_i_sit() {
        let mut choices = Choices::remembered(&json!(null), &me());
        choices.setup.set_players(2);
        choices.setup.seating.move_up(1);
        let renamed = SeatSetup::mine("Zoë", "gold");
        let again = Choices::remembered(&choices.to_value(), &renamed).setup.seating;
        assert_eq!(again.places[1], renamed);
        assert_eq!(again.places.iter().filter(|place| place.me).count(), 1);
    }
}
