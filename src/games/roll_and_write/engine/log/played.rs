//! A game played on screen: sheets and dice, every move checked by the rules.

use serde_json::Value;

use super::{GameResult, PlayEvent, PlayFault, ReplayError, RolledDice, SeedExt, replay, seed, setup};
use crate::rules::{AuditFinding, GameConfig, GameRules, Illegal, Move, Reason, RollKind, State, ToAct};
use kernel::{
    Breakdown, By, Due, Kind, LogError, Note, PlayedKind, Seed,
    record::{Header, Members, RecordKind},
};

/// The kind of game that is played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played;

/// A game being played: its log, and the position it leads to.
pub type Game = kernel::Game<Played>;

impl Kind for Played {
    const GAME: &'static str = setup::GAME;
    const KIND: RecordKind = RecordKind::Full;
    const IS_PLAYED: bool = true;
    const SETUP: &'static [&'static str] = &setup::MEMBERS;

    type Config = GameConfig;
    type Agreed = GameConfig;
    type Event = PlayEvent;
    type Dice = RolledDice;
    type State = State;
    type Error = ReplayError;
    type Fault = PlayFault;
    type Finding = AuditFinding;
    type Reason = Reason;
    type Result = GameResult;

    fn start(config: &GameConfig) -> Result<State, ReplayError> {
        Ok(State::new(config)?)
    }

    fn apply(config: &GameConfig, state: &mut State, _: usize, event: &PlayEvent) -> Result<(), ReplayError> {
        replay::apply(state, config, event)
    }

    fn check_handover(config: &GameConfig, seat: u8) -> Result<(), ReplayError> {
        let is_player = (1..=config.players()).contains(&usize::from(seat));
        if is_player { Ok(()) } else { Err(ReplayError::NoPlayer(seat)) }
    }

    fn is_complete(_: &GameConfig, state: &State) -> bool {
        state.to_act() == ToAct::Nothing
    }

    fn result(config: &GameConfig, state: &State) -> GameResult {
        GameResult::of(&state.cards(config))
    }

    fn read_config(members: &mut Members<'_, PlayFault>, header: Option<&mut Header>) -> Option<GameConfig> {
        setup::read_config(members, header)
    }

    fn write_config(config: &GameConfig, header: &Header) -> Vec<Value> {
        setup::write_config(config, header)
    }

    fn breakdown(config: &GameConfig, state: &State) -> Vec<Breakdown<Reason>> {
        state.breakdown(config)
    }

    fn due(_: &GameConfig, state: &State, event: Option<&PlayEvent>) -> Option<Due> {
        let ToAct::Chance(request) = state.to_act() else { return None };
        // Another roll than the one due, or one of three dice, is a fault of its own.
        let is_meant = match event {
            None => true,
            Some(PlayEvent::Roll { purpose, seat, .. }) => {
                (*purpose, *seat) == (request.purpose, request.seat + 1)
            }
            Some(_) => request.purpose == RollKind::FirstPlayer,
        };
        let is_roll = event.is_none_or(|event| event.to_move().is_some());
        (is_meant && is_roll).then(|| seed::due(request))
    }

    fn draw(config: &GameConfig, state: &State, _: Option<&PlayEvent>, seed: Seed) -> Option<PlayEvent> {
        let ToAct::Chance(request) = state.to_act() else { return None };
        let roll = seed.roll(request, config.players());
        Some(PlayEvent::of(roll, state.to_act(), By::Program))
    }

    fn is_same_roll(drawn: &PlayEvent, found: &PlayEvent) -> bool {
        // Two dice of a colour are the same in either order; a roll that is none is a fault of its own.
        found.to_move().is_none_or(|found| drawn.to_move() == Some(found))
    }

    fn by(event: &PlayEvent) -> Option<By> {
        event.by()
    }

    fn correct_roll(event: &mut PlayEvent, dice: &RolledDice) -> bool {
        let PlayEvent::Roll { yellow, blue, .. } = event else { return false };
        yellow.clone_from(&dice.yellow);
        blue.clone_from(&dice.blue);
        true
    }
}

impl From<LogError<Played>> for ReplayError {
    fn from(error: LogError<Played>) -> Self {
        match error {
            LogError::NotTaken(_) | LogError::AmendedRoll(_) | LogError::NotComplete => Self::OfATable,
            LogError::NoSuchEntry(entry) => Self::NoSuchEntry(entry),
            LogError::NotTyped(entry) => Self::NotTyped(entry),
            LogError::NoSeed => Self::NoSeed,
            LogError::NothingDue => Self::Illegal(Illegal::NoSuchRoll),
            LogError::NotTheSeed { seed, due, found } => match (due.to_move(), found.to_move()) {
                (Some(due), Some(found)) => Self::NotTheSeed { seed, due, found },
                _ => Self::Dice,
            },
        }
    }
}

impl PlayedKind for Played {
    type Rules = GameRules;

    fn event(_: &GameConfig, state: &State, mv: Move, by: By) -> Option<PlayEvent> {
        Some(PlayEvent::of(mv, state.to_act(), by))
    }

    fn moves(_: &GameConfig, _: &State, event: &PlayEvent) -> Vec<Move> {
        event.to_move().into_iter().collect()
    }

    fn refusal(_: &GameConfig, _: &State, error: ReplayError) -> Illegal {
        error.illegal()
    }

    fn ends_turn(event: &PlayEvent) -> bool {
        matches!(event, PlayEvent::EndTurn {})
    }

    fn correction(_: &GameConfig, _: &State, entry: usize, mv: Move) -> Result<Note<Self>, ReplayError> {
        let dice = RolledDice::of(mv).ok_or(ReplayError::Dice)?;
        Ok(Note::CorrectRoll { entry, dice })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Face;

    #[test]
    fn two_dice_of_a_colour_are_the_same_roll_in_either_order() {
        let four = |yellow: [u8; 2]| PlayEvent::Roll {
            purpose: RollKind::AllFour,
            seat: 1,
            yellow: yellow.map(|die| Face::new(die).unwrap()).to_vec(),
            blue: [3, 4].map(|die| Face::new(die).unwrap()).to_vec(),
            by: By::Program,
        };
        assert!(Played::is_same_roll(&four([2, 5]), &four([5, 2])));
        assert!(!Played::is_same_roll(&four([2, 5]), &four([2, 4])));
    }
}
