//! Which entries filled which boxes.

use super::Pad;
use crate::pad::{PadEvent, PadExt};
use common::BuildingType;

/// Which entries filled which boxes.
pub trait Boxes {
    /// The row and the type of the box that an entry filled; none when it filled none.
    #[must_use]
    fn box_of(&self, entry: usize, event: &PadEvent) -> Option<(usize, BuildingType)>;

    /// The entries that filled the boxes of a row and type, from the left: those of later rounds come behind.
    #[must_use]
    fn filled_by(&self, row: usize, building: BuildingType) -> Vec<(usize, PadEvent)>;

    /// The boxes of every row that were filled by the end of a round.
    #[must_use]
    fn boxes_by(&self, round: u8) -> Vec<[u8; BuildingType::COUNT]>;
}

impl Boxes for Pad {
    fn box_of(&self, entry: usize, event: &PadEvent) -> Option<(usize, BuildingType)> {
        let building = match event {
            PadEvent::Fill { building, .. } => *building,
            PadEvent::Roll { .. } => self.rolled(entry).filter(|rolled| rolled.filled)?.building,
            _ => return None,
        };
        Some((usize::from(event.row()?).checked_sub(1)?, building))
    }

    fn filled_by(&self, row: usize, building: BuildingType) -> Vec<(usize, PadEvent)> {
        let is_its =
            |(entry, event): &&(usize, PadEvent)| self.box_of(*entry, event) == Some((row, building));
        let mut filled: Vec<_> = self.events().iter().filter(is_its).copied().collect();
        filled.sort_by_key(|(entry, event)| (event.round(), *entry));
        filled
    }

    fn boxes_by(&self, round: u8) -> Vec<[u8; BuildingType::COUNT]> {
        let mut boxes = vec![[0; BuildingType::COUNT]; self.config().rows()];
        for (entry, event) in self.events().iter().filter(|(_, event)| event.round() <= Some(round)) {
            if let Some((row, building)) = self.box_of(*entry, event) {
                boxes[row][building.index()] += 1;
            }
        }
        boxes
    }
}
