//! A month of the calendar, in weeks from Monday to Sunday as ISO 8601 has them.

use jiff::{ToSpan, civil::Date};

/// A month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    first: Date,
}

impl Month {
    /// That of a day.
    #[must_use]
    pub fn of(day: Date) -> Self {
        Self { first: day.first_of_month() }
    }

    /// Its first day.
    #[must_use]
    pub const fn first(self) -> Date {
        self.first
    }

    /// The month before.
    #[must_use]
    pub fn before(self) -> Self {
        Self::of(self.first.saturating_sub(1.month()))
    }

    /// The month after.
    #[must_use]
    pub fn after(self) -> Self {
        Self::of(self.first.saturating_add(1.month()))
    }

    /// Its weeks, each from Monday on; none where a day is of another month.
    #[must_use]
    pub fn weeks(self) -> Vec<[Option<Date>; 7]> {
        let mut weeks = vec![[None; 7]];
        for day in self.first.series(1.day()).take_while(|day| Self::of(*day) == self) {
            let place = day.weekday().to_monday_zero_offset() as usize;
            if place == 0 && day != self.first {
                weeks.push([None; 7]);
            }
            if let Some(week) = weeks.last_mut() {
                week[place] = Some(day);
            }
        }
        weeks
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn a_month_has_all_its_days_in_weeks_from_monday_on() {
        for (month, weeks) in [(date(2027, 2, 9), 4), (date(2026, 11, 30), 6), (date(2028, 2, 29), 5)] {
            let month = Month::of(month);
            let shown = month.weeks();
            assert_eq!(shown.len(), weeks, "{month:?}");
            let days: Vec<Date> = shown.iter().flatten().flatten().copied().collect();
            assert!(days.iter().copied().eq(month.first().series(1.day()).take(days.len())));
            assert_eq!(days.last(), Some(&month.first().last_of_month()));
            for week in shown {
                let monday = |(place, day): (usize, &Option<Date>)| {
                    day.map(|day| day.saturating_sub((place as i64).days()))
                };
                let mut mondays = week.iter().enumerate().filter_map(monday);
                let first = mondays.next().unwrap();
                assert!(mondays.all(|other| other == first), "one week is one line");
            }
        }
    }

    #[test]
    fn months_follow_one_another_over_new_year_and_end_with_all_dates() {
        let november = Month::of(date(2026, 11, 23));
        assert_eq!(november.after().after(), Month::of(date(2027, 1, 1)));
        assert_eq!(Month::of(date(2027, 1, 31)).before(), Month::of(date(2026, 12, 1)));
        assert!(november.before() < november && november < november.after());
        for end in [Date::MIN, Date::MAX] {
            let month = Month::of(end);
            assert!(month.before() <= month && month <= month.after());
            assert!(!month.weeks().is_empty());
        }
    }
}
