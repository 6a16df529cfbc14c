//! What is wrong with a finished game, in words.

use super::{LateDraft, LateFault};
use crate::{
    pad::PadError,
    text::{errors::ErrorText, names::building_name},
};
use common::BuildingType;
use text::Texts;

impl LateFault {
    /// What the fault says in its row.
    #[must_use]
    pub fn words(&self, texts: &Texts) -> String {
        let fault = match self {
            Self::Name { row, sign } => return texts.late_fault_name(*row, sign),
            Self::SameName { row, above } => return texts.late_fault_same_name(*above, *row),
            Self::Row(fault) => fault,
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
            // Drafts have none of the others.
            other => ErrorText::new(texts, &[]).table(other),
        }
    }
}

impl LateDraft {
    /// The name of a row of the score sheet, from 0.
    #[must_use]
    pub fn name(&self, texts: &Texts, k: usize) -> String {
        let players = self.agreed.players;
        match k.checked_sub(players) {
            Some(phantom) => {
                let numeral = ["I", "II", "III", "IV"].get(phantom).copied().unwrap_or("V");
                texts.phantom_name(numeral)
            }
            None => self.row(k).seat.shown_name(texts, k, players),
        }
    }

    /// What a fault says outside its row.
    pub(super) fn told(&self, texts: &Texts, fault: &LateFault) -> String {
        let words = fault.words(texts);
        match fault {
            LateFault::Row(_) => match fault.row() {
                Some(row) => texts.pad_said(&self.name(texts, usize::from(row) - 1), &words),
                None => words,
            },
            LateFault::Name { .. } | LateFault::SameName { .. } => words,
        }
    }
}
