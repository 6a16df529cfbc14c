//! What is wrong with a finished game, in words.

use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            pad::PadError, session::LateFault, text::errors::ErrorText, text::names::building_name,
        },
    },
    text::Texts,
};

/// What a fault says.
pub fn words(texts: &Texts, fault: &LateFault) -> String {
    let fault = match fault {
        LateFault::Date => return texts.late_fault_date().to_owned(),
        LateFault::DateAhead => return texts.late_fault_date_ahead().to_owned(),
        LateFault::Name { row, sign } => return texts.late_fault_name(*row, sign),
        LateFault::SameName { row, above } => return texts.late_fault_same_name(*above, *row),
        LateFault::Row(fault) => fault,
    };
    let name = |building: &BuildingType| building_name(texts, *building);
    match fault {
        PadError::Boxes { building, boxes, printed, .. } => {
            texts.late_fault_boxes(&name(building), *boxes, *printed)
        }
        PadError::Completion { building, .. } => texts.late_fault_round_missing(&name(building)),
        PadError::CompletionRound { building, completed, rounds, .. } => {
            texts.late_fault_round(&name(building), *completed, *rounds)
        }
        PadError::Lines { buildings, .. } => texts.late_fault_lines(*buildings),
        PadError::Crosses { crosses, boxes, .. } => texts.late_fault_ticked(*crosses, *boxes),
        PadError::Coins { coins, printed, .. } => texts.late_fault_coins(*coins, *printed),
        // No draft has any of the others.
        other => ErrorText::new(texts, &[]).table(other),
    }
}

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
