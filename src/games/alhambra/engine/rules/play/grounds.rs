//! A player's Alhambra in a game, where every piece and falcon has a number. It is always lawful.

use std::sync::Arc;

use super::{
    PieceId, PieceSet, PlayConfig,
    flat_board::{FlatBoard, WALLS},
    square::Square,
};
use crate::rules::{Board, Cell, Change, Corner, Falcon, Holdings, Holes, Illegal, Laid, Module};
use common::BuildingType;

/// An Alhambra. A copy is cheap as long as neither changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grounds(Arc<FlatBoard>);

/// What would be said of an Alhambra with a piece more.
#[derive(Clone, Copy, Debug)]
pub struct Foreseen {
    /// Its [openings](Grounds::openings).
    pub openings: [u8; WALLS],
    /// Its [wall](Grounds::wall).
    pub wall: u16,
}

/// What leaves an Alhambra by a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left {
    pub piece: PieceId,
    /// Bit n is the falcon with number n.
    pub falcons: u16,
}

impl Grounds {
    /// The start tile alone.
    #[must_use]
    pub(super) fn new() -> Self {
        Self(Arc::new(FlatBoard::new()))
    }

    /// The Alhambra as tables have it.
    #[must_use]
    pub fn board(&self, config: &PlayConfig) -> Board {
        let pieces = self.pieces().map(|(cell, piece)| (cell, config.piece(piece))).collect();
        let falcons = self.falcons().map(|(crossing, falcon)| (crossing, config.falcon(falcon))).collect();
        Board::lawful(config.options().board, pieces, falcons)
    }

    /// What lies on a cell, the start tile apart.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<PieceId> {
        self.0.at(cell).piece()
    }

    /// Where each piece lies, row by row.
    pub fn pieces(&self) -> impl Iterator<Item = (Cell, PieceId)> {
        self.0.pieces()
    }

    /// Which pieces there are.
    #[must_use]
    pub fn laid_pieces(&self) -> PieceSet {
        self.0.laid
    }

    /// How many pieces there are.
    #[must_use]
    pub fn size(&self) -> usize {
        usize::from(self.0.buildings) + usize::from(self.0.camps) - 1
    }

    /// Where each falcon sits.
    pub fn falcons(&self) -> impl Iterator<Item = (Corner, u8)> {
        self.0.falcons.iter().copied()
    }

    /// What scores.
    #[must_use]
    pub fn holdings(&self, config: &PlayConfig) -> Holdings {
        let mut types = [0; BuildingType::COUNT];
        for (_, piece) in self.pieces() {
            if let Some(building) = Laid::Piece(config.piece(piece)).building() {
                types[building.index()] += 1;
            }
        }
        let scoring =
            Module::ALL.into_iter().filter(|&module| config.has(module) && module != Module::Vizier);
        let board = scoring.clone().next().map(|_| self.board(config));
        let modules = board.iter().flat_map(|board| scoring.clone().flat_map(|module| module.laid(board)));
        Holdings { types, wall: self.wall(config), modules: modules.collect() }
    }

    /// Pieces of the longest line of wall (§A2.3).
    #[must_use]
    pub fn wall(&self, config: &PlayConfig) -> u16 {
        match config.options().board.holes {
            Holes::Area => self.0.longest_run(),
            // Walls can branch.
            Holes::Single => self.board(config).wall().len() as u16,
        }
    }

    /// Tells all cells where a piece may be laid.
    pub fn places(&self, config: &PlayConfig, piece: PieceId, tell: &mut dyn FnMut(Cell)) {
        self.0.places(&config.options().board, config.square(piece), tell);
    }

    /// Tells all cells where a piece may be laid, and what would change, without laying it; `wall` is the longest line now.
    /// False where only laying it can tell.
    pub fn foresee(
        &self,
        config: &PlayConfig,
        piece: PieceId,
        wall: u16,
        tell: &mut impl FnMut(Cell, Foreseen),
    ) -> bool {
        let (options, square, board) = (&config.options().board, config.square(piece), &*self.0);
        let is_plain = square.is_building() && board.is_plain(options);
        if is_plain {
            board.fitting(square, |at| {
                let openings = board.places_with(at, square);
                let wall = board.longest_run_with(at, square, wall);
                tell(board.cell(at), Foreseen { openings, wall });
            });
        }
        is_plain
    }

    /// Whether a piece may be laid anywhere.
    #[must_use]
    pub fn fits(&self, config: &PlayConfig, piece: PieceId) -> bool {
        let mut fits = false;
        self.places(config, piece, &mut |_| fits = true);
        fits
    }

    /// In how many cells a building may be laid by its walls, whose sides make a number: north 1, east 2, south 4, west 8.
    #[must_use]
    pub fn openings(&self) -> &[u8; WALLS] {
        &self.0.places
    }

    /// Whether it is the very same, without a look at what lies there.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// All cells where a piece may be swapped with what lies there.
    pub fn swaps(&self, config: &PlayConfig, piece: PieceId) -> impl Iterator<Item = Cell> {
        let square = config.square(piece);
        let cells = self.pieces().map(|(cell, _)| cell);
        cells.filter(move |&cell| self.0.may_be(&config.options().board, cell, square))
    }

    /// All cells from which something may be taken away.
    pub fn removals(&self, config: &PlayConfig) -> impl Iterator<Item = Cell> {
        let cells = self.pieces().map(|(cell, _)| cell);
        cells.filter(|&cell| self.0.may_be(&config.options().board, cell, Square::EMPTY))
    }

    /// All crossings where a falcon may be placed.
    pub fn crossings(&self, config: &PlayConfig, falcon: u8) -> impl Iterator<Item = Corner> {
        // Where four tiles meet, the crossing is the north-west corner of one of them.
        let cells = self.pieces().map(|(cell, _)| cell).chain([Cell::START]);
        let falcon = config.falcon(falcon);
        cells.map(Corner).filter(move |&crossing| self.may_place(config, crossing, falcon))
    }

    /// Whether a falcon may be placed on a crossing (§A6.4).
    fn may_place(&self, config: &PlayConfig, crossing: Corner, falcon: Falcon) -> bool {
        let mut types = [None; 4];
        for (cell, building) in crossing.cells().into_iter().zip(&mut types) {
            let square = self.0.at(cell);
            if !square.is_building() {
                return false;
            }
            *building = square.piece().and_then(|piece| Laid::Piece(config.piece(piece)).building());
        }
        falcon.colours().into_iter().all(|colour| types.contains(&Some(colour)))
            && self.0.falcons.iter().all(|(other, _)| *other != crossing)
    }

    /// The same with a piece laid on an empty cell; none where it may not be.
    #[must_use]
    pub fn laid(&self, config: &PlayConfig, piece: PieceId, cell: Cell) -> Option<Self> {
        let (options, square) = (&config.options().board, config.square(piece));
        self.0.may_be_laid(options, cell, square).then(|| {
            let mut board = FlatBoard::clone(&self.0);
            board.put(options, cell, square);
            Self(Arc::new(board))
        })
    }

    /// The same with a piece swapped with what lies on a cell, and what leaves it; none where it may not be, or a falcon would
    /// leave, too (§A6.4).
    #[must_use]
    pub fn swapped(&self, config: &PlayConfig, piece: PieceId, cell: Cell) -> Option<(Self, PieceId)> {
        let mut grounds = self.clone();
        let left = grounds.swap(config, piece, cell).ok()?;
        (left.falcons == 0).then_some((grounds, left.piece))
    }

    pub(super) fn lay(&mut self, config: &PlayConfig, piece: PieceId, cell: Cell) -> Result<(), Illegal> {
        let square = config.square(piece);
        let options = &config.options().board;
        if !self.0.may_be_laid(options, cell, square) {
            self.board(config).legal(Change::Lay(cell, config.piece(piece)))?;
        }
        Arc::make_mut(&mut self.0).put(options, cell, square);
        Ok(())
    }

    /// Takes away what lies on a cell.
    pub(super) fn take_away(&mut self, config: &PlayConfig, cell: Cell) -> Result<Left, Illegal> {
        self.replace(config, Square::EMPTY, Change::TakeAway(cell))
    }

    /// Swaps a piece with what lies on a cell.
    pub(super) fn swap(&mut self, config: &PlayConfig, piece: PieceId, cell: Cell) -> Result<Left, Illegal> {
        self.replace(config, config.square(piece), Change::Swap(cell, config.piece(piece)))
    }

    fn replace(&mut self, config: &PlayConfig, square: Square, change: Change) -> Result<Left, Illegal> {
        let cell = change.cell();
        let before = self.0.at(cell).piece();
        if before.is_none() || !self.0.may_be(&config.options().board, cell, square) {
            self.board(config).legal(change)?;
        }
        let piece = before.ok_or(Illegal::NothingThere(cell))?;
        let (_, falcons) = Arc::make_mut(&mut self.0).put(&config.options().board, cell, square);
        Ok(Left { piece, falcons })
    }

    /// Places the falcon with this number.
    pub(super) fn place(&mut self, config: &PlayConfig, falcon: u8, crossing: Corner) -> Result<(), Illegal> {
        if !self.may_place(config, crossing, config.falcon(falcon)) {
            self.board(config).may_place(crossing, config.falcon(falcon))?;
        }
        Arc::make_mut(&mut self.0).put_falcon(crossing, falcon);
        Ok(())
    }
}
