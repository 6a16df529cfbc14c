//! What everybody plays on a day or in a week: a seed from the date, by the rule of `docs/challenges.md`.

use jiff::civil::Date;
use sha2::{Digest, Sha256};

use kernel::Seed;

/// What everybody plays at a time. The date is that of where one is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dated {
    /// Of a day.
    Day(Date),
    /// Of the week by ISO 8601 that this day is in.
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

    /// Its seed in a game, as records name that: the first 30 bits of the SHA-256 of the game and the name.
    #[must_use]
    pub fn seed(self, game: &str) -> Seed {
        let digest = Sha256::digest(format!("alhambra/{game}/{}", self.name()));
        let first = digest.iter().take(4).fold(0_u64, |bits, &byte| bits << 8 | u64::from(byte));
        Seed(first >> 2)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use jiff::{ToSpan, civil::date};

    use super::*;

    #[test]
    fn a_week_is_the_same_from_monday_to_sunday_also_over_new_year() {
        let week = |day: Date| Dated::Week(day).seed("toy");
        assert_eq!(Dated::Week(date(2027, 1, 3)).name(), "week/2026-W53");
        assert_eq!(week(date(2026, 12, 28)), week(date(2027, 1, 3)));
        assert_ne!(week(date(2027, 1, 3)), week(date(2027, 1, 4)));
    }

    #[test]
    fn no_two_days_of_ten_years_and_no_two_games_have_the_same_seed() {
        let first = date(2026, 1, 1);
        let days = (0..3650).map(|k| Dated::Day(first.saturating_add(k.days())));
        let seeds: HashSet<Seed> = days.flat_map(|day| [day.seed("toy"), day.seed("other")]).collect();
        assert_eq!(seeds.len(), 2 * 3650);
    }
}
