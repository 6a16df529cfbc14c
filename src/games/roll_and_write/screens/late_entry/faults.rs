//! What is wrong with a finished game, in words.

use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            pad::PadError, session::LateFault, text::errors::Refusals, text::names::building_name,
        },
    },
    text::{Key, Texts},
};

/// What a fault says.
pub fn words(texts: &Texts, fault: &LateFault) -> String {
    let fault = match fault {
        LateFault::Date => return texts.get(Key::LateFaultDate).to_owned(),
        LateFault::DateAhead => return texts.get(Key::LateFaultDateAhead).to_owned(),
        LateFault::SameName(_) => return texts.get(Key::LateFaultSameName).to_owned(),
        LateFault::Row(fault) => fault,
    };
    let name = |building: &BuildingType| ("building", building_name(texts, *building).into());
    match fault {
        PadError::Boxes { building, boxes, printed, .. } => texts.with(
            Key::LateFaultBoxes,
            &[name(building), ("boxes", (*boxes).into()), ("printed", (*printed).into())],
        ),
        PadError::Completion { building, .. } => texts.with(Key::LateFaultRoundMissing, &[name(building)]),
        PadError::CompletionRound { building, completed, rounds, .. } => texts.with(
            Key::LateFaultRound,
            &[name(building), ("completed", (*completed).into()), ("rounds", (*rounds).into())],
        ),
        PadError::Lines { buildings, .. } => {
            texts.with(Key::LateFaultLines, &[("buildings", (*buildings).into())])
        }
        PadError::Crosses { crosses, boxes, .. } => {
            texts.with(Key::LateFaultTicked, &[("boxes", (*boxes).into()), ("cells", (*crosses).into())])
        }
        PadError::Coins { coins, printed, .. } => {
            texts.with(Key::LateFaultCoins, &[("coins", (*coins).into()), ("printed", (*printed).into())])
        }
        // No draft has any of the others.
        other => Refusals::new(texts, &[]).table(other),
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
