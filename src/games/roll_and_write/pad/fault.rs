//! Why an entry of a table or a result does not fit.

use thiserror::Error;

use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            log::SetupFault,
            rules::{ConfigFault, LayoutFault, Pair},
        },
    },
    kernel::Seed,
};

/// Why an entry does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PadError {
    /// A row that is not on the score sheet.
    #[error("there is no row {0} on this score sheet (§2)")]
    Row(u8),
    /// A row given twice.
    #[error("row {0} was given before: each row of the score sheet is given once (§8)")]
    Twice(u8),
    /// A box beyond the last.
    #[error("row {row} has no box of the {} left (§1)", .building.name())]
    Full {
        /// The row, from 1.
        row: u8,
        /// The type.
        building: BuildingType,
    },
    /// More boxes than the type has.
    #[error("row {row} has {boxes} boxes of the {}; there are {printed} (§1)", .building.name())]
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
    #[error("{}", completion(*.row, *.building, [*.boxes, *.printed, *.completed]))]
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
    #[error("round {round} is not one of the {rounds} of this game (§2)")]
    Round {
        /// The round given.
        round: u8,
        /// Rounds of the game.
        rounds: u8,
    },
    /// A completion in a round that is not played.
    #[error("row {row} completed the {} in round {completed}, and {rounds} are played (§2)", .building.name())]
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
    #[error(
        "row {row}: {four}, {five} and {six} lines with 4, 5 and 6 do not fit {buildings} buildings (§1)"
    )]
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
    #[error("row {row} has {coins} coins left; {printed} are printed (§1)")]
    Coins {
        /// The row, from 1.
        row: u8,
        /// Coins entered.
        coins: u8,
        /// Coins printed.
        printed: u8,
    },
    /// Lines or coins of a phantom.
    #[error("row {0} is a phantom: it has neither lines nor coins (§9, §11)")]
    PhantomHoldings(u8),
    /// Coins of a phantom.
    #[error("row {0} is a phantom: it takes no coins (§9)")]
    PhantomCoins(u8),
    /// A phantom that goes first, or leaves.
    #[error("row {0} is a phantom: only players go first, and leave (§3, §9)")]
    NotAPlayer(u8),
    /// A phantom's roll for a real player.
    #[error("row {0} is no phantom: its dice are not rolled on the pad (§9)")]
    NotAPhantom(u8),
    /// A phantom's roll that is not due.
    #[error("row {row} has its boxes of {} already: no roll is due (§9)", round_name(*.round))]
    NotDue {
        /// The row, from 1.
        row: u8,
        /// The round; 0 for setup.
        round: u8,
    },
    /// Dice of the program that are not the seed's.
    #[error("seed {seed} gives {due}, not {found} (docs/record-format.md, Seeds)")]
    NotTheSeed {
        /// The seed that applies.
        seed: Seed,
        /// Its dice.
        due: Pair,
        /// The dice of the event.
        found: Pair,
    },
    /// The program's dice without a seed.
    #[error("the program rolled, and no seed is given that applies from here (docs/record-format.md, Seeds)")]
    NoSeed,
    /// An amendment with the program's dice.
    #[error("entry {0} is amended by people: the program does not roll in the past (docs/record-format.md)")]
    AmendedRoll(usize),
    /// Counts for a layout that has a grid.
    #[error("the layout has a grid, so that its counts are not corrected (§1)")]
    Grid,
    /// Counts that are no layout.
    #[error("{0}")]
    Counts(LayoutFault),
    /// More lines than a sheet has.
    #[error("row {row} has {lines} lines; a sheet has 12 (§1)")]
    TooManyLines {
        /// The row, from 1.
        row: u8,
        /// Lines with 4, 5 and 6.
        lines: u16,
    },
    /// Lines that are not those of the crossed cells.
    #[error("row {row}: the crosses of the sheet make {} lines with 4, 5 and 6, not {} (§7.2)", list(.found), list(.said))]
    LinesOfCrosses {
        /// The row, from 1.
        row: u8,
        /// What the entry says.
        said: [u8; 3],
        /// What the crosses make.
        found: [u8; 3],
    },
    /// A sheet whose crosses are not the boxes of the score sheet.
    #[error("row {row} has {crosses} crosses on {}, and {boxes} boxes on the score sheet (§1)", place(*.building))]
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
    #[error("row {0} has entries: it cannot be taken off the score sheet")]
    RowInUse(u8),
    /// A row that the program rolled for, and that is to become another.
    #[error("row {0} has rolls of the program, which are that row's (docs/record-format.md, Seeds)")]
    RowRolled(u8),
    /// Rows that make no game.
    #[error("{0}")]
    GameConfig(ConfigFault),
    /// A finished table with a row that is not closed.
    #[error("row {0} is not closed, and the game has ended (§7)")]
    NotClosed(usize),
    /// A finished result without a row.
    #[error("row {0} is missing, and the game has ended (§7)")]
    RowMissing(usize),
    /// A note that a table does not know.
    #[error("a table has no hints, and its dice are amended, not corrected (docs/record-format.md)")]
    Note,
    /// A note that a result does not know.
    #[error("the one note of a result is confirm (docs/record-format.md)")]
    ResultNote,
    /// A note about an entry that does not come before it, or no longer counts.
    #[error("it speaks of entry {0}, which is no event before it that counts")]
    NoSuchEntry(usize),
}

fn completion(row: u8, building: BuildingType, [boxes, printed, completed]: [u8; 3]) -> String {
    let name = building.name();
    if completed == 0 {
        format!(
            "row {row} has all {printed} boxes of the {name}: the round it was completed in is missing (§6)"
        )
    } else {
        format!("row {row} completed the {name} in round {completed}, with {boxes} of {printed} boxes (§6)")
    }
}

fn round_name(round: u8) -> String {
    if round == 0 { "setup".to_owned() } else { format!("round {round}") }
}

fn list(lines: &[u8; 3]) -> String {
    let [four, five, six] = lines;
    format!("{four}, {five} and {six}")
}

fn place(building: Option<BuildingType>) -> String {
    building.map_or_else(|| "its sheet".to_owned(), |building| format!("the {}", building.name()))
}

/// What can be wrong with the record of a pad, or of a result.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum PadFault {
    /// Its set-up.
    #[error(transparent)]
    Setup(#[from] SetupFault),
    /// An entry of its log.
    #[error(transparent)]
    Pad(#[from] PadError),
}

impl PadError {
    /// Whether another layout could be without it.
    #[must_use]
    pub const fn is_about_layout(&self) -> bool {
        matches!(self, Self::Full { .. } | Self::Boxes { .. } | Self::Completion { .. } | Self::Coins { .. })
    }
}
