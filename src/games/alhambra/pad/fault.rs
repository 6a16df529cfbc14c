//! Why an entry of a table or a result does not fit.

use crate::{
    log::SetupFault,
    rules::{Illegal, Scoring, TileId},
};
use common::BuildingType;

/// Why an entry does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadError {
    /// A row that is not at the table.
    Row(u8),
    /// A row with entries, which cannot leave the sheet.
    RowInUse(u8),
    /// Something that the third player never has (§A5).
    OfAPlayer(u8),
    /// A third player, of whom there is none (§A5).
    NoThirdPlayer,
    /// One tile fewer of a type of which a row has none.
    NoTile {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
    },
    /// More tiles of a type than can be counted.
    TooMany {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
    },
    /// A tile that is not in the game.
    UnknownTile(TileId),
    /// What the rules of Alhambras refuse.
    Illegal {
        /// The row, from 1.
        row: u8,
        /// Why.
        illegal: Illegal,
    },
    /// A space that the yard does not have (§A1.5).
    Space(u8),
    /// A space of the yard whose last tile was given out already (§A4.9).
    LeftoverTwice {
        /// The space, from 1.
        space: u8,
    },
    /// Bazaars at a scoring that is not the third (§A6.3).
    BazaarsEarly {
        /// The row, from 1.
        row: u8,
        /// The scoring.
        scoring: Scoring,
    },
    /// Camps and bazaars that a player drew: only the third player draws (§A5.2).
    DrawnByPlayer {
        /// The row, from 1.
        row: u8,
        /// The scoring.
        scoring: Scoring,
    },
    /// A scoring of a row given twice.
    Twice {
        /// The row, from 1.
        row: u8,
        /// The scoring.
        scoring: Scoring,
    },
    /// A table that has ended without its last scoring.
    NotScored,
    /// A result without a scoring of a row.
    Missing {
        /// The row, from 1.
        row: u8,
        /// The scoring.
        scoring: Scoring,
    },
    /// A note that no table or result has.
    Note,
    /// A note about an entry that is not there before it.
    NoSuchEntry(usize),
}

/// What can be wrong with the record of a pad, or of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadFault {
    /// Its set-up.
    Setup(SetupFault),
    /// An entry of its log.
    Pad(PadError),
}

impl From<SetupFault> for PadFault {
    fn from(error: SetupFault) -> Self {
        Self::Setup(error)
    }
}

impl From<PadError> for PadFault {
    fn from(error: PadError) -> Self {
        Self::Pad(error)
    }
}
