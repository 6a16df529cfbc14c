//! What everybody plays on a day or in a week: a seed from the date, by the rule of `docs/challenges.md`.

use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex, PoisonError},
};

use jiff::{
    ToSpan,
    civil::{Date, Weekday, date},
};
use sha2::{Digest, Sha256};

use kernel::Seed;

/// Before this day there were no challenges, and none is looked for.
pub const FIRST_DAY: Date = date(2026, 1, 1);
/// A clock that is wrong by centuries makes nobody wait.
const LAST_DAY: Date = date(2125, 12, 31);

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

    /// The week of a day, by its Monday.
    #[must_use]
    pub fn week_of(day: Date) -> Self {
        Self::Week(Self::Week(day).first_day())
    }

    /// Its first day.
    #[must_use]
    pub fn first_day(self) -> Date {
        match self {
            Self::Day(day) => day,
            Self::Week(day) => day.saturating_sub(i64::from(day.weekday().to_monday_zero_offset()).days()),
        }
    }

    /// Whether a day belongs to it.
    #[must_use]
    pub fn contains(self, day: Date) -> bool {
        match self {
            Self::Day(own) => own == day,
            Self::Week(own) => Self::week_of(own) == Self::week_of(day),
        }
    }

    /// What is played at a time with this seed in a game; none of a time that begins after a day, or before the first one.
    #[must_use]
    pub fn of_seed(game: &str, seed: Seed, until: Date) -> Option<Self> {
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        let seeds = known.entry(game.to_owned()).or_default();
        seeds.look_until(game, until.min(LAST_DAY));
        seeds.found.get(&seed).copied().filter(|dated| dated.first_day() <= until)
    }
}

/// The seeds of all days and weeks so far, by games: each is made once.
static KNOWN: LazyLock<Mutex<HashMap<String, Seeds>>> = LazyLock::new(Mutex::default);

/// The seeds of days and weeks of a game.
#[derive(Default)]
struct Seeds {
    /// The last day that was looked at.
    until: Option<Date>,
    found: HashMap<Seed, Dated>,
}

impl Seeds {
    fn look_until(&mut self, game: &str, until: Date) {
        let next = self.until.map_or(FIRST_DAY, |until| until.saturating_add(1.day())).max(FIRST_DAY);
        for day in next.series(1.day()).take_while(|day| *day <= until) {
            let begins = day == FIRST_DAY || day.weekday() == Weekday::Monday;
            for dated in begins.then(|| Dated::week_of(day)).into_iter().chain([Dated::Day(day)]) {
                self.found.insert(dated.seed(game), dated);
            }
        }
        self.until = self.until.max(Some(until));
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
    fn a_date_is_found_by_its_seed_once_it_is_there() {
        let days = [FIRST_DAY, date(2026, 2, 28), date(2026, 11, 23)];
        for dated in days.into_iter().flat_map(|day| [Dated::Day(day), Dated::week_of(day)]) {
            let seed = dated.seed("found");
            for later in [0, 1, 400] {
                let until = dated.first_day().saturating_add(later.days()).max(FIRST_DAY);
                assert_eq!(Dated::of_seed("found", seed, until), Some(dated));
            }
            let before = dated.first_day().yesterday().unwrap();
            assert_eq!(Dated::of_seed("found", seed, before), None, "its day is still to come");
            assert_eq!(Dated::of_seed("another game", seed, days[2]), None);
        }
        let long_ago = Dated::Day(date(2025, 11, 23)).seed("found");
        assert_eq!(Dated::of_seed("found", long_ago, Date::MAX), None, "a clock may be wrong");
    }

    #[test]
    fn a_week_is_called_by_its_monday_and_holds_seven_days() {
        let week = Dated::week_of(date(2026, 11, 29));
        assert_eq!(week, Dated::Week(date(2026, 11, 23)));
        let days = date(2026, 11, 1).series(1.day()).take(60).filter(|day| week.contains(*day));
        assert!(days.map(Date::day).eq(23..=29));
        assert_eq!(Dated::week_of(Date::MIN).first_day(), Date::MIN, "a clock may be wrong");
    }

    #[test]
    fn no_two_days_of_ten_years_and_no_two_games_have_the_same_seed() {
        let first = date(2026, 1, 1);
        let days = (0..3650).map(|k| Dated::Day(first.saturating_add(k.days())));
        let seeds: HashSet<Seed> = days.flat_map(|day| [day.seed("toy"), day.seed("other")]).collect();
        assert_eq!(seeds.len(), 2 * 3650);
    }
}
