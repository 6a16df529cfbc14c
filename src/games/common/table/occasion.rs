//! When and where a finished game was played, and what it is called: every form of one begins with it.

use jiff::{civil::Date, tz::TimeZone};
use serde::{Deserialize, Serialize};

use crate::{day_of, host::began_on};
use kernel::record::{Header, When};
use storage::today;
use text::Texts;

/// What people type of the occasion. What was begun before title or place could be typed lacks them: of a game that is
/// corrected they stay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Occasion {
    /// A title; empty for the usual one.
    pub title: Option<String>,
    /// Where it was played.
    pub place: Option<String>,
    /// The day, as `2026-01-31`; empty for today, or for the day of the game that is corrected.
    pub date: String,
}

impl Occasion {
    /// Today's.
    #[must_use]
    pub fn today() -> Self {
        Self { date: today().to_string(), ..Self::default() }
    }

    /// That of a game.
    #[must_use]
    pub fn of(header: &Header) -> Self {
        let date = day_of(header).to_string();
        Self { title: Some(header.title.clone()), place: Some(header.location.clone()), date }
    }

    /// Fills in what it lacks, from the `old` game that is corrected.
    pub fn complete(&mut self, old: Option<&Header>) {
        let known = old.map(Self::of).unwrap_or_default();
        self.title.get_or_insert(known.title.unwrap_or_default());
        self.place.get_or_insert(known.place.unwrap_or_default());
    }

    /// The day, if one is typed: today at the latest, or that of the `old` game, which may be tomorrow here.
    fn day(&self, texts: &Texts, old: Option<&Header>) -> Result<Option<Date>, String> {
        let typed = self.date.trim();
        match When::read(typed, &TimeZone::system()) {
            _ if typed.is_empty() => Ok(None),
            Ok(When::On(day)) if day > today() && old.map(day_of) != Some(day) => {
                Err(texts.late_fault_date_ahead().to_owned())
            }
            Ok(When::On(day)) => Ok(Some(day)),
            Ok(When::At(_)) | Err(_) => Err(texts.late_fault_date().to_owned()),
        }
    }

    /// What is wrong with the day, if something is; `old` is the game that is corrected.
    #[must_use]
    pub fn fault(&self, texts: &Texts, old: Option<&Header>) -> Option<String> {
        self.day(texts, old).err()
    }

    /// Says it in the header of a game, which began when the `old` one did that is corrected, unless that was another day.
    ///
    /// # Errors
    /// What is wrong with the day, in a sentence.
    pub fn put_into(&self, texts: &Texts, header: &mut Header, old: Option<&Header>) -> Result<(), String> {
        let played = self.day(texts, old)?.or(old.map(day_of)).unwrap_or_else(today);
        if old.map(day_of) != Some(played) {
            (header.started, header.day) = (began_on(played), Some(played));
            header.ended = Some(header.started);
        }
        header.ended = header.ended.or(Some(header.started));
        for (typed, said) in [(&self.title, &mut header.title), (&self.place, &mut header.location)] {
            if let Some(typed) = typed {
                typed.trim().clone_into(said);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use storage::now;
    use text::Language;

    fn texts() -> Texts {
        Texts::new(Language::English)
    }

    fn put(date: &str, old: Option<&Header>) -> Result<Header, String> {
        let mut header = old.map_or_else(|| Header::new("id", "", Vec::new()), Header::clone);
        let occasion =
            Occasion { title: Some(" Sunday ".to_owned()), date: date.to_owned(), ..Occasion::default() };
        occasion.put_into(&texts(), &mut header, old).map(|()| header)
    }

    #[test]
    fn a_game_of_today_is_over_by_now_and_another_began_at_noon_of_its_day() {
        for date in ["", &today().to_string()] {
            let header = put(date, None).unwrap();
            let since = now().as_second() - header.started.as_second();
            assert!((0..60).contains(&since), "{since} seconds ago");
            assert_eq!((header.ended, header.day), (Some(header.started), Some(today())));
        }
        let header = put("2026-01-31", None).unwrap();
        let noon = When::On("2026-01-31".parse().unwrap()).moment(&TimeZone::system());
        assert_eq!((header.started, header.ended, header.title.as_str()), (noon, Some(noon), "Sunday"));
    }

    #[test]
    fn a_game_that_is_corrected_began_when_it_did_unless_its_day_is_another() {
        let mut old = Header::new("id", "", Vec::new());
        old.started = "2026-03-01T19:00:00Z".parse().unwrap();
        old.ended = Some("2026-03-01T20:00:00Z".parse().unwrap());
        for date in ["", &day_of(&old).to_string()] {
            let header = put(date, Some(&old)).unwrap();
            assert_eq!((header.started, header.ended, header.day), (old.started, old.ended, None));
        }
        let header = put("2026-02-28", Some(&old)).unwrap();
        assert!(header.started < old.started && header.ended == Some(header.started));
        assert_eq!(header.day, Some("2026-02-28".parse().unwrap()));
    }

    #[test]
    fn what_is_lacking_stays_as_it_was_and_what_is_emptied_is_gone() {
        let mut old = Header::new("id", "", Vec::new());
        (old.title, old.location) = ("Sunday".to_owned(), "The lake".to_owned());
        let said = |text: &str| {
            let typed: Occasion = serde_json::from_str(text).unwrap();
            let mut shown = typed.clone();
            shown.complete(Some(&old));
            let [typed, shown] = [typed, shown].map(|occasion| {
                let mut header = old.clone();
                occasion.put_into(&texts(), &mut header, Some(&old)).unwrap();
                (header.title, header.location)
            });
            assert_eq!(typed, shown);
            typed
        };
        assert_eq!(said("{}"), ("Sunday".into(), "The lake".into()));
        assert_eq!(said(r#"{"title": "Monday", "date": ""}"#), ("Monday".into(), "The lake".into()));
        assert_eq!(said(r#"{"title": "", "place": ""}"#), (String::new(), String::new()));
        let mut fresh = Occasion::default();
        fresh.complete(None);
        assert_eq!((fresh.title, fresh.place), (Some(String::new()), Some(String::new())));
    }

    #[test]
    fn a_day_that_is_none_or_has_not_come_is_told() {
        let texts = texts();
        assert_eq!(put("31 January", None).unwrap_err(), texts.late_fault_date());
        assert_eq!(put("2026-01-31T12:00:00Z", None).unwrap_err(), texts.late_fault_date());
        assert_eq!(put("9999-01-01", None).unwrap_err(), texts.late_fault_date_ahead());
    }

    #[test]
    fn a_game_of_a_day_that_has_not_come_here_keeps_it_when_it_is_corrected() {
        let mut old = Header::new("id", "", Vec::new());
        let tomorrow = today().tomorrow().unwrap();
        old.day = Some(tomorrow);
        let header = put(&tomorrow.to_string(), Some(&old)).unwrap();
        assert_eq!((header.day, header.started), (Some(tomorrow), old.started));
        assert_eq!(Occasion::of(&old).fault(&texts(), Some(&old)), None);
        let later = tomorrow.tomorrow().unwrap().to_string();
        assert_eq!(put(&later, Some(&old)).unwrap_err(), texts().late_fault_date_ahead());
    }
}
