//! Camps (§A6.2): the buildings in the lines of their arrows. How they lie is told in `camp_sides`.

use super::{Counted, Module, ModulePoints, ModuleRules, NOTHING};
use crate::games::alhambra::rules::{
    AuditFinding, Board, CAMPS, CampLineBazaar, Cell, Laid, Piece, Scoring, Side,
};

pub(super) const RULES: ModuleRules = ModuleRules {
    name: "camps",
    piece: "camp",
    counted: Counted::Each { most: None },
    scorings: &Scoring::ALL,
    is_drawn: true,
    laid: |board| board.camps().into_iter().map(ModulePoints::Camp).collect(),
    beyond_the_supply: |scoring, rows| {
        let camps = rows.iter().map(|row| row.points(Module::Camps).count()).sum();
        let is_beyond = camps > usize::from(CAMPS);
        is_beyond.then_some(AuditFinding::Camps { scoring, camps }).into_iter().collect()
    },
    ..NOTHING
};

/// What a camp on a board brings at every scoring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampPoints {
    /// Where it lies.
    pub cell: Cell,
    /// For each arrow the number of buildings in its line.
    pub lines: Vec<(Side, u16)>,
}

impl CampPoints {
    /// 1 VP for each building.
    #[must_use]
    pub fn vp(&self) -> u16 {
        self.lines.iter().map(|(_, buildings)| buildings).sum()
    }
}

impl Board {
    /// What each camp brings.
    #[must_use]
    pub fn camps(&self) -> Vec<CampPoints> {
        let camps = self.pieces().filter_map(|(cell, piece)| match piece {
            Piece::Camp(camp) => Some((cell, camp)),
            _ => None,
        });
        camps
            .map(|(cell, camp)| {
                let line = |side| (side, self.line(cell, side).len() as u16);
                CampPoints { cell, lines: camp.ramparts().iter().map(line).collect() }
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
