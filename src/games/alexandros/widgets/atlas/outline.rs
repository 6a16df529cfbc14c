//! The sides of spaces: those between two spaces, and those where the land ends.

use std::collections::BTreeMap;

use crate::rules::{CornerAt, SpaceAt, corners_of};

/// A line, by its ends: the northern or western one first.
pub type Side = [CornerAt; 2];

/// The lines of some land, which need not be a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline {
    /// Between two spaces.
    pub within: Vec<Side>,
    /// Beside one.
    pub coast: Vec<Side>,
}

impl Outline {
    /// The lines of these spaces.
    #[must_use]
    pub fn new(spaces: impl Iterator<Item = SpaceAt>) -> Self {
        let mut beside: BTreeMap<Side, u8> = BTreeMap::new();
        for [a, b, c] in spaces.map(corners_of) {
            for [one, other] in [[a, b], [a, c], [b, c]] {
                *beside.entry([one.min(other), one.max(other)]).or_default() += 1;
            }
        }
        let (coast, within): (Vec<_>, Vec<_>) = beside.into_iter().partition(|(_, spaces)| *spaces == 1);
        let sides = |lines: Vec<(Side, u8)>| lines.into_iter().map(|(side, _)| side).collect();
        Self { within: sides(within), coast: sides(coast) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_between_two_spaces_is_no_coast() {
        let outline = Outline::new([(0, 0), (0, 1), (1, 1)].into_iter());
        assert_eq!(outline.within, [[(0, 1), (1, 2)]]);
        assert_eq!(outline.coast.len(), 7);
    }
}
