//! A building tile: what is printed on it (§A1.1, §A1.2).

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Sides;
use common::BuildingType;

/// Which tile: its type and its number within it, written `T09`.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = "^[PSACGT](0[1-9]|[1-9][0-9])$", "examples" = ["T09"]))]
pub struct TileId {
    /// Its type.
    pub building: BuildingType,
    /// From 1, in the order of prices.
    pub number: u8,
}

impl TileId {
    /// Reads a letter and a number of two digits.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut rest = text.chars();
        let building = BuildingType::from_letter(rest.next()?)?;
        let digits = rest.as_str();
        let is_number = digits.len() == 2 && digits.bytes().all(|digit| digit.is_ascii_digit());
        let number = digits.parse().ok().filter(|&number| is_number && number > 0)?;
        Some(Self { building, number })
    }
}

impl TryFrom<String> for TileId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = Self::read(&text).filter(|id| id.to_string() == text);
        read.ok_or_else(|| format!("a tile is a letter and two digits, not {text:?}"))
    }
}

impl From<TileId> for String {
    fn from(id: TileId) -> Self {
        id.to_string()
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{:02}", self.building.letter(), self.number)
    }
}

/// A building tile. Its type is that of its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Tile {
    /// Which.
    pub id: TileId,
    /// What it costs, 1–99.
    pub price: u8,
    /// The sides that have a wall.
    pub walls: Sides,
}

impl Tile {
    /// Its type.
    #[inline]
    #[must_use]
    pub const fn building(&self) -> BuildingType {
        self.id.building
    }
}
