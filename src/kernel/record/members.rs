//! The members of a record, one by one, and the faults found on the way.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{Fault, RecordFault, limits::brief};

/// The members of a record being read. What is wrong is kept, so that all of it can be told at once.
#[derive(Debug)]
pub struct Members<'a, G> {
    record: &'a Map<String, Value>,
    /// What is wrong so far.
    pub(super) faults: Vec<Fault<G>>,
}

impl<'a, G> Members<'a, G> {
    pub(super) const fn new(record: &'a Map<String, Value>) -> Self {
        Self { record, faults: Vec::new() }
    }

    /// Something is wrong with the record.
    pub fn fault(&mut self, what: RecordFault<G>) {
        self.faults.push(Fault { entry: None, what });
    }

    /// Something is wrong with an entry.
    pub(super) fn fault_at(&mut self, entry: usize, what: RecordFault<G>) {
        self.faults.push(Fault { entry: Some(entry), what });
    }

    /// A member that must be there; none when it is not, or says something else than it may.
    pub fn member<T: DeserializeOwned>(&mut self, name: &'static str) -> Option<T> {
        let Some(value) = self.record.get(name) else {
            self.fault(RecordFault::Missing(name));
            return None;
        };
        match T::deserialize(value) {
            Ok(value) => Some(value),
            Err(error) => {
                self.fault(RecordFault::Member { name, detail: brief(&error) });
                None
            }
        }
    }

    /// A member that may be left out.
    pub fn optional<T: DeserializeOwned + Default>(&mut self, name: &'static str) -> T {
        if self.record.contains_key(name) { self.member(name).unwrap_or_default() } else { T::default() }
    }

    /// The record as it stands.
    pub(super) const fn record(&self) -> &'a Map<String, Value> {
        self.record
    }
}
