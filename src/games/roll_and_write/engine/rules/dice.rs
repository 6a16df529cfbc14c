//! Dice: faces, pairs, and the four dice on a sheet (§1, §4).

use std::fmt;

use serde::{Deserialize, Serialize};

/// The number a die shows, 1–6.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(extend("minimum" = 1, "maximum" = 6))]
pub struct Face(u8);

impl Face {
    /// All six faces in order.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face with this number, if it is 1–6.
    #[inline]
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 6 { Some(Self(number)) } else { None }
    }

    /// The number, 1–6.
    #[inline]
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Place in [`Self::ALL`], 0–5.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The face one up or down; none from 6 up and from 1 down (§5.1).
    #[inline]
    #[must_use]
    pub const fn turned(self, way: DieStep) -> Option<Self> {
        match way {
            DieStep::Up => Self::new(self.0 + 1),
            DieStep::Down => Self::new(self.0 - 1),
        }
    }
}

impl TryFrom<u8> for Face {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Self::new(number).ok_or_else(|| format!("a die shows 1 to 6, not {number} (§1)"))
    }
}

impl From<Face> for u8 {
    fn from(face: Face) -> Self {
        face.0
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The colour of a die: yellow picks the row, blue the column (§1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Picks the row.
    Yellow,
    /// Picks the column.
    Blue,
}

impl Colour {
    /// The English name, as records and messages write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }
}

/// A step of a changed die (§5.1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Step")]
pub enum DieStep {
    /// One up.
    Up,
    /// One down.
    Down,
}

/// One yellow and one blue die (§1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pair {
    /// Picks the row.
    pub yellow: Face,
    /// Picks the column.
    pub blue: Face,
}

impl Pair {
    /// The pair of two numbers, if both are 1–6.
    #[must_use]
    pub const fn new(yellow: u8, blue: u8) -> Option<Self> {
        match (Face::new(yellow), Face::new(blue)) {
            (Some(yellow), Some(blue)) => Some(Self { yellow, blue }),
            _ => None,
        }
    }

    /// Pair number `index` (0–35) of the 36, by row, then column.
    #[inline]
    #[must_use]
    pub const fn nth(index: u8) -> Self {
        debug_assert!(index < 36);
        Self { yellow: Face(index / 6 % 6 + 1), blue: Face(index % 6 + 1) }
    }

    /// The cell it points at.
    #[inline]
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell((self.yellow.0 - 1) * 6 + self.blue.0 - 1)
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.yellow, self.blue)
    }
}

/// A cell of the 6×6 grid (§1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Cell(u8);

impl TryFrom<u8> for Cell {
    type Error = &'static str;

    fn try_from(index: u8) -> Result<Self, Self::Error> {
        if usize::from(index) < Self::COUNT {
            Ok(Self(index))
        } else {
            Err("a cell has a number from 0 to 35")
        }
    }
}

impl From<Cell> for u8 {
    fn from(cell: Cell) -> Self {
        cell.0
    }
}

impl Cell {
    /// The number of cells of a sheet.
    pub const COUNT: usize = 36;

    /// All cells, row by row.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..36).map(Self)
    }

    /// The cell in this row and column.
    #[inline]
    #[must_use]
    pub const fn new(row: Face, column: Face) -> Self {
        Pair { yellow: row, blue: column }.cell()
    }

    /// 0–35, row by row.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The bit of this cell in a mask of cells.
    #[inline]
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The row, 1 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> Face {
        Face(self.0 / 6 + 1)
    }

    /// The column, 1 at the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> Face {
        Face(self.0 % 6 + 1)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}", self.row(), self.column())
    }
}

/// One die of a player: its face, and whether a coin was spent on it this turn (§5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die {
    /// What it shows.
    pub face: Face,
    /// A coin was spent on it this turn.
    pub changed: bool,
}

/// Up to two dice of one colour on a sheet, unordered: dice of one colour are anonymous, so they are kept sorted.
///
/// A slot is 0 (no die) or the face, with bit 3 set when the die was changed; empty slots come last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Slots([u8; 2]);

const CHANGED: u8 = 8;

impl Slots {
    pub const EMPTY: Self = Self([0; 2]);

    #[inline]
    pub const fn one(face: Face) -> Self {
        Self([face.0, 0])
    }

    #[inline]
    pub const fn two(a: Face, b: Face) -> Self {
        if a.0 <= b.0 { Self([a.0, b.0]) } else { Self([b.0, a.0]) }
    }

    #[inline]
    pub const fn count(self) -> usize {
        (self.0[0] != 0) as usize + (self.0[1] != 0) as usize
    }

    pub fn dice(self) -> impl Iterator<Item = Die> + Clone {
        self.0.into_iter().filter(|&s| s != 0).map(|s| Die { face: Face(s & 7), changed: s & CHANGED != 0 })
    }

    /// The faces of a full set of two; 0 where a die is missing.
    #[inline]
    pub const fn faces(self) -> [u8; 2] {
        [self.0[0] & 7, self.0[1] & 7]
    }

    /// The faces of two dice; the caller knows that there are two.
    #[inline]
    pub const fn both(self) -> [Face; 2] {
        debug_assert!(self.0[0] != 0 && self.0[1] != 0);
        [Face(self.0[0] & 7), Face(self.0[1] & 7)]
    }

    /// Lays one more die down; the caller knows that there is room.
    #[inline]
    pub fn push(&mut self, face: Face) {
        debug_assert!(self.0[1] == 0);
        let one = self.0[0];
        // Without branches: which die is the higher one cannot be foreseen.
        let second = if one == 0 { 0 } else { one.max(face.0) };
        self.0 = [if one == 0 { face.0 } else { one.min(face.0) }, second];
    }

    /// What is left without a die of this face, if there is one; which dice were changed is forgotten.
    #[inline]
    pub fn without(self, face: Face) -> Option<Self> {
        let [a, b] = self.faces();
        // The other die, without a branch: which of two dice is meant cannot be foreseen.
        (a == face.0 || b == face.0).then_some(Self([a ^ b ^ face.0, 0]))
    }

    /// The one die that is left; the caller knows that there is one.
    #[inline]
    pub const fn only(self) -> Face {
        debug_assert!(self.0[0] != 0 && self.0[1] == 0);
        Face(self.0[0] & 7)
    }

    /// Forgets which dice were changed.
    #[inline]
    pub fn advance(&mut self) {
        let [a, b] = self.faces();
        self.0 = if a <= b || b == 0 { [a, b] } else { [b, a] };
    }

    /// The faces, each once, in order.
    pub fn each_face(self) -> Vec<Face> {
        let mut faces: Vec<Face> = self.dice().map(|die| die.face).collect();
        faces.sort_unstable();
        faces.dedup();
        faces
    }

    /// Whether the die in slot `i` was changed.
    #[inline]
    pub const fn is_changed(self, i: usize) -> bool {
        self.0[i] & CHANGED != 0
    }

    pub fn has_changed(self) -> bool {
        (self.0[0] | self.0[1]) & CHANGED != 0
    }

    /// The slot of a die of this face that may be changed when only one of this colour may be (`single`).
    pub fn changeable(self, face: Face, single: bool) -> Option<usize> {
        let free = |&i: &usize| !single || !self.has_changed() || self.0[i] & CHANGED != 0;
        (0..2).filter(|&i| self.0[i] & 7 == face.0).find(free)
    }

    /// Shows another face on the die in slot `i`; `mark` it as changed.
    pub fn change(&mut self, i: usize, face: Face, mark: bool) {
        self.0[i] = face.0 | if mark { CHANGED } else { 0 };
        if self.0[1] != 0 {
            self.0.sort_unstable();
        }
    }
}
