//! What a module adds to a game, as far as it is not geometry.

use super::module::{Counted, Module, ModulePoints, Why};
use crate::rules::{AuditFinding, Board, FalconKind, Holdings, Scoring};

/// What a module adds to a game.
pub struct ModuleRules {
    /// What is counted of it, as records, results, written tables and exports call it.
    pub name: &'static str,
    /// One of these.
    pub piece: &'static str,
    /// How people count it.
    pub counted: Counted,
    /// The scorings in which it brings something.
    pub scorings: &'static [Scoring],
    /// Whether its pieces are drawn like building tiles, by the third player, too (§A5.2).
    pub is_drawn: bool,
    /// The VP of a number that people count.
    pub(super) vp: fn(u16) -> u16,
    /// What lies on a board.
    pub(super) laid: fn(&Board) -> Vec<ModulePoints>,
    /// What all rows have more of than there is.
    pub(in crate::rules) beyond_the_supply: fn(Scoring, &[&Holdings]) -> Vec<AuditFinding>,
    /// What a row, from 1, cannot have.
    pub(in crate::rules) impossible: fn(Scoring, u8, &Holdings) -> Vec<AuditFinding>,
}

/// A module of which nothing is counted.
pub(super) const NOTHING: ModuleRules = ModuleRules {
    name: "",
    piece: "",
    counted: Counted::Nothing,
    scorings: &[],
    is_drawn: false,
    vp: |vp| vp,
    laid: |_| Vec::new(),
    beyond_the_supply: |_, _| Vec::new(),
    impossible: |_, _, _| Vec::new(),
};

impl Module {
    /// Whether it brings something at a scoring.
    #[must_use]
    pub fn scores_at(self, scoring: Scoring) -> bool {
        self.rules().scorings.contains(&scoring)
    }

    /// What numbers say that people count: the VP of each piece, or the falcons of each kind.
    #[must_use]
    pub fn points(self, numbers: &[u16]) -> Vec<ModulePoints> {
        let points = |number, why| ModulePoints { module: self, vp: (self.rules().vp)(number), why };
        match self.rules().counted {
            Counted::Nothing => Vec::new(),
            Counted::Each { .. } => numbers.iter().map(|&number| points(number, Why::Counted)).collect(),
            Counted::Kinds => {
                let kinds = FalconKind::ALL.into_iter().zip(numbers).filter(|(_, number)| **number > 0);
                let of_kind = |(kind, &number): (FalconKind, &u16)| {
                    let falcons = u8::try_from(number).unwrap_or(u8::MAX);
                    points(falcons.into(), Why::Falcons { kind, falcons })
                };
                kinds.map(of_kind).collect()
            }
        }
    }

    /// What lies on a board.
    #[must_use]
    pub fn laid(self, board: &Board) -> Vec<ModulePoints> {
        (self.rules().laid)(board)
    }
}
