//! What may be laid, taken away and swapped, and why not (§A3, §A4.6, §A6.2). Only the result of a change is judged.

use std::collections::BTreeSet;

use super::{
    Board, Camp, CampPlainToWall, Cell, Falcon, Illegal, Laid, Piece, after::After, holes::hole,
    pieces::Ground,
};

/// A change of an Alhambra.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// Lays a piece on an empty cell.
    Lay(Cell, Piece),
    /// Takes what lies on a cell away, into the reserve.
    TakeAway(Cell),
    /// Puts a piece in the place of another, which goes into the reserve.
    Swap(Cell, Piece),
}

impl Change {
    /// Where.
    #[must_use]
    pub const fn cell(self) -> Cell {
        match self {
            Self::Lay(cell, _) | Self::TakeAway(cell) | Self::Swap(cell, _) => cell,
        }
    }

    /// What lies there afterwards.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Lay(_, piece) | Self::Swap(_, piece) => Some(piece),
            Self::TakeAway(_) => None,
        }
    }
}

/// What leaves an Alhambra by a change.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Into the reserve.
    pub piece: Option<Piece>,
    /// Back to the supply (§A6.4).
    pub falcons: Vec<Falcon>,
}

impl Board {
    /// Whether a change is legal.
    ///
    /// # Errors
    /// Why not.
    pub fn legal(&self, change: Change) -> Result<(), Illegal> {
        let cell = change.cell();
        let after = After::new(self, cell, change.piece());
        let before = match (change, self.at(cell)) {
            (Change::Lay(_, piece), Some(by)) => return Err(Illegal::Occupied { piece, cell, by }),
            (Change::Lay(..), None) => None,
            (_, Some(Laid::Start)) => return Err(Illegal::StartStays),
            (_, Some(Laid::Piece(before))) => Some(before),
            (_, None) => return Err(Illegal::NothingThere(cell)),
        };
        let can_walk = |piece: &Piece| !Laid::Piece(*piece).is_camp();
        // A building in the place of another has the same walls beside others: all ways stay as they are.
        if let Some(piece) = after.piece.filter(can_walk) {
            building_fits(&after, piece)?;
        } else if let Some(piece) = before.filter(can_walk) {
            all_reached(&after, piece)?;
        }
        after.camps_near().try_for_each(|(cell, camp)| camp_fits(&after, cell, camp))?;
        match (hole(&after), after.piece.or(before)) {
            (Some(hole), Some(piece)) => Err(Illegal::Hole { piece, cell, hole }),
            _ => Ok(()),
        }
    }

    /// Makes a change and says what leaves the Alhambra by it.
    ///
    /// # Errors
    /// Why it is not legal; nothing has changed then.
    pub fn change(&mut self, change: Change) -> Result<Left, Illegal> {
        self.legal(change)?;
        let (piece, falcons) = self.put(change.cell(), change.piece());
        Ok(Left { piece, falcons })
    }

    /// All cells where a piece may be laid.
    #[must_use]
    pub fn cells_to_lay(&self, piece: Piece) -> Vec<Cell> {
        let beside: BTreeSet<Cell> =
            self.buildings().flat_map(|(cell, _)| cell.neighbours()).map(|(_, cell)| cell).collect();
        beside.into_iter().filter(|&cell| self.legal(Change::Lay(cell, piece)).is_ok()).collect()
    }

    /// All cells where a piece may be swapped with what lies there.
    #[must_use]
    pub fn cells_to_swap(&self, piece: Piece) -> Vec<Cell> {
        let cells = self.pieces().map(|(cell, _)| cell);
        cells.filter(|&cell| self.legal(Change::Swap(cell, piece)).is_ok()).collect()
    }

    /// All cells from which something may be taken away.
    #[must_use]
    pub fn cells_to_take(&self) -> Vec<Cell> {
        let cells = self.pieces().map(|(cell, _)| cell);
        cells.filter(|&cell| self.legal(Change::TakeAway(cell)).is_ok()).collect()
    }
}

/// A building or bazaar: it has a neighbour, its sides are those of its neighbours (§A3.2), and one of them is a way to
/// it (§A3.3).
pub(super) fn building_fits(after: &After<'_>, piece: Piece) -> Result<(), Illegal> {
    let (cell, laid) = (after.cell, Laid::Piece(piece));
    let (mut has_neighbour, mut has_way) = (false, false);
    for (side, beside, is_wall) in after.buildings_beside(cell) {
        if laid.has_wall(side) != is_wall {
            return Err(Illegal::WallMismatch { piece, cell, side, beside });
        }
        has_neighbour = true;
        has_way |= !is_wall;
    }
    match (has_neighbour, has_way) {
        (false, _) => Err(Illegal::NoNeighbour { piece, cell }),
        (true, false) => Err(Illegal::Unreachable { piece, cell }),
        (true, true) => Ok(()),
    }
}

/// A camp: what its sides touch, and that a rampart is against a wall (§A6.2).
pub(super) fn camp_fits(after: &After<'_>, cell: Cell, camp: Camp) -> Result<(), Illegal> {
    let mut has_wall = false;
    for (side, beside) in cell.neighbours() {
        let Some(beside) = after.at(beside) else { continue };
        let is_rampart = camp.ramparts().has(side);
        let fits = match beside.ground() {
            Ground::Building(walls) if is_rampart => walls.has(side.opposite()),
            Ground::Building(walls) => {
                walls.has(side.opposite()) && after.options().camp_plain_to_wall == CampPlainToWall::Allow
            }
            Ground::Camp(other) => !is_rampart && !other.ramparts().has(side.opposite()),
        };
        if !fits {
            return Err(Illegal::CampSide { camp, cell, side, beside });
        }
        has_wall |= is_rampart;
    }
    if has_wall { Ok(()) } else { Err(Illegal::CampNoWall { camp, cell }) }
}

/// Without a building, or with a camp in its place, all others can still be reached (§A3.3).
fn all_reached(after: &After<'_>, piece: Piece) -> Result<(), Illegal> {
    let reached = after.on_foot();
    let is_cut = |(cell, laid): (Cell, Laid)| match laid {
        Laid::Piece(piece) if !laid.is_camp() && !reached.contains(&cell) => Some((cell, piece)),
        _ => None,
    };
    let cut: Vec<(Cell, Piece)> = after.laid().filter_map(is_cut).collect();
    if cut.is_empty() { Ok(()) } else { Err(Illegal::CutsOff { piece, cell: after.cell, cut }) }
}
