//! The axis of time: where results lie on it, and which days, months or years are written below it.

use jiff::{ToSpan, civil::Date};

use common::statistics::Moment;
use text::{Texts, day, month};

/// From the first to the last day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days {
    first: Date,
    last: Date,
}

/// What is written: every so many days from the first, months of a year, or years.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Every {
    Days(i8),
    Months(i8),
    Years(i16),
}

const STEPS: [Every; 16] = [
    Every::Days(1),
    Every::Days(2),
    Every::Days(5),
    Every::Days(10),
    Every::Months(1),
    Every::Months(3),
    Every::Months(6),
    Every::Years(1),
    Every::Years(2),
    Every::Years(5),
    Every::Years(10),
    Every::Years(20),
    Every::Years(50),
    Every::Years(100),
    Every::Years(200),
    Every::Years(500),
];

impl Days {
    /// Those of moments in the order of time; none without any.
    pub fn of(moments: &[Moment]) -> Option<Self> {
        Some(Self { first: moments.first()?.day, last: moments.last()?.day })
    }

    fn count(self) -> f64 {
        1.0 + between(self.first, self.last)
    }

    /// How much of the way a day is.
    pub fn day(self) -> f64 {
        1.0 / self.count()
    }

    /// How far moments in the order of time are on the way from the beginning of the first day to the end of the last:
    /// those of a day share it evenly.
    pub fn places(self, days: &[Date]) -> Vec<f64> {
        let mut places = Vec::with_capacity(days.len());
        for same in days.chunk_by(|one, next| one == next) {
            let (before, count) = (between(self.first, same[0]), same.len() as f64);
            places.extend((0..same.len()).map(|k| (before + (k as f64 + 0.5) / count) / self.count()));
        }
        places
    }

    /// What is written below the axis, at most about so many times, and how far it is on the way.
    pub fn marks(self, texts: &Texts, most: usize) -> Vec<(f64, String)> {
        let most = most.max(2);
        let step = STEPS.into_iter().find(|step| self.count() / step.length() <= most as f64);
        let step = step.unwrap_or(Every::Years(1000));
        let mut marks: Vec<(f64, String)> = step
            .dates(self.first, self.last)
            .into_iter()
            .map(|date| {
                let middle = if matches!(step, Every::Days(_)) { 0.5 } else { 0.0 };
                ((between(self.first, date) + middle) / self.count(), step.name(texts, date))
            })
            .collect();
        if marks.is_empty() {
            marks.push((0.5 / self.count(), day(texts, self.first)));
        }
        marks
    }
}

impl Every {
    /// About so many days.
    fn length(self) -> f64 {
        match self {
            Self::Days(days) => days.into(),
            Self::Months(months) => f64::from(months) * 30.4,
            Self::Years(years) => f64::from(years) * 365.2,
        }
    }

    /// The dates from one to another.
    fn dates(self, first: Date, last: Date) -> Vec<Date> {
        let next = |date: &Date| match self {
            Self::Days(days) => date.checked_add(days.days()).ok(),
            Self::Months(_) => date.last_of_month().tomorrow().ok(),
            Self::Years(_) => date.last_of_year().tomorrow().ok(),
        };
        let start = match self {
            Self::Days(_) => first,
            Self::Months(_) => first.first_of_month(),
            Self::Years(_) => first.first_of_year(),
        };
        let is_written = |date: &Date| match self {
            Self::Days(_) => true,
            Self::Months(months) => (date.month() - 1) % months == 0,
            Self::Years(years) => date.year() % years == 0,
        };
        let all = std::iter::successors(Some(start), next).take_while(|date| *date <= last);
        all.filter(|date| *date >= first && is_written(date)).collect()
    }

    fn name(self, texts: &Texts, date: Date) -> String {
        match self {
            Self::Days(_) => day(texts, date),
            Self::Months(_) => month(texts, date.year(), date.month()),
            Self::Years(_) => date.year().to_string(),
        }
    }
}

/// How many days from one to another.
fn between(first: Date, date: Date) -> f64 {
    first.duration_until(date).as_hours() as f64 / 24.0
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use text::Language;

    fn names(first: Date, last: Date, most: usize) -> Vec<String> {
        let texts = Texts::new(Language::English);
        Days { first, last }.marks(&texts, most).into_iter().map(|(_, name)| name).collect()
    }

    #[test]
    fn days_months_or_years_are_written_as_there_is_room() {
        let march = |day| date(2026, 3, day);
        let days = ["1 March 2026", "6 March 2026", "11 March 2026"];
        assert_eq!(names(march(1), march(15), 5), days);
        assert_eq!(names(march(3), march(3), 5), ["3 March 2026"]);
        let months = ["January 2026", "April 2026", "July 2026"];
        assert_eq!(names(date(2025, 12, 20), date(2026, 9, 1), 5), months);
        assert_eq!(names(date(1998, 5, 1), date(2026, 9, 1), 4), ["2000", "2010", "2020"]);
        assert!(names(date(-9000, 1, 1), date(9999, 1, 1), 4).len() < 40);
    }

    #[test]
    fn days_are_evenly_apart_also_across_the_end_of_a_month() {
        let days = ["27 March 2026", "1 April 2026", "6 April 2026"];
        assert_eq!(names(date(2026, 3, 27), date(2026, 4, 8), 3), days);
    }

    #[test]
    fn the_results_of_a_day_share_it_and_time_runs_evenly() {
        let all = [1, 1, 4].map(|day| date(2026, 3, day));
        let days = Days { first: all[0], last: all[2] };
        let places = days.places(&all);
        let expected = [0.0625, 0.1875, 0.875];
        assert!(places.iter().zip(expected).all(|(place, expected)| (place - expected).abs() < 1e-9));
    }
}
