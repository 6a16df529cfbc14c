//! The currencies (§A1.4), which are the spaces of the yard, too (§A1.5).

use serde::{Deserialize, Serialize};

/// A currency (§A1.4).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Currency {
    /// Yellow; space 1 of the yard.
    Florin,
    /// Green; space 2.
    Dirham,
    /// Blue; space 3.
    Dinar,
    /// Orange; space 4.
    Ducat,
}

impl Currency {
    /// The number of currencies.
    pub const COUNT: usize = 4;

    /// All of them, in the order of the yard's spaces.
    pub const ALL: [Self; Self::COUNT] = [Self::Florin, Self::Dirham, Self::Dinar, Self::Ducat];

    /// Place in [`Self::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number of the yard's space that is paid in it, 1–4.
    #[must_use]
    pub const fn space(self) -> u8 {
        self as u8 + 1
    }

    /// The letter that records write.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Florin => 'F',
            Self::Dirham => 'R',
            Self::Dinar => 'D',
            Self::Ducat => 'U',
        }
    }

    /// Reads a letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|currency| currency.letter() == letter)
    }
}
