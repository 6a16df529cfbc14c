//! The system's clock: only here is it asked for the time of day.

use std::time::SystemTime;

use jiff::{Timestamp, civil::Date, tz::TimeZone};

/// 1 January of the year 1: dates are written with four digits.
const FIRST: i64 = -62_135_596_800;

/// The time in whole seconds: nobody needs more, and records stay readable. A clock beyond all dates counts as the
/// nearest date there is.
#[must_use]
pub fn now() -> Timestamp {
    told_by(SystemTime::now())
}

/// Today's date where the program runs.
#[must_use]
pub fn today() -> Date {
    now().to_zoned(TimeZone::system()).date()
}

fn told_by(clock: SystemTime) -> Timestamp {
    let latest = Timestamp::MAX.as_second();
    let seconds = match clock.duration_since(SystemTime::UNIX_EPOCH) {
        Ok(after) => i64::try_from(after.as_secs()).unwrap_or(latest).min(latest),
        Err(before) => i64::try_from(before.duration().as_secs()).map_or(FIRST, |ago| FIRST.max(-ago)),
    };
    Timestamp::from_second(seconds).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn clock(seconds: i64) -> SystemTime {
        let away = Duration::from_secs(seconds.unsigned_abs());
        let epoch = SystemTime::UNIX_EPOCH;
        if seconds < 0 { epoch.checked_sub(away) } else { epoch.checked_add(away) }.unwrap()
    }

    #[test]
    fn a_clock_is_taken_at_its_word_also_before_1970() {
        for seconds in [0, -1, 1_785_000_000, -2_208_988_800, FIRST, Timestamp::MAX.as_second()] {
            assert_eq!(told_by(clock(seconds)).as_second(), seconds);
        }
        let with_a_part = told_by(clock(7) + Duration::from_millis(900));
        assert_eq!(with_a_part, Timestamp::from_second(7).unwrap());
    }

    #[test]
    fn a_clock_beyond_all_dates_tells_the_nearest_whatever_the_zone() {
        let year = 31_556_952;
        for (seconds, told) in [
            (8_030 * year, "9999-12-30T22:00:00Z"),
            (1_000_000 * year, "9999-12-30T22:00:00Z"),
            (-1_970 * year, "0001-01-01T00:00:00Z"),
            (-12_000 * year, "0001-01-01T00:00:00Z"),
        ] {
            let moment = told_by(clock(seconds));
            assert_eq!(moment.to_string(), told);
            for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago"] {
                let zone = TimeZone::get(zone).unwrap();
                assert!((0..=9999).contains(&moment.to_zoned(zone).date().year()));
            }
        }
    }
}
