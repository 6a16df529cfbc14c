//! Where things lie: the sides of a tile, the cells of an Alhambra, and the corners where cells meet (§A1.2, §A3).

use serde::{Deserialize, Serialize};

/// A side of a tile. Tiles are never turned (§A3.1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Side {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Side {
    /// All sides, in the order of the list of tiles.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side of a neighbour that lies against this one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// As files call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::North => "north",
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
        }
    }

    /// How far the neighbour behind it lies to the east and to the south.
    const fn step(self) -> (i16, i16) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }
}

/// Some of the four sides: those that have a wall, or a rampart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(from = "Vec<Side>", into = "Vec<Side>")]
#[schemars(with = "Vec<Side>")]
pub struct Sides(u8);

impl Sides {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether a side is among them.
    #[inline]
    #[must_use]
    pub const fn has(self, side: Side) -> bool {
        self.0 & 1 << side as u8 != 0
    }

    /// The same with this one.
    #[must_use]
    pub const fn with(self, side: Side) -> Self {
        Self(self.0 | 1 << side as u8)
    }

    /// How many.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |&side| self.has(side))
    }
}

impl From<Vec<Side>> for Sides {
    fn from(sides: Vec<Side>) -> Self {
        sides.into_iter().collect()
    }
}

impl From<Sides> for Vec<Side> {
    fn from(sides: Sides) -> Self {
        sides.iter().collect()
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        sides.into_iter().fold(Self::NONE, Self::with)
    }
}

/// A place for a tile (§A3). Far from the start tile there is nothing, so that it does no harm that the plane is round.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
pub struct Cell {
    /// To the east of the start tile.
    pub x: i16,
    /// To the south of the start tile.
    pub y: i16,
}

impl Cell {
    /// Where the start tile lies.
    pub const START: Self = Self { x: 0, y: 0 };

    /// A cell by its distance from the start tile, to the east and to the south.
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    const fn moved(self, (x, y): (i16, i16)) -> Self {
        Self { x: self.x.wrapping_add(x), y: self.y.wrapping_add(y) }
    }

    /// The cell behind a side.
    #[inline]
    #[must_use]
    pub const fn beside(self, side: Side) -> Self {
        self.moved(side.step())
    }

    /// The four cells that share a side with it, each with the side.
    pub fn neighbours(self) -> impl Iterator<Item = (Side, Self)> {
        Side::ALL.into_iter().map(move |side| (side, self.beside(side)))
    }

    /// The eight cells round it, corners too (§A6.3).
    pub fn around(self) -> impl Iterator<Item = Self> {
        let steps = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y)));
        steps.filter(|step| *step != (0, 0)).map(move |step| self.moved(step))
    }

    /// Its four corners, clockwise from the north-west.
    #[must_use]
    pub const fn corners(self) -> [Corner; 4] {
        [Corner(self), Corner(self.moved((1, 0))), Corner(self.moved((1, 1))), Corner(self.moved((0, 1)))]
    }

    /// The two ends of a side, clockwise.
    #[must_use]
    pub const fn ends(self, side: Side) -> [Corner; 2] {
        let corners = self.corners();
        [corners[side as usize], corners[(side as usize + 1) % 4]]
    }
}

/// Where four cells meet: the north-west corner of this cell.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
pub struct Corner(pub Cell);

impl Corner {
    /// The cells that meet there, in reading order.
    #[must_use]
    pub const fn cells(self) -> [Cell; 4] {
        [self.0.moved((-1, -1)), self.0.moved((0, -1)), self.0.moved((-1, 0)), self.0]
    }
}
