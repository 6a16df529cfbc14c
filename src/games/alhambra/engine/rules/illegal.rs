//! Why a change of an Alhambra is refused (§A8).

use super::{Camp, Cell, Corner, Falcon, Laid, Piece, Side};
use common::BuildingType;

/// Why something cannot be laid, taken away, swapped or placed. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// There is a tile already.
    Occupied {
        /// What would be laid.
        piece: Piece,
        /// Where.
        cell: Cell,
        /// What lies there.
        by: Laid,
    },
    /// Nothing lies there that could be taken away or swapped.
    NothingThere(Cell),
    /// The start tile stays.
    StartStays,
    /// It shares no side with a building.
    NoNeighbour {
        /// What would be laid.
        piece: Piece,
        /// Where.
        cell: Cell,
    },
    /// Of two sides that touch only one has a wall.
    WallMismatch {
        /// What would be laid.
        piece: Piece,
        /// Where.
        cell: Cell,
        /// Which of its sides.
        side: Side,
        /// What lies beside it.
        beside: Laid,
    },
    /// Nobody could walk to it.
    Unreachable {
        /// What would be laid.
        piece: Piece,
        /// Where.
        cell: Cell,
    },
    /// Without it, or with another in its place, nobody could walk to others.
    CutsOff {
        /// What would be taken away.
        piece: Piece,
        /// From where.
        cell: Cell,
        /// Those that would be cut off.
        cut: Vec<(Cell, Piece)>,
    },
    /// Empty space would be closed in.
    Hole {
        /// What would be laid, or taken away.
        piece: Piece,
        /// Where.
        cell: Cell,
        /// An empty cell that would be closed in.
        hole: Cell,
    },
    /// A camp would have no rampart against a wall.
    CampNoWall {
        /// Which.
        camp: Camp,
        /// Where it lies, or would lie.
        cell: Cell,
    },
    /// A side of a camp would touch what it may not.
    CampSide {
        /// Which.
        camp: Camp,
        /// Where it lies, or would lie.
        cell: Cell,
        /// Which of its sides.
        side: Side,
        /// What would lie beside it.
        beside: Laid,
    },
    /// No four tiles meet at the crossing.
    NoCrossing {
        /// Where.
        crossing: Corner,
        /// A cell there that is empty or has a camp.
        cell: Cell,
    },
    /// There is a falcon on the crossing already.
    FalconThere {
        /// Where.
        crossing: Corner,
        /// Which.
        falcon: Falcon,
    },
    /// None of the four tiles has a colour of the falcon.
    FalconColours {
        /// Where.
        crossing: Corner,
        /// Which.
        falcon: Falcon,
        /// The first colour that is missing.
        missing: BuildingType,
    },
}

impl Illegal {
    /// The stable name of the reason (§A8).
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Occupied { .. } => "occupied",
            Self::NothingThere(_) => "nothing_there",
            Self::StartStays => "start_stays",
            Self::NoNeighbour { .. } => "no_neighbour",
            Self::WallMismatch { .. } => "wall_mismatch",
            Self::Unreachable { .. } => "unreachable",
            Self::CutsOff { .. } => "cuts_off",
            Self::Hole { .. } => "hole",
            Self::CampNoWall { .. } => "camp_no_wall",
            Self::CampSide { .. } => "camp_side",
            Self::NoCrossing { .. } | Self::FalconThere { .. } => "falcon_crossing",
            Self::FalconColours { .. } => "falcon_colours",
        }
    }

    /// The paragraph of the rules, without its sign.
    #[must_use]
    pub const fn section(&self) -> &'static str {
        match self {
            Self::Occupied { .. } => "A3",
            Self::NothingThere(_) => "A4.6",
            Self::StartStays => "A3.5",
            Self::WallMismatch { .. } => "A3.2",
            Self::NoNeighbour { .. } | Self::Unreachable { .. } | Self::CutsOff { .. } => "A3.3",
            Self::Hole { .. } => "A3.4",
            Self::CampNoWall { .. } | Self::CampSide { .. } => "A6.2",
            Self::NoCrossing { .. } | Self::FalconThere { .. } | Self::FalconColours { .. } => "A6.4",
        }
    }
}
