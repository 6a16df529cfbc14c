//! When a game was played: a moment, or a day of which no time is known. What people write is the time where they are.

use std::{borrow::Cow, fmt};

use jiff::{
    Timestamp,
    civil::{Date, date},
    fmt::temporal::Pieces,
    tz::TimeZone,
};

use super::Header;

/// The days that people can write: those around them are a moment of another year somewhere.
const DAYS: std::ops::RangeInclusive<Date> = date(1, 1, 2)..=date(9999, 12, 29);

/// When something was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At a moment.
    At(Timestamp),
    /// On a day, at a time that nobody knows.
    On(Date),
}

/// Why what people write is no day, with or without a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhenFault {
    /// It is not written as one, or is none of the calendar.
    Form,
    /// It is of another year than 1 to 9999.
    Beyond,
    /// The clocks of this place passed over that day.
    Skipped,
    /// It is one of these days: some write the day first, others the month.
    Either(Date, Date),
}

impl When {
    /// Reads a day, and after it a time if one is known: `2026-01-31 20:15`, `31.1.2026` or `31/1/2026`. With points the
    /// day comes first; with slashes or hyphens it may be the month, where that gives another day. The time is that of `zone`, unless a `Z`, an
    /// offset or a zone behind it says otherwise. A time that clocks passed over is told by the clock as it was before;
    /// of one that they had twice it is the first.
    ///
    /// # Errors
    /// When it is no day that can be, or no time of it.
    ///
    /// ```
    /// use kernel::record::When;
    /// use jiff::{civil::date, tz::{Offset, TimeZone}};
    ///
    /// let west = TimeZone::fixed(Offset::constant(-8));
    /// let day = When::read("2026-01-31", &west).unwrap();
    /// assert_eq!(day, When::On(date(2026, 1, 31)));
    /// assert_eq!(day.moment(&west).to_string(), "2026-01-31T20:00:00Z");
    /// let moment = When::read("2026-01-31 20:15", &west).unwrap();
    /// assert_eq!(moment, When::At("2026-02-01T04:15:00Z".parse().unwrap()));
    /// assert_eq!(When::read("2026-01-31 20:15Z", &west).unwrap().day(&west), date(2026, 1, 31));
    /// ```
    pub fn read(text: &str, zone: &TimeZone) -> Result<Self, WhenFault> {
        let year_first = with_year_first(text.trim())?;
        let pieces = Pieces::parse(year_first.trim()).map_err(|_| WhenFault::Form)?;
        let named = pieces.to_time_zone().map_err(|_| WhenFault::Form)?;
        if !DAYS.contains(&pieces.date()) {
            return Err(WhenFault::Beyond);
        }
        let Some(time) = pieces.time() else {
            let is_day_alone = pieces.offset().is_none() && named.is_none();
            return if is_day_alone { Ok(Self::On(pieces.date())) } else { Err(WhenFault::Form) };
        };
        let local = pieces.date().to_datetime(time);
        if let Some(offset) = pieces.to_numeric_offset() {
            let moment = offset.to_timestamp(local).map_err(|_| WhenFault::Beyond)?;
            return Ok(Self::At(moment));
        }
        let zone = named.as_ref().unwrap_or(zone);
        let moment = zone.to_timestamp(local).map_err(|_| WhenFault::Beyond)?;
        if zone.to_datetime(moment).date() == local.date() {
            Ok(Self::At(moment))
        } else {
            Err(WhenFault::Skipped)
        }
    }

    /// The day, where a moment is told by the clocks of `zone`.
    #[must_use]
    pub fn day(self, zone: &TimeZone) -> Date {
        match self {
            Self::At(moment) => zone.to_datetime(moment).date(),
            Self::On(day) => day,
        }
    }

    /// The moment; noon in `zone` stands for a time that is not known.
    #[must_use]
    pub fn moment(self, zone: &TimeZone) -> Timestamp {
        match self {
            Self::At(moment) => moment,
            Self::On(day) => zone.to_timestamp(day.at(12, 0, 0, 0)).unwrap_or(Timestamp::MAX),
        }
    }

    /// It as people of `zone` write it, so that reading it there gives the same.
    #[must_use]
    pub fn written(self, zone: &TimeZone) -> String {
        match self {
            Self::On(day) => day.to_string(),
            Self::At(moment) => {
                let local = zone.to_datetime(moment);
                let whole = local.second() == 0 && local.subsec_nanosecond() == 0;
                let text = local.strftime(if whole { "%F %H:%M" } else { "%F %H:%M:%S%.f" }).to_string();
                match Self::read(&text, zone) {
                    Ok(again) if again == self => text,
                    // Its hour comes twice: the offset says which.
                    _ => format!("{text}{}", zone.to_offset(moment)),
                }
            }
        }
    }
}

/// The text with the year of its day first, however people write it.
fn with_year_first(text: &str) -> Result<Cow<'_, str>, WhenFault> {
    // Some leave room behind the points: 31. 1. 2026.
    let text = if text.contains(". ") { Cow::Owned(text.replace(". ", ".")) } else { Cow::Borrowed(text) };
    let end = text.find(|c: char| !c.is_ascii_digit() && !"./-".contains(c)).unwrap_or(text.len());
    let (day, time) = text.split_at(end);
    let Some(mark) = day.chars().find(|c| !c.is_ascii_digit()) else { return Ok(text) };
    let parts: Vec<&str> = day.split(mark).collect();
    let number = |part: &str| part.parse::<i8>().ok();
    let of =
        |year: &str, month: &str, day: &str| Date::new(year.parse().ok()?, number(month)?, number(day)?).ok();
    let date = match parts[..] {
        [year, month, day] if year.len() == 4 && mark != '-' => of(year, month, day),
        [day, month, year] if year.len() == 4 && mark == '.' => of(year, month, day),
        [first, second, year] if year.len() == 4 => {
            match (of(year, second, first), of(year, first, second)) {
                (Some(one), Some(other)) if one != other => return Err(WhenFault::Either(one, other)),
                (one, other) => one.or(other),
            }
        }
        _ => return Ok(text),
    };
    let date = date.ok_or(WhenFault::Form)?;
    Ok(Cow::Owned(format!("{date}{time}")))
}

/// A day, or a moment in UTC.
impl fmt::Display for When {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(moment) => moment.fmt(f),
            Self::On(day) => day.fmt(f),
        }
    }
}

impl Header {
    /// When the game began.
    #[must_use]
    pub fn when(&self) -> When {
        self.day.map_or(When::At(self.started), When::On)
    }

    /// The day on which it began, where a moment is told by the clocks of `zone`.
    #[must_use]
    pub fn day_in(&self, zone: &TimeZone) -> Date {
        self.when().day(zone)
    }

    /// It began then. Where it has ended it took as long as before.
    pub fn begin(&mut self, when: When, zone: &TimeZone) {
        let started = when.moment(zone);
        let long = self.ended.map(|ended| ended.duration_since(self.started));
        self.ended = long.map(|long| started.checked_add(long).unwrap_or(started).max(started));
        self.started = started;
        self.day = match when {
            When::At(_) => None,
            When::On(day) => Some(day),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(name: &str) -> TimeZone {
        TimeZone::get(name).unwrap()
    }

    /// West and east of everything, with summer time and without.
    fn zones() -> Vec<TimeZone> {
        let names =
            ["America/Los_Angeles", "Europe/Berlin", "Pacific/Kiritimati", "Pacific/Apia", "Etc/GMT+12"];
        names.into_iter().map(zone).chain([TimeZone::UTC]).collect()
    }

    fn at(text: &str) -> When {
        When::At(text.parse().unwrap())
    }

    #[test]
    fn a_day_stays_that_day_everywhere_and_noon_of_the_place_stands_for_its_time() {
        for zone in zones() {
            for text in ["2026-01-31", "2026-03-29", "0001-01-02", "9999-12-29", "2011-12-30"] {
                let when = When::read(text, &zone).unwrap();
                assert_eq!(when, When::On(text.parse().unwrap()));
                assert_eq!(when.written(&zone), text);
                let noon = zone.to_datetime(when.moment(&zone));
                assert_eq!(noon.hour(), 12, "{text} {zone:?}");
                for other in zones() {
                    assert_eq!(when.day(&other).to_string(), text);
                }
            }
        }
    }

    #[test]
    fn a_time_is_that_of_the_place_unless_it_says_otherwise() {
        for (text, place, moment) in [
            ("2026-07-04 23:30", "Europe/Berlin", "2026-07-04T21:30:00Z"),
            ("2026-07-04T23:30:15", "America/Los_Angeles", "2026-07-05T06:30:15Z"),
            ("2026-07-04 23:30", "Pacific/Kiritimati", "2026-07-04T09:30:00Z"),
            ("2026-07-04 23:30Z", "Europe/Berlin", "2026-07-04T23:30:00Z"),
            ("2026-07-04 23:30+05:30", "Europe/Berlin", "2026-07-04T18:00:00Z"),
            ("2026-07-04 23:30[America/New_York]", "Europe/Berlin", "2026-07-05T03:30:00Z"),
            // Passed over in spring, and twice in autumn.
            ("2026-03-29 02:30", "Europe/Berlin", "2026-03-29T01:30:00Z"),
            ("2026-10-25 02:30", "Europe/Berlin", "2026-10-25T00:30:00Z"),
            ("2026-10-25 02:30+01:00", "Europe/Berlin", "2026-10-25T01:30:00Z"),
        ] {
            assert_eq!(When::read(text, &zone(place)), Ok(at(moment)), "{text} {place}");
        }
    }

    #[test]
    fn what_is_written_is_read_as_the_same_where_it_is_written() {
        for zone in zones() {
            for text in [
                "2026-01-31T20:00:00Z",
                "2026-10-25T00:30:00Z",
                "2026-10-25T01:30:00Z",
                "2026-11-01T08:30:00Z",
                "2026-11-01T09:30:00Z",
                "2011-12-30T10:30:00Z",
                "2026-01-31T20:00:00.123456789Z",
                "1960-01-31T20:00:07Z",
            ] {
                let written = at(text).written(&zone);
                assert_eq!(When::read(&written, &zone), Ok(at(text)), "{written} {zone:?}");
            }
        }
        assert_eq!(at("2026-01-31T20:15:00Z").written(&TimeZone::UTC), "2026-01-31 20:15");
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for zone in zones() {
            for text in [
                "",
                "now",
                "2026-02-31",
                "31.02.2026",
                "31.1.26",
                "1.2026",
                "31/31/2026",
                "2026-01",
                "20:15",
                "10000-01-01",
                "2026-01-31 25:00",
                "2026-01-31 20:15 or so",
                "2026-01-31[Europe/Berlin]",
                "2026-01-31 20:15[Nowhere/Land]",
            ] {
                assert_eq!(When::read(text, &zone), Err(WhenFault::Form), "{text}");
            }
            for text in ["0001-01-01", "0000-06-01", "-000044-03-15", "9999-12-31", "9999-12-30 12:00"] {
                assert_eq!(When::read(text, &zone), Err(WhenFault::Beyond), "{text}");
            }
        }
        assert_eq!(When::read("2011-12-30 20:15", &zone("Pacific/Apia")), Err(WhenFault::Skipped));
    }

    #[test]
    fn a_day_is_read_as_people_of_any_country_write_it_unless_it_may_be_two() {
        let zone = zone("Europe/Berlin");
        for text in [
            "24.12.2025",
            "24. 12. 2025",
            "24/12/2025",
            "12/24/2025",
            "24-12-2025",
            "2025/12/24",
            "2025.12.24",
        ] {
            assert_eq!(When::read(text, &zone), Ok(When::On(date(2025, 12, 24))), "{text}");
            let evening = When::read(&format!("{text} 20:15"), &zone);
            assert_eq!(evening, When::read("2025-12-24 20:15", &zone), "{text}");
        }
        assert_eq!(When::read("3.4.2025", &zone), Ok(When::On(date(2025, 4, 3))));
        assert_eq!(When::read("3/3/2025", &zone), Ok(When::On(date(2025, 3, 3))));
        for text in ["3/4/2025", "03/04/2025 20:15", "3-4-2025"] {
            let either = WhenFault::Either(date(2025, 4, 3), date(2025, 3, 4));
            assert_eq!(When::read(text, &zone), Err(either), "{text}");
        }
    }

    #[test]
    fn a_game_that_begins_at_another_time_takes_as_long_as_it_took() {
        let zone = zone("America/Los_Angeles");
        let mut header = Header::new("it", "", Vec::new());
        header.begin(at("2026-01-31T20:00:00Z"), &zone);
        assert_eq!((header.ended, header.day), (None, None));
        header.ended = "2026-01-31T21:20:00Z".parse().ok();
        header.begin(When::read("2026-01-30", &zone).unwrap(), &zone);
        assert_eq!(header.day_in(&TimeZone::UTC), date(2026, 1, 30));
        assert_eq!(header.started.to_string(), "2026-01-30T20:00:00Z");
        assert_eq!(header.ended.unwrap().to_string(), "2026-01-30T21:20:00Z");
        header.begin(at("2026-01-30T08:00:00Z"), &zone);
        assert_eq!((header.day, header.day_in(&zone)), (None, date(2026, 1, 30)));
        assert_eq!(header.ended.unwrap().to_string(), "2026-01-30T09:20:00Z");
    }
}
