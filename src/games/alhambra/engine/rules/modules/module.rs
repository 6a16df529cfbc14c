//! Which modules there are, how people count them, and what there is of one (§A6).

use serde::{Deserialize, Serialize};

use crate::rules::{Bazaar, Cell, FalconKind, Side};

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

/// The modules of a game: any of them, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Modules(u8);

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

/// What one piece of a module brings a row where it scores, or the falcons of a kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModulePoints {
    /// Of which module.
    pub module: Module,
    /// The VP.
    pub vp: u16,
    /// Why it is so much.
    pub why: Why,
}

/// Why a piece of a module brings so much.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// Somebody counted it.
    Counted,
    /// A camp on a board: 1 VP for each building in its lines.
    Camp {
        /// Where it lies.
        cell: Cell,
        /// For each arrow the number of buildings in its line.
        lines: Vec<(Side, u16)>,
    },
    /// A bazaar on a board: matches times colours.
    Bazaar {
        /// Where it lies.
        cell: Cell,
        /// Which.
        bazaar: Bazaar,
        /// Tiles round it that have one of its colours.
        matches: u8,
        /// How many of its colours these have.
        colours: u8,
    },
    /// The falcons of a kind.
    Falcons {
        /// Which.
        kind: FalconKind,
        /// How many.
        falcons: u8,
    },
}

impl Module {
    /// All modules.
    pub const ALL: [Self; 4] = [Self::Vizier, Self::Camps, Self::Bazaars, Self::Falconers];

    /// What records call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Vizier => "vizier",
            Self::Camps => "camps",
            Self::Bazaars => "bazaars",
            Self::Falconers => "falconers",
        }
    }
}

impl ModulePoints {
    /// What exports call it.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self.why {
            Why::Falcons { kind, .. } => kind.name(),
            _ => self.module.rules().piece,
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
