//! What rows have at a scoring: typed, or computed from a board (§A2.1, §A10.5).

use super::{Board, Counted, FalconKind, Module, ModulePoints, Scoring, Why};
use common::BuildingType;

/// What a player has laid, as far as it scores.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Holdings {
    /// Tiles of each type, in the order of §A1.1.
    pub types: [u8; BuildingType::COUNT],
    /// Pieces of the longest line of wall.
    pub wall: u16,
    /// What there is of the modules, in their order; some of it may bring nothing at this scoring.
    pub modules: Vec<ModulePoints>,
}

impl Holdings {
    /// What lies on a board.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self {
            types: board.counts(),
            wall: u16::try_from(board.wall().len()).unwrap_or(u16::MAX),
            modules: Module::ALL.into_iter().flat_map(|module| module.laid(board)).collect(),
        }
    }

    /// What there is of a module.
    pub fn points(&self, module: Module) -> impl Iterator<Item = &ModulePoints> {
        self.modules.iter().filter(move |points| points.module == module)
    }

    /// The same as people count it: the VP of each piece, or the falcons of each kind.
    #[must_use]
    pub fn numbers(&self, module: Module) -> Vec<u16> {
        if module.rules().counted != Counted::Kinds {
            return self.points(module).map(|points| points.vp).collect();
        }
        let mut numbers = vec![0; FalconKind::COUNT];
        for points in self.points(module) {
            if let Why::Falcons { kind, falcons } = points.why {
                numbers[kind.index()] = u16::from(falcons);
            }
        }
        numbers
    }

    /// The same with this of a module, as people count it.
    #[must_use]
    pub fn with(mut self, module: Module, numbers: &[u16]) -> Self {
        self.modules.retain(|points| points.module != module);
        self.modules.extend(module.points(numbers));
        self.modules.sort_by_key(|points| points.module);
        self
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
