//! Values: how much a position is worth to the player who made it, as a sum of tables learned by playing.
//!
//! Tables look at the race of each type, the reserve, the wall, the places where tiles fit, money, the yard and how far the
//! game is. There is one set for each number of seats. They correct what is certain: the VP of the scorings held, and what
//! those to come would bring if nothing changed.

mod active;
mod built;
mod checkpoint;
mod collect;
mod course;
mod entries;
mod file;
mod learn;
mod looked;
mod purse;
mod races;
mod rows;
mod schedule;
mod seen;
mod space;
mod standing;
mod table;
#[cfg(test)]
mod tests;

use std::sync::atomic::AtomicU32;

pub(super) use built::Built;
pub(super) use entries::MOST_PLACES;
pub use file::ValuesFault;
pub use learn::Learner;
pub use schedule::{Schedule, Stage};
pub(super) use seen::Hands;
pub use seen::Seen;
pub(super) use table::Table;

use active::Active;
use common::search::{fingerprint, weight};
use entries::ENTRIES;

/// Tables for one number of seats.
///
/// Entries are read and learned from several threads at once; a lost update does no harm.
#[derive(Debug)]
pub struct Values {
    seats: usize,
    entries: Vec<AtomicU32>,
}

impl Values {
    /// Tables of nothing but zeros: all stays as it is.
    #[must_use]
    pub fn zero(seats: usize) -> Self {
        Self { seats, entries: (0..ENTRIES).map(|_| AtomicU32::new(0)).collect() }
    }

    /// For how many seats.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats
    }

    /// Tells these values from others.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&self.entries)
    }

    /// How many entries there are.
    #[must_use]
    pub const fn len() -> usize {
        ENTRIES
    }

    /// How much a VP of the best rival counts, after so many scorings.
    fn denial(&self, held: usize) -> f32 {
        if held < 2 { 0.5 } else { 1.0 }
    }

    #[inline]
    fn sum(&self, active: &Active) -> f32 {
        active.entries().iter().map(|&(entry, part)| part * weight(&self.entries[entry as usize])).sum()
    }
}
