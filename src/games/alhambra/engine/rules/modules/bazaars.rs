//! Bazaars (§A6.3): matches round them, times the colours among these.

use super::{
    module::{Counted, Module, ModulePoints, Why},
    rules::{ModuleRules, NOTHING},
};
use crate::rules::{AuditFinding, BAZAARS, Bazaar, Board, Cell, Laid, Piece, Scoring};

/// The most that a bazaar brings: eight matches in three colours.
const MOST: u16 = 24;

pub(super) const RULES: ModuleRules = ModuleRules {
    name: "bazaars",
    piece: "bazaar",
    counted: Counted::Each { most: Some(MOST) },
    scorings: &[Scoring::Third],
    is_drawn: true,
    laid: Board::bazaars,
    beyond_the_supply: |scoring, rows| {
        let bazaars = rows.iter().map(|row| row.points(Module::Bazaars).count()).sum();
        let is_beyond = bazaars > usize::from(BAZAARS);
        is_beyond.then_some(AuditFinding::Bazaars { scoring, bazaars }).into_iter().collect()
    },
    impossible: |scoring, row, holdings| {
        let too_much = holdings.points(Module::Bazaars).map(|bazaar| bazaar.vp).filter(|vp| *vp > MOST);
        too_much.map(|vp| AuditFinding::BazaarVp { row, scoring, vp }).collect()
    },
    ..NOTHING
};

impl Board {
    /// What each bazaar brings at the third scoring: matches times colours.
    #[must_use]
    pub fn bazaars(&self) -> Vec<ModulePoints> {
        let bazaars = self.pieces().filter_map(|(cell, piece)| match piece {
            Piece::Bazaar(bazaar) => Some((cell, bazaar)),
            _ => None,
        });
        bazaars.map(|(cell, bazaar)| self.matches(cell, bazaar)).collect()
    }

    fn matches(&self, cell: Cell, bazaar: Bazaar) -> ModulePoints {
        let matches = bazaar.colours().map(|colour| {
            let is_match = |near: &Cell| self.at(*near).and_then(Laid::building) == Some(colour);
            cell.around().filter(is_match).count() as u8
        });
        let colours = matches.iter().filter(|&&matches| matches > 0).count() as u8;
        let matches = matches.iter().sum();
        let vp = u16::from(matches) * u16::from(colours);
        ModulePoints { module: Module::Bazaars, vp, why: Why::Bazaar { cell, bazaar, matches, colours } }
    }
}
