//! A province: its plain spaces, symbols and governors (§X5). A board works it out from its walls, a ledger is told it
//! (§X10.1); costs, earnings and divisions are the same for both.

use super::{Illegal, Symbol, Symbols};

/// The governors that each player has (§X1.1).
pub const GOVERNORS: u8 = 4;

/// A governor in a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Governor {
    /// Whose, from 0.
    pub player: u8,
    /// The symbol of its space; none if that is plain, which is odd (§X8).
    pub on: Option<Symbol>,
}

/// A province (§X5.1).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Province {
    plain: u16,
    symbols: Symbols,
    /// Sorted, so that equal provinces are equal.
    governors: Vec<Governor>,
}

impl Province {
    /// A province of so many plain spaces and these symbol spaces, with these governors in it.
    #[must_use]
    pub fn new(plain: u16, symbols: Symbols, mut governors: Vec<Governor>) -> Self {
        governors.sort_unstable();
        Self { plain, symbols, governors }
    }

    /// The number of its plain spaces, which is its value (§X5.1).
    #[inline]
    #[must_use]
    pub const fn value(&self) -> u16 {
        self.plain
    }

    /// Its symbol spaces.
    #[inline]
    #[must_use]
    pub const fn symbols(&self) -> Symbols {
        self.symbols
    }

    /// All its spaces.
    #[must_use]
    pub fn size(&self) -> u32 {
        u32::from(self.plain) + self.symbols.total()
    }

    /// The governors in it, sorted by player.
    #[inline]
    #[must_use]
    pub const fn governors(&self) -> &[Governor] {
        self.governors.as_slice()
    }

    /// Whether nobody has it (§X5.2).
    #[inline]
    #[must_use]
    pub const fn is_vacant(&self) -> bool {
        self.governors.is_empty()
    }

    /// Whether a player has a governor in it.
    #[must_use]
    pub fn has(&self, player: u8) -> bool {
        self.governors.iter().any(|governor| governor.player == player)
    }

    /// Who has it; none if it is vacant, or if two players have governors in it, which is odd (§X5.2, §X8).
    #[must_use]
    pub fn owner(&self) -> Option<u8> {
        let first = self.governors.first()?.player;
        self.governors.iter().all(|governor| governor.player == first).then_some(first)
    }

    /// What it earns its owner when taxes are collected: its value with exactly one governor, otherwise nothing
    /// (§X4.4).
    #[must_use]
    pub const fn earns(&self) -> u16 {
        if self.governors.len() == 1 { self.plain } else { 0 }
    }

    /// The symbols on which governors stand.
    #[must_use]
    pub fn governed(&self) -> Symbols {
        self.governors.iter().filter_map(|governor| governor.on).collect()
    }

    /// The province after a player has taken back a governor from a space with this symbol (§X4.5).
    ///
    /// # Errors
    /// [`Illegal::NotThere`] when the player has none on such a space.
    pub fn without_governor(&self, player: u8, on: Symbol) -> Result<Self, Illegal> {
        let taken = Governor { player, on: Some(on) };
        let place = self.governors.iter().position(|governor| *governor == taken);
        let mut after = self.clone();
        after.governors.remove(place.ok_or(Illegal::NotThere(player))?);
        Ok(after)
    }
}
