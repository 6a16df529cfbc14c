//! The six types of building (§1).

use serde::{Deserialize, Serialize};

/// A type of building, in the order of the score sheet (§1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum BuildingType {
    /// Pavilion, blue: 16 / 8 / 1.
    Pavilion,
    /// Seraglio, red: 17 / 9 / 2.
    Seraglio,
    /// Arcades, brown: 18 / 10 / 3.
    Arcades,
    /// Chambers, white: 19 / 11 / 4.
    Chambers,
    /// Garden, green: 20 / 12 / 5.
    Garden,
    /// Tower, purple: 21 / 13 / 6.
    Tower,
}

impl BuildingType {
    /// The number of types.
    pub const COUNT: usize = 6;

    /// All types in the order of the score sheet.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Pavilion, Self::Seraglio, Self::Arcades, Self::Chambers, Self::Garden, Self::Tower];

    /// Place in [`Self::ALL`], 0–5.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the type in a written grid: P, S, A, C, G or T (§1).
    #[must_use]
    pub const fn letter(self) -> char {
        ['P', 'S', 'A', 'C', 'G', 'T'][self as usize]
    }

    /// The type of a letter, in either case.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.letter() == letter.to_ascii_uppercase())
    }

    /// The English name, as records and the command line write it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"][self as usize]
    }

    /// The type of an English name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.name() == name)
    }
}
