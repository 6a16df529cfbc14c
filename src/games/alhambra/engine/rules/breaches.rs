//! What is unlawful about an Alhambra, thing by thing (§A3, §A6.2): a change is judged by what it makes, not by what was
//! so before it.

use super::{Cell, Side};

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
