//! What texts choose by: each thing of the rules that has words as texts know it.

use crate::rules::{Currency, FalconKind, Module, Side};

impl From<Side> for text::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::North => Self::North,
            Side::East => Self::East,
            Side::South => Self::South,
            Side::West => Self::West,
        }
    }
}

impl From<Currency> for text::Currency {
    fn from(currency: Currency) -> Self {
        match currency {
            Currency::Florin => Self::Florin,
            Currency::Dirham => Self::Dirham,
            Currency::Dinar => Self::Dinar,
            Currency::Ducat => Self::Ducat,
        }
    }
}

impl From<Module> for text::Module {
    fn from(module: Module) -> Self {
        match module {
            Module::Vizier => Self::Vizier,
            Module::Camps => Self::Camps,
            Module::Bazaars => Self::Bazaars,
            Module::Falconers => Self::Falconers,
        }
    }
}

impl From<FalconKind> for text::FalconKind {
    fn from(kind: FalconKind) -> Self {
        match kind {
            FalconKind::Black => Self::Black,
            FalconKind::Brown => Self::Brown,
            FalconKind::White => Self::White,
        }
    }
}
