//! An Alhambra as it lies on a real table, lawful or not: people make mistakes, and can say that it is so (§A8).

use serde::{Deserialize, Serialize};

use super::{
    Board, Cell, Change, Corner, Falcon, Illegal, Laid, Left, Piece,
    after::After,
    changes::{building_fits, camp_fits},
    holes::hole,
};

/// Why something may not lie where it does; named like the refusal.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Unlawful {
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
    /// What lies where it may not, in the order of the cells.
    #[must_use]
    pub fn unlawful(&self) -> Vec<(Cell, Unlawful)> {
        let mut found = Vec::new();
        for (cell, piece) in self.pieces() {
            let after = After::new(self, cell, Some(piece));
            let fits = match piece {
                Piece::Camp(camp) => camp_fits(&after, cell, camp),
                _ => building_fits(&after, piece),
            };
            match fits {
                Err(illegal) => found.extend(Unlawful::of(&illegal).map(|why| (cell, why))),
                Ok(()) if !Laid::Piece(piece).is_camp() && !after.on_foot().contains(&cell) => {
                    found.push((cell, Unlawful::Unreachable));
                }
                Ok(()) => {}
            }
            if let Some(hole) = hole(&after)
                && !found.contains(&(hole, Unlawful::Hole))
            {
                found.push((hole, Unlawful::Hole));
            }
        }
        let falcons = self.falcons().filter_map(|(crossing, falcon)| {
            let illegal = self.fits_falcon(crossing, falcon).err()?;
            Some((crossing.0, Unlawful::of(&illegal)?))
        });
        found.extend(falcons);
        found
    }

    /// Makes a change as it was made at a real table, though it may be unlawful. What cannot be at all stays refused.
    ///
    /// # Errors
    /// When something lies there already, or nothing, or the start tile: nothing has changed then.
    pub fn change_anyway(&mut self, change: Change) -> Result<Left, Illegal> {
        match self.legal(change) {
            Err(illegal) if Unlawful::of(&illegal).is_none() => Err(illegal),
            _ => {
                let (piece, falcons) = self.put(change.cell(), change.piece());
                Ok(Left { piece, falcons })
            }
        }
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

impl Unlawful {
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
