//! A game played on screen: every move checked by the rules, and every tile and card in its log (§A12).

use std::borrow::Cow;

use serde_json::Value;

use super::{GameResult, PlayError, PlayEvent, PlayFault, SetUp, replay, seed, setup};
use crate::rules::{
    AuditFinding, Reason, Row, breakdown,
    play::{GameRules, Move, PlayConfig, Refusal, State, ToAct},
};
use kernel::{
    Breakdown, By, Due, Kind, LogError, NoteKind, PlayedKind, Seed,
    record::{Header, Members, RecordKind, Version},
};

/// The kind of game that is played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played;

/// A game being played: its log, and the position it leads to.
pub type PlayedGame = kernel::Game<Played>;

impl Kind for Played {
    const GAME: &'static str = setup::GAME;
    const KIND: RecordKind = RecordKind::Full;
    const VERSION: Version = (2, 1);
    const NOTES: &'static [NoteKind] =
        &[NoteKind::TakeBack, NoteKind::Amend, NoteKind::Hint, NoteKind::Handover, NoteKind::Confirm];
    const IS_PLAYED: bool = true;
    const SETUP: &'static [&'static str] = &setup::MEMBERS;

    type Config = PlayConfig;
    type Agreed = SetUp;
    type Event = PlayEvent;
    type Dice = ();
    type State = State;
    type Error = PlayError;
    type Fault = PlayFault;
    type Finding = AuditFinding;
    type Reason = Reason;
    type Result = GameResult;

    fn start(config: &PlayConfig) -> Result<State, PlayError> {
        Ok(State::new(config))
    }

    fn apply(config: &PlayConfig, state: &mut State, _: usize, event: &PlayEvent) -> Result<(), PlayError> {
        replay::apply(config, state, event)
    }

    fn check_handover(config: &PlayConfig, seat: u8) -> Result<(), PlayError> {
        let is_player = (1..=config.players()).contains(&usize::from(seat));
        if is_player { Ok(()) } else { Err(PlayError::NoPlayer(seat)) }
    }

    fn is_complete(config: &PlayConfig, state: &State) -> bool {
        state.to_act(config) == ToAct::Nothing
    }

    fn result(_: &PlayConfig, state: &State) -> GameResult {
        GameResult::of(&state.breakdown())
    }

    fn read_config(members: &mut Members<'_, PlayFault>, header: Option<&mut Header>) -> Option<PlayConfig> {
        setup::read_play_config(members, header)
    }

    fn write_config(config: &PlayConfig, _: &Header) -> Vec<Value> {
        setup::write_play_config(config)
    }

    fn breakdown(config: &PlayConfig, state: &State) -> Vec<Breakdown<Reason>> {
        let held = state.held();
        if !held.is_empty() {
            return breakdown(&held);
        }
        let reason = |row: &Row| match row {
            Row::Player(_) => Reason::Total,
            Row::ThirdPlayer { .. } => Reason::ThirdPlayer,
        };
        state.rows(config).iter().map(|row| Breakdown::leaf(reason(row), 0)).collect()
    }

    fn due(config: &PlayConfig, state: &State, event: Option<&PlayEvent>) -> Option<Due> {
        let state = event.map_or(Cow::Borrowed(state), |event| replay::position_of(config, state, event));
        let ToAct::Chance(draw) = state.to_act(config) else { return None };
        // Chance for something else is a fault of its own.
        event.is_none_or(|event| event.is_of(draw)).then(|| seed::due(&state, draw))
    }

    fn draw(config: &PlayConfig, state: &State, event: Option<&PlayEvent>, seed: Seed) -> Option<PlayEvent> {
        let state = event.map_or(Cow::Borrowed(state), |event| replay::position_of(config, state, event));
        let ToAct::Chance(draw) = state.to_act(config) else { return None };
        PlayEvent::of(config, &state, seed::draw(seed, config, &state, draw)?, By::Program)
    }

    fn by(event: &PlayEvent) -> Option<By> {
        event.by()
    }
}

impl PlayedKind for Played {
    type Rules = GameRules;

    fn event(config: &PlayConfig, state: &State, mv: Move, by: By) -> Option<PlayEvent> {
        PlayEvent::of(config, state, mv, by)
    }

    fn moves(config: &PlayConfig, state: &State, event: &PlayEvent) -> Vec<Move> {
        replay::moves(config, state, event).unwrap_or_default()
    }

    fn refusal(config: &PlayConfig, state: &State, error: PlayError) -> Refusal {
        match error {
            PlayError::Refused(refused) => refused.refusal,
            _ => Refusal::NotNow(state.to_act(config)),
        }
    }

    fn ends_turn(event: &PlayEvent) -> bool {
        matches!(event, PlayEvent::EndTurn {})
    }
}

impl From<LogError<Played>> for PlayError {
    fn from(error: LogError<Played>) -> Self {
        match error {
            LogError::NotTaken(_) => Self::Note,
            LogError::NoSuchEntry(entry) => Self::NoSuchEntry(entry),
            LogError::NotTyped(entry) => Self::NotTyped(entry),
            LogError::AmendedRoll(entry) => Self::AmendedDraw(entry),
            LogError::NoSeed => Self::NoSeed,
            LogError::NotTheSeed { seed, due, found } => {
                Self::NotTheSeed { seed, due: Box::new(due), found: Box::new(found) }
            }
            LogError::NothingDue => Self::NothingDue,
            LogError::NotComplete => Self::NotComplete,
        }
    }
}
