//! What is played on a day and in a week.

use super::{Challenge, LayoutMark};
use crate::{
    log::{GAME, Options},
    rules::{ChangeDice, SpecialActions, standard_rounds},
};
use common::dated::Dated;

impl Challenge {
    /// Alone for the highest total: on a day with two phantoms, in a week with three.
    #[must_use]
    pub fn dated(dated: Dated) -> Self {
        let phantoms = match dated {
            Dated::Day(_) => 2,
            Dated::Week(_) => 3,
        };
        let options = Options {
            rounds: standard_rounds(1 + phantoms).into(),
            special_actions: SpecialActions::One,
            change_dice: ChangeDice::Two,
            phantom_bonus: None,
        };
        Self { players: 1, phantoms, options, layout: LayoutMark::Standard, seed: dated.seed(GAME) }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use kernel::Seed;

    #[test]
    fn the_dice_of_a_date_are_those_that_the_published_rule_makes() {
        // Worked out by another program.
        let date = date(2026, 11, 23);
        let [day, week] = [Dated::Day(date), Dated::Week(date)].map(Challenge::dated);
        assert_eq!(day.seed(), Seed(905_474_286));
        assert_eq!([day, week].map(|dated| dated.code()), ["100TZ-GW7EZ", "110YT-VCGGM"]);
    }

    #[test]
    fn what_is_played_is_allowed_and_has_a_short_code() {
        for dated in [Dated::Day(date(2026, 11, 23)), Dated::Week(date(2026, 11, 23))] {
            let challenge = Challenge::dated(dated);
            assert_eq!(Challenge::read(&challenge.code()), Ok(challenge));
            assert_eq!(challenge.code().len(), 11);
        }
    }
}
