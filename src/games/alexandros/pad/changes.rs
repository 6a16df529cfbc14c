//! What an entry or a correction moves.

use super::LedgerState;
use crate::rules::{End, Province};

/// Points of a player that are others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PointsChange {
    /// Whose, from 0.
    pub player: u8,
    /// Before.
    pub from: u16,
    /// After.
    pub to: u16,
}

/// A province that is another, new or gone.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ProvinceChange {
    /// Its number.
    pub number: u16,
    /// Before; none of a new one.
    pub from: Option<Province>,
    /// After; none of one that is gone.
    pub to: Option<Province>,
}

/// What is different between two positions of a ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Points.
    pub points: Vec<PointsChange>,
    /// Provinces.
    pub provinces: Vec<ProvinceChange>,
    /// Walls laid, black and red: more, or fewer.
    pub walls: i32,
    /// The end before and after, where that is another.
    pub end: Option<(Option<End>, Option<End>)>,
}

impl Changes {
    /// What is different.
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

    /// Whether nothing is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}
