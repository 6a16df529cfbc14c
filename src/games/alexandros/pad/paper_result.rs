//! A finished game that was entered afterwards: points, rounds, and how it ended.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{LedgerError, LedgerFault, Reason};
use crate::{
    log::{self, Ended, GameResult},
    rules::{AuditFinding, GameConfig, audit_result},
};
use kernel::{
    Breakdown, Kind,
    record::{Header, Members, RecordKind},
};

/// The kind of game of which only the end is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PaperResult;

/// A finished game that was entered afterwards.
pub type PaperGame = kernel::Game<PaperResult>;

/// How a finished game ended.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ResultEvent {
    /// The end.
    Final {
        /// Points of each player.
        points: Vec<u16>,
        /// Rounds that were begun.
        rounds: u16,
        /// How it ended.
        ended: Ended,
    },
}

/// What was entered; nothing before that.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Given {
    result: Option<GameResult>,
    /// What earlier versions accepted of it that is refused today.
    refused: Vec<(usize, LedgerError)>,
}

impl Kind for PaperResult {
    const GAME: &'static str = log::GAME;
    const KIND: RecordKind = RecordKind::Result;
    const SETUP: &'static [&'static str] = &log::MEMBERS;

    type Config = GameConfig;
    type Agreed = GameConfig;
    type Event = ResultEvent;
    type Dice = ();
    type State = Given;
    type Error = LedgerError;
    type Fault = LedgerFault;
    type Finding = AuditFinding;
    type Reason = Reason;
    type Result = GameResult;

    fn start(_: &GameConfig) -> Result<Given, LedgerError> {
        Ok(Given::default())
    }

    fn apply(
        config: &GameConfig,
        state: &mut Given,
        entry: usize,
        event: &ResultEvent,
    ) -> Result<(), LedgerError> {
        let ResultEvent::Final { points, rounds, ended } = event;
        let (given, players) = (points.len(), config.players());
        if given != usize::from(players) {
            return Err(LedgerError::Points { given, players });
        }
        if state.result.is_some() {
            return Err(LedgerError::ClosedTwice);
        }
        let wrong = audit_result(config, points, *rounds, ended.by_the_rules());
        state.refused = wrong.into_iter().map(|finding| (entry, LedgerError::Wrong(finding))).collect();
        state.result = Some(GameResult::of(points, *rounds, *ended));
        Ok(())
    }

    fn is_complete(_: &GameConfig, state: &Given) -> bool {
        state.result.is_some()
    }

    fn findings(_: &GameConfig, state: &Given) -> Vec<AuditFinding> {
        state.refused.iter().filter_map(|(_, error)| error.finding()).collect()
    }

    fn refused_now(state: &Given) -> &[(usize, LedgerError)] {
        &state.refused
    }

    fn result(config: &GameConfig, state: &Given) -> GameResult {
        let nothing = || GameResult::of(&vec![0; config.players().into()], 0, Ended::Early);
        state.result.clone().unwrap_or_else(nothing)
    }

    fn read_config(
        members: &mut Members<'_, LedgerFault>,
        header: Option<&mut Header>,
    ) -> Option<GameConfig> {
        log::read_config(members, header)
    }

    fn write_config(config: &GameConfig, header: &Header) -> Vec<Value> {
        log::write_config(config, header)
    }

    fn breakdown(config: &GameConfig, state: &Given) -> Vec<Breakdown<Reason>> {
        let points = Self::result(config, state).points.into_iter();
        points.map(|points| Breakdown::leaf(Reason::Entered, points.into())).collect()
    }
}
