//! What an entry or a correction changes.

use super::LedgerState;
use crate::rules::{End, Province};

/// The points of a player, if they are different.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PointsChange {
    /// Whose, from 0.
    pub player: u8,
    /// Before.
    pub from: u16,
    /// After.
    pub to: u16,
}

/// A province that is different, new or gone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ProvinceChange {
    /// Its number.
    pub number: u16,
    /// Before; none if it is new.
    pub from: Option<Province>,
    /// After; none if it is gone.
    pub to: Option<Province>,
}

/// What is different between two positions of a ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Points.
    pub points: Vec<PointsChange>,
    /// Provinces.
    pub provinces: Vec<ProvinceChange>,
    /// How many more walls are laid, black and red together; negative if fewer.
    pub walls: i32,
    /// The end before and after, if it is different.
    pub end: Option<(Option<End>, Option<End>)>,
}

impl Changes {
    /// The differences between two positions.
    #[must_use]
    pub fn between(before: &LedgerState, after: &LedgerState) -> Self {
        let points = before.points().iter().zip(after.points());
        let points = (0..).zip(points).filter(|(_, (from, to))| from != to);
        let mut numbers: Vec<u16> =
            before.provinces().into_iter().chain(after.provinces()).map(|(number, _)| number).collect();
        numbers.sort_unstable();
        numbers.dedup();
        let province = |number: u16| {
            let (from, to) = (before.province(number), after.province(number));
            (from != to).then(|| ProvinceChange { number, from: from.cloned(), to: to.cloned() })
        };
        let laid = |state: &LedgerState| i32::from(state.walls());
        let end = |state: &LedgerState| state.end().map(|(end, _)| end);
        Self {
            points: points
                .map(|(player, (from, to))| PointsChange { player, from: *from, to: *to })
                .collect(),
            provinces: numbers.into_iter().filter_map(province).collect(),
            walls: laid(after) - laid(before),
            end: (end(before) != end(after)).then(|| (end(before), end(after))),
        }
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
