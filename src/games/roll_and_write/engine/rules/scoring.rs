//! The score card (§7, §8) and who wins.

use super::{GameConfig, Lines, ScoreSheet, TypeRank};
use common::BuildingType;

/// What a real player has beside the score sheet: lines and coins left (§7.2, §7.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Holdings {
    /// Lines with 4, 5 and 6.
    pub lines: Lines,
    /// Coins owned and not spent.
    pub coins: u8,
}

/// The score card of one row (§8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// Place and VP of each type, in the order of the score sheet.
    pub types: [TypeRank; BuildingType::COUNT],
    /// What a real player holds; none for a phantom.
    pub holdings: Option<Holdings>,
    /// The fixed bonus of a phantom (§11).
    pub bonus: u8,
}

impl Card {
    /// VP of all types.
    #[must_use]
    pub fn types_vp(&self) -> u16 {
        self.types.iter().map(|standing| u16::from(standing.vp)).sum()
    }

    /// VP of rows and columns (§7.2).
    #[must_use]
    pub fn lines_vp(&self) -> u16 {
        self.holdings.map_or(0, |holdings| holdings.lines.vp())
    }

    /// VP of coins left (§7.3).
    #[must_use]
    pub fn coins_vp(&self) -> u16 {
        self.holdings.map_or(0, |holdings| coins_vp(holdings.coins))
    }

    /// The total (§8).
    #[must_use]
    pub fn total(&self) -> u16 {
        self.types_vp() + self.lines_vp() + self.coins_vp() + u16::from(self.bonus)
    }
}

/// 1 VP for every 2 coins left (§7.3).
#[inline]
#[must_use]
pub const fn coins_vp(coins: u8) -> u16 {
    (coins / 2) as u16
}

/// The score cards of a table: one per row of the score sheet, none for phantoms that do not score (§6, §11).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cards {
    /// Row by row: players, then phantoms.
    pub rows: Vec<Option<Card>>,
}

impl Cards {
    /// What every row gets if the round and the game ended now.
    ///
    /// `holdings` has one entry for each real player.
    #[must_use]
    pub fn new(config: &GameConfig, sheet: &ScoreSheet, holdings: &[Holdings]) -> Self {
        let card = |row: usize| {
            let types = BuildingType::ALL.map(|building| sheet.standing(config.layout(), row, building));
            let (holdings, bonus) = if row < config.players() {
                (Some(holdings.get(row).copied().unwrap_or_default()), 0)
            } else {
                (None, config.phantom_bonus()?)
            };
            Some(Card { types, holdings, bonus })
        };
        Self { rows: (0..config.rows()).map(card).collect() }
    }

    /// The rows with the highest total; more than one share the victory (§7.4).
    #[must_use]
    pub fn winners(&self) -> Vec<usize> {
        kernel::winners(self.rows.iter().map(|card| card.map(|card| card.total())))
    }
}
