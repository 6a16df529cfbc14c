//! What records say of the modules (§A6): of each what people count of it, by a name that never changes.

use serde::{Deserialize, Serialize};

use crate::rules::{FalconKind, Module, Reason};
use kernel::Breakdown;

/// What was said of a row for one scoring, beside its tiles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct Measured {
    /// Pieces of the longest line of wall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wall: Option<u16>,
    /// VP of each camp.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    camps: Option<Vec<u16>>,
    /// VP of each bazaar.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bazaars: Option<Vec<u16>>,
    /// Falcons of each kind: black, brown, white.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    falcons: Option<[u8; FalconKind::COUNT]>,
}

/// What a row had of the modules in a scoring of a finished game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct ModuleCounts {
    /// VP of each camp.
    #[serde(default)]
    camps: Vec<u16>,
    /// VP of each bazaar.
    #[serde(default)]
    bazaars: Vec<u16>,
    /// Falcons of each kind: black, brown, white.
    #[serde(default)]
    falcons: [u8; FalconKind::COUNT],
}

/// What the modules brought a row in a scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
pub struct ModuleVp {
    /// VP of camps.
    camps: i32,
    /// VP of bazaars.
    bazaars: i32,
    /// VP of falcons.
    falcons: i32,
}

impl Measured {
    /// A wall of so many pieces, as far as somebody said it, and nothing else.
    #[must_use]
    pub fn wall(pieces: impl Into<Option<u16>>) -> Self {
        Self { wall: pieces.into(), ..Self::default() }
    }

    /// What there is of a module, as people count it; none where nobody has said it.
    #[must_use]
    pub fn numbers(&self, module: Module) -> Option<Vec<u16>> {
        match module {
            Module::Vizier => None,
            Module::Camps => self.camps.clone(),
            Module::Bazaars => self.bazaars.clone(),
            Module::Falconers => self.falcons.map(|kinds| kinds.map(u16::from).to_vec()),
        }
    }

    /// The same with this of a module.
    #[must_use]
    pub fn with(mut self, module: Module, numbers: Vec<u16>) -> Self {
        match module {
            Module::Vizier => {}
            Module::Camps => self.camps = Some(numbers),
            Module::Bazaars => self.bazaars = Some(numbers),
            Module::Falconers => self.falcons = Some(kinds(&numbers)),
        }
        self
    }

    /// The modules of which something is said.
    pub fn modules(&self) -> impl Iterator<Item = (Module, Vec<u16>)> {
        Module::ALL.into_iter().filter_map(|module| Some((module, self.numbers(module)?)))
    }

    /// The same, and what was said later instead where something was.
    #[must_use]
    pub fn amended(self, later: &Self) -> Self {
        let wall = later.wall.or(self.wall);
        later.modules().fold(Self { wall, ..self }, |all, (module, numbers)| all.with(module, numbers))
    }
}

impl ModuleCounts {
    /// What there was of a module, as people count it.
    #[must_use]
    pub fn numbers(&self, module: Module) -> Vec<u16> {
        match module {
            Module::Vizier => Vec::new(),
            Module::Camps => self.camps.clone(),
            Module::Bazaars => self.bazaars.clone(),
            Module::Falconers => self.falcons.map(u16::from).to_vec(),
        }
    }

    /// The same with this of a module.
    #[must_use]
    pub fn with(mut self, module: Module, numbers: Vec<u16>) -> Self {
        match module {
            Module::Vizier => {}
            Module::Camps => self.camps = numbers,
            Module::Bazaars => self.bazaars = numbers,
            Module::Falconers => self.falcons = kinds(&numbers),
        }
        self
    }
}

impl ModuleVp {
    /// What a scoring that is explained says of them.
    pub(super) fn of(scoring: &Breakdown<Reason>) -> Self {
        let vp =
            |module| scoring.find(&|reason| *reason == Reason::Module(module)).map_or(0, |found| found.vp);
        Self { camps: vp(Module::Camps), bazaars: vp(Module::Bazaars), falcons: vp(Module::Falconers) }
    }
}

/// Falcons of each kind.
fn kinds(numbers: &[u16]) -> [u8; FalconKind::COUNT] {
    let number = |kind: FalconKind| numbers.get(kind.index()).copied().unwrap_or_default();
    FalconKind::ALL.map(|kind| u8::try_from(number(kind)).unwrap_or(u8::MAX))
}
