//! What is unlawful about an Alhambra, thing by thing (§A3, §A6.2): a change is judged by what it makes, not by what was
//! so before it.

use std::collections::BTreeSet;

use super::{Camp, Cell, Laid, Side, after::After, camp_sides, holes::holes, pieces::Ground};

/// Something unlawful: what, and where. A side that two pieces share is named once, however one comes to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Breach {
    /// Of two sides that touch only one has a wall (§A3.2).
    Walls(Cell, Side),
    /// Nobody can walk to what lies there (§A3.3).
    OnFoot(Cell),
    /// A side of a camp touches what it may not (§A6.2).
    CampSide(Cell, Side),
    /// A camp without a rampart against a wall (§A6.2).
    CampNoWall(Cell),
    /// An empty cell that is closed in (§A3.4).
    Hole(Cell),
}

impl Breach {
    /// Walls that do not fit at a side of a cell.
    pub(super) const fn walls(cell: Cell, side: Side) -> Self {
        let (cell, side) = edge(cell, side);
        Self::Walls(cell, side)
    }

    /// A side of a camp at a side of a cell.
    pub(super) const fn camp_side(cell: Cell, side: Side) -> Self {
        let (cell, side) = edge(cell, side);
        Self::CampSide(cell, side)
    }

    /// All that is unlawful after a change.
    pub(super) fn all(after: &After<'_>) -> BTreeSet<Self> {
        let reached = after.on_foot();
        let mut found = BTreeSet::new();
        for (cell, laid) in after.laid() {
            match laid.ground() {
                Ground::Camp(camp) => found.extend(Self::of_camp(after, cell, camp)),
                Ground::Building(walls) => {
                    let differs = |&(side, _, is_wall): &(Side, Laid, bool)| walls.has(side) != is_wall;
                    let sides = after.buildings_beside(cell).filter(differs);
                    found.extend(sides.map(|(side, ..)| Self::walls(cell, side)));
                    found.extend((!reached.contains(&cell)).then_some(Self::OnFoot(cell)));
                }
            }
        }
        found.extend(holes(after).into_iter().map(Self::Hole));
        found
    }

    fn of_camp(after: &After<'_>, cell: Cell, camp: Camp) -> impl Iterator<Item = Self> {
        let sides = camp_sides::wrong(after, cell, camp).map(move |(side, _)| Self::camp_side(cell, side));
        sides.chain((!camp_sides::is_at_wall(after, cell, camp)).then_some(Self::CampNoWall(cell)))
    }

    /// Whether it breaks the rules of the same paragraph.
    pub(super) const fn is_like(self, other: Self) -> bool {
        const fn rules(breach: Breach) -> u8 {
            match breach {
                Breach::Walls(..) | Breach::OnFoot(_) => 2,
                Breach::Hole(_) => 4,
                Breach::CampSide(..) | Breach::CampNoWall(_) => 6,
            }
        }
        rules(self) == rules(other)
    }
}

/// A side as that of the northern or western of the two cells that share it.
const fn edge(cell: Cell, side: Side) -> (Cell, Side) {
    match side {
        Side::North | Side::West => (cell.beside(side), side.opposite()),
        Side::East | Side::South => (cell, side),
    }
}
