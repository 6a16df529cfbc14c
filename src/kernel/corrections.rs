//! Corrections: what the log still holds of before, which entries do not fit one and have to be struck, and the correction
//! without them.

use super::{Entry, Game, Kind, Note};

impl<K: Kind> Game<K> {
    /// Every event of the log, and what others were corrected to; also those that no longer count.
    pub fn logged_events(&self) -> impl Iterator<Item = &K::Event> {
        self.log().iter().filter_map(|entry| match entry {
            Entry::Event(event) | Entry::Note(Note::Amend { event, .. }) => Some(event),
            Entry::Note(_) => None,
        })
    }

    /// The entries that have to be struck before another one fits, in the order in which they can be; none where even that
    /// does not help. It is for kinds whose entries can be struck.
    #[must_use]
    pub fn blocking_entries(&self, entry: &Entry<K>) -> Option<Vec<usize>> {
        let itself = entry.note().and_then(Note::corrects);
        let (mut trial, mut struck) = (self.clone(), Vec::new());
        while let Err((other, _)) = trial.clone().push(entry.clone()) {
            if Some(other) == itself || !trial.strike_with_dependents(other, &mut struck) {
                return None;
            }
        }
        Some(struck)
    }

    /// Strikes an entry, and before it those that do not fit without it; false where that is not possible.
    fn strike_with_dependents(&mut self, entry: usize, struck: &mut Vec<usize>) -> bool {
        let mut open = vec![entry];
        while let Some(&last) = open.last() {
            match self.note(Note::Strike { entry: last }) {
                Ok(()) => struck.extend(open.pop()),
                Err((other, _)) if other != last && other <= self.log().len() && !open.contains(&other) => {
                    open.push(other);
                }
                Err(_) => return false,
            }
        }
        true
    }

    /// Adds an entry after others were struck, in this order.
    ///
    /// # Errors
    /// The entry that does not fit, and why; nothing is changed then.
    pub fn push_without(&mut self, entry: Entry<K>, others: &[usize]) -> Result<(), (usize, K::Error)> {
        let mut after = self.clone();
        for &entry in others {
            after.note(Note::Strike { entry })?;
        }
        after.push(entry)?;
        *self = after;
        Ok(())
    }
}
