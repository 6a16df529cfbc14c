//! The dice of the day and of the week: a seed from the date, by the rule of `docs/challenges.md`.

use jiff::civil::Date;
use sha2::{Digest, Sha256};

use super::{Challenge, LayoutMark};
use crate::{
    log::Options,
    rules::{ChangeDice, SpecialActions, standard_rounds},
};
use kernel::Seed;

/// What everybody plays at a time. The date is that of where one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dated {
    /// Alone with two phantoms, for the highest total.
    Day(Date),
    /// Alone with three phantoms, for the highest total, in the week by ISO 8601 that this day is in.
    Week(Date),
}

impl Dated {
    /// How the rule writes it.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Day(date) => format!("day/{date}"),
            Self::Week(date) => {
                let week = date.iso_week_date();
                format!("week/{:04}-W{:02}", week.year(), week.week())
            }
        }
    }

    /// The first 30 bits of the SHA-256 of the game and the name.
    fn seed(self) -> Seed {
        let digest = Sha256::digest(format!("alhambra/roll_and_write/{}", self.name()));
        let first = digest.iter().take(4).fold(0_u64, |bits, &byte| bits << 8 | u64::from(byte));
        Seed(first >> 2)
    }

    /// What is played.
    #[must_use]
    pub fn challenge(self) -> Challenge {
        let phantoms = match self {
            Self::Day(_) => 2,
            Self::Week(_) => 3,
        };
        let options = Options {
            rounds: standard_rounds(1 + phantoms).into(),
            special_actions: SpecialActions::One,
            change_dice: ChangeDice::Two,
            phantom_bonus: None,
        };
        Challenge { players: 1, phantoms, options, layout: LayoutMark::Standard, seed: self.seed() }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use jiff::{ToSpan, civil::date};

    use super::*;

    #[test]
    fn a_week_is_the_same_from_monday_to_sunday_also_over_new_year() {
        let week = |day: Date| Dated::Week(day).challenge();
        assert_eq!(Dated::Week(date(2027, 1, 3)).name(), "week/2026-W53");
        assert_eq!(week(date(2026, 12, 28)), week(date(2027, 1, 3)));
        assert_ne!(week(date(2027, 1, 3)), week(date(2027, 1, 4)));
    }

    #[test]
    fn no_two_days_of_ten_years_have_the_same_dice() {
        let first = date(2026, 1, 1);
        let seeds: HashSet<Seed> =
            (0..3650).map(|k| Dated::Day(first.saturating_add(k.days())).challenge().seed()).collect();
        assert_eq!(seeds.len(), 3650);
    }

    #[test]
    fn the_dice_of_a_date_are_those_that_the_published_rule_makes() {
        // Worked out by another program.
        let (day, week) = (Dated::Day(date(2026, 11, 23)), Dated::Week(date(2026, 11, 23)));
        assert_eq!(day.challenge().seed(), Seed(905_474_286));
        assert_eq!([day, week].map(|dated| dated.challenge().code()), ["100TZ-GW7EZ", "110YT-VCGGM"]);
    }

    #[test]
    fn what_is_played_is_allowed_and_has_a_short_code() {
        for dated in [Dated::Day(date(2026, 11, 23)), Dated::Week(date(2026, 11, 23))] {
            let challenge = dated.challenge();
            assert_eq!(Challenge::read(&challenge.code()), Ok(challenge));
            assert_eq!(challenge.code().len(), 11);
        }
    }
}
