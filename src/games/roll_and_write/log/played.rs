//! A game played on screen: sheets and dice, every move checked by the rules.

use serde_json::Value;

use super::{GameResult, PlayEvent, PlayFault, ReplayError, RolledDice, SeedExt, replay, seed, setup};
use crate::rules::{AuditFinding, GameConfig, Illegal, Move, Reason, RollKind, State, ToAct};
use kernel::{
    Breakdown, By, Due, Entry, Kind, LogError, Note, Seed,
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

/// What a game played here can be asked besides.
pub trait GameExt: Sized {
    /// Whether any dice were typed in: no seed brings them again.
    #[must_use]
    fn has_typed_rolls(&self) -> bool;

    /// A game before its first die. `seed` makes the program's dice.
    ///
    /// # Errors
    /// [`ReplayError::NoGrid`] when the layout is counts only.
    fn new(header: Header, config: GameConfig, seed: Option<Seed>) -> Result<Self, ReplayError>;

    /// Whether the last round is over.
    #[must_use]
    fn is_over(&self) -> bool;

    /// Whether a hint was shown or dice already seen were taken back: such games make no high scores.
    #[must_use]
    fn is_practice(&self) -> bool;

    /// Whether a hint was shown.
    #[must_use]
    fn is_helped(&self) -> bool;

    /// The policy that decides for a real player now; none for a person.
    #[must_use]
    fn policy(&self, player: usize) -> Option<&str>;

    /// Notes that from here on a policy decides for a real player, or a person again.
    fn hand_over(&mut self, player: usize, policy: Option<String>);

    /// The legal decisions now (§4, §5).
    #[must_use]
    fn legal(&self) -> Vec<Move>;

    /// What a move would lead to.
    ///
    /// # Errors
    /// [`Illegal`] says why it is refused.
    fn preview(&self, command: Move) -> Result<State, Illegal>;

    /// Applies a decision, or a roll that people made.
    ///
    /// # Errors
    /// [`Illegal`] says why not; the game is unchanged then.
    fn perform(&mut self, command: Move) -> Result<(), Illegal>;

    /// Makes the roll that is due with the program's dice.
    ///
    /// # Errors
    /// [`Illegal::NoSuchRoll`] when none is due or no seed applies; the game is unchanged then.
    fn roll(&mut self) -> Result<(), Illegal>;

    /// Notes that a hint was shown.
    fn note_hint(&mut self);

    /// Takes everything after entry `to` back with a note, also what dice were seen: the game is practice then.
    ///
    /// # Errors
    /// [`ReplayError::NoSuchEntry`] when the log has no such entry.
    fn take_back(&mut self, to: usize) -> Result<(), ReplayError>;

    /// Corrects dice that people typed in, with a note. Later events have to fit the new dice.
    ///
    /// # Errors
    /// The entry that no longer fits first, and why; the game is unchanged then.
    fn correct(&mut self, entry: usize, dice: Move) -> Result<(), (usize, ReplayError)>;
}

impl GameExt for Game {
    fn has_typed_rolls(&self) -> bool {
        self.log().iter().any(|entry| matches!(entry, Entry::Event(event) if event.by() == Some(By::People)))
    }

    fn new(header: Header, config: GameConfig, seed: Option<Seed>) -> Result<Self, ReplayError> {
        Self::start(header, config, seed)
    }

    fn is_over(&self) -> bool {
        self.is_complete()
    }

    fn is_practice(&self) -> bool {
        self.log().iter().any(|entry| matches!(entry, Entry::Note(Note::Hint {} | Note::TakeBack { .. })))
    }

    fn is_helped(&self) -> bool {
        self.log().contains(&Entry::Note(Note::Hint {}))
    }

    fn policy(&self, player: usize) -> Option<&str> {
        let handover = self.log().iter().rev().find_map(|entry| match entry {
            Entry::Note(Note::Handover { seat, policy }) if usize::from(*seat) == player + 1 => Some(policy),
            _ => None,
        });
        handover.or(self.header.seats.get(player).map(|seat| &seat.policy))?.as_deref()
    }

    fn hand_over(&mut self, player: usize, policy: Option<String>) {
        // Asked only for players of this game.
        let _ = self.note(Note::Handover { seat: player as u8 + 1, policy });
    }

    fn legal(&self) -> Vec<Move> {
        self.state().legal(self.config())
    }

    fn preview(&self, command: Move) -> Result<State, Illegal> {
        let mut state = *self.state();
        state.apply(self.config(), command)?;
        Ok(state)
    }

    fn perform(&mut self, command: Move) -> Result<(), Illegal> {
        let event = PlayEvent::of(command, self.state().to_act(), By::People);
        self.enter(event).map_err(ReplayError::illegal)
    }

    fn roll(&mut self) -> Result<(), Illegal> {
        self.draw(None).map_err(ReplayError::illegal)
    }

    fn note_hint(&mut self) {
        // It fits everywhere.
        let _ = self.note(Note::Hint {});
    }

    fn take_back(&mut self, to: usize) -> Result<(), ReplayError> {
        self.note(Note::TakeBack { to }).map_err(|(_, error)| error)
    }

    fn correct(&mut self, entry: usize, dice: Move) -> Result<(), (usize, ReplayError)> {
        let dice = RolledDice::of(dice).ok_or((entry, ReplayError::Dice))?;
        self.note(Note::CorrectRoll { entry, dice })
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
