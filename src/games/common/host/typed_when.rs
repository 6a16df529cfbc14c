//! Day and time of a table, as people type them.

use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use super::{day, now};
use kernel::record::{Header, RecordKind, When, WhenFault};
use text::Texts;

/// What stands in the fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TypedWhen {
    /// The day, as `2026-01-31`.
    pub day: String,
    /// The time, as `20:15`; empty where only the day is known.
    pub time: String,
    /// What stood there at first.
    was: [String; 2],
}

impl TypedWhen {
    /// When a table of this kind began. Of one that was entered afterwards nobody knows the time.
    #[must_use]
    pub fn of(header: &Header, kind: RecordKind) -> Self {
        let zone = TimeZone::system();
        let known = if kind == RecordKind::Result { When::On(header.day_in(&zone)) } else { header.when() };
        let written = known.written(&zone);
        let (day, time) = written.split_once(' ').unwrap_or((&written, ""));
        let was = [day, time].map(str::to_owned);
        Self { day: was[0].clone(), time: was[1].clone(), was }
    }

    /// When it began by what was typed; none where nothing was changed.
    ///
    /// # Errors
    /// What is wrong with it, in a sentence.
    pub fn read(&self, texts: &Texts) -> Result<Option<When>, String> {
        let [typed_day, time] = [self.day.trim(), self.time.trim()];
        if self.was == [typed_day, time] {
            return Ok(None);
        }
        let zone = TimeZone::system();
        let alone = match When::read(typed_day, &zone) {
            Ok(When::On(alone)) => alone,
            Err(WhenFault::Beyond) => return Err(texts.late_fault_beyond().to_owned()),
            Err(WhenFault::Either(one, other)) => {
                return Err(texts.when_either(typed_day, &one.to_string(), &other.to_string()));
            }
            Ok(When::At(_)) | Err(_) => return Err(texts.late_fault_date().to_owned()),
        };
        let when = match time {
            "" => When::On(alone),
            time => When::read(&format!("{typed_day} {time}"), &zone).map_err(|fault| match fault {
                WhenFault::Skipped => texts.late_fault_skipped().to_owned(),
                _ => texts.late_fault_time().to_owned(),
            })?,
        };
        let is_ahead = match when {
            When::At(moment) => moment > now(),
            When::On(alone) => alone > day(now()),
        };
        if is_ahead { Err(texts.late_fault_date_ahead().to_owned()) } else { Ok(Some(when)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn what_is_typed_is_when_it_began_and_what_is_no_date_is_told() {
        let texts = Texts::new(Language::English);
        let zone = TimeZone::system();
        let mut header = Header::new("it", "", Vec::new());
        header.begin(When::read("2026-01-31 20:15", &zone).unwrap(), &zone);
        let typed = |day: &str, time: &str| {
            let typed = TypedWhen::of(&header, RecordKind::Table);
            TypedWhen { day: day.to_owned(), time: time.to_owned(), ..typed }.read(&texts)
        };
        assert_eq!(typed("2026-01-31", " 20:15"), Ok(None));
        assert_eq!(typed("2026-01-30", ""), Ok(When::read("2026-01-30", &zone).ok()));
        assert_eq!(typed("2026-01-30", "21:00"), Ok(When::read("2026-01-30 21:00", &zone).ok()));
        assert_eq!(typed("2026-01-30", "21:00Z"), Ok(When::read("2026-01-30T21:00Z", &zone).ok()));
        for (day, time, told) in [
            ("", "", texts.late_fault_date()),
            ("2026-02-30", "20:15", texts.late_fault_date()),
            ("2026-01-30 20:15", "", texts.late_fault_date()),
            ("9999-12-31", "", texts.late_fault_beyond()),
            ("9998-12-31", "", texts.late_fault_date_ahead()),
            ("2026-01-30", "late", texts.late_fault_time()),
            ("2026-01-30", "25:00", texts.late_fault_time()),
        ] {
            assert_eq!(typed(day, time), Err(told.to_owned()), "{day} {time}");
        }
        // A game that was entered afterwards: only its day is shown, and it stays as it is.
        let late = TypedWhen::of(&header, RecordKind::Result);
        assert_eq!((late.day.as_str(), late.time.as_str(), late.read(&texts)), ("2026-01-31", "", Ok(None)));
    }
}
