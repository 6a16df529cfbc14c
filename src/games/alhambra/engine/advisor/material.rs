//! What there is in a game, as values see it: the type, the walls and the price of every piece.

use crate::rules::{
    Laid, Module, Side,
    play::{Cost, PieceId, PieceSet, PlayConfig},
};
use common::BuildingType;

/// What a piece is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kind {
    /// The place of its type; none of a camp or a bazaar.
    pub building: Option<u8>,
    /// Its walls, a bit for each side; of a camp none.
    pub walls: u8,
    /// 0 of a bazaar.
    pub price: u8,
}

/// All pieces of a game.
#[derive(Debug)]
pub(super) struct Material {
    pieces: Vec<Kind>,
    /// Those of each type.
    of_type: [PieceSet; BuildingType::COUNT],
    /// Whether modules bring VP.
    has_modules: bool,
}

impl Material {
    pub fn new(config: &PlayConfig) -> Self {
        let kind = |id: PieceId| {
            let laid = Laid::Piece(config.piece(id));
            let walls = Side::ALL.map(|side| u8::from(laid.has_wall(side)) << side as u8);
            let price = match config.cost(id) {
                Cost::Price(price) => price,
                Cost::LikeSpace(_) => 0,
            };
            let building = laid.building().map(|building| building.index() as u8);
            Kind { building, walls: walls.into_iter().sum(), price }
        };
        let all = config.all_pieces();
        let pieces: Vec<Kind> = all.iter().map(kind).collect();
        let of_type = std::array::from_fn(|building| {
            all.iter().filter(|id| pieces[id.index()].building == Some(building as u8)).collect()
        });
        let scores = |&module: &Module| config.has(module) && !module.rules().scorings.is_empty();
        let has_modules = Module::ALL.iter().any(scores);
        Self { pieces, of_type, has_modules }
    }

    pub const fn has_modules(&self) -> bool {
        self.has_modules
    }

    #[inline]
    pub fn kind(&self, piece: PieceId) -> Kind {
        self.pieces[piece.index()]
    }

    /// How many of a set there are of each type.
    #[inline]
    pub fn counts(&self, set: PieceSet) -> [u8; BuildingType::COUNT] {
        self.of_type.map(|of_type| of_type.among(set).len())
    }
}
