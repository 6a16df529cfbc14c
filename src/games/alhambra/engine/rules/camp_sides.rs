//! How a camp lies (§A6.2): what its sides touch, and whether a rampart is against a wall.

use super::{Camp, CampPlainToWall, Cell, Laid, Side, after::After, pieces::Ground};

/// The sides of a camp that touch what they may not, each with what lies there.
pub(super) fn wrong(after: &After<'_>, cell: Cell, camp: Camp) -> impl Iterator<Item = (Side, Laid)> {
    let beside = cell.neighbours().filter_map(|(side, beside)| Some((side, after.at(beside)?)));
    beside.filter(move |(side, beside)| {
        let is_rampart = camp.ramparts().has(*side);
        !match beside.ground() {
            Ground::Building(walls) if is_rampart => walls.has(side.opposite()),
            Ground::Building(walls) => {
                walls.has(side.opposite()) && after.options().camp_plain_to_wall == CampPlainToWall::Allow
            }
            Ground::Camp(other) => !is_rampart && !other.ramparts().has(side.opposite()),
        }
    })
}

/// Whether one of its ramparts is against a wall of a building.
pub(super) fn is_at_wall(after: &After<'_>, cell: Cell, camp: Camp) -> bool {
    camp.ramparts().iter().any(|side| {
        let beside = after.at(cell.beside(side));
        beside.is_some_and(|laid| laid.has_wall(side.opposite()))
    })
}
