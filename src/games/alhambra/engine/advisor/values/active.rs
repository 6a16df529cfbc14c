//! The entries that a position has.

use super::entries::ACTIVE;
use common::BuildingType;

/// First places of the third scoring and the two together make about so many VP: races are scaled by it.
const USUAL_VP: f32 = 18.5;

/// What one more tile of each type would bring, in steps.
pub(super) type Gains = [u8; BuildingType::COUNT];

/// Entries of a position, each with how much of it counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Active {
    len: usize,
    entries: [(u32, f32); ACTIVE],
}

impl Active {
    pub const NONE: Self = Self { len: 0, entries: [(0, 0.0); ACTIVE] };

    #[inline]
    pub fn push(&mut self, entry: usize, part: f32) {
        if let Some(place) = self.entries.get_mut(self.len) {
            *place = (entry as u32, part);
            self.len += 1;
        }
    }

    pub fn entries(&self) -> &[(u32, f32)] {
        &self.entries[..self.len]
    }
}

/// How much of an entry of a race counts for a type.
#[inline]
pub(super) fn part(building: usize) -> f32 {
    (16.0 + building as f32) / USUAL_VP
}
