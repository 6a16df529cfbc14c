//! The modules (§A6), one file each: what people count of one, when it scores, what that brings and what no legal game
//! can give. Whoever asks [`Module::rules`] need name none of them.

mod bazaars;
mod camps;
mod falcons;
mod module;
mod rules;
mod vizier;

pub use falcons::falcons_vp;
pub use module::{Counted, Module, ModulePoints, Modules, Why};
pub use rules::ModuleRules;
pub use vizier::{Vizier, WrongVizier, vizier_order};

impl Module {
    /// What it adds.
    #[must_use]
    pub const fn rules(self) -> &'static ModuleRules {
        match self {
            Self::Vizier => &rules::NOTHING,
            Self::Camps => &camps::RULES,
            Self::Bazaars => &bazaars::RULES,
            Self::Falconers => &falcons::RULES,
        }
    }
}
