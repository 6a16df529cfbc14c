//! Where the marker stands: whose entry is expected. Who is skipped stays open, and comes again after the others.

use crate::pad::{Pad, PadExt};

/// The rows that were skipped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Marker {
    /// The round it is about.
    round: u8,
    /// The rows skipped in it, from 0, the last one last, each with the length of the log then.
    skipped: Vec<(usize, usize)>,
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
        self.past(pad, row).row(pad).filter(|next| *next != row)
    }

    /// Goes on past a row.
    pub(super) fn skip(&mut self, pad: &Pad, row: usize) {
        *self = self.past(pad, row);
    }

    /// Whether skipping a row was the last thing done.
    pub(super) fn has_just_skipped(&self, pad: &Pad) -> bool {
        self.skipped.last().is_some_and(|(_, entries)| *entries == pad.log().len())
    }

    /// Goes back to the row skipped last, if that was the last thing done.
    pub(super) fn undo(&mut self, pad: &Pad) -> bool {
        self.has_just_skipped(pad) && self.skipped.pop().is_some()
    }

    /// Whether a row was skipped and is still open.
    pub(super) fn is_skipped(&self, pad: &Pad, row: usize) -> bool {
        self.place(row).is_some() && pad.pad_state().waiting().contains(&row)
    }

    fn place(&self, row: usize) -> Option<usize> {
        self.skipped.iter().position(|(skipped, _)| *skipped == row)
    }

    fn past(&self, pad: &Pad, row: usize) -> Self {
        let others = self.skipped.iter().copied().filter(|(other, _)| *other != row);
        let skipped = others.chain([(row, pad.log().len())]);
        Self { round: self.round, skipped: skipped.collect() }
    }

    /// The rows that wait, the skipped ones behind the others.
    fn queue(&self, pad: &Pad) -> Vec<usize> {
        let mut queue = pad.pad_state().waiting();
        // Who was not skipped keeps their place.
        queue.sort_by_key(|row| self.place(*row));
        queue
    }
}
