//! A finished game that was entered afterwards: three lines a row (§A10.6).

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{PadError, PadFault, findings::since_refused};
use crate::{
    log::{self, GameResult, ModuleCounts, SetUp},
    rules::{self, AuditFinding, Holdings, Module, Reason, Row, Scoring, ScoringSnapshot},
};
use common::BuildingType;
use kernel::{
    Breakdown, Kind, LogError,
    record::{Header, Members, RecordKind},
};

/// The kind of game that was played at a table, and of which the scorings are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PaperResult;

/// A finished game of a table.
pub type PaperGame = kernel::Game<PaperResult>;

/// A scoring of a row of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ResultEvent {
    /// What a row had.
    Scoring {
        /// Which scoring.
        scoring: Scoring,
        /// The row, from 1; with two players row 3 is the third player.
        #[schemars(range(min = 1, max = 6))]
        row: u8,
        /// Tiles of each type.
        types: [u8; BuildingType::COUNT],
        /// Pieces of the longest line of wall.
        #[serde(default)]
        wall: u16,
        /// What there is of the modules.
        #[serde(flatten)]
        modules: ModuleCounts,
        /// Camps and bazaars that the third player drew.
        #[serde(default)]
        drawn: u8,
    },
}

/// What was given so far: for each scoring the rows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    rows: [Vec<Option<Row>>; 3],
    /// Entries that only records hold, each with why it is refused now.
    refused_now: Vec<(usize, PadError)>,
}

impl Given {
    /// The scorings, and what the rows had; nothing for a line that is not given.
    #[must_use]
    pub fn held(&self, setup: &SetUp) -> Vec<ScoringSnapshot> {
        let nothing = |row: usize| match row < setup.game.players() {
            true => Row::Player(Holdings::default()),
            false => Row::ThirdPlayer { types: [0; BuildingType::COUNT], drawn: 0 },
        };
        let held = |(scoring, rows): (Scoring, &Vec<Option<Row>>)| {
            let rows = rows.iter().enumerate();
            ScoringSnapshot {
                scoring,
                rows: rows.map(|(at, row)| row.clone().unwrap_or_else(|| nothing(at))).collect(),
            }
        };
        self.scorings().map(held).collect()
    }

    /// The scorings with what is given of them; without those that were never held: nobody has a line of them, and somebody
    /// one of the third (§A4.10).
    fn scorings(&self) -> impl Iterator<Item = (Scoring, &Vec<Option<Row>>)> {
        let is_given = |rows: &Vec<Option<Row>>| rows.iter().any(Option::is_some);
        let is_over = is_given(&self.rows[Scoring::Third.index()]);
        let all = Scoring::ALL.into_iter().zip(&self.rows);
        all.filter(move |(_, rows)| !is_over || is_given(rows))
    }

    /// The lines that are not given: rows from 0.
    fn missing(&self) -> impl Iterator<Item = (Scoring, usize)> {
        self.scorings().flat_map(|(scoring, rows)| {
            let rows = rows.iter().enumerate().filter(|(_, row)| row.is_none());
            rows.map(move |(row, _)| (scoring, row))
        })
    }
}

impl Kind for PaperResult {
    const GAME: &'static str = log::GAME;
    const KIND: RecordKind = RecordKind::Result;
    const SETUP: &'static [&'static str] = &log::MEMBERS;

    type Config = SetUp;
    type Agreed = SetUp;
    type Event = ResultEvent;
    type Dice = ();
    type State = Given;
    type Error = PadError;
    type Fault = PadFault;
    type Finding = AuditFinding;
    type Reason = Reason;
    type Result = GameResult;

    fn start(setup: &SetUp) -> Result<Given, PadError> {
        let rows = vec![None; setup.game.rows()];
        Ok(Given { rows: [rows.clone(), rows.clone(), rows], refused_now: Vec::new() })
    }

    fn apply(setup: &SetUp, state: &mut Given, number: usize, event: &ResultEvent) -> Result<(), PadError> {
        let ResultEvent::Scoring { scoring, row, types, wall, modules, drawn } = event;
        let at = usize::from(*row).wrapping_sub(1);
        let place = state.rows[scoring.index()].get_mut(at).ok_or(PadError::Row(*row))?;
        if place.is_some() {
            return Err(PadError::Twice { row: *row, scoring: *scoring });
        }
        let tiles = Holdings { types: *types, ..Holdings::default() };
        let said = |holdings: Holdings, module: Module| holdings.with(module, &modules.numbers(module));
        let holdings = Module::ALL.into_iter().fold(Holdings { wall: *wall, ..tiles.clone() }, said);
        let is_player = at < setup.game.players();
        let refused = [
            (is_player && *drawn > 0, PadError::DrawnByPlayer { row: *row, scoring: *scoring }),
            (
                is_player
                    && !Module::Bazaars.scores_at(*scoring)
                    && !modules.numbers(Module::Bazaars).is_empty(),
                PadError::BazaarsEarly { row: *row, scoring: *scoring },
            ),
        ];
        *place = Some(if is_player {
            Row::Player(holdings)
        } else if holdings == tiles {
            Row::ThirdPlayer { types: *types, drawn: *drawn }
        } else {
            return Err(PadError::OfAPlayer(*row));
        });
        let refused = refused.into_iter().filter(|(is_so, _)| *is_so);
        state.refused_now.extend(refused.map(|(_, error)| (number, error)));
        Ok(())
    }

    fn is_complete(_: &SetUp, state: &Given) -> bool {
        state.missing().next().is_none()
    }

    fn findings(setup: &SetUp, state: &Given) -> Vec<AuditFinding> {
        let mut findings = rules::audit(&setup.game, &state.held(setup));
        findings.extend(since_refused(&state.refused_now));
        findings
    }

    fn refused_now(state: &Given) -> &[(usize, PadError)] {
        &state.refused_now
    }

    fn result(setup: &SetUp, state: &Given) -> GameResult {
        GameResult::of(&Self::breakdown(setup, state))
    }

    fn completion_faults(_: &SetUp, state: &Given) -> Vec<PadFault> {
        let missing = state.missing();
        missing.map(|(scoring, row)| PadError::Missing { row: row as u8 + 1, scoring }.into()).collect()
    }

    fn read_config(members: &mut Members<'_, PadFault>, header: Option<&mut Header>) -> Option<SetUp> {
        log::read_config(members, header)
    }

    fn write_config(setup: &SetUp, _: &Header) -> Vec<Value> {
        log::write_config(setup)
    }

    fn breakdown(setup: &SetUp, state: &Given) -> Vec<Breakdown<Reason>> {
        rules::breakdown(&state.held(setup))
    }
}

impl From<LogError<PaperResult>> for PadError {
    fn from(error: LogError<PaperResult>) -> Self {
        match error {
            LogError::NoSuchEntry(entry) => Self::NoSuchEntry(entry),
            _ => Self::Note,
        }
    }
}
