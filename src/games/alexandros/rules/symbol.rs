//! The five symbols of spaces and cards, and how many of each there are (§X1.1).

use serde::{Deserialize, Serialize};

/// A symbol of a space or a card, in the order of §X1.1.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Symbol {
    /// Administration.
    Temple,
    /// Food.
    Amphora,
    /// Transport.
    Horse,
    /// Culture.
    Lyre,
    /// Security.
    Hoplite,
}

impl Symbol {
    /// The number of symbols.
    pub const COUNT: usize = 5;

    /// All symbols in the order of §X1.1.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Temple, Self::Amphora, Self::Horse, Self::Lyre, Self::Hoplite];

    /// The index in [`Self::ALL`], 0–4.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its letter in a row of a board: T, A, H, L or S (§X1.3).
    #[must_use]
    pub const fn letter(self) -> char {
        ['T', 'A', 'H', 'L', 'S'][self as usize]
    }

    /// The symbol of a letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|symbol| symbol.letter() == letter)
    }
}

/// How many of each symbol: cards of a hand or a price, spaces of a province.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Symbols([u16; Symbol::COUNT]);

impl Symbols {
    /// None of any symbol.
    pub const NONE: Self = Self([0; Symbol::COUNT]);

    /// So many of each, in the order of [`Symbol::ALL`].
    #[must_use]
    pub const fn new(counts: [u16; Symbol::COUNT]) -> Self {
        Self(counts)
    }

    /// How many there are of a symbol.
    #[inline]
    #[must_use]
    pub const fn of(&self, symbol: Symbol) -> u16 {
        self.0[symbol.index()]
    }

    /// How many there are of all symbols together.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.0.iter().copied().map(u32::from).sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// These and one more.
    #[must_use]
    pub const fn with(mut self, symbol: Symbol) -> Self {
        let count = &mut self.0[symbol.index()];
        *count = count.saturating_add(1);
        self
    }

    /// Both together.
    #[must_use]
    pub fn plus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k].saturating_add(other.0[k])))
    }

    /// What remains without the others; never less than zero.
    #[must_use]
    pub fn minus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|k| self.0[k].saturating_sub(other.0[k])))
    }

    /// Whether the others are among these.
    #[must_use]
    pub fn contain(&self, other: &Self) -> bool {
        other.minus(self).is_empty()
    }
}

impl FromIterator<Symbol> for Symbols {
    fn from_iter<I: IntoIterator<Item = Symbol>>(symbols: I) -> Self {
        symbols.into_iter().fold(Self::NONE, Self::with)
    }
}
