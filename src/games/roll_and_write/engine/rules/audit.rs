//! The audit of a score pad: entries that no legal game allows. They can be true anyway, because people make mistakes
//! at the table; so they are reported, and may be confirmed.
//!
//! Whatever is unknown is taken to be best for the player: dice fall as wanted, a turn of coins gives as many as a turn
//! can, a turn that was not entered was one of coins, and none were spent on changing dice. So nothing legal is found.

use serde::{Deserialize, Serialize};

use super::{
    Cell, CoinBounds, Entered, GameConfig, Holdings, Lines, RowHistory, ScoreSheet,
    courses::Courses,
    line_sets::{lines_exist, lines_fit},
    row_history::{MOST_BUILT, SETUP_BUILDINGS},
};
use common::BuildingType;

/// Something that no legal game can give. Rows count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum AuditFinding {
    /// Not three buildings in setup.
    Setup {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// Its buildings.
        buildings: u8,
    },
    /// Coins or nothing in setup.
    SetupAction {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
    },
    /// More buildings than a turn has.
    Turn {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
        /// Its buildings of that round.
        buildings: u8,
    },
    /// Two actions in a turn.
    TwoActions {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
    },
    /// A second building that could not be paid.
    SecondUnpaid {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
        /// The most coins it can have had.
        coins: u8,
    },
    /// Not one box of a phantom.
    PhantomTurn {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
        /// Its boxes of that round.
        boxes: u8,
    },
    /// More buildings by a round than anybody can have.
    Buildings {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
        /// Buildings that it must have had by then.
        buildings: u8,
        /// Buildings that it can have had by then.
        most: u8,
    },
    /// Types completed in a round that the row cannot have completed in it.
    Completions {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
        /// Types completed in it.
        types: u8,
    },
    /// A phantom without a box for every round.
    PhantomBoxes {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// Its boxes.
        boxes: u8,
        /// Boxes that the rounds give it.
        due: u8,
    },
    /// More coins than printed.
    CoinsPrinted {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// Coins left.
        coins: u8,
        /// Coins printed.
        printed: u8,
    },
    /// More coins than the turns can have given.
    Coins {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// Coins left.
        coins: u8,
        /// The most that can be left.
        most: u8,
    },
    /// Lines that no sheet has.
    Lines {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// Its lines.
        lines: Lines,
        /// Its buildings.
        buildings: u8,
    },
    /// Lines that no sheet of the grid has with the boxes of each type.
    LinesOfTypes {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// Its lines.
        lines: Lines,
    },
    /// No entry of a round that was played and not ended by hand.
    Missing {
        /// The row.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// The round.
        round: u8,
    },
    /// The game ended too soon.
    Ended {
        /// Rounds that something was entered in.
        played: u8,
        /// Rounds of the game.
        rounds: u8,
    },
}

impl AuditFinding {
    /// The row it is about, from 1; none when it is about the whole game.
    #[must_use]
    pub const fn row(mut self) -> Option<u8> {
        match self.row_mut() {
            Some(row) => Some(*row),
            None => None,
        }
    }

    /// The same, to say another.
    #[must_use]
    pub const fn row_mut(&mut self) -> Option<&mut u8> {
        match self {
            Self::Setup { row, .. }
            | Self::SetupAction { row }
            | Self::Turn { row, .. }
            | Self::TwoActions { row, .. }
            | Self::SecondUnpaid { row, .. }
            | Self::PhantomTurn { row, .. }
            | Self::Buildings { row, .. }
            | Self::Completions { row, .. }
            | Self::PhantomBoxes { row, .. }
            | Self::CoinsPrinted { row, .. }
            | Self::Coins { row, .. }
            | Self::Lines { row, .. }
            | Self::LinesOfTypes { row, .. }
            | Self::Missing { row, .. } => Some(row),
            Self::Ended { .. } => None,
        }
    }

    /// The round it is about, 0 for setup; none when it is about what is counted at the end.
    #[must_use]
    pub const fn round(&self) -> Option<u8> {
        match *self {
            Self::Setup { .. } | Self::SetupAction { .. } => Some(0),
            Self::Turn { round, .. }
            | Self::TwoActions { round, .. }
            | Self::SecondUnpaid { round, .. }
            | Self::PhantomTurn { round, .. }
            | Self::Buildings { round, .. }
            | Self::Completions { round, .. }
            | Self::Missing { round, .. } => Some(round),
            Self::PhantomBoxes { .. }
            | Self::CoinsPrinted { .. }
            | Self::Coins { .. }
            | Self::Lines { .. }
            | Self::LinesOfTypes { .. }
            | Self::Ended { .. } => None,
        }
    }
}

/// All that is odd about a table in this round: 0 in setup, one more than the last at the end.
///
/// `histories` has one entry for each row; the sheet holds all their boxes.
///
/// # Panics
/// When there are fewer row histories than rows.
#[must_use]
pub fn audit(
    config: &GameConfig,
    sheet: &ScoreSheet,
    round: u8,
    histories: &[RowHistory],
) -> Vec<AuditFinding> {
    let mut findings = Vec::new();
    let players = &histories[..config.players()];
    let is_over = players.iter().all(|history| !history.is_open());
    let mut round = round;
    if is_over && histories.iter().all(|history| history.rounds.is_some()) {
        let is_played = |&at: &u8| histories.iter().any(|history| !history.entered(at).is_missing());
        let played = (1..=config.rounds()).rev().find(is_played).unwrap_or(0);
        if played < config.rounds() {
            findings.push(AuditFinding::Ended { played, rounds: config.rounds() });
        }
        round = played + 1;
    }
    for (index, history) in histories.iter().enumerate().take(config.rows()) {
        let mut audit = Audit { config, sheet, index, row: index as u8 + 1, findings: &mut findings };
        let coins = match &history.rounds {
            None => audit.outcome(),
            Some(_) if index < config.players() => audit.turns(round, history),
            Some(_) => audit.phantom(round, history),
        };
        if let Some(closing) = &history.closing {
            audit.closing(closing, coins);
        }
    }
    findings
}

/// The audit of one row.
struct Audit<'a> {
    config: &'a GameConfig,
    sheet: &'a ScoreSheet,
    index: usize,
    row: u8,
    findings: &'a mut Vec<AuditFinding>,
}

impl Audit<'_> {
    fn setup(&mut self, round: u8, history: &RowHistory) {
        let row = self.row;
        let Entered { buildings, coins, nothing } = history.entered(0);
        let is_over = round > 0 && !history.has_left;
        if buildings > SETUP_BUILDINGS || (is_over && buildings < SETUP_BUILDINGS) {
            self.findings.push(AuditFinding::Setup { row, buildings });
        }
        if coins || nothing {
            self.findings.push(AuditFinding::SetupAction { row });
        }
    }

    /// A player whose turns were entered: the most coins left.
    fn turns(&mut self, round: u8, history: &RowHistory) -> u8 {
        let row = self.row;
        self.setup(round, history);
        let mut purse = CoinBounds::new(self.config.layout().coins());
        for at in 1..=self.config.rounds() {
            let entered = history.entered(at);
            let Entered { buildings, coins, nothing } = entered;
            if at > round && entered.is_missing() {
                continue;
            }
            if buildings > MOST_BUILT {
                self.findings.push(AuditFinding::Turn { row, round: at, buildings });
            }
            if u8::from(buildings > 0) + u8::from(coins) + u8::from(nothing) > 1 {
                self.findings.push(AuditFinding::TwoActions { row, round: at });
            }
            let before = purse.coins;
            if !purse.pass(&entered) {
                self.findings.push(AuditFinding::SecondUnpaid { row, round: at, coins: before });
            }
        }
        purse.coins
    }

    /// A phantom whose boxes were entered round by round.
    fn phantom(&mut self, round: u8, history: &RowHistory) -> u8 {
        let row = self.row;
        self.setup(round, history);
        let mut filled = history.entered(0).buildings;
        for at in 1..=self.config.rounds() {
            let boxes = history.entered(at).buildings;
            let is_due = at < round && usize::from(filled) < Cell::COUNT;
            if boxes > 1 || (boxes == 0 && is_due) {
                self.findings.push(AuditFinding::PhantomTurn { row, round: at, boxes });
            }
            filled += boxes;
        }
        0
    }

    /// A row of which only the outcome is known: its boxes, and the rounds in which types were completed. The most
    /// coins left, and all printed ones when the outcome is odd already.
    fn outcome(&mut self) -> u8 {
        let (row, rounds) = (self.row, self.config.rounds());
        let printed = self.config.layout().coins();
        let total = self.sheet.buildings(self.index);
        let is_phantom = self.index >= self.config.players();
        let due = (SETUP_BUILDINGS + rounds).min(Cell::COUNT as u8);
        if is_phantom && total != due {
            self.findings.push(AuditFinding::PhantomBoxes { row, boxes: total, due });
            return printed;
        }
        if total < SETUP_BUILDINGS {
            self.findings.push(AuditFinding::Setup { row, buildings: total });
            return printed;
        }
        let (sheet, index) = (self.sheet, self.index);
        let completed = |round: u8| {
            BuildingType::ALL
                .into_iter()
                .filter(move |&building| sheet.completed(index, building) == Some(round))
        };
        let mut courses = Courses::new(printed);
        let mut buildings = 0;
        for round in 1..=rounds {
            let types = completed(round).count() as u8;
            buildings += completed(round).map(|building| self.config.layout().count(building)).sum::<u8>();
            if round == rounds {
                buildings = total;
            }
            // What completes types in round 1 may be of setup (§6).
            let least = if round > 1 { types } else { 0 };
            courses = if is_phantom { courses.rolled(least) } else { courses.played(least, total) };
            let Some(most) = courses.most_buildings() else {
                self.findings.push(AuditFinding::Completions { row, round, types });
                return printed;
            };
            if buildings > most {
                self.findings.push(AuditFinding::Buildings { row, round, buildings, most });
                return printed;
            }
            courses = courses.from(buildings);
        }
        courses.most_coins()
    }

    /// Coins, cells and lines at the end.
    fn closing(&mut self, closing: &Holdings, most: u8) {
        let (row, layout) = (self.row, self.config.layout());
        let &Holdings { lines, coins } = closing;
        let printed = layout.coins();
        if coins > printed {
            self.findings.push(AuditFinding::CoinsPrinted { row, coins, printed });
        } else if coins > most {
            self.findings.push(AuditFinding::Coins { row, coins, most });
        }
        let boxes = BuildingType::ALL.map(|building| self.sheet.boxes(self.index, building));
        let buildings = self.sheet.buildings(self.index);
        if !lines_exist(buildings, lines) {
            self.findings.push(AuditFinding::Lines { row, lines, buildings });
        } else if layout.grid().is_some_and(|grid| !lines_fit(grid, boxes, lines)) {
            self.findings.push(AuditFinding::LinesOfTypes { row, lines });
        }
    }
}
