//! What is laid beside the building tiles: camps, bazaars and falcons, as printed (§A6.2–§A6.4). What is printed on
//! them is not known here: people transcribe it.

use serde::{Deserialize, Serialize};

use super::{Side, Sides, Tile, TileId};
use common::BuildingType;

/// Camps there are (§A6.2).
pub const CAMPS: u8 = 8;

/// Bazaars there are (§A6.3).
pub const BAZAARS: u8 = 8;

/// Falcons of each kind (§A6.4).
pub const FALCONS_OF_EACH: u8 = 5;

/// A camp: one or two ramparts, each with an arrow out through it (§A6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "WrittenCamp")]
pub struct Camp {
    ramparts: Sides,
}

/// A camp as it is written, before it is judged.
#[derive(Deserialize, schemars::JsonSchema)]
struct WrittenCamp {
    #[schemars(extend("minItems" = 1, "maxItems" = 2))]
    ramparts: Sides,
}

impl TryFrom<WrittenCamp> for Camp {
    type Error = &'static str;

    fn try_from(camp: WrittenCamp) -> Result<Self, Self::Error> {
        Self::new(camp.ramparts).ok_or("a camp has one or two ramparts")
    }
}

impl Camp {
    /// A camp with these ramparts; none unless they are one or two.
    #[must_use]
    pub fn new(ramparts: Sides) -> Option<Self> {
        (1..=2).contains(&ramparts.count()).then_some(Self { ramparts })
    }

    /// The sides with a rampart; the others are plain.
    #[must_use]
    pub const fn ramparts(self) -> Sides {
        self.ramparts
    }
}

/// A bazaar, as far as it matters once it is laid: its walls and its three colours (§A6.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "WrittenBazaar")]
pub struct Bazaar {
    walls: Sides,
    colours: [BuildingType; 3],
}

/// A bazaar as it is written, before it is judged.
#[derive(Deserialize, schemars::JsonSchema)]
struct WrittenBazaar {
    #[serde(default)]
    walls: Sides,
    #[schemars(extend("uniqueItems" = true))]
    colours: [BuildingType; 3],
}

impl TryFrom<WrittenBazaar> for Bazaar {
    type Error = &'static str;

    fn try_from(bazaar: WrittenBazaar) -> Result<Self, Self::Error> {
        Self::new(bazaar.walls, bazaar.colours).ok_or("the three colours of a bazaar differ")
    }
}

impl Bazaar {
    /// A bazaar with these walls and colours; none unless the colours differ.
    #[must_use]
    pub fn new(walls: Sides, mut colours: [BuildingType; 3]) -> Option<Self> {
        colours.sort_unstable();
        (colours[0] != colours[1] && colours[1] != colours[2]).then_some(Self { walls, colours })
    }

    /// The sides that have a wall.
    #[must_use]
    pub const fn walls(self) -> Sides {
        self.walls
    }

    /// Its colours, in the order of §A1.1.
    #[must_use]
    pub const fn colours(self) -> [BuildingType; 3] {
        self.colours
    }
}

/// A kind of falcon (§A6.4).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum FalconKind {
    /// Black.
    Black,
    /// Brown.
    Brown,
    /// White.
    White,
}

impl FalconKind {
    /// The number of kinds.
    pub const COUNT: usize = 3;

    /// All kinds.
    pub const ALL: [Self; Self::COUNT] = [Self::Black, Self::Brown, Self::White];

    /// Place in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What records and exports call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Brown => "brown",
            Self::White => "white",
        }
    }
}

/// A falcon: its kind and the two colours it must sit beside (§A6.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "WrittenFalcon")]
pub struct Falcon {
    kind: FalconKind,
    colours: [BuildingType; 2],
}

/// A falcon as it is written, before it is judged.
#[derive(Deserialize, schemars::JsonSchema)]
struct WrittenFalcon {
    kind: FalconKind,
    #[schemars(extend("uniqueItems" = true))]
    colours: [BuildingType; 2],
}

impl TryFrom<WrittenFalcon> for Falcon {
    type Error = &'static str;

    fn try_from(falcon: WrittenFalcon) -> Result<Self, Self::Error> {
        Self::new(falcon.kind, falcon.colours).ok_or("the two colours of a falcon differ")
    }
}

impl Falcon {
    /// A falcon of a kind with these colours; none unless they differ.
    #[must_use]
    pub fn new(kind: FalconKind, mut colours: [BuildingType; 2]) -> Option<Self> {
        colours.sort_unstable();
        (colours[0] != colours[1]).then_some(Self { kind, colours })
    }

    /// Its kind.
    #[must_use]
    pub const fn kind(self) -> FalconKind {
        self.kind
    }

    /// Its colours, in the order of §A1.1.
    #[must_use]
    pub const fn colours(self) -> [BuildingType; 2] {
        self.colours
    }
}

/// What can be laid on a cell, kept in reserve and swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// A building tile.
    Tile(Tile),
    /// A bazaar, which is laid like a building.
    Bazaar(Bazaar),
    /// A camp, which lies outside.
    Camp(Camp),
}

impl Piece {
    /// The id of a building tile; of others none.
    #[must_use]
    pub const fn tile(&self) -> Option<TileId> {
        match self {
            Self::Tile(tile) => Some(tile.id),
            Self::Bazaar(_) | Self::Camp(_) => None,
        }
    }
}

/// What lies on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Laid {
    /// The start tile (§A1.3).
    Start,
    /// What was laid.
    Piece(Piece),
}

/// What lies on a cell, as its neighbours see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// One can walk there; these sides have a wall. The start tile has none, bazaars count as buildings.
    Building(Sides),
    /// Nobody walks there.
    Camp(Camp),
}

impl Laid {
    pub(super) const fn ground(self) -> Ground {
        match self {
            Self::Start => Ground::Building(Sides::NONE),
            Self::Piece(Piece::Tile(tile)) => Ground::Building(tile.walls),
            Self::Piece(Piece::Bazaar(bazaar)) => Ground::Building(bazaar.walls),
            Self::Piece(Piece::Camp(camp)) => Ground::Camp(camp),
        }
    }

    /// The walls of a building, a bazaar or the start tile; none of a camp.
    #[must_use]
    pub const fn walls(self) -> Option<Sides> {
        match self.ground() {
            Ground::Building(walls) => Some(walls),
            Ground::Camp(_) => None,
        }
    }

    /// Whether it has a wall on this side.
    #[must_use]
    pub fn has_wall(self, side: Side) -> bool {
        self.walls().is_some_and(|walls| walls.has(side))
    }

    /// The type, which only building tiles have.
    #[must_use]
    pub const fn building(self) -> Option<BuildingType> {
        match self {
            Self::Piece(Piece::Tile(tile)) => Some(tile.building()),
            _ => None,
        }
    }

    /// Whether it is a camp.
    #[must_use]
    pub const fn is_camp(self) -> bool {
        matches!(self, Self::Piece(Piece::Camp(_)))
    }
}
