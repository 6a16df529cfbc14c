//! Kinds of games that are played here: their events are moves, checked by the rules.
//!
//! A move need not be written: that somebody declines what another then takes is told by what happens next. So an event
//! can stand for several moves, its own the last of them.

use std::borrow::Cow;

use super::{By, Entry, Game, Kind, LogError, Note, Rules, ToAct};

/// A move of a kind.
pub type MoveOf<K> = <<K as PlayedKind>::Rules as Rules>::Move;

/// What chance can be asked for in a kind.
pub type DrawOf<K> = <<K as PlayedKind>::Rules as Rules>::Draw;

/// Why the rules of a kind refuse a move.
pub type RefusalOf<K> = <<K as PlayedKind>::Rules as Rules>::Refusal;

/// A kind of game that is played by rules.
pub trait PlayedKind:
    Kind<
        Config = <<Self as PlayedKind>::Rules as Rules>::Config,
        State = <<Self as PlayedKind>::Rules as Rules>::State,
    >
{
    /// Its rules.
    type Rules: Rules;

    /// The event that a move makes in this position, of chance `by` somebody; none of a move that is not written.
    fn event(config: &Self::Config, state: &Self::State, mv: MoveOf<Self>, by: By) -> Option<Self::Event>;

    /// The moves of an event in this position: those that were not written before it, then its own. None of an event that
    /// does not fit.
    fn moves(config: &Self::Config, state: &Self::State, event: &Self::Event) -> Vec<MoveOf<Self>>;

    /// What the rules say of a move whose event does not fit in this position.
    fn refusal(config: &Self::Config, state: &Self::State, error: Self::Error) -> RefusalOf<Self>;

    /// Whether an event only ends a turn: on the way to a decision nobody means it.
    fn ends_turn(event: &Self::Event) -> bool;

    /// The note that corrects entry `entry`, chance that people typed in, where `state` waits for it.
    ///
    /// # Errors
    /// Why the move cannot have been it.
    fn correction(
        config: &Self::Config,
        state: &Self::State,
        entry: usize,
        mv: MoveOf<Self>,
    ) -> Result<Note<Self>, Self::Error> {
        let event = Self::event(config, state, mv, By::People).ok_or(LogError::NotTyped(entry))?;
        Ok(Note::Amend { entry, event })
    }
}

/// The position in which each move of an event is made, its own the last.
fn positions<'a, K: PlayedKind>(
    config: &K::Config,
    state: &'a K::State,
    event: &K::Event,
) -> Vec<Cow<'a, K::State>> {
    let moves = K::moves(config, state, event);
    let unwritten = moves.len().saturating_sub(1);
    let mut positions = vec![Cow::Borrowed(state)];
    for mv in moves.into_iter().take(unwritten) {
        let mut next = positions[positions.len() - 1].clone().into_owned();
        // The event fits, and so do the moves that it stands for.
        if K::Rules::apply(config, &mut next, mv).is_ok() {
            positions.push(Cow::Owned(next));
        }
    }
    positions
}

impl<K: PlayedKind> Game<K> {
    /// Whether the game is over by the rules.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_complete()
    }

    /// Whether any chance was typed in: no seed brings it again.
    #[must_use]
    pub fn has_typed_chance(&self) -> bool {
        self.log().iter().filter_map(Entry::event).any(|event| K::by(event) == Some(By::People))
    }

    /// Whether a hint was shown or chance already seen was taken back: such games make no high scores.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.log().iter().any(|entry| matches!(entry, Entry::Note(Note::Hint {} | Note::TakeBack { .. })))
    }

    /// Whether a hint was shown.
    #[must_use]
    pub fn is_helped(&self) -> bool {
        self.log().contains(&Entry::Note(Note::Hint {}))
    }

    /// The policy that decides for a player now; none for a person.
    #[must_use]
    pub fn policy(&self, player: usize) -> Option<&str> {
        let handover = self.log().iter().rev().find_map(|entry| match entry {
            Entry::Note(Note::Handover { seat, policy }) if usize::from(*seat) == player + 1 => Some(policy),
            _ => None,
        });
        handover.or(self.header.seats.get(player).map(|seat| &seat.policy))?.as_deref()
    }

    /// Notes that from here on a policy decides for a player, or a person again.
    pub fn hand_over(&mut self, player: usize, policy: Option<String>) {
        let Ok(seat) = u8::try_from(player + 1) else { return };
        // Asked only for players of this game.
        let _ = self.note(Note::Handover { seat, policy });
    }

    /// What the game waits for.
    #[must_use]
    pub fn to_act(&self) -> ToAct<DrawOf<K>> {
        K::Rules::to_act(self.config(), self.state())
    }

    /// What the player who has to decide may do.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<MoveOf<K>> {
        K::Rules::legal_moves(self.config(), self.state())
    }

    /// What a move would lead to.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub fn preview(&self, mv: MoveOf<K>) -> Result<K::State, RefusalOf<K>> {
        let mut state = self.state().clone();
        K::Rules::apply(self.config(), &mut state, mv)?;
        Ok(state)
    }

    /// Enters the event of a decision, or of chance that people brought. A move that is not written is only checked.
    ///
    /// # Errors
    /// Why not; the game is unchanged then.
    pub fn perform(&mut self, mv: MoveOf<K>) -> Result<(), RefusalOf<K>> {
        let Some(event) = K::event(self.config(), self.state(), mv, By::People) else {
            return self.preview(mv).map(drop);
        };
        self.enter(event).map_err(|error| K::refusal(self.config(), self.state(), error))
    }

    /// Notes that a hint was shown.
    pub fn note_hint(&mut self) {
        // It fits everywhere.
        let _ = self.note(Note::Hint {});
    }

    /// Takes everything after entry `to` back with a note, also what chance was seen: the game is practice then.
    ///
    /// # Errors
    /// When the log has no such entry.
    pub fn take_back(&mut self, to: usize) -> Result<(), K::Error> {
        self.note(Note::TakeBack { to }).map_err(|(_, error)| error)
    }

    /// Corrects chance that people typed in, with a note. Later events have to fit it.
    ///
    /// # Errors
    /// The entry that no longer fits first, and why; the game is unchanged then.
    pub fn correct(&mut self, entry: usize, mv: MoveOf<K>) -> Result<(), (usize, K::Error)> {
        let note = self.correction(entry, mv).map_err(|error| (entry, error))?;
        self.note(note)
    }

    fn correction(&self, entry: usize, mv: MoveOf<K>) -> Result<Note<K>, K::Error> {
        let mut steps = self.corrected_steps();
        let step = steps.find(|step| step.entry == entry).ok_or(LogError::NoSuchEntry(entry))?;
        let typed = step.event().filter(|event| K::by(event) == Some(By::People));
        let event = typed.ok_or(LogError::NotTyped(entry))?;
        let positions = positions::<K>(self.config(), &step.before, event);
        let waits = positions.last().map_or(&step.before, AsRef::as_ref);
        K::correction(self.config(), waits, entry, mv)
    }

    /// What the game waited for at each move of an event that came in this position, its own the last.
    #[must_use]
    pub fn waited_for(&self, before: &K::State, event: &K::Event) -> Vec<ToAct<DrawOf<K>>> {
        let positions = positions::<K>(self.config(), before, event);
        positions.iter().map(|position| K::Rules::to_act(self.config(), position)).collect()
    }
}
