//! What is chosen on the page, and the game it makes.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    app::SoloGame,
    game::{NamedLayout, Seed},
    rules::{ChangeDice, SpecialActions, standard_bonus, standard_rounds},
};

/// The choices that are remembered from game to game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// 2 to 4.
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
    /// What was chosen last; what cannot be is left out.
    #[must_use]
    pub fn remembered(value: &Value) -> Self {
        let last = Self::deserialize(value).unwrap_or_default();
        Self {
            phantoms: last.phantoms.clamp(2, 4),
            bonus: last.bonus.filter(|bonus| (0..=99).contains(bonus)),
            rounds: last.rounds.filter(|rounds| (1..=33).contains(rounds)),
            ..last
        }
    }

    /// The same, for the settings.
    #[must_use]
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// The rounds of the rules for these phantoms (§2).
    #[must_use]
    pub fn usual_rounds(&self) -> i64 {
        standard_rounds(1 + self.phantoms).into()
    }

    /// The rounds to play.
    #[must_use]
    pub fn rounds(&self) -> i64 {
        self.rounds.unwrap_or_else(|| self.usual_rounds())
    }

    /// Sets the rounds by hand; those of the rules follow the phantoms again.
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
    pub fn game(&self, name: &str, colour: &str, layout: NamedLayout, Seed(seed): Seed) -> SoloGame {
        SoloGame {
            name: name.trim().to_owned(),
            colour: colour.to_owned(),
            phantoms: self.phantoms,
            bonus: self.against.then(|| self.bonus()),
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

    #[test]
    fn what_was_chosen_comes_back_and_nonsense_does_not() {
        let choices = Choices { phantoms: 4, against: true, rounds: Some(7), ..Choices::default() };
        assert_eq!(Choices::remembered(&choices.to_value()), choices);
        for nonsense in [json!(null), json!("two"), json!({"phantoms": "two"}), json!([1])] {
            assert_eq!(Choices::remembered(&nonsense), Choices::default(), "{nonsense}");
        }
        let beyond = json!({"phantoms": 9, "rounds": 99, "bonus": -1});
        assert_eq!(Choices::remembered(&beyond), Choices { phantoms: 4, ..Choices::default() });
    }

    #[test]
    fn a_seed_is_a_whole_number() {
        assert_eq!(seed(" 123 456 "), Some(Seed(123_456)));
        assert_eq!(seed(&u64::MAX.to_string()), Some(Seed(u64::MAX)));
        for wrong in ["", "abc", "-1", "+1", "1.5", "18446744073709551616"] {
            assert_eq!(seed(wrong), None, "{wrong}");
        }
    }
}
