//! Which saved games are of the same challenge, which of them was the first try, and how days and weeks stand.

mod days;
mod month;

use std::{cmp::Reverse, collections::HashMap, hash::Hash};

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::{Summary, challenge_code::CodeFault, dated::Dated};
pub use days::{DatedState, Streak};
use kernel::{Seed, record::SeatKind};
pub use month::Month;

/// Everything that makes the same chance and the same task again in one game.
pub trait Challenge: Clone + Eq + Hash {
    /// What records call its game.
    const GAME: &'static str;

    /// What everybody plays at a time.
    fn dated(dated: Dated) -> Self;

    /// The seed of its chance.
    fn seed(&self) -> Seed;

    /// Its code.
    fn code(&self) -> String;

    /// Reads a code.
    ///
    /// # Errors
    /// What is wrong with it.
    fn read(text: &str) -> Result<Self, CodeFault>;

    /// The day or week that it is of; none where that is still to come after a day, or it is of no date.
    fn date(&self, until: Date) -> Option<Dated> {
        let dated = Dated::of_seed(Self::GAME, self.seed(), until);
        dated.filter(|dated| Self::dated(*dated) == *self)
    }
}

/// A saved game of a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Its file.
    pub file: String,
    /// When it began.
    pub started: Timestamp,
    /// The total of the first person; none while it is not over.
    pub total: Option<u16>,
    /// Their place among several players.
    pub place: Option<u8>,
    /// It can be gone on with.
    pub is_open: bool,
    /// A hint was shown, or chance already seen was taken back.
    pub practice: bool,
    /// All of it is of this challenge, from the first move on.
    pub is_whole: bool,
}

impl Attempt {
    /// That of a saved game in this file.
    #[must_use]
    pub fn of(file: &str, summary: &Summary, is_whole: bool) -> Self {
        let header = &summary.header;
        let total = header.people().next().and_then(|person| summary.totals.get(person).copied().flatten());
        let total = total.filter(|_| summary.over);
        let place = total.filter(|_| header.players() > 1).map(|own| {
            let seats = header.seats.iter().zip(&summary.totals);
            let others = seats.filter(|(seat, _)| seat.kind != SeatKind::Phantom);
            1 + others.filter(|(_, total)| total.is_some_and(|total| total > own)).count() as u8
        });
        Self {
            file: file.to_owned(),
            started: header.started,
            total,
            place,
            is_open: summary.can_go_on(),
            practice: summary.practice,
            is_whole: is_whole && header.parent.is_none(),
        }
    }

    /// Whether it is a result: over, and all of it of this challenge.
    #[must_use]
    pub const fn is_result(&self) -> bool {
        self.total.is_some() && self.is_whole
    }
}

/// The saved games by what they are challenges of, each with its attempts, the oldest first.
#[derive(Debug)]
pub struct Challenges<C> {
    attempts: HashMap<C, Vec<Attempt>>,
    /// Those that have a result, that of the latest date first.
    played: Vec<C>,
    /// The days and weeks that have a result, in their order.
    dates: Vec<(Dated, C)>,
    /// Where days begin.
    zone: TimeZone,
}

/// Where nothing was played yet.
impl<C> Default for Challenges<C> {
    fn default() -> Self {
        Self { attempts: HashMap::new(), played: Vec::new(), dates: Vec::new(), zone: TimeZone::UTC }
    }
}

impl<C: Challenge> Challenges<C> {
    /// The challenges of saved games, of each those whose chance it has shown, by the days of a zone.
    #[must_use]
    pub fn new<S: IntoIterator<Item = C>>(
        games: impl IntoIterator<Item = (S, Attempt)>,
        zone: TimeZone,
    ) -> Self {
        let mut all: Vec<(S, Attempt)> = games.into_iter().collect();
        all.sort_by(|(_, one), (_, other)| (one.started, &one.file).cmp(&(other.started, &other.file)));
        let mut attempts: HashMap<C, Vec<Attempt>> = HashMap::new();
        for (shown, attempt) in all {
            for challenge in shown {
                attempts.entry(challenge).or_default().push(attempt.clone());
            }
        }
        let mut challenges = Self { attempts, zone, ..Self::default() };
        challenges.played = challenges.with_result();
        challenges.dates = challenges.with_date();
        challenges
    }

    /// The games of a challenge, the oldest first; all but the first are another try.
    #[must_use]
    pub fn attempts(&self, challenge: &C) -> &[Attempt] {
        self.attempts.get(challenge).map_or(&[], Vec::as_slice)
    }

    /// The try that is shown for a challenge, counted from 1: the first result, else what can be gone on with, else the
    /// first.
    #[must_use]
    pub fn told(&self, challenge: &C) -> Option<(usize, &Attempt)> {
        let attempts = self.attempts(challenge);
        let find = |is: fn(&Attempt) -> bool| attempts.iter().position(is);
        let found = find(Attempt::is_result).or_else(|| find(|attempt| attempt.is_open)).unwrap_or(0);
        attempts.get(found).map(|attempt| (found + 1, attempt))
    }

    /// The results of a challenge, the oldest first, each with the number of its try.
    pub fn results(&self, challenge: &C) -> impl Iterator<Item = (usize, &Attempt)> {
        (1..).zip(self.attempts(challenge)).filter(|(_, attempt)| attempt.is_result())
    }

    /// The result in a file, with the number of its try; none where it is no result.
    #[must_use]
    pub fn result(&self, challenge: &C, file: &str) -> Option<(usize, &Attempt)> {
        self.results(challenge).find(|(_, attempt)| attempt.file == file)
    }

    /// The challenges that have a result, that of the latest date first: of any other it is the day on which it was begun.
    #[must_use]
    pub fn played(&self) -> &[C] {
        &self.played
    }

    fn with_result(&self) -> Vec<C> {
        let when = |challenge: &C| {
            let (_, attempt) = self.told(challenge)?;
            let began = self.day(attempt.started);
            Some((challenge.date(began).map_or(began, Dated::first_day), attempt.started))
        };
        let has_result = |challenge: &&C| self.results(challenge).next().is_some();
        let mut played: Vec<C> = self.attempts.keys().filter(has_result).cloned().collect();
        played.sort_by_cached_key(|challenge| (Reverse(when(challenge)), challenge.seed().0));
        played
    }

    fn with_date(&self) -> Vec<(Dated, C)> {
        let date = |challenge: &C| {
            let last = self.attempts(challenge).last()?;
            Some((challenge.date(self.day(last.started))?, challenge.clone()))
        };
        let mut dates: Vec<(Dated, C)> = self.played.iter().filter_map(date).collect();
        dates.sort_by_key(|(dated, _)| dated.first_day());
        dates
    }

    /// The day of a moment.
    fn day(&self, moment: Timestamp) -> Date {
        moment.to_zoned(self.zone.clone()).date()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use jiff::civil::date;

    use super::*;
    use kernel::record::{Header, Parent, RecordKind, Seat};

    /// A challenge that is nothing but its seed.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub struct Toy(Seed);

    impl Challenge for Toy {
        const GAME: &'static str = "toy";

        fn dated(dated: Dated) -> Self {
            Self(dated.seed("toy"))
        }

        fn seed(&self) -> Seed {
            self.0
        }

        fn code(&self) -> String {
            String::new()
        }

        fn read(_: &str) -> Result<Self, CodeFault> {
            Err(CodeFault::Meaningless)
        }
    }

    /// A finished game of a date, begun at noon of `began`.
    pub fn game(dated: Dated, began: Date, total: u16) -> (Toy, Summary) {
        let started = began.at(12, 0, 0, 0).to_zoned(TimeZone::UTC).unwrap().timestamp();
        let seats = vec![Seat::human("me", "Zoé", "red")];
        let header = Header { started, ended: Some(started), ..Header::new("id", "", seats) };
        let summary = Summary {
            header,
            kind: RecordKind::Full,
            round: 18,
            rounds: 18,
            over: true,
            totals: vec![Some(total)],
            winners: vec![0],
            practice: false,
            read_only: false,
        };
        (Toy::dated(dated), summary)
    }

    pub fn challenges(games: &[(Toy, Summary)]) -> Challenges<Toy> {
        let attempts =
            games.iter().map(|(toy, summary)| (Some(toy.clone()), Attempt::of("a", summary, true)));
        Challenges::new(attempts, TimeZone::UTC)
    }

    /// The challenge of a day of November, played that day.
    pub fn of_day(day: i8) -> (Toy, Summary) {
        game(Dated::Day(date(2026, 11, day)), date(2026, 11, day), 90)
    }

    #[test]
    fn the_first_game_of_a_challenge_is_the_first_try_even_if_nothing_came_of_it() {
        let (day, week) = (date(2026, 11, 23), Dated::Week(date(2026, 11, 23)));
        let mut left = game(week, day.yesterday().unwrap(), 40);
        left.1.over = false;
        let mut branch = game(week, day.tomorrow().unwrap(), 99);
        branch.1.header.parent = Some(Parent { id: "x".to_owned(), entry: 3 });
        let all = challenges(&[branch, game(week, day, 80), left]);
        let week = Toy::dated(week);
        let told = all.told(&week).map(|(number, attempt)| (number, attempt.total));
        assert_eq!(told, Some((2, Some(80))));
        assert_eq!(all.attempts(&week).len(), 3);
        assert_eq!(all.result(&week, "a").map(|(number, _)| number), Some(2));
        assert_eq!(all.result(&week, "b"), None);
        assert_eq!(all.played(), [week]);
        let day = Toy::dated(Dated::Day(day));
        assert!(all.attempts(&day).is_empty());
        assert!(all.told(&day).is_none());
    }

    #[test]
    fn what_was_played_comes_by_its_date_and_not_by_when_it_was_played() {
        let late = game(Dated::Day(date(2026, 11, 20)), date(2026, 11, 24), 70);
        let other = (Toy(Seed(1)), game(Dated::Day(date(2026, 11, 21)), date(2026, 11, 21), 80).1);
        let expected = [of_day(23).0, of_day(22).0, other.0.clone(), late.0.clone()];
        assert_eq!(challenges(&[of_day(22), late, of_day(23), other]).played(), expected);
    }

    #[test]
    fn a_try_that_was_ended_early_is_one() {
        let mut ended = of_day(23);
        ended.1.over = false;
        let all = challenges(&[ended]);
        let told = all.told(&Toy::dated(Dated::Day(date(2026, 11, 23))));
        assert_eq!(
            told.map(|(number, attempt)| (number, attempt.total, attempt.is_open)),
            Some((1, None, false))
        );
    }

    #[test]
    fn a_result_among_several_has_a_place_and_who_is_no_player_takes_none() {
        let place = |kinds: &[(SeatKind, u16)]| {
            let (_, mut summary) = of_day(23);
            for (kind, total) in kinds {
                summary.header.seats.push(Seat { kind: *kind, ..Seat::human("", "Ada", "blue") });
                summary.totals.push(Some(*total));
            }
            Attempt::of("a", &summary, true).place
        };
        assert_eq!(place(&[]), None);
        assert_eq!(place(&[(SeatKind::Computer, 91), (SeatKind::Computer, 90)]), Some(2));
        assert_eq!(place(&[(SeatKind::Computer, 90), (SeatKind::Phantom, 120)]), Some(1));
    }
}
