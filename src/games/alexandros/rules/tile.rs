//! What is printed at a place of a board: a character of a row (§X1.3).

use super::Symbol;

/// A place of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tile {
    /// No space.
    #[default]
    Sea,
    /// A plain space.
    Plain,
    /// A space with a symbol.
    Symbol(Symbol),
}

impl Tile {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Sea,
        Self::Plain,
        Self::Symbol(Symbol::Temple),
        Self::Symbol(Symbol::Amphora),
        Self::Symbol(Symbol::Horse),
        Self::Symbol(Symbol::Lyre),
        Self::Symbol(Symbol::Hoplite),
    ];

    /// The character in a row (§X1.3).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Sea => ' ',
            Self::Plain => '.',
            Self::Symbol(symbol) => symbol.letter(),
        }
    }

    /// What a character stands for.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|tile| tile.letter() == letter)
    }

    /// The symbol, if there is one.
    #[must_use]
    pub const fn symbol(self) -> Option<Symbol> {
        match self {
            Self::Symbol(symbol) => Some(symbol),
            Self::Sea | Self::Plain => None,
        }
    }
}
