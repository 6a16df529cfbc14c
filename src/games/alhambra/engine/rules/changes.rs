//! What may be laid, taken away and swapped, and why not (§A3, §A4.6, §A6.2). Only the result of a change is judged, and
//! of it only what was not so before.

use std::collections::BTreeSet;

use super::{
    Board, Cell, Falcon, Illegal, Laid, Piece, after::After, breaches::Breach, camp_sides, holes::hole,
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
    /// Whether a change is legal: it makes nothing unlawful that was not so before.
    ///
    /// # Errors
    /// Why not: the first of the reasons in the order of §A8.
    pub fn legal(&self, change: Change) -> Result<(), Illegal> {
        let before = self.possible(change)?;
        let after = After::new(self, change.cell(), change.piece());
        let has_way = self.walls_fit(&after)?;
        self.camps_fit(&after)?;
        self.can_be_walked_to(&after, before, has_way)?;
        match (hole(&after, |cell| self.is_new(Breach::Hole(cell))), after.piece.or(before)) {
            (Some(hole), Some(piece)) => Err(Illegal::Hole { piece, cell: after.cell, hole }),
            _ => Ok(()),
        }
    }

    /// What a change takes away, if it can be made at all, lawful or not.
    pub(super) fn possible(&self, change: Change) -> Result<Option<Piece>, Illegal> {
        let cell = change.cell();
        match (change, self.at(cell)) {
            (Change::Lay(_, piece), Some(by)) => Err(Illegal::Occupied { piece, cell, by }),
            (Change::Lay(..), None) => Ok(None),
            (_, Some(Laid::Start)) => Err(Illegal::StartStays),
            (_, Some(Laid::Piece(before))) => Ok(Some(before)),
            (_, None) => Err(Illegal::NothingThere(cell)),
        }
    }

    /// A building or bazaar that is laid has a neighbour, and its sides are those of its neighbours (§A3.2, §A3.3). Says
    /// whether one of them is a way to it.
    fn walls_fit(&self, after: &After<'_>) -> Result<bool, Illegal> {
        let Some(piece) = after.piece.filter(can_walk) else { return Ok(false) };
        let (cell, laid) = (after.cell, Laid::Piece(piece));
        let (mut has_neighbour, mut has_way) = (false, false);
        for (side, beside, is_wall) in after.buildings_beside(cell) {
            if laid.has_wall(side) != is_wall && self.is_new(Breach::walls(cell, side)) {
                return Err(Illegal::WallMismatch { piece, cell, side, beside });
            }
            has_neighbour = true;
            has_way |= !is_wall;
        }
        if !has_neighbour && self.is_new(Breach::OnFoot(cell)) {
            return Err(Illegal::NoNeighbour { piece, cell });
        }
        Ok(has_way)
    }

    /// The camp that is laid, and those beside the change, lie as they may (§A6.2).
    fn camps_fit(&self, after: &After<'_>) -> Result<(), Illegal> {
        let mut lost = None;
        for (cell, camp) in after.camps_near() {
            let mut wrong = camp_sides::wrong(after, cell, camp);
            if let Some((side, beside)) = wrong.find(|&(side, _)| self.is_new(Breach::camp_side(cell, side)))
            {
                return Err(Illegal::CampSide { camp, cell, side, beside });
            }
            if !camp_sides::is_at_wall(after, cell, camp) && self.is_new(Breach::CampNoWall(cell)) {
                lost = lost.or(Some(Illegal::CampNoWall { camp, cell }));
            }
        }
        lost.map_or(Ok(()), Err)
    }

    /// All can be walked to: what is laid, and what lies there (§A3.3).
    fn can_be_walked_to(
        &self,
        after: &After<'_>,
        before: Option<Piece>,
        has_way: bool,
    ) -> Result<(), Illegal> {
        let (cell, laid) = (after.cell, after.piece.filter(can_walk));
        let cut = match (laid, before.filter(can_walk)) {
            // A camp is no part of any way.
            (None, None) => return Ok(()),
            // Its walls are those of its neighbours: all ways to others stay as they are.
            (Some(_), _) if self.is_lawful() && has_way => return Ok(()),
            (Some(piece), _) if self.is_lawful() => return Err(Illegal::Unreachable { piece, cell }),
            _ => self.newly_cut_off(after),
        };
        match (laid, before) {
            (Some(piece), _) if cut.iter().any(|&(of, _)| of == cell) => {
                Err(Illegal::Unreachable { piece, cell })
            }
            (laid, before) if !cut.is_empty() => match before.or(laid) {
                Some(piece) => Err(Illegal::CutsOff { piece, cell, cut }),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }

    /// The buildings to which nobody can walk after a change, and could before.
    fn newly_cut_off(&self, after: &After<'_>) -> Vec<(Cell, Piece)> {
        let reached = after.on_foot();
        let is_cut = |(cell, laid): (Cell, Laid)| match laid {
            Laid::Piece(piece) if can_walk(&piece) && !reached.contains(&cell) => Some((cell, piece)),
            _ => None,
        };
        after.laid().filter_map(is_cut).filter(|&(cell, _)| self.is_new(Breach::OnFoot(cell))).collect()
    }

    /// Makes a change and says what leaves the Alhambra by it.
    ///
    /// # Errors
    /// Why it is not legal; nothing has changed then.
    pub fn change(&mut self, change: Change) -> Result<Left, Illegal> {
        self.legal(change)?;
        Ok(self.make(change))
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

/// Whether one can walk over a piece.
const fn can_walk(piece: &Piece) -> bool {
    !matches!(piece, Piece::Camp(_))
}
