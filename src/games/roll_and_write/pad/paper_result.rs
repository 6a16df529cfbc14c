//! A finished game on paper that was entered afterwards: one event for each row of the score sheet.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Crosses, PadError, PadFault, PadState, state::check_row, words_of_1x};
use crate::{
    log::{self, GameResult, RolledDice},
    rules::{AuditFinding, Cell, GameConfig, Holdings, Lines, MAX_ROWS, Reason},
};
use common::BuildingType;
use kernel::{
    Breakdown, Entry, Kind, LogError,
    record::{Header, Members, RecordKind},
};

/// The kind of game that was played on paper, and of which the end is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PaperResult;

/// A finished game on paper.
pub type PaperGame = kernel::Game<PaperResult>;

/// One row of a finished game that was entered afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ResultEvent {
    /// The final state of a row of the score sheet.
    Row {
        /// The row, from 1.
        #[schemars(range(min = 1, max = 5))]
        row: u8,
        /// Boxes filled, type by type.
        boxes: [u8; BuildingType::COUNT],
        /// The round in which each type was completed; 0 where it was not.
        completed: [u8; BuildingType::COUNT],
        /// Lines with 4, 5 and 6.
        lines: [u8; 3],
        /// Coins left.
        coins: u8,
        /// The crossed cells of the player's sheet, from which the lines follow.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        built: Option<Crosses>,
    },
}

/// What the rows given so far yield.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// Boxes, lines and coins.
    pub pad_state: PadState,
    rows: [bool; MAX_ROWS],
}

impl Kind for PaperResult {
    const GAME: &'static str = log::GAME;
    const KIND: RecordKind = RecordKind::Result;
    const SETUP: &'static [&'static str] = &log::MEMBERS;

    type Config = GameConfig;
    type Agreed = GameConfig;
    type Event = ResultEvent;
    type Dice = RolledDice;
    type State = Given;
    type Error = PadError;
    type Fault = PadFault;
    type Finding = AuditFinding;
    type Reason = Reason;
    type Result = GameResult;

    fn start(config: &GameConfig) -> Result<Given, PadError> {
        let mut pad_state = PadState::new(config);
        pad_state.rows.iter_mut().for_each(|row| row.turns.clear());
        Ok(Given { pad_state, rows: [false; MAX_ROWS] })
    }

    fn apply(config: &GameConfig, state: &mut Given, _: usize, event: &ResultEvent) -> Result<(), PadError> {
        let mut after = state.clone();
        match after.give(config, event).into_iter().next() {
            Some(error) => Err(error),
            None => {
                *state = after;
                Ok(())
            }
        }
    }

    fn errors(config: &GameConfig, state: &Given, _: usize, event: &ResultEvent) -> Vec<PadError> {
        state.clone().give(config, event)
    }

    fn is_complete(_: &GameConfig, state: &Given) -> bool {
        state.pad_state.is_closed()
    }

    fn findings(_: &GameConfig, state: &Given) -> Vec<AuditFinding> {
        state.pad_state.findings()
    }

    fn words_of_1x(finding: &AuditFinding) -> Option<String> {
        words_of_1x(finding)
    }

    fn result(_: &GameConfig, state: &Given) -> GameResult {
        GameResult::of(&state.pad_state.cards())
    }

    fn completion_faults(config: &GameConfig, state: &Given) -> Vec<PadFault> {
        let missing = (0..config.rows()).filter(|&row| !state.rows[row]);
        missing.map(|row| PadError::RowMissing(row + 1).into()).collect()
    }

    fn read_config(members: &mut Members<'_, PadFault>, header: Option<&mut Header>) -> Option<GameConfig> {
        log::read_config(members, header)
    }

    fn write_config(config: &GameConfig, header: &Header) -> Vec<Value> {
        log::write_config(config, header)
    }

    fn breakdown(_: &GameConfig, state: &Given) -> Vec<Breakdown<Reason>> {
        state.pad_state.breakdown()
    }
}

impl From<LogError<PaperResult>> for PadError {
    fn from(error: LogError<PaperResult>) -> Self {
        match error {
            LogError::NoSuchEntry(entry) => Self::NoSuchEntry(entry),
            _ => Self::ResultNote,
        }
    }
}

/// The game that some rows make, whatever a record says beside them.
///
/// # Errors
/// All that is wrong with the rows, each with its entry.
pub fn judge(config: &GameConfig, log: Vec<Entry<PaperResult>>) -> Result<PaperGame, Vec<(usize, PadError)>> {
    PaperGame::from_log(Header::new("", "", Vec::new()), *config, Vec::new(), log)
}

/// What a paper game adds up to.
pub trait PaperGameExt {
    /// What the rows yield.
    #[must_use]
    fn pad_state(&self) -> &PadState;
}

impl PaperGameExt for PaperGame {
    fn pad_state(&self) -> &PadState {
        &self.state().pad_state
    }
}

impl Given {
    /// Takes a row; all that is wrong with it.
    fn give(&mut self, config: &GameConfig, event: &ResultEvent) -> Vec<PadError> {
        let &ResultEvent::Row { row, ref boxes, ref completed, lines, coins, built } = event;
        let Ok(index) = check_row(config, row) else { return vec![PadError::Row(row)] };
        let mut faults = Vec::new();
        if std::mem::replace(&mut self.rows[index], true) {
            faults.push(PadError::Twice(row));
        }
        for (building, (&boxes, &completed)) in BuildingType::ALL.into_iter().zip(boxes.iter().zip(completed))
        {
            let printed = config.layout().count(building);
            let rounds = config.rounds();
            if completed > rounds {
                faults.push(PadError::CompletionRound { row, building, completed, rounds });
            }
            if boxes > printed {
                faults.push(PadError::Boxes { row, building, boxes, printed });
            } else if completed <= rounds
                && !self.pad_state.score.enter(config.layout(), index, building, boxes, completed)
            {
                faults.push(PadError::Completion { row, building, boxes, printed, completed });
            }
        }
        // Judged by what was entered, also where it is wrong: one mistake is one fault.
        faults.extend(hold(&mut self.pad_state, config, row, sum(*boxes), lines, coins).err());
        if let Some(built) = built {
            let checked = if index < config.players() {
                built.check(config.layout(), row, lines, *boxes)
            } else {
                Err(PadError::PhantomHoldings(row))
            };
            faults.extend(checked.err());
            self.pad_state.rows[index].crosses = Some(built);
        }
        faults
    }
}

/// Gives a row its lines and coins.
fn hold(
    pad_state: &mut PadState,
    config: &GameConfig,
    row: u8,
    buildings: u16,
    lines: [u8; 3],
    coins: u8,
) -> Result<(), PadError> {
    let [four, five, six] = lines;
    let Some(holdings) = pad_state.holdings.get_mut(usize::from(row) - 1) else {
        let has_nothing = lines == [0; 3] && coins == 0;
        return if has_nothing { Ok(()) } else { Err(PadError::PhantomHoldings(row)) };
    };
    let [a, b, c] = lines.map(u16::from);
    let full = usize::from(buildings) == Cell::COUNT;
    if (full && c != 12) || a + b + c > 12 || 4 * a + 5 * b + 6 * c > 2 * buildings {
        return Err(PadError::Lines { row, four, five, six, buildings });
    }
    let printed = config.layout().coins();
    if coins > printed {
        return Err(PadError::Coins { row, coins, printed });
    }
    *holdings = Holdings { lines: Lines { four, five, six }, coins };
    pad_state.rows[usize::from(row) - 1].closed = true;
    Ok(())
}

fn sum(boxes: [u8; BuildingType::COUNT]) -> u16 {
    boxes.into_iter().map(u16::from).sum()
}
