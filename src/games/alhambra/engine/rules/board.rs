//! An Alhambra: what lies where. What may be laid there is asked in `changes` and `falcons`.

use std::collections::{BTreeMap, BTreeSet};

use super::{BoardOptions, Cell, Corner, Falcon, Laid, Piece, Sides, breaches::Breach};
use common::BuildingType;

/// The Alhambra of a player (§A3): the start tile, what was laid, and falcons. It is lawful
/// unless people say that it lies otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    options: BoardOptions,
    /// Without the start tile.
    pieces: BTreeMap<Cell, Piece>,
    falcons: BTreeMap<Corner, Falcon>,
    /// What is unlawful about it, the falcons apart: it follows from the rest.
    breaches: BTreeSet<Breach>,
}

impl Board {
    /// The start tile alone.
    #[must_use]
    pub const fn new(options: BoardOptions) -> Self {
        Self { options, pieces: BTreeMap::new(), falcons: BTreeMap::new(), breaches: BTreeSet::new() }
    }

    /// An Alhambra that is known to be lawful.
    pub(super) const fn lawful(
        options: BoardOptions,
        pieces: BTreeMap<Cell, Piece>,
        falcons: BTreeMap<Corner, Falcon>,
    ) -> Self {
        Self { options, pieces, falcons, breaches: BTreeSet::new() }
    }

    /// What is agreed about it.
    #[must_use]
    pub const fn options(&self) -> &BoardOptions {
        &self.options
    }

    /// What lies on a cell.
    #[inline]
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<Laid> {
        if cell == Cell::START {
            return Some(Laid::Start);
        }
        self.pieces.get(&cell).copied().map(Laid::Piece)
    }

    /// All that was laid, the start tile apart.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, Piece)> {
        self.pieces.iter().map(|(&cell, &piece)| (cell, piece))
    }

    /// All that lies there, the start tile included.
    pub fn laid(&self) -> impl Iterator<Item = (Cell, Laid)> {
        let pieces = self.pieces().map(|(cell, piece)| (cell, Laid::Piece(piece)));
        std::iter::once((Cell::START, Laid::Start)).chain(pieces)
    }

    /// The buildings, bazaars and the start tile, with their walls.
    pub(super) fn buildings(&self) -> impl Iterator<Item = (Cell, Sides)> {
        self.laid().filter_map(|(cell, laid)| laid.walls().map(|walls| (cell, walls)))
    }

    /// Laid tiles of each type, in the order of §A1.1 (§A2.1).
    #[must_use]
    pub fn counts(&self) -> [u8; BuildingType::COUNT] {
        let mut counts = [0u8; BuildingType::COUNT];
        for building in self.laid().filter_map(|(_, laid)| laid.building()) {
            counts[building.index()] = counts[building.index()].saturating_add(1);
        }
        counts
    }

    /// The falcons, with the crossings they sit on.
    pub fn falcons(&self) -> impl Iterator<Item = (Corner, Falcon)> {
        self.falcons.iter().map(|(&crossing, &falcon)| (crossing, falcon))
    }

    /// The falcon on a crossing.
    #[must_use]
    pub fn falcon(&self, crossing: Corner) -> Option<Falcon> {
        self.falcons.get(&crossing).copied()
    }

    /// Puts a piece on a cell, or nothing. Falcons whose tile it was go back to the supply (§A6.4). It has to be judged
    /// then.
    pub(super) fn put(&mut self, cell: Cell, piece: Option<Piece>) -> (Option<Piece>, Vec<Falcon>) {
        let before = match piece {
            Some(piece) => self.pieces.insert(cell, piece),
            None => self.pieces.remove(&cell),
        };
        // A cell has no falcon round it unless a tile lies there.
        let freed = cell.corners().into_iter().filter_map(|corner| self.falcons.remove(&corner)).collect();
        (before, freed)
    }

    /// Takes what is unlawful about it as it lies now.
    pub(super) fn is_judged(&mut self, breaches: BTreeSet<Breach>) {
        self.breaches = breaches;
    }

    /// What is unlawful about it, the falcons apart.
    pub(super) const fn breaches(&self) -> &BTreeSet<Breach> {
        &self.breaches
    }

    /// Whether all of it is as it may be, the falcons apart.
    pub(super) fn is_lawful(&self) -> bool {
        self.breaches.is_empty()
    }

    /// Whether something unlawful was not so before.
    pub(super) fn is_new(&self, breach: Breach) -> bool {
        !self.breaches.contains(&breach)
    }

    /// Puts a falcon on a crossing.
    pub(super) fn put_falcon(&mut self, crossing: Corner, falcon: Falcon) {
        self.falcons.insert(crossing, falcon);
    }
}
