//! What the score pad records (§A12.2).

use serde::{Deserialize, Serialize};

use crate::{
    log::Measured,
    rules::{Bazaar, Camp, Cell, Corner, Falcon, Piece, Scoring, TileId, TileSet},
};
use common::BuildingType;

use super::PadError;

/// One tile more or fewer; records write 1 and -1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "i8", into = "i8")]
#[schemars(with = "i8", extend("enum" = [1, -1]))]
pub enum Step {
    /// One more.
    More,
    /// One fewer.
    Fewer,
}

impl TryFrom<i8> for Step {
    type Error = String;

    fn try_from(number: i8) -> Result<Self, String> {
        match number {
            1 => Ok(Self::More),
            -1 => Ok(Self::Fewer),
            _ => Err(format!("a tile more is 1, one fewer is -1, not {number}")),
        }
    }
}

impl From<Step> for i8 {
    fn from(step: Step) -> Self {
        match step {
            Step::More => 1,
            Step::Fewer => -1,
        }
    }
}

/// A piece as records write it: a tile by its id, all others as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GivenPiece {
    /// A building tile.
    Tile(TileId),
    /// A bazaar.
    Bazaar(Bazaar),
    /// A camp.
    Camp(Camp),
}

impl GivenPiece {
    /// The piece of a game with these tiles.
    ///
    /// # Errors
    /// When there is no such tile.
    pub fn piece(self, tiles: &TileSet) -> Result<Piece, PadError> {
        match self {
            Self::Tile(id) => tiles.get(id).map(Piece::Tile).ok_or(PadError::UnknownTile(id)),
            Self::Bazaar(bazaar) => Ok(Piece::Bazaar(bazaar)),
            Self::Camp(camp) => Ok(Piece::Camp(camp)),
        }
    }
}

impl From<Piece> for GivenPiece {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::Tile(tile) => Self::Tile(tile.id),
            Piece::Bazaar(bazaar) => Self::Bazaar(bazaar),
            Piece::Camp(camp) => Self::Camp(camp),
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
const fn is_false(said: &bool) -> bool {
    !*said
}

/// An event of the pad. Rows count from 1; with two players row 3 is the third player. Each says in which scoring it
/// counts first, but for what belongs to the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum PadEvent {
    /// A row has one tile of a type more, or one fewer.
    Tile {
        /// The scoring.
        scoring: Scoring,
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// The type.
        building: BuildingType,
        /// More or fewer.
        change: Step,
    },
    /// A piece was laid, from the reserve if it was there.
    Lay {
        /// The scoring.
        scoring: Scoring,
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// Where.
        cell: Cell,
        /// What.
        piece: GivenPiece,
        /// It lies so on the real table, though it may not.
        #[serde(default, skip_serializing_if = "is_false")]
        anyway: bool,
    },
    /// What lay somewhere was taken into the reserve.
    Remove {
        /// The scoring.
        scoring: Scoring,
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// From where.
        cell: Cell,
        /// It was so on the real table, though it may not.
        #[serde(default, skip_serializing_if = "is_false")]
        anyway: bool,
    },
    /// A piece was put in the place of another, which went into the reserve.
    Swap {
        /// The scoring.
        scoring: Scoring,
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// Where.
        cell: Cell,
        /// What lies there now.
        piece: GivenPiece,
        /// It lies so on the real table, though it may not.
        #[serde(default, skip_serializing_if = "is_false")]
        anyway: bool,
    },
    /// A piece was put into the reserve.
    Reserve {
        /// The scoring.
        scoring: Scoring,
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// What.
        piece: GivenPiece,
    },
    /// A falcon was placed on a crossing (§A6.4).
    Falcon {
        /// The scoring.
        scoring: Scoring,
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// Where: the cell south-east of the crossing.
        crossing: Corner,
        /// Which.
        falcon: Falcon,
        /// It sits so on the real table, though it may not.
        #[serde(default, skip_serializing_if = "is_false")]
        anyway: bool,
    },
    /// A tile just bought was given to the third player (§A5.3).
    Give {
        /// The scoring.
        scoring: Scoring,
        /// By which row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// Which.
        tile: TileId,
    },
    /// What a row has beside its tiles at a scoring, as far as it is said.
    Measure {
        /// The scoring.
        scoring: Scoring,
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// The wall, and what there is of the modules.
        #[serde(flatten)]
        said: Measured,
    },
    /// The third player drew tiles (§A5.2): which, or how many of each type.
    Neutral {
        /// The scoring.
        scoring: Scoring,
        /// Which.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        tiles: Vec<TileId>,
        /// How many of each type besides.
        #[serde(default)]
        counts: [u8; BuildingType::COUNT],
        /// Camps and bazaars among them, which score nothing.
        #[serde(default)]
        drawn: u8,
    },
    /// A scoring was held.
    Scoring {
        /// Which.
        scoring: Scoring,
    },
    /// Who got what was left on a space of the yard at the end (§A4.9).
    Leftover {
        /// The space, 1–4.
        #[schemars(range(min = 1, max = 4))]
        space: u8,
        /// The row; none when it stayed.
        #[schemars(range(min = 1, max = 6))]
        row: Option<u8>,
    },
    /// The player goes first (§A4.2).
    First {
        /// The row.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
    },
}

impl PadEvent {
    /// The scoring in which it counts first; what belongs to the start or the end counts there.
    #[must_use]
    pub const fn scoring(&self) -> Scoring {
        match *self {
            Self::Tile { scoring, .. }
            | Self::Lay { scoring, .. }
            | Self::Remove { scoring, .. }
            | Self::Swap { scoring, .. }
            | Self::Reserve { scoring, .. }
            | Self::Falcon { scoring, .. }
            | Self::Give { scoring, .. }
            | Self::Measure { scoring, .. }
            | Self::Neutral { scoring, .. }
            | Self::Scoring { scoring } => scoring,
            Self::Leftover { .. } => Scoring::Third,
            Self::First { .. } => Scoring::First,
        }
    }

    /// The row it is about, from 1; none when it is about the whole table or the third player alone.
    #[must_use]
    pub const fn row(&self) -> Option<u8> {
        match *self {
            Self::Tile { row, .. }
            | Self::Lay { row, .. }
            | Self::Remove { row, .. }
            | Self::Swap { row, .. }
            | Self::Reserve { row, .. }
            | Self::Falcon { row, .. }
            | Self::Give { row, .. }
            | Self::Measure { row, .. }
            | Self::First { row } => Some(row),
            Self::Leftover { row, .. } => row,
            Self::Neutral { .. } | Self::Scoring { .. } => None,
        }
    }

    /// The scoring in which it counts first, to say another; none where that never differs.
    #[must_use]
    pub const fn scoring_mut(&mut self) -> Option<&mut Scoring> {
        match self {
            Self::Tile { scoring, .. }
            | Self::Lay { scoring, .. }
            | Self::Remove { scoring, .. }
            | Self::Swap { scoring, .. }
            | Self::Reserve { scoring, .. }
            | Self::Falcon { scoring, .. }
            | Self::Give { scoring, .. }
            | Self::Measure { scoring, .. }
            | Self::Neutral { scoring, .. }
            | Self::Scoring { scoring } => Some(scoring),
            Self::Leftover { .. } | Self::First { .. } => None,
        }
    }

    /// The row it is about, to say another; none where no row has to be.
    #[must_use]
    pub const fn row_mut(&mut self) -> Option<&mut u8> {
        match self {
            Self::Tile { row, .. }
            | Self::Lay { row, .. }
            | Self::Remove { row, .. }
            | Self::Swap { row, .. }
            | Self::Reserve { row, .. }
            | Self::Falcon { row, .. }
            | Self::Give { row, .. }
            | Self::Measure { row, .. }
            | Self::First { row } => Some(row),
            Self::Leftover { .. } | Self::Neutral { .. } | Self::Scoring { .. } => None,
        }
    }

    /// Whether it is said that it lies so on the real table; none where the rules never forbid it.
    #[must_use]
    pub const fn anyway(&self) -> Option<bool> {
        match *self {
            Self::Lay { anyway, .. }
            | Self::Remove { anyway, .. }
            | Self::Swap { anyway, .. }
            | Self::Falcon { anyway, .. } => Some(anyway),
            _ => None,
        }
    }

    /// The same as it lies on the real table, though it may not.
    #[must_use]
    pub const fn kept(mut self) -> Self {
        self.keep(true);
        self
    }

    /// Says whether it lies so on the real table though it may not.
    pub const fn keep(&mut self, so: bool) {
        if let Self::Lay { anyway, .. }
        | Self::Remove { anyway, .. }
        | Self::Swap { anyway, .. }
        | Self::Falcon { anyway, .. } = self
        {
            *anyway = so;
        }
    }
}
