//! The modules (§A6), one file each: what people count of one, when it scores, what that brings and what no legal game
//! can give. Whoever asks [`Module::rules`] need name none of them.

mod bazaars;
mod camps;
mod falcons;
mod vizier;

use serde::{Deserialize, Serialize};

use super::{AuditFinding, Board, FalconKind, Holdings, Scoring};

pub use bazaars::BazaarPoints;
pub use camps::CampPoints;
pub use falcons::falcons_vp;
pub use vizier::{Vizier, WrongVizier, vizier_order};

/// A module (§A6).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Module {
    /// §A6.1
    Vizier,
    /// §A6.2
    Camps,
    /// §A6.3
    Bazaars,
    /// §A6.4
    Falconers,
}

/// What a module adds to a game, as far as it is not geometry.
pub struct ModuleRules {
    /// What is counted of it, as records, results, written tables and exports call it.
    pub name: &'static str,
    /// One of these.
    pub piece: &'static str,
    /// How people count what a row has of it.
    pub counted: Counted,
    /// The scorings in which it brings something.
    pub scorings: &'static [Scoring],
    /// Whether its pieces are drawn like building tiles, by the third player, too (§A5.2).
    pub is_drawn: bool,
    /// What lies on a board.
    laid: fn(&Board) -> Vec<ModulePoints>,
    /// What all rows have more of than there is.
    beyond_the_supply: fn(Scoring, &[&Holdings]) -> Vec<AuditFinding>,
    /// What a row, from 1, cannot have.
    impossible: fn(Scoring, u8, &Holdings) -> Vec<AuditFinding>,
}

/// How people count what a row has of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// It leaves nothing that scores.
    Nothing,
    /// The VP of each piece.
    Each {
        /// The most that one brings, where the rules set a limit.
        most: Option<u16>,
    },
    /// How many falcons of each kind.
    Kinds,
}

/// What one piece of a module brings a row, or the falcons of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModulePoints {
    /// The VP of a piece as somebody counted them.
    Typed(Module, u16),
    /// A camp on a board.
    Camp(CampPoints),
    /// A bazaar on a board.
    Bazaar(BazaarPoints),
    /// The falcons of a kind.
    Falcons {
        /// Which.
        kind: FalconKind,
        /// How many.
        falcons: u8,
    },
}

/// The modules of a game: any of them, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modules(u8);

/// A module of which nothing is counted.
const NOTHING: ModuleRules = ModuleRules {
    name: "",
    piece: "",
    counted: Counted::Nothing,
    scorings: &[],
    is_drawn: false,
    laid: |_| Vec::new(),
    beyond_the_supply: |_, _| Vec::new(),
    impossible: |_, _, _| Vec::new(),
};

impl Module {
    /// All modules.
    pub const ALL: [Self; 4] = [Self::Vizier, Self::Camps, Self::Bazaars, Self::Falconers];

    /// What it adds.
    #[must_use]
    pub const fn rules(self) -> &'static ModuleRules {
        match self {
            Self::Vizier => &NOTHING,
            Self::Camps => &camps::RULES,
            Self::Bazaars => &bazaars::RULES,
            Self::Falconers => &falcons::RULES,
        }
    }

    /// Whether it brings something at a scoring.
    #[must_use]
    pub fn scores_at(self, scoring: Scoring) -> bool {
        self.rules().scorings.contains(&scoring)
    }

    /// What numbers say that people count: the VP of each piece, or the falcons of each kind.
    #[must_use]
    pub fn points(self, numbers: &[u16]) -> Vec<ModulePoints> {
        match self.rules().counted {
            Counted::Nothing => Vec::new(),
            Counted::Each { .. } => numbers.iter().map(|&vp| ModulePoints::Typed(self, vp)).collect(),
            Counted::Kinds => falcons::of_kinds(numbers),
        }
    }

    /// What lies on a board.
    #[must_use]
    pub fn laid(self, board: &Board) -> Vec<ModulePoints> {
        (self.rules().laid)(board)
    }

    /// What all rows have more of than there is.
    pub(super) fn beyond_the_supply(self, scoring: Scoring, rows: &[&Holdings]) -> Vec<AuditFinding> {
        (self.rules().beyond_the_supply)(scoring, rows)
    }

    /// What a row, from 1, cannot have.
    pub(super) fn impossible(self, scoring: Scoring, row: u8, holdings: &Holdings) -> Vec<AuditFinding> {
        (self.rules().impossible)(scoring, row, holdings)
    }
}

impl ModulePoints {
    /// Of which module it is.
    #[must_use]
    pub const fn module(&self) -> Module {
        match self {
            Self::Typed(module, _) => *module,
            Self::Camp(_) => Module::Camps,
            Self::Bazaar(_) => Module::Bazaars,
            Self::Falcons { .. } => Module::Falconers,
        }
    }

    /// What it brings where it scores.
    #[must_use]
    pub fn vp(&self) -> u16 {
        match self {
            Self::Typed(_, vp) => *vp,
            Self::Camp(camp) => camp.vp(),
            Self::Bazaar(bazaar) => bazaar.vp(),
            Self::Falcons { falcons, .. } => falcons_vp(*falcons),
        }
    }

    /// What exports call it.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Falcons { kind, .. } => kind.name(),
            _ => self.module().rules().piece,
        }
    }
}

impl Modules {
    /// Whether a module is in the game.
    #[must_use]
    pub const fn has(self, module: Module) -> bool {
        self.0 & 1 << module as u8 != 0
    }

    /// The same with this one.
    #[must_use]
    pub const fn with(self, module: Module) -> Self {
        Self(self.0 | 1 << module as u8)
    }

    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = Module> {
        Module::ALL.into_iter().filter(move |&module| self.has(module))
    }

    /// Whether pieces of any are drawn like building tiles, by the third player, too (§A5.2).
    #[must_use]
    pub fn are_drawn(self) -> bool {
        self.iter().any(|module| module.rules().is_drawn)
    }
}

impl FromIterator<Module> for Modules {
    fn from_iter<I: IntoIterator<Item = Module>>(modules: I) -> Self {
        modules.into_iter().fold(Self::default(), Self::with)
    }
}
