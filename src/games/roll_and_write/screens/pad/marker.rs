//! Where the marker stands: whose entry is expected. Who is skipped stays open, and comes again after the others.

use crate::games::roll_and_write::pad::Pad;

/// The rows that were skipped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Marker {
    /// The round it is about.
    round: u8,
    /// The rows skipped in it, from 0, the last one last.
    skipped: Vec<usize>,
}

impl Marker {
    /// Forgets who was skipped in another round.
    pub(super) fn follow(&mut self, pad: &Pad) {
        if self.round != pad.round() {
            *self = Self { round: pad.round(), skipped: Vec::new() };
        }
    }

    /// The row whose entry is expected; none when all rounds are over.
    pub(super) fn row(&self, pad: &Pad) -> Option<usize> {
        self.queue(pad).first().copied()
    }

    /// The row that comes after this one, if any other waits.
    pub(super) fn next(&self, pad: &Pad, row: usize) -> Option<usize> {
        self.past(row).row(pad).filter(|next| *next != row)
    }

    /// Goes on past a row.
    pub(super) fn skip(&mut self, row: usize) {
        *self = self.past(row);
    }

    /// Whether a row was skipped and is still open.
    pub(super) fn is_skipped(&self, pad: &Pad, row: usize) -> bool {
        self.skipped.contains(&row) && pad.pad_state().waiting().contains(&row)
    }

    fn past(&self, row: usize) -> Self {
        let skipped = self.skipped.iter().copied().filter(|other| *other != row).chain([row]);
        Self { round: self.round, skipped: skipped.collect() }
    }

    /// The rows that wait, the skipped ones behind the others.
    fn queue(&self, pad: &Pad) -> Vec<usize> {
        let mut queue = pad.pad_state().waiting();
        // Who was not skipped keeps their place.
        queue.sort_by_key(|row| self.skipped.iter().position(|skipped| skipped == row));
        queue
    }
}
