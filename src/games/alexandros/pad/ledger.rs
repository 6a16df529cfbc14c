//! The ledger of a table as a kind of game (§X10).

use serde_json::Value;

use super::{LedgerError, LedgerEvent, LedgerFault, LedgerState, Reason};
use crate::{
    log::{self, Ended, GameResult},
    rules::{AuditFinding, GameConfig},
};
use kernel::{
    Breakdown, Entry, Kind, Numbered,
    record::{Header, Members, RecordKind},
};

/// The kind of game that people keep in a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ledger;

/// A ledger being kept: its log, and what it adds up to in the order of turns.
pub type LedgerGame = kernel::Game<Ledger>;

impl Kind for Ledger {
    const GAME: &'static str = log::GAME;
    const KIND: RecordKind = RecordKind::Table;
    const IN_LOG_ORDER: bool = false;
    const SETUP: &'static [&'static str] = &log::MEMBERS;

    type Config = GameConfig;
    type Agreed = GameConfig;
    type Event = LedgerEvent;
    type Dice = ();
    type State = LedgerState;
    type Error = LedgerError;
    type Fault = LedgerFault;
    type Finding = AuditFinding;
    type Reason = Reason;
    type Result = GameResult;

    fn start(config: &GameConfig) -> Result<LedgerState, LedgerError> {
        Ok(LedgerState::new(config))
    }

    fn apply(
        config: &GameConfig,
        state: &mut LedgerState,
        number: usize,
        event: &LedgerEvent,
    ) -> Result<(), LedgerError> {
        state.apply(config, number, event)
    }

    fn replay(
        config: &GameConfig,
        events: &[Numbered<LedgerEvent>],
    ) -> Result<LedgerState, (usize, LedgerError)> {
        let mut state = LedgerState::new(config);
        for (number, event) in in_order(events) {
            state.apply(config, *number, event).map_err(|error| (*number, error))?;
        }
        state.judge_what_came_after_the_end(events);
        Ok(state)
    }

    fn is_next(state: &LedgerState, event: &LedgerEvent) -> bool {
        state.is_next(event)
    }

    fn is_complete(_: &GameConfig, state: &LedgerState) -> bool {
        state.is_closed()
    }

    fn findings(config: &GameConfig, state: &LedgerState) -> Vec<AuditFinding> {
        state.findings(config)
    }

    fn refused_now(state: &LedgerState) -> &[(usize, LedgerError)] {
        &state.refused
    }

    fn result(_: &GameConfig, state: &LedgerState) -> GameResult {
        GameResult::of(state.points(), state.round(), state.end().map(|(end, _)| end).into())
    }

    fn earlier_result(config: &GameConfig, state: &LedgerState) -> Option<GameResult> {
        // Where red walls and the goal came in one turn, what was entered first was taken for the end.
        let had_red_walls = state.had_red_walls;
        had_red_walls.then(|| GameResult { ended: Ended::RedWalls, ..Self::result(config, state) })
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

    fn breakdown(_: &GameConfig, state: &LedgerState) -> Vec<Breakdown<Reason>> {
        state.breakdown()
    }
}

/// What an entry that counts has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The walls that it laid.
    pub walls: u16,
    /// Whether something of a later turn had been entered before it.
    pub is_late: bool,
}

impl Counted {
    /// For an entry that no longer counts.
    pub const NOTHING: Self = Self { walls: 0, is_late: false };
}

/// What else a ledger can be asked.
pub trait LedgerExt: Sized {
    /// The table just before this entry counts, or would count if it were this event, whose turn may be
    /// another.
    #[must_use]
    fn before(&self, entry: usize, event: &LedgerEvent) -> Self;

    /// What each event that counts has done, in one pass through them.
    #[must_use]
    fn counted(&self) -> Vec<Counted>;
}

impl LedgerExt for LedgerGame {
    fn before(&self, entry: usize, event: &LedgerEvent) -> Self {
        let earlier = in_order(self.events())
            .into_iter()
            .filter(|(number, other)| *number != entry && (other.order(), *number) < (event.order(), entry));
        let log = earlier.map(|(_, event)| Entry::Event(event.clone())).collect();
        // What counted before fits without what follows; at worst the table is shown as it is.
        Self::from_log(self.header.clone(), self.config().clone(), Vec::new(), log)
            .unwrap_or_else(|_| self.clone())
    }

    fn counted(&self) -> Vec<Counted> {
        let mut state = LedgerState::new(self.config());
        let mut walls: Vec<(usize, u16)> = Vec::new();
        for (entry, event) in in_order(self.events()) {
            let before = state.walls();
            // Events that count fit each other.
            let _ = state.apply(self.config(), *entry, event);
            walls.push((*entry, state.walls().saturating_sub(before)));
        }
        walls.sort_unstable();
        let mut latest = 1;
        let all = self.events().iter().zip(walls).map(|((_, event), (_, walls))| {
            let turn = event.turn().unwrap_or(latest);
            let is_late = turn < latest;
            latest = latest.max(turn);
            Counted { walls, is_late }
        });
        all.collect()
    }
}

/// Events in the order in which they count: by turns, and within a turn as they were entered.
fn in_order(events: &[Numbered<LedgerEvent>]) -> Vec<&Numbered<LedgerEvent>> {
    let mut ordered: Vec<&Numbered<LedgerEvent>> = events.iter().collect();
    ordered.sort_by_key(|(_, event)| event.order());
    ordered
}
