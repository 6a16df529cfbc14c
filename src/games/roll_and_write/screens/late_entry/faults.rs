//! Which number of a row a fault is about.

use crate::{pad::PadError, session::LateFault};
use common::BuildingType;

/// Whether a fault is about the boxes of a type in a row.
pub fn is_at_boxes(fault: &LateFault, building: BuildingType) -> bool {
    matches!(fault, LateFault::Row(PadError::Boxes { building: at, .. }) if *at == building)
}

/// Whether it is about the round in which a type was completed.
pub fn is_at_round(fault: &LateFault, building: BuildingType) -> bool {
    matches!(
        fault,
        LateFault::Row(
            PadError::Completion { building: at, .. } | PadError::CompletionRound { building: at, .. }
        ) if *at == building
    )
}

/// Whether it is about lines.
pub fn is_at_lines(fault: &LateFault) -> bool {
    matches!(fault, LateFault::Row(PadError::Crosses { .. } | PadError::Lines { .. }))
}

/// Whether it is about coins.
pub fn is_at_coins(fault: &LateFault) -> bool {
    matches!(fault, LateFault::Row(PadError::Coins { .. }))
}
