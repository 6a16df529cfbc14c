//! What rows have at a scoring: typed, or computed from a board (§A2.1, §A10.5).

use super::{BazaarPoints, Board, CampPoints, FalconKind, Scoring};
use crate::games::common::BuildingType;

/// What a player has laid, as far as it scores.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Tiles of each type, in the order of §A1.1.
    pub types: [u8; BuildingType::COUNT],
    /// Pieces of the longest line of wall.
    pub wall: u16,
    /// Camp by camp.
    pub camps: Vec<CampPoints>,
    /// Bazaar by bazaar; they count at the third scoring only.
    pub bazaars: Vec<BazaarPoints>,
    /// Falcons of each kind.
    pub falcons: [u8; FalconKind::COUNT],
}

impl Holdings {
    /// What lies on a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self {
            types: board.counts(),
            wall: u16::try_from(board.wall().len()).unwrap_or(u16::MAX),
            camps: board.camps(),
            bazaars: board.bazaars(),
            falcons: board.falcon_counts(),
        }
    }
}

/// A row that takes places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// Somebody who plays.
    Player(Holdings),
    /// The third player, who has no wall and no module, and never wins (§A5.4).
    ThirdPlayer {
        /// Tiles of each type.
        types: [u8; BuildingType::COUNT],
        /// Camps and bazaars it drew, which score nothing (option `third_player_modules`).
        drawn: u8,
    },
}

impl Row {
    /// Tiles of each type, in the order of §A1.1.
    #[must_use]
    pub const fn types(&self) -> &[u8; BuildingType::COUNT] {
        match self {
            Self::Player(holdings) => &holdings.types,
            Self::ThirdPlayer { types, .. } => types,
        }
    }

    /// What a player has; nothing of the third player.
    #[must_use]
    pub const fn holdings(&self) -> Option<&Holdings> {
        match self {
            Self::Player(holdings) => Some(holdings),
            Self::ThirdPlayer { .. } => None,
        }
    }
}

/// A scoring that was held, and what the rows had then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoringSnapshot {
    /// Which.
    pub scoring: Scoring,
    /// Players, then the third player.
    pub rows: Vec<Row>,
}

impl ScoringSnapshot {
    /// The tiles of a type, row by row.
    #[must_use]
    pub fn tiles(&self, building: BuildingType) -> Vec<u8> {
        self.rows.iter().map(|row| row.types()[building.index()]).collect()
    }
}
