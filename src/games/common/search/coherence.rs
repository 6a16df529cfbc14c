//! Adaptive learning steps (temporal coherence; Beal and Smith 1999): an entry moves far while its corrections point
//! the same way, and hardly at all when they cancel out. So rarely used entries keep large steps.

use std::{
    hash::{DefaultHasher, Hasher as _},
    sync::atomic::{AtomicU32, Ordering::Relaxed},
};

/// An entry of a table that is learned: read and written by several threads at once; a lost update does no harm.
#[inline]
#[must_use]
pub fn weight(entry: &AtomicU32) -> f32 {
    f32::from_bits(entry.load(Relaxed))
}

/// Tells tables that were learned from others.
#[must_use]
pub fn fingerprint(entries: &[AtomicU32]) -> u64 {
    let mut hash = DefaultHasher::new();
    entries.iter().for_each(|entry| hash.write_u32(entry.load(Relaxed)));
    hash.finish()
}

/// So many times its share an entry is moved at first. With 1 learning takes several times as long; with 4 values still
/// converge, with 8 they do not.
const FIRST_STEP: f32 = 3.0;

/// The corrections of an entry so far.
#[derive(Debug, Default)]
pub struct Coherence {
    sum: AtomicU32,
    /// The sum of their sizes.
    size: AtomicU32,
}

impl Coherence {
    /// Moves an entry by its share of an error.
    #[inline]
    pub fn correct(&self, entry: &AtomicU32, share: f32) {
        let (sum, size) = (weight(&self.sum), weight(&self.size));
        let agreement = if size > 0.0 { sum.abs() / size } else { 1.0 };
        let moved = [(entry, FIRST_STEP * agreement * share), (&self.sum, share), (&self.size, share.abs())];
        for (number, by) in moved {
            number.store((weight(number) + by).to_bits(), Relaxed);
        }
    }

    /// What is to be kept of it.
    #[must_use]
    pub const fn numbers(&self) -> [&AtomicU32; 2] {
        [&self.sum, &self.size]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where an entry comes to lie by these corrections, from 0.
    fn corrected(shares: &[f32]) -> f32 {
        let (coherence, entry) = (Coherence::default(), AtomicU32::new(0));
        shares.iter().for_each(|&share| coherence.correct(&entry, share));
        weight(&entry)
    }

    #[test]
    fn an_entry_moves_on_while_corrections_agree_and_hardly_once_they_cancel_out() {
        assert_eq!(corrected(&[1.0, 1.0, 1.0]), 3.0 * FIRST_STEP);
        let (before, after) = ([1.0, -1.0].repeat(50), [[1.0, -1.0].repeat(50), vec![1.0]].concat());
        assert!((corrected(&after) - corrected(&before)).abs() < 0.05 * FIRST_STEP);
    }
}
