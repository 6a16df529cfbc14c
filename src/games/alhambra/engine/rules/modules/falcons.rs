//! Falcons (§A6.4): on which crossings they may be placed, and what they bring.

use super::{
    module::{Counted, Module},
    rules::{ModuleRules, NOTHING},
};
use crate::rules::{
    AuditFinding, Board, Corner, FALCONS_OF_EACH, Falcon, FalconKind, Holdings, Illegal, Scoring,
};
use common::BuildingType;

pub(super) const RULES: ModuleRules = ModuleRules {
    name: "falcons",
    counted: Counted::Kinds,
    scorings: &Scoring::ALL,
    vp: |falcons| falcons_vp(u8::try_from(falcons).unwrap_or(u8::MAX)),
    laid: |board| Module::Falconers.points(&board.falcon_counts().map(u16::from)),
    beyond_the_supply,
    ..NOTHING
};

fn beyond_the_supply(scoring: Scoring, rows: &[&Holdings]) -> Vec<AuditFinding> {
    let mut findings = Vec::new();
    for kind in FalconKind::ALL {
        let falcons = rows.iter().map(|row| row.numbers(Module::Falconers)[kind.index()]).sum();
        if falcons > u16::from(FALCONS_OF_EACH) {
            findings.push(AuditFinding::Falcons { scoring, kind, falcons });
        }
    }
    findings
}

/// VP of some falcons of a kind: n(n + 1).
#[must_use]
pub const fn falcons_vp(falcons: u8) -> u16 {
    falcons as u16 * (falcons as u16 + 1)
}

impl Board {
    /// Whether a falcon may be placed on a crossing.
    ///
    /// # Errors
    /// Why not.
    pub fn may_place(&self, crossing: Corner, falcon: Falcon) -> Result<(), Illegal> {
        if let Some(falcon) = self.falcon(crossing) {
            return Err(Illegal::FalconThere { crossing, falcon });
        }
        self.fits_falcon(crossing, falcon)
    }

    /// Whether the four tiles round a crossing are such that a falcon may sit there.
    pub(in crate::rules) fn fits_falcon(&self, crossing: Corner, falcon: Falcon) -> Result<(), Illegal> {
        let mut found: [Option<BuildingType>; 4] = [None; 4];
        for (cell, found) in crossing.cells().into_iter().zip(&mut found) {
            match self.at(cell) {
                Some(laid) if !laid.is_camp() => *found = laid.building(),
                _ => return Err(Illegal::NoCrossing { crossing, cell }),
            }
        }
        match falcon.colours().into_iter().find(|colour| !found.contains(&Some(*colour))) {
            Some(missing) => Err(Illegal::FalconColours { crossing, falcon, missing }),
            None => Ok(()),
        }
    }

    /// Places a falcon.
    ///
    /// # Errors
    /// Why it may not be placed; nothing has changed then.
    pub fn place(&mut self, crossing: Corner, falcon: Falcon) -> Result<(), Illegal> {
        self.may_place(crossing, falcon)?;
        self.put_falcon(crossing, falcon);
        Ok(())
    }

    /// All crossings where a falcon may be placed.
    #[must_use]
    pub fn crossings_for(&self, falcon: Falcon) -> Vec<Corner> {
        // Where four tiles meet, the crossing is the north-west corner of one of them.
        let crossings = self.laid().map(|(cell, _)| Corner(cell));
        crossings.filter(|&crossing| self.may_place(crossing, falcon).is_ok()).collect()
    }

    /// How many falcons of each kind there are.
    #[must_use]
    pub fn falcon_counts(&self) -> [u8; FalconKind::COUNT] {
        FalconKind::ALL.map(|kind| {
            let falcons = self.falcons().filter(|(_, falcon)| falcon.kind() == kind).count();
            u8::try_from(falcons).unwrap_or(u8::MAX)
        })
    }
}
