//! Bazaars (§A6.3): matches round them, times the colours among these.

use super::{Counted, Module, ModulePoints, ModuleRules};
use crate::games::alhambra::rules::{AuditFinding, BAZAARS, Bazaar, Board, Cell, Laid, Piece, Scoring};

/// The most that a bazaar brings: eight matches in three colours.
const MOST: u16 = 24;

pub(super) const RULES: ModuleRules = ModuleRules {
    name: "bazaars",
    piece: "bazaar",
    counted: Counted::Each { most: Some(MOST) },
    scorings: &[Scoring::Third],
    is_drawn: true,
    laid: |board| board.bazaars().into_iter().map(ModulePoints::Bazaar).collect(),
    beyond_the_supply: |scoring, rows| {
        let bazaars = rows.iter().map(|row| row.points(Module::Bazaars).count()).sum();
        let is_beyond = bazaars > usize::from(BAZAARS);
        is_beyond.then_some(AuditFinding::Bazaars { scoring, bazaars }).into_iter().collect()
    },
    impossible: |scoring, row, holdings| {
        let too_much = holdings.points(Module::Bazaars).map(ModulePoints::vp).filter(|vp| *vp > MOST);
        too_much.map(|vp| AuditFinding::BazaarVp { row, scoring, vp }).collect()
    },
};

/// What a bazaar on a board brings at the third scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BazaarPoints {
    /// Where it lies.
    pub cell: Cell,
    /// Which.
    pub bazaar: Bazaar,
    /// Tiles round it that have one of its colours.
    pub matches: u8,
    /// How many of its colours these have.
    pub colours: u8,
}

impl BazaarPoints {
    /// Matches times colours.
    #[must_use]
    pub const fn vp(&self) -> u16 {
        self.matches as u16 * self.colours as u16
    }
}

impl Board {
    /// What each bazaar brings.
    #[must_use]
    pub fn bazaars(&self) -> Vec<BazaarPoints> {
        let bazaars = self.pieces().filter_map(|(cell, piece)| match piece {
            Piece::Bazaar(bazaar) => Some((cell, bazaar)),
            _ => None,
        });
        bazaars.map(|(cell, bazaar)| self.matches(cell, bazaar)).collect()
    }

    fn matches(&self, cell: Cell, bazaar: Bazaar) -> BazaarPoints {
        let matches = bazaar.colours().map(|colour| {
            let is_match = |near: &Cell| self.at(*near).and_then(Laid::building) == Some(colour);
            cell.around().filter(is_match).count() as u8
        });
        BazaarPoints {
            cell,
            bazaar,
            matches: matches.iter().sum(),
            colours: matches.iter().filter(|&&matches| matches > 0).count() as u8,
        }
    }
}
