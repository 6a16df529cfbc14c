//! What the score pad records.

use serde::{Deserialize, Serialize};

use super::{Crosses, GivenLayout};
use crate::{
    log::Options,
    rules::{Face, Pair},
};
use common::BuildingType;
use kernel::By;

/// An event of the table pad. Rows of the score sheet count from 1, round 0 is setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant, reason = "a table has few entries, and they are copied like dice")]
pub enum PadEvent {
    /// The next box of a type was filled; a second building is a second box in the same round.
    Fill {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The type.
        building: BuildingType,
        /// The round.
        round: u8,
    },
    /// Coins were taken.
    Coins {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
    },
    /// Neither building nor coins.
    Nothing {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
    },
    /// A phantom's pair was rolled: it fills a box of its type, or nothing when that type is complete (§9).
    Roll {
        /// The phantom's row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
        /// What the yellow die shows.
        yellow: Face,
        /// What the blue die shows.
        blue: Face,
        /// By whom.
        by: By,
    },
    /// A round was ended by hand.
    NextRound {
        /// Which; without it, as version 1.0 wrote it, the one that the entries before it had come to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        round: Option<u8>,
    },
    /// The player goes first (§3.1): told at the start, or mended later.
    First {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
    },
    /// The player leaves in this round: the row stays, and needs no more entries.
    Leave {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
    },
    /// The buildings of each type on the sheets at the table are these: a layout of counts only is corrected (§1).
    Counts {
        /// Type by type.
        #[schemars(extend("items" = {"type": "integer", "minimum": 1, "maximum": 31}))]
        counts: [u8; BuildingType::COUNT],
    },
    /// From this round on something else is agreed.
    Options {
        /// The round.
        round: u8,
        /// The layout, where it is another: that of the whole game (§1).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        layout: Option<GivenLayout>,
        /// Rounds and rule options.
        options: Options,
        /// Who rolls for the phantoms, where that was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        phantom_dice: Option<By>,
    },
    /// What a player had beside the boxes at the end (§7.2, §7.3).
    Close {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// Lines with 4, 5 and 6.
        #[schemars(extend("items" = {"type": "integer", "minimum": 0, "maximum": 12}))]
        lines: [u8; 3],
        /// Coins left.
        coins: u8,
        /// The crossed cells of the player's sheet, from which the lines follow.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        built: Option<Crosses>,
    },
}

impl PadEvent {
    /// A row closed with the crosses of its sheet: the lines follow from them.
    #[must_use]
    pub fn close_with(row: u8, built: Crosses, coins: u8) -> Self {
        Self::Close { row, lines: built.lines(), coins, built: Some(built) }
    }

    /// The row it is about, from 1; none when it is about the whole table.
    #[must_use]
    pub const fn row(&self) -> Option<u8> {
        match *self {
            Self::Fill { row, .. }
            | Self::Coins { row, .. }
            | Self::Nothing { row, .. }
            | Self::Roll { row, .. }
            | Self::First { row }
            | Self::Leave { row, .. }
            | Self::Close { row, .. } => Some(row),
            Self::NextRound { .. } | Self::Counts { .. } | Self::Options { .. } => None,
        }
    }

    /// The round it belongs to; none when it belongs to the whole game.
    #[must_use]
    pub const fn round(&self) -> Option<u8> {
        match *self {
            Self::Fill { round, .. }
            | Self::Coins { round, .. }
            | Self::Nothing { round, .. }
            | Self::Roll { round, .. }
            | Self::Leave { round, .. }
            | Self::Options { round, .. } => Some(round),
            Self::NextRound { round } => round,
            Self::First { .. } | Self::Counts { .. } | Self::Close { .. } => None,
        }
    }

    /// The same about another row.
    #[must_use]
    pub const fn in_row(mut self, to: u8) -> Self {
        match &mut self {
            Self::Fill { row, .. }
            | Self::Coins { row, .. }
            | Self::Nothing { row, .. }
            | Self::Roll { row, .. }
            | Self::First { row }
            | Self::Leave { row, .. }
            | Self::Close { row, .. } => *row = to,
            Self::NextRound { .. } | Self::Counts { .. } | Self::Options { .. } => {}
        }
        self
    }

    /// The same in another round.
    #[must_use]
    pub const fn in_round(mut self, to: u8) -> Self {
        match &mut self {
            Self::Fill { round, .. }
            | Self::Coins { round, .. }
            | Self::Nothing { round, .. }
            | Self::Roll { round, .. }
            | Self::Leave { round, .. }
            | Self::Options { round, .. } => *round = to,
            Self::NextRound { round } => *round = Some(to),
            Self::First { .. } | Self::Counts { .. } | Self::Close { .. } => {}
        }
        self
    }

    /// The dice of a phantom's roll.
    #[must_use]
    pub const fn dice(&self) -> Option<Pair> {
        match *self {
            Self::Roll { yellow, blue, .. } => Some(Pair { yellow, blue }),
            _ => None,
        }
    }
}
