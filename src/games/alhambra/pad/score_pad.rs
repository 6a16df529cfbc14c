//! The score pad of a table: counts, boards and scorings of people who play with the real thing.

use std::borrow::Cow;

use serde_json::Value;

use super::{PadError, PadEvent, PadFault, PadState};
use crate::{
    log::{self, GameResult, SetUp},
    rules::{AuditFinding, Reason, Scoring},
};
use kernel::{
    Breakdown, Kind, LogError, Numbered,
    record::{Header, Members, RecordKind},
};

/// The kind of game that people keep on a score pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScorePad;

/// A pad being kept: its log, and what it adds up to. Rows of events count from 1 as in records.
pub type Pad = kernel::Game<ScorePad>;

impl Kind for ScorePad {
    const GAME: &'static str = log::GAME;
    const KIND: RecordKind = RecordKind::Table;
    const IN_LOG_ORDER: bool = false;
    const SETUP: &'static [&'static str] = &log::MEMBERS;

    type Config = SetUp;
    type Agreed = SetUp;
    type Event = PadEvent;
    type Dice = ();
    type State = PadState;
    type Error = PadError;
    type Fault = PadFault;
    type Finding = AuditFinding;
    type Reason = Reason;
    type Result = GameResult;

    fn start(setup: &SetUp) -> Result<PadState, PadError> {
        Ok(PadState::new(setup))
    }

    fn apply(setup: &SetUp, state: &mut PadState, number: usize, event: &PadEvent) -> Result<(), PadError> {
        state.apply(setup, number, event)
    }

    fn replay(setup: &SetUp, events: &[Numbered<PadEvent>]) -> Result<PadState, (usize, PadError)> {
        PadState::of(setup, events)
    }

    fn is_next(state: &PadState, event: &PadEvent) -> bool {
        state.is_next(event)
    }

    fn is_complete(_: &SetUp, state: &PadState) -> bool {
        state.held.contains(&Scoring::Third)
    }

    fn findings(setup: &SetUp, state: &PadState) -> Vec<AuditFinding> {
        state.findings(setup)
    }

    fn refused_now(state: &PadState) -> &[(usize, PadError)] {
        state.refused_now()
    }

    fn result(_: &SetUp, state: &PadState) -> GameResult {
        GameResult::of(&state.breakdown())
    }

    fn read_config(members: &mut Members<'_, PadFault>, header: Option<&mut Header>) -> Option<SetUp> {
        log::read_config(members, header)
    }

    fn write_config(setup: &SetUp, _: &Header) -> Vec<Value> {
        log::write_config(setup)
    }

    fn breakdown(_: &SetUp, state: &PadState) -> Vec<Breakdown<Reason>> {
        state.breakdown()
    }
}

impl From<LogError<ScorePad>> for PadError {
    fn from(error: LogError<ScorePad>) -> Self {
        match error {
            LogError::NoSuchEntry(entry) => Self::NoSuchEntry(entry),
            LogError::NotComplete => Self::NotScored,
            // No dice are rolled here.
            _ => Self::Note,
        }
    }
}

/// What a pad of this game can be asked besides.
pub trait PadExt: Sized {
    /// A pad before its first entry.
    ///
    /// # Panics
    /// Never: a pad can be kept for every set-up.
    #[must_use]
    fn new(header: Header, setup: SetUp) -> Self;

    /// The scoring in which what is entered now counts first: the next one, or the third after the end.
    #[must_use]
    fn counting(&self) -> Scoring;

    /// The last scoring in which anything counts, or the next one.
    #[must_use]
    fn reached(&self) -> Scoring;

    /// The table where an entry counts that is made now in a scoring: without those of later ones.
    #[must_use]
    fn standing(&self, scoring: Scoring) -> Cow<'_, PadState>;

    /// What stands right before an entry of a scoring counts: the one of this number, or one that is made now.
    #[must_use]
    fn before(&self, scoring: Scoring, entry: Option<usize>) -> PadState;
}

impl PadExt for Pad {
    fn new(header: Header, setup: SetUp) -> Self {
        Self::start(header, setup, None).expect("a pad needs nothing else")
    }

    fn counting(&self) -> Scoring {
        self.state().next().unwrap_or(Scoring::Third)
    }

    fn reached(&self) -> Scoring {
        self.events().iter().map(|(_, event)| event.scoring()).fold(self.counting(), Scoring::max)
    }

    fn standing(&self, scoring: Scoring) -> Cow<'_, PadState> {
        if scoring < self.state().reached() {
            Cow::Owned(self.before(scoring, None))
        } else {
            Cow::Borrowed(self.state())
        }
    }

    fn before(&self, scoring: Scoring, entry: Option<usize>) -> PadState {
        PadState::before(self.config(), self.events(), scoring, entry)
    }
}
