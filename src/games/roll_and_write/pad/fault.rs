//! Why an entry of a table or a result does not fit.

use crate::{
    log::SetupFault,
    rules::{ConfigFault, LayoutFault, Pair},
};
use common::BuildingType;
use kernel::Seed;

/// Why an entry does not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadError {
    /// A row that is not on the score sheet.
    Row(u8),
    /// A row given twice.
    Twice(u8),
    /// A box beyond the last.
    Full {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
    },
    /// More boxes than the type has.
    Boxes {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
        /// Boxes entered.
        boxes: u8,
        /// Boxes there are.
        printed: u8,
    },
    /// All boxes without a round of completion, or the other way round.
    Completion {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
        /// Boxes entered.
        boxes: u8,
        /// Boxes there are.
        printed: u8,
        /// The round given; 0 for none.
        completed: u8,
    },
    /// A round that is not played.
    Round {
        /// The round given.
        round: u8,
        /// Rounds of the game.
        rounds: u8,
    },
    /// A completion in a round that is not played.
    CompletionRound {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
        /// The round given.
        completed: u8,
        /// Rounds of the game.
        rounds: u8,
    },
    /// Lines that no sheet has.
    Lines {
        /// The row, from 1.
        row: u8,
        /// Lines with 4.
        four: u8,
        /// Lines with 5.
        five: u8,
        /// Lines with 6.
        six: u8,
        /// The row's buildings.
        buildings: u16,
    },
    /// More coins than printed.
    Coins {
        /// The row, from 1.
        row: u8,
        /// Coins entered.
        coins: u8,
        /// Coins printed.
        printed: u8,
    },
    /// Lines or coins of a phantom.
    PhantomHoldings(u8),
    /// Coins of a phantom.
    PhantomCoins(u8),
    /// A phantom that goes first, or leaves.
    NotAPlayer(u8),
    /// A phantom's roll for a real player.
    NotAPhantom(u8),
    /// An entry of a player who has left before.
    Left {
        /// The row, from 1.
        row: u8,
        /// The round of the entry.
        round: u8,
        /// The round in which the player left.
        left: u8,
    },
    /// A player who leaves twice.
    LeftTwice {
        /// The row, from 1.
        row: u8,
        /// The round in which the player left.
        left: u8,
    },
    /// A phantom's roll that is not due.
    NotDue {
        /// The row, from 1.
        row: u8,
        /// The round; 0 for setup.
        round: u8,
    },
    /// Dice of the program that are not the seed's.
    NotTheSeed {
        /// The seed that applies.
        seed: Seed,
        /// Its dice.
        due: Pair,
        /// The dice of the event.
        found: Pair,
    },
    /// The program's dice without a seed.
    NoSeed,
    /// An amendment with the program's dice.
    AmendedRoll(usize),
    /// Counts for a layout that has a grid.
    Grid,
    /// Counts that are no layout.
    Counts(LayoutFault),
    /// A layout agreed in mid-game that is none.
    Layout(LayoutFault),
    /// More lines than a sheet has.
    TooManyLines {
        /// The row, from 1.
        row: u8,
        /// Lines with 4, 5 and 6.
        lines: u16,
    },
    /// Lines that are not those of the crossed cells.
    LinesOfCrosses {
        /// The row, from 1.
        row: u8,
        /// What the entry says.
        said: [u8; 3],
        /// What the crosses make.
        found: [u8; 3],
    },
    /// A sheet whose crosses are not the boxes of the score sheet.
    Crosses {
        /// The row, from 1.
        row: u8,
        /// The type; none when only their sum is known.
        building: Option<BuildingType>,
        /// Crosses on the sheet.
        crosses: u8,
        /// Boxes on the score sheet.
        boxes: u8,
    },
    /// A row of the score sheet that something was entered for, and that is to go.
    RowInUse(u8),
    /// A row that the program rolled for, and that is to become another.
    RowRolled(u8),
    /// Rows that make no game.
    GameConfig(ConfigFault),
    /// A finished table with a row that is not closed.
    NotClosed(usize),
    /// A finished result without a row.
    RowMissing(usize),
    /// A note that a table does not know.
    Note,
    /// A note that a result does not know.
    ResultNote,
    /// A note about an entry that does not come before it, or no longer counts.
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

impl PadError {
    /// Whether another layout could be without it.
    #[must_use]
    pub const fn is_about_layout(&self) -> bool {
        matches!(self, Self::Full { .. } | Self::Boxes { .. } | Self::Completion { .. } | Self::Coins { .. })
    }
}
