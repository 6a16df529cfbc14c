//! The members of a record, one by one, and the faults found on the way.

use jiff::{Timestamp, civil::Date};
use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{Fault, RecordFault};
use crate::json::{Misfit, Mismatch, judged};

/// The members of a record being read. What is wrong is kept, so that all of it can be told at once.
#[derive(Debug)]
pub struct Members<'a, G> {
    record: &'a Map<String, Value>,
    /// What is wrong so far.
    pub(super) faults: Vec<Fault<G>>,
    /// What the schema refuses though it can be read, with its entry: the rules say more about it.
    doubts: Vec<(Option<usize>, Misfit)>,
}

impl<'a, G> Members<'a, G> {
    pub(super) const fn new(record: &'a Map<String, Value>) -> Self {
        Self { record, faults: Vec::new(), doubts: Vec::new() }
    }

    /// Something is wrong with the record.
    pub fn fault(&mut self, what: RecordFault<G>) {
        self.faults.push(Fault { entry: None, what });
    }

    /// Something is wrong with an entry.
    pub(super) fn fault_at(&mut self, entry: usize, what: RecordFault<G>) {
        self.faults.push(Fault { entry: Some(entry), what });
    }

    /// The schema refuses something that could be read, in an entry or beside them.
    pub(super) fn doubt(&mut self, entry: Option<usize>, misfit: Option<Misfit>) {
        self.doubts.extend(misfit.map(|misfit| (entry, misfit)));
    }

    /// Whatever the schema refuses is a fault, unless the rules have said what is wrong there.
    pub(super) fn settle(&mut self) {
        for (entry, misfit) in std::mem::take(&mut self.doubts) {
            let is_told =
                |fault: &Fault<G>| fault.entry == entry && (entry.is_some() || fault.what.is_of_set_up());
            if !self.faults.iter().any(is_told) {
                self.faults.push(Fault { entry, what: RecordFault::Shape(misfit) });
            }
        }
    }

    /// A member that must be there; none when it is not, or says something else than it may.
    pub fn member<T: DeserializeOwned + JsonSchema + 'static>(&mut self, name: &'static str) -> Option<T> {
        let read = match self.record.get(name) {
            Some(value) => judged(value).map_err(|misfit| misfit.within(name)),
            None => Err(Misfit::new(name, Mismatch::Missing)),
        };
        match read {
            Ok((value, doubt)) => {
                self.doubt(None, doubt.map(|misfit| misfit.within(name)));
                Some(value)
            }
            Err(misfit) => {
                self.fault(RecordFault::Shape(misfit));
                None
            }
        }
    }

    /// A moment in UTC, which must be there.
    pub(super) fn moment(&mut self, name: &'static str) -> Option<Timestamp> {
        let text: String = self.member(name)?;
        let moment = utc(&text);
        if moment.is_none() {
            self.fault(RecordFault::Moment { name, text });
        }
        moment
    }

    /// A day, where there is one.
    pub(super) fn day(&mut self, name: &'static str) -> Option<Date> {
        self.record.get(name).filter(|day| !day.is_null())?;
        let text: String = self.member(name)?;
        let day = text.parse().ok().filter(|day: &Date| day.to_string() == text);
        if day.is_none() {
            self.fault(RecordFault::Day { name, text });
        }
        day
    }

    /// A member that may be left out.
    pub fn optional<T: DeserializeOwned + JsonSchema + Default + 'static>(
        &mut self,
        name: &'static str,
    ) -> T {
        if self.record.contains_key(name) { self.member(name).unwrap_or_default() } else { T::default() }
    }

    /// Which game the record is of.
    #[must_use]
    pub fn game(&self) -> &'a str {
        self.record.get("game").and_then(Value::as_str).unwrap_or_default()
    }

    /// The record as it stands.
    pub(super) const fn record(&self) -> &'a Map<String, Value> {
        self.record
    }
}

/// A moment as RFC 3339 writes it in UTC. The library reads other forms, too: but for parts of a second it has to be
/// written as it is read.
fn utc(text: &str) -> Option<Timestamp> {
    let (seconds, fraction) =
        text.strip_suffix('Z').map(|text| text.split_once('.').unwrap_or((text, "0")))?;
    let is_fraction = !fraction.is_empty() && fraction.bytes().all(|byte| byte.is_ascii_digit());
    let whole = format!("{seconds}Z");
    let is_whole = whole.parse().is_ok_and(|moment: Timestamp| moment.to_string() == whole);
    if is_whole && is_fraction { text.parse().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_in_utc_with_all_its_parts() {
        for text in ["2026-01-31T20:00:00Z", "2026-01-31T20:00:00.5Z", "1970-01-01T00:00:00.123456789Z"] {
            assert_eq!(utc(text), text.parse().ok(), "{text}");
        }
        for text in [
            "2026-01-31T20:00:00+00:00",
            "2026-01-31T22:00:00+02:00",
            "2026-01-31 20:00:00Z",
            "2026-01-31T20:00Z",
            "2026-01-31T20:00:00z",
            "2026-01-31T20:00:00.Z",
            "20260131T200000Z",
            "2026-01-31T20:00:00Z[UTC]",
            "2026-02-31T20:00:00Z",
            "2026-01-31",
            "",
        ] {
            assert_eq!(utc(text), None, "{text}");
        }
    }
}
