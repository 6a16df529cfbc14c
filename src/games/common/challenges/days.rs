//! How the days and weeks of a calendar stand, and how many days in a row were played.

use std::mem::discriminant;

use jiff::{ToSpan, civil::Date};

use super::{Attempt, Challenge, Challenges};
use crate::dated::Dated;

/// How a day or a week stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatedState<'a> {
    /// Played to the end when it was due, at the first try and not as practice.
    First(&'a Attempt),
    /// Played to the end later, at another try or as practice: which try it was.
    Later(usize, &'a Attempt),
    /// Begun, and without a result.
    Begun,
    /// Not played.
    Open,
    /// Not there yet.
    ToCome,
}

/// Days in a row whose challenge was played when it was due.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Up to today, or up to yesterday while that of today is not played.
    pub present: usize,
    /// The most there ever were.
    pub longest: usize,
}

impl<C: Challenge> Challenges<C> {
    /// How a day or a week stands.
    #[must_use]
    pub fn state(&self, dated: Dated, today: Date) -> DatedState<'_> {
        if dated.first_day() > today {
            return DatedState::ToCome;
        }
        let challenge = C::dated(dated);
        match self.told(&challenge) {
            None => DatedState::Open,
            Some((_, attempt)) if !attempt.is_result() => DatedState::Begun,
            Some((_, attempt)) if self.is_kept(dated, &challenge) => DatedState::First(attempt),
            Some((number, attempt)) => DatedState::Later(number, attempt),
        }
    }

    /// Whether its first try was a result, begun when it was due and not practice.
    fn is_kept(&self, dated: Dated, challenge: &C) -> bool {
        let first = self.attempts(challenge).first();
        first.is_some_and(|first| {
            first.is_result() && !first.practice && dated.contains(self.day(first.started))
        })
    }

    /// Days in a row, now and at most.
    #[must_use]
    pub fn streak(&self, today: Date) -> Streak {
        let kept = self.dates.iter().filter_map(|(dated, challenge)| match dated {
            Dated::Day(day) if *day <= today && self.is_kept(*dated, challenge) => Some(*day),
            _ => None,
        });
        let (mut streak, mut last) = (Streak::default(), None::<Date>);
        for day in kept {
            let goes_on = last.is_some_and(|last| last.saturating_add(1.day()) == day);
            streak.present = if goes_on { streak.present + 1 } else { 1 };
            streak.longest = streak.longest.max(streak.present);
            last = Some(day);
        }
        // That of today may still be played.
        if last.is_none_or(|last| last < today.saturating_sub(1.day())) {
            streak.present = 0;
        }
        streak
    }

    /// The best result of all days or of all weeks that is not practice, the first where several are as good.
    #[must_use]
    pub fn best(&self, like: Dated) -> Option<(Dated, &Attempt)> {
        let results = self.dates.iter().rev().filter(|(dated, _)| discriminant(dated) == discriminant(&like));
        let results = results.filter_map(|(dated, challenge)| Some((*dated, self.told(challenge)?.1)));
        results.filter(|(_, attempt)| !attempt.practice).max_by_key(|(_, attempt)| attempt.total)
    }
}

#[cfg(test)]
mod tests {
    use jiff::{civil::date, tz::TimeZone};

    use super::{
        super::tests::{Toy, challenges, game, of_day},
        *,
    };
    use crate::Summary;

    const TODAY: Date = date(2026, 11, 23);

    fn streak(games: &[(Toy, Summary)]) -> (usize, usize) {
        let Streak { present, longest } = challenges(games).streak(TODAY);
        (present, longest)
    }

    #[test]
    fn a_streak_ends_where_a_day_is_missing_late_helped_or_a_second_try() {
        assert_eq!(streak(&[]), (0, 0));
        assert_eq!(streak(&[of_day(22), of_day(21)]), (2, 2), "that of today may still be played");
        assert_eq!(streak(&[of_day(23), of_day(22), of_day(20)]), (2, 2));
        let late = game(Dated::Day(date(2026, 11, 22)), TODAY, 90);
        assert_eq!(streak(&[of_day(23), late]), (1, 1));
        let mut helped = of_day(22);
        helped.1.practice = true;
        assert_eq!(streak(&[of_day(23), helped, of_day(21)]), (1, 1));
        let mut before = of_day(22);
        before.1.over = false;
        before.1.header.started = date(2026, 11, 1).to_zoned(TimeZone::UTC).unwrap().timestamp();
        assert_eq!(streak(&[of_day(23), before, of_day(22)]), (1, 1));
        assert_eq!(streak(&[of_day(22), of_day(23)]), (2, 2));
        let mut begun = of_day(23);
        begun.1.over = false;
        assert_eq!(streak(&[of_day(22), begun]), (1, 1), "today's has no result yet");
    }

    #[test]
    fn the_longest_streak_stays_when_the_present_one_ends() {
        let days = [2, 3, 4, 5, 20, 21].map(of_day);
        assert_eq!(streak(&days), (0, 4));
        assert_eq!(streak(&[2, 3, 4, 22, 23].map(of_day)), (2, 3));
        let over_the_month =
            [date(2026, 10, 31), date(2026, 11, 1)].map(|day| game(Dated::Day(day), day, 80));
        assert_eq!(streak(&over_the_month), (0, 2));
        let week = game(Dated::week_of(TODAY), TODAY, 80);
        assert_eq!(streak(&[of_day(22), week]), (1, 1), "a week is no day");
    }

    #[test]
    fn a_day_stands_as_it_was_first_played() {
        let mut left = of_day(20);
        left.1.over = false;
        let mut helped = of_day(19);
        helped.1.practice = true;
        let late = game(Dated::Day(date(2026, 11, 18)), TODAY, 70);
        let all = challenges(&[of_day(22), left.clone(), helped, late, left, of_day(17), of_day(17)]);
        let told = |day: i8| match all.state(Dated::Day(date(2026, 11, day)), TODAY) {
            DatedState::First(attempt) => format!("first, {:?}", attempt.total.unwrap()),
            DatedState::Later(number, attempt) => format!("try {number}, {:?}", attempt.total.unwrap()),
            state => format!("{state:?}"),
        };
        let days = [24, 23, 22, 21, 20, 19, 18, 17];
        let states = ["ToCome", "Open", "first, 90", "Open", "Begun", "try 1, 90", "try 1, 70", "first, 90"];
        assert_eq!(days.map(told), states);
        let week = |day: i8| all.state(Dated::week_of(date(2026, 11, day)), TODAY);
        assert_eq!([week(23), week(30)], [DatedState::Open, DatedState::ToCome]);
    }

    #[test]
    fn a_week_is_kept_on_any_of_its_days() {
        for (began, is_kept) in [(date(2026, 11, 22), true), (TODAY, false)] {
            let all = challenges(&[game(Dated::week_of(date(2026, 11, 16)), began, 80)]);
            let state = all.state(Dated::week_of(date(2026, 11, 16)), TODAY);
            assert_eq!(matches!(state, DatedState::First(_)), is_kept, "{began}");
        }
    }

    #[test]
    fn the_best_day_is_the_first_with_the_most_points_and_no_week() {
        let days = [(20, 88), (21, 104), (22, 104)];
        let days = days.map(|(day, vp)| game(Dated::Day(date(2026, 11, day)), date(2026, 11, day), vp));
        let week = game(Dated::week_of(TODAY), TODAY, 120);
        let all = challenges(&[days.to_vec(), vec![week]].concat());
        let best = |like: Dated| all.best(like).map(|(dated, attempt)| (dated, attempt.total));
        assert_eq!(best(Dated::Day(TODAY)), Some((Dated::Day(date(2026, 11, 21)), Some(104))));
        assert_eq!(best(Dated::week_of(TODAY)), Some((Dated::week_of(TODAY), Some(120))));
        assert_eq!(challenges(&[]).best(Dated::Day(TODAY)), None);
        let mut helped = of_day(20);
        helped.1.practice = true;
        assert_eq!(challenges(&[helped]).best(Dated::Day(TODAY)), None, "with help it is no best");
    }
}
