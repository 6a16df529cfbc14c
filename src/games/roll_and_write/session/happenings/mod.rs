//! What happens in a game, as it is shown: a building and what it brings, rolling dice, phantoms, awards; and how long each
//! takes.

mod script;

pub use script::{STAGE, script};

use crate::rules::{Award, Cell, Pair};
use common::BuildingType;
pub use common::director::{COUNT, FLIGHT};

// In seconds, at the designed pace.
/// A die tumbles.
pub const TUMBLE: f64 = 0.42;
/// How long each die begins after the one before it.
pub const APART: f64 = 0.06;
/// The two strokes of a cross.
pub const CROSS: f64 = 0.22;
/// A coin flies from its cell to the strip.
pub const COIN: f64 = 0.26;
/// How long each coin begins after the one before it.
pub const COINS_APART: f64 = 0.05;
/// A box that was just filled pops.
pub const POP: f64 = 0.3;
/// A completed type's row shines, or a line of the sheet that brings more.
pub const SHINE: f64 = 0.9;
/// Dice that are passed move to the next player.
pub const PASS: f64 = 0.6;

/// Something that happens.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// A cell is crossed out on the sheet of a seat.
    Crosses {
        /// Whose sheet.
        seat: usize,
        /// What was built.
        cell: Cell,
    },
    /// Coins fly from these cells.
    Gains {
        /// Whose coins.
        seat: usize,
        /// A cell for each coin.
        cells: Vec<Cell>,
    },
    /// The dice of a seat roll.
    Rolls {
        /// Whose dice.
        seat: usize,
        /// The numbers of the yellow dice and of the blue ones.
        dice: [Vec<u8>; 2],
    },
    /// A phantom rolls.
    PhantomRolls {
        /// Its row.
        row: usize,
        /// What it rolled.
        pair: Pair,
        /// The type that this points at.
        building: BuildingType,
    },
    /// A box of the race is filled.
    Fills {
        /// Whose box.
        row: usize,
        /// Of which type.
        building: BuildingType,
    },
    /// A row of the race is complete.
    Completes {
        /// Whose row.
        row: usize,
        /// Of which type.
        building: BuildingType,
        /// What it brings; 0 for a phantom that does not score.
        vp: u8,
    },
    /// A row or column of a sheet brings more than before.
    Scores {
        /// Whose sheet.
        seat: usize,
        /// Which line.
        line: Line,
        /// How much more.
        vp: u8,
    },
    /// The total of a row counts up what flew to it.
    Counts {
        /// Whose total.
        row: usize,
    },
    /// A pair is passed.
    Passes {
        /// From whom to whom.
        seats: [usize; 2],
        /// Which pair.
        pair: Pair,
    },
    /// A computer has done something, and takes the stage.
    Acts {
        /// Which one.
        seat: usize,
        /// What it built.
        built: Option<Cell>,
    },
    /// The awards of a type are given (§6).
    Awards(Award),
}

/// A line of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// 0–5 from the top.
    Row(usize),
    /// 0–5 from the left.
    Column(usize),
}

impl Happening {
    /// Whether the race is drawn without it until it begins; what flies from there, and counts, comes later.
    #[must_use]
    pub const fn concerns_race(&self) -> bool {
        !matches!(self, Self::Counts { .. })
    }
}

/// How a game is shown.
#[derive(Clone, Copy, Debug)]
pub struct Showing {
    /// Whether the program rolled the dice: typed ones lay on the table.
    pub rolls: bool,
    /// Whether what computers do takes the stage.
    pub stages: bool,
    /// Whether the game is shown as it was corrected.
    pub corrected: bool,
}
