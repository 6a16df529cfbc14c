//! What texts choose by: each thing of the rules that has words as texts know it.

use crate::rules::{Colour, RollKind};

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
