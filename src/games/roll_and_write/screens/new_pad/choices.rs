//! What is chosen on the page, and the score pad it makes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    log::NamedLayout,
    screens::setup::counts::Counts,
    session::{NewPad, Setup, seating::SeatSetup},
};
use storage::mended;

/// What the pad on the table was said to have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckedSheet {
    /// The hash of the sheet it was said of.
    pub sheet: String,
    /// Buildings of each type.
    pub counts: Counts,
    /// Coins printed.
    pub coins: i64,
}

/// The choices that are remembered from table to table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choices {
    /// Who plays, and what is agreed.
    #[serde(flatten)]
    pub setup: Setup,
    /// Phantoms are rolled with the dice on the table.
    #[serde(default)]
    pub table_dice: bool,
    /// What was confirmed of the sheets played on so far.
    #[serde(default)]
    pub confirmed: Vec<CheckedSheet>,
}

/// What the settings call the places of a pad, and what they are called elsewhere.
const PLACES: [&str; 2] = ["people", "places"];

impl Choices {
    /// What was chosen last; what cannot be is left out. `me` is the person at this computer, the first of a new table.
    #[must_use]
    pub fn remembered(value: &Value, me: &SeatSetup) -> Self {
        let me = SeatSetup { me: false, ..me.clone() };
        let usual = Self { setup: Setup::of_players(4, &me), ..Self::default() };
        let [settings, here] = PLACES;
        let (mut last, _) = mended(usual, &renamed(value.clone(), settings, here), |_| true);
        last.setup.settle();
        last
    }

    /// The same, for the settings.
    #[must_use]
    pub fn to_value(&self) -> Value {
        let [settings, here] = PLACES;
        renamed(serde_json::to_value(self).unwrap_or_default(), here, settings)
    }

    /// Remembers what the pad on the table has.
    pub fn confirm(&mut self, sheet: &str, counts: Counts, coins: i64) {
        self.confirmed.retain(|confirmed| confirmed.sheet != sheet);
        self.confirmed.push(CheckedSheet { sheet: sheet.to_owned(), counts, coins });
    }

    /// The table that was chosen. Whoever is called like `me` is the person at this computer.
    #[must_use]
    pub fn game(&self, layout: NamedLayout, me: &str) -> NewPad {
        let agreed = &self.setup.agreed;
        let mut seating = self.setup.playing();
        seating.find_me(me);
        seating.draw_first();
        NewPad {
            seating,
            phantoms: agreed.phantoms(),
            options: agreed.options(),
            layout,
            program_rolls: agreed.phantoms() > 0 && !self.table_dice,
        }
    }
}

/// A JSON object with a member under another name.
fn renamed(mut value: Value, from: &str, to: &str) -> Value {
    if let Some(object) = value.as_object_mut()
        && let Some(member) = object.remove(from)
    {
        object.insert(to.to_owned(), member);
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Agreed;
    use serde_json::json;

    #[test]
    fn what_was_chosen_comes_back_and_nonsense_does_not() {
        let me = SeatSetup::mine("Zoé", "teal");
        let fresh = Choices::remembered(&json!(null), &me);
        let place = &fresh.setup.seating.places[0];
        assert_eq!(
            (place.name.as_str(), place.colour.as_str(), fresh.setup.agreed.players),
            ("Zoé", "teal", 4)
        );
        let mut choices = Choices { table_dice: true, ..fresh.clone() };
        choices.setup.set_players(3);
        choices.confirm("My pad", [6; 6], 12);
        assert_eq!(Choices::remembered(&choices.to_value(), &me), choices);
        let beyond = json!({"players": 9, "phantoms": 7, "rounds": 99, "people": []});
        let agreed = Agreed { phantoms: 4, ..Agreed::of_players(5) };
        assert_eq!(Choices::remembered(&beyond, &SeatSetup::mine("", "red")).setup.agreed, agreed);
    }

    #[test]
    fn what_version_1_remembered_is_read_and_written_so() {
        let of_1: Value =
            serde_json::from_str(include_str!("../../../../../tests/frozen/data/bruno/settings.json"))
                .unwrap();
        let of_1 = of_1["last_pad"].clone();
        let choices = Choices::remembered(&of_1, &SeatSetup::mine("Bruno", "teal"));
        let names: Vec<&str> = choices.setup.seating.places.iter().map(|place| place.name.as_str()).collect();
        assert_eq!((names, choices.confirmed.len()), (vec!["Bruno", "", "", "", ""], 1));
        let mut written = choices.to_value();
        // Version 1 knew neither.
        for new in ["bonus", "first"] {
            assert_eq!(written.as_object_mut().unwrap().remove(new), Some(Value::Null), "{new}");
        }
        assert_eq!(written, of_1);
    }

    #[test]
    fn who_is_called_like_the_person_at_this_computer_is_that_person() {
        let mut choices = Choices::remembered(&json!(null), &SeatSetup::mine("Zoé", "teal"));
        choices.setup.seating.places[1].name = "Ben".to_owned();
        let mine = |me: &str| {
            let game = choices.game(NamedLayout::standard().0, me);
            game.seating.places.iter().map(|place| place.me).collect::<Vec<_>>()
        };
        assert_eq!(mine("Zoé"), [true, false, false, false]);
        assert_eq!(mine(""), [false; 4]);
    }
}
