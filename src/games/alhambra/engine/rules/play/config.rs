//! What a game that is played needs beside its configuration: the pieces of the modules in it, numbered with the tiles.

use std::borrow::Borrow;

use super::{Cards, PieceId, PieceSet, square::Square};
use crate::rules::{
    BAZAARS, CAMPS, Currency, FALCONS_OF_EACH, Falcon, FalconKind, GameConfig, Module, Options, Piece,
    Printed, SetUp, TileId,
};

/// What a piece costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// So much, in the currency of its space.
    Price(u8),
    /// As much as the tile on this currency's space, in this currency (§A6.3).
    LikeSpace(Currency),
}

/// Why a game cannot be played with what there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unplayable {
    /// Too few tiles in a list of one's own (§A7).
    Tiles {
        /// How many there are.
        have: usize,
        /// How many there must be.
        need: usize,
    },
    /// Not all pieces of a module are transcribed (§A11.5).
    Pieces {
        /// Which module.
        module: Module,
        /// How many there are, of falcons of the kind that lacks some.
        have: usize,
        /// How many there must be.
        need: usize,
    },
}

/// The configuration of a game that is played. Valid by construction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayConfig {
    set_up: SetUp,
    /// Tiles, then camps, then bazaars (§A12.3).
    pieces: Vec<(Piece, Cost)>,
    squares: Vec<Square>,
    falcons: Vec<Falcon>,
}

impl PlayConfig {
    /// A game with these pieces of the modules that are in it; those of others do not matter.
    ///
    /// # Errors
    /// [`Unplayable`] when some lack.
    pub fn new(game: GameConfig, printed: &Printed) -> Result<Self, Unplayable> {
        let need = if game.has_third_player() { 10 } else { 4 };
        let tiles = game.tiles().tiles();
        if tiles.len() < need {
            return Err(Unplayable::Tiles { have: tiles.len(), need });
        }
        let has = |module| game.options().modules.has(module);
        let all = |module, have: usize, need: u8| {
            let need = usize::from(need);
            if have == need { Ok(()) } else { Err(Unplayable::Pieces { module, have, need }) }
        };
        let mut pieces: Vec<_> =
            tiles.iter().map(|&tile| (Piece::Tile(tile), Cost::Price(tile.price))).collect();
        if has(Module::Camps) {
            all(Module::Camps, printed.camps.len(), CAMPS)?;
            pieces.extend(printed.camps.iter().map(|camp| (Piece::Camp(camp.camp), Cost::Price(camp.price))));
        }
        if has(Module::Bazaars) {
            all(Module::Bazaars, printed.bazaars.len(), BAZAARS)?;
            let bazaars = printed.bazaars.iter();
            pieces.extend(
                bazaars.map(|bazaar| (Piece::Bazaar(bazaar.bazaar), Cost::LikeSpace(bazaar.currency))),
            );
        }
        let mut falcons = Vec::new();
        if has(Module::Falconers) {
            for kind in FalconKind::ALL {
                let of_kind = printed.falcons.iter().filter(|falcon| falcon.kind() == kind);
                all(Module::Falconers, of_kind.clone().count(), FALCONS_OF_EACH)?;
                falcons.extend(of_kind.copied());
            }
        }
        let square = |(number, (piece, _)): (u8, &(Piece, Cost))| Square::new(PieceId(number), *piece);
        let squares = (0..).zip(&pieces).map(square).collect();
        let set_up = SetUp { game, printed: printed.clone() };
        Ok(Self { set_up, pieces, squares, falcons })
    }

    /// The same game with piles of these heights, or of those that it should have.
    #[must_use]
    pub fn with_piles(mut self, piles: Option<[u8; 5]>) -> Self {
        self.set_up.game = self.set_up.game.with_piles(piles);
        self
    }

    /// What was agreed, with all pieces that were transcribed.
    #[must_use]
    pub const fn set_up(&self) -> &SetUp {
        &self.set_up
    }

    /// Players, tiles and options.
    #[inline]
    #[must_use]
    pub const fn game(&self) -> &GameConfig {
        &self.set_up.game
    }

    /// What is agreed otherwise.
    #[inline]
    #[must_use]
    pub const fn options(&self) -> &Options {
        self.set_up.game.options()
    }

    /// Players, 2–6.
    #[inline]
    #[must_use]
    pub const fn players(&self) -> usize {
        self.set_up.game.players()
    }

    /// Whether a module is in the game.
    #[inline]
    #[must_use]
    pub const fn has(&self, module: Module) -> bool {
        self.options().modules.has(module)
    }

    /// All that is in the stack at first.
    #[must_use]
    pub fn all_pieces(&self) -> PieceSet {
        PieceSet::first(self.pieces.len())
    }

    /// A piece.
    #[inline]
    #[must_use]
    pub fn piece(&self, id: PieceId) -> Piece {
        self.pieces[id.index()].0
    }

    /// A piece as it lies on a cell.
    #[inline]
    pub(super) fn square(&self, id: PieceId) -> Square {
        self.squares[id.index()]
    }

    /// What it costs.
    #[inline]
    #[must_use]
    pub fn cost(&self, id: PieceId) -> Cost {
        self.pieces[id.index()].1
    }

    /// The piece with a number; none when there are fewer.
    #[must_use]
    pub fn id(&self, number: usize) -> Option<PieceId> {
        (number < self.pieces.len()).then_some(PieceId(number as u8))
    }

    /// The number of a building tile.
    #[must_use]
    pub fn tile(&self, tile: TileId) -> Option<PieceId> {
        self.id(self.pieces.iter().position(|(piece, _)| piece.tile() == Some(tile))?)
    }

    /// The falcons, black, brown, white.
    #[must_use]
    pub fn falcons(&self) -> &[Falcon] {
        &self.falcons
    }

    /// A falcon by its number.
    #[must_use]
    pub fn falcon(&self, number: u8) -> Falcon {
        self.falcons[usize::from(number)]
    }

    /// All money.
    #[must_use]
    pub const fn money(&self) -> Cards {
        Cards::all(self.set_up.game.has_third_player())
    }
}

impl Borrow<SetUp> for PlayConfig {
    fn borrow(&self) -> &SetUp {
        &self.set_up
    }
}
