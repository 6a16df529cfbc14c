//! What things of the game are called.

use crate::rules::{Colour, RollKind};
use common::BuildingType;
use text::Texts;

/// The name of a type as a title.
#[must_use]
pub fn building_name(texts: &Texts, building: BuildingType) -> String {
    texts.building_name(building)
}

impl From<Colour> for text::DieColour {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Yellow => Self::Yellow,
            Colour::Blue => Self::Blue,
        }
    }
}

impl From<RollKind> for text::RollKind {
    fn from(kind: RollKind) -> Self {
        match kind {
            RollKind::FirstPlayer => Self::FirstPlayer,
            RollKind::Setup => Self::Setup,
            RollKind::Placing => Self::Placing,
            RollKind::ExtraPair => Self::ExtraPair,
            RollKind::OwnPair => Self::OwnPair,
            RollKind::AllFour => Self::AllFour,
            RollKind::Phantom => Self::Phantom,
        }
    }
}
