//! When a written table began and ended.

use jiff::{Timestamp, tz::TimeZone};

use kernel::record::{Header, When};

/// When a written table began and ended, and where it was written.
#[derive(Clone, Debug)]
pub struct Times<'a> {
    /// When it is read: a table that does not say when it began began then, or when it ended.
    pub now: Timestamp,
    /// Whose clocks tell the time.
    pub zone: &'a TimeZone,
    /// When it began, where that is said.
    pub began: Option<When>,
    /// When it ended, where that is said.
    pub ended: Option<When>,
}

/// A table ended before it began: both as they are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedBefore {
    /// When it ended.
    pub ended: String,
    /// When it began.
    pub began: String,
}

impl Times<'_> {
    /// Begins the table of a header, and ends it if it is over.
    ///
    /// # Errors
    /// When it ended before it began.
    pub fn put_into(&self, header: &mut Header, is_over: bool) -> Result<(), EndedBefore> {
        let said = self.ended.filter(|_| is_over);
        let began = self.began.or(said).unwrap_or(When::At(self.now));
        header.begin(began, self.zone);
        if !is_over {
            return Ok(());
        }
        let on_one_day = said.is_some_and(|ended| ended.day(self.zone) == began.day(self.zone));
        let ended = match said {
            None => header.started,
            Some(When::On(_)) if on_one_day => header.started,
            Some(ended) => ended.moment(self.zone),
        };
        if header.day.is_some() && on_one_day {
            // Noon only stands for a time that was before its end.
            header.started = header.started.min(ended);
        }
        header.ended = Some(ended);
        if ended < header.started {
            let ended = said.unwrap_or(When::At(ended)).written(self.zone);
            return Err(EndedBefore { ended, began: began.written(self.zone) });
        }
        Ok(())
    }
}
