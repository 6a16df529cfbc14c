//! An Alhambra as it lies on a real table, lawful or not: people make mistakes, and can say that it is so (§A8).

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Board, Cell, Change, Corner, Falcon, Illegal, Laid, Left, breaches::Breach};

/// Why something may not lie where it does; named like the refusal.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Unlawful")]
pub enum RuleViolation {
    /// Of two sides that touch only one has a wall (§A3.2).
    WallMismatch,
    /// Nobody can walk there (§A3.3).
    Unreachable,
    /// It shares no side with the Alhambra (§A3.3).
    NoNeighbour,
    /// This empty space is closed in (§A3.4).
    Hole,
    /// A camp without a rampart against a wall (§A6.2).
    CampNoWall,
    /// A side of a camp touches what it may not (§A6.2).
    CampSide,
    /// A falcon where no four tiles meet (§A6.4).
    FalconCrossing,
    /// A falcon without a tile of one of its colours (§A6.4).
    FalconColours,
}

impl Board {
    /// What lies where it may not, in the order of the cells: of a hole its first cell, row by row.
    #[must_use]
    pub fn rule_violations(&self) -> Vec<(Cell, RuleViolation)> {
        let mut found = BTreeSet::new();
        let mut closed_in = BTreeSet::new();
        for &breach in self.breaches() {
            match breach {
                Breach::Walls(cell, side) => {
                    // The start tile lies as it must.
                    let both = [cell, cell.beside(side)].into_iter().filter(|&cell| cell != Cell::START);
                    found.extend(both.map(|cell| (cell, RuleViolation::WallMismatch)));
                }
                Breach::OnFoot(cell) => {
                    let is_building = |beside| self.at(beside).is_some_and(|laid| !laid.is_camp());
                    let is_beside = cell.neighbours().any(|(_, beside)| is_building(beside));
                    found.insert((
                        cell,
                        if is_beside { RuleViolation::Unreachable } else { RuleViolation::NoNeighbour },
                    ));
                }
                Breach::CampSide(cell, side) => {
                    let both = [cell, cell.beside(side)].into_iter();
                    let camps = both.filter(|&cell| self.at(cell).is_some_and(Laid::is_camp));
                    found.extend(camps.map(|cell| (cell, RuleViolation::CampSide)));
                }
                Breach::CampNoWall(cell) => {
                    found.insert((cell, RuleViolation::CampNoWall));
                }
                Breach::Hole(cell) => {
                    closed_in.insert((cell.y, cell.x));
                }
            }
        }
        found.extend(first_of_each(closed_in).into_iter().map(|cell| (cell, RuleViolation::Hole)));
        let falcons = self.falcons().filter_map(|(crossing, falcon)| {
            let illegal = self.fits_falcon(crossing, falcon).err()?;
            Some((crossing.0, RuleViolation::of(&illegal)?))
        });
        found.extend(falcons);
        found.into_iter().collect()
    }

    /// Makes a change as it was made at a real table, though it may be unlawful. What cannot be at all stays refused.
    ///
    /// # Errors
    /// When something lies there already, or nothing, or the start tile: nothing has changed then.
    pub fn change_anyway(&mut self, change: Change) -> Result<Left, Illegal> {
        self.possible(change)?;
        Ok(self.make(change))
    }

    /// Makes a change that records may hold: up to version 2.0 it was not seen in an unlawful Alhambra which of its tiles
    /// break a rule that was broken already. Says why it is refused now, if it is.
    ///
    /// # Errors
    /// Why it was always refused; nothing has changed then.
    pub fn change_recorded(&mut self, change: Change) -> Result<(Left, Option<Illegal>), Illegal> {
        let Err(illegal) = self.legal(change) else { return Ok((self.make(change), None)) };
        let mut after = self.clone();
        let left = after.change_anyway(change)?;
        let was_broken = |new: &Breach| self.breaches().iter().any(|known| known.is_like(*new));
        if !after.breaches().difference(self.breaches()).all(was_broken) {
            return Err(illegal);
        }
        *self = after;
        Ok((left, Some(illegal)))
    }

    /// Places a falcon as it was placed at a real table.
    ///
    /// # Errors
    /// When there is a falcon already; nothing has changed then.
    pub fn place_anyway(&mut self, crossing: Corner, falcon: Falcon) -> Result<(), Illegal> {
        match self.falcon(crossing) {
            Some(falcon) => Err(Illegal::FalconThere { crossing, falcon }),
            None => {
                self.put_falcon(crossing, falcon);
                Ok(())
            }
        }
    }
}

/// The first cell of each of the holes that empty cells, row by row, make.
fn first_of_each(mut closed_in: BTreeSet<(i16, i16)>) -> Vec<Cell> {
    let mut firsts = Vec::new();
    while let Some((y, x)) = closed_in.pop_first() {
        let first = Cell::new(x, y);
        let mut to_go = vec![first];
        while let Some(cell) = to_go.pop() {
            let beside = cell.neighbours().map(|(_, beside)| beside);
            to_go.extend(beside.filter(|beside| closed_in.remove(&(beside.y, beside.x))));
        }
        firsts.push(first);
    }
    firsts
}

impl RuleViolation {
    /// What is refused as unlawful; none of what cannot be at all.
    #[must_use]
    pub const fn of(illegal: &Illegal) -> Option<Self> {
        match illegal {
            Illegal::WallMismatch { .. } => Some(Self::WallMismatch),
            Illegal::Unreachable { .. } | Illegal::CutsOff { .. } => Some(Self::Unreachable),
            Illegal::NoNeighbour { .. } => Some(Self::NoNeighbour),
            Illegal::Hole { .. } => Some(Self::Hole),
            Illegal::CampNoWall { .. } => Some(Self::CampNoWall),
            Illegal::CampSide { .. } => Some(Self::CampSide),
            Illegal::NoCrossing { .. } => Some(Self::FalconCrossing),
            Illegal::FalconColours { .. } => Some(Self::FalconColours),
            Illegal::Occupied { .. }
            | Illegal::NothingThere(_)
            | Illegal::StartStays
            | Illegal::FalconThere { .. } => None,
        }
    }
}
