//! Camps (§A6.2): the buildings in the lines of their arrows. How they lie is told in `camp_sides`.

use super::{
    module::{Counted, Module, ModulePoints, Why},
    rules::{ModuleRules, NOTHING},
};
use crate::rules::{AuditFinding, Board, CAMPS, CampLineBazaar, Cell, Laid, Piece, Scoring, Side};

pub(super) const RULES: ModuleRules = ModuleRules {
    name: "camps",
    piece: "camp",
    counted: Counted::Each { most: None },
    scorings: &Scoring::ALL,
    is_drawn: true,
    laid: Board::camps,
    beyond_the_supply: |scoring, rows| {
        let camps = rows.iter().map(|row| row.points(Module::Camps).count()).sum();
        let is_beyond = camps > usize::from(CAMPS);
        is_beyond.then_some(AuditFinding::Camps { scoring, camps }).into_iter().collect()
    },
    ..NOTHING
};

impl Board {
    /// What each camp brings at every scoring: 1 VP for each building in its lines.
    #[must_use]
    pub fn camps(&self) -> Vec<ModulePoints> {
        let camps = self.pieces().filter_map(|(cell, piece)| match piece {
            Piece::Camp(camp) => Some((cell, camp)),
            _ => None,
        });
        camps
            .map(|(cell, camp)| {
                let line = |side| (side, self.line(cell, side).len() as u16);
                let lines: Vec<(Side, u16)> = camp.ramparts().iter().map(line).collect();
                let vp = lines.iter().map(|(_, buildings)| buildings).sum();
                ModulePoints { module: Module::Camps, vp, why: Why::Camp { cell, lines } }
            })
            .collect()
    }

    /// The buildings in the unbroken straight line that begins beside a camp and runs through one of its sides, for
    /// drawing too.
    #[must_use]
    pub fn line(&self, camp: Cell, side: Side) -> Vec<Cell> {
        let cells = std::iter::successors(Some(camp.beside(side)), |cell| Some(cell.beside(side)));
        cells.take_while(|&cell| self.at(cell).is_some_and(|laid| self.counts_in_line(laid))).collect()
    }

    fn counts_in_line(&self, laid: Laid) -> bool {
        match laid {
            Laid::Start | Laid::Piece(Piece::Tile(_)) => true,
            Laid::Piece(Piece::Bazaar(_)) => self.options().camp_line_bazaar == CampLineBazaar::Counts,
            Laid::Piece(Piece::Camp(_)) => false,
        }
    }
}
