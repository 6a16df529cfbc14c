//! Corrections that make other entries impossible: these are named, and struck together with them if people want.

use super::{Pad, PadError, PadState, ScorePad};
use crate::kernel::{Entry, Note};

impl Pad {
    /// The entries that an event or note would make impossible: to be struck with it, in the order of the log.
    ///
    /// # Errors
    /// The entry that does not fit whatever is struck, and why: the event or note itself, or what it corrects.
    pub fn struck_by(&self, entry: &Entry<ScorePad>) -> Result<Vec<usize>, (usize, PadError)> {
        self.clone().enter_striking(entry)
    }

    /// Enters an event or note and strikes all that it makes impossible, each by a note before it; tells which.
    ///
    /// # Errors
    /// As [`Pad::struck_by`]; nothing has changed then.
    pub fn enter_striking(&mut self, entry: &Entry<ScorePad>) -> Result<Vec<usize>, (usize, PadError)> {
        let mut ahead = self.clone();
        let mut struck = Vec::new();
        // What is still to be done, the last first: an entry can only be struck when nothing leans on it.
        let mut to_do = vec![entry.clone()];
        while let Some(next) = to_do.last().cloned() {
            let own = ahead.log().len() + 1;
            match ahead.try_entry(next) {
                Ok(()) => {
                    let done = to_do.pop();
                    if !to_do.is_empty() {
                        struck.extend(done.as_ref().and_then(corrected));
                    }
                }
                Err((misfit, error)) => {
                    if misfit == own || to_do.iter().any(|entry| corrected(entry) == Some(misfit)) {
                        return Err((misfit, error));
                    }
                    to_do.push(Entry::Note(Note::Strike { entry: misfit }));
                }
            }
        }
        struck.sort_unstable();
        *self = ahead;
        Ok(struck)
    }

    /// Enters an event or note.
    ///
    /// # Errors
    /// The entry that does not fit, it or another, and why.
    fn try_entry(&mut self, entry: Entry<ScorePad>) -> Result<(), (usize, PadError)> {
        match entry {
            Entry::Note(note) => self.note(note),
            Entry::Event(event) => {
                let own = self.log().len() + 1;
                let Err(error) = self.enter(event.clone()) else { return Ok(()) };
                let mut events = self.events().to_vec();
                events.push((own, event));
                Err(PadState::of(self.config(), &events).err().unwrap_or((own, error)))
            }
        }
    }
}

/// The entry that a note corrects.
const fn corrected(entry: &Entry<ScorePad>) -> Option<usize> {
    match entry {
        Entry::Note(Note::Amend { entry, .. } | Note::Strike { entry }) => Some(*entry),
        _ => None,
    }
}
