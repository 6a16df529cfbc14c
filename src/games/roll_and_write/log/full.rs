//! A full game: sheets and dice, every command checked by the rules.

use super::{
    By, Entry, Header, Note, PlayEvent, ReplayError, Seed, SeedClaim,
    redo::{read_redo, write_redo},
    replay::{self, Effective},
};
use crate::games::roll_and_write::rules::{GameConfig, Illegal, Move, NoGrid, State, ToAct};

/// A full game: its configuration and its log. Everything else is derived from the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What the record says beside the game.
    pub header: Header,
    config: GameConfig,
    seeds: Vec<SeedClaim>,
    log: Vec<Entry<PlayEvent>>,
    /// Entries undone, the last undone last.
    undone: Vec<Entry<PlayEvent>>,
    /// What the log yields.
    state: State,
}

/// A position of a game, with the events that led to it.
#[derive(Clone, Debug)]
pub struct Position {
    /// The position.
    pub state: State,
    /// The events after the notes, each with its entry number.
    pub events: Vec<Effective>,
}

impl Game {
    /// A game before its first die. `seed` makes the program's dice.
    ///
    /// # Errors
    /// [`NoGrid`] when the layout is counts only.
    pub fn new(header: Header, config: GameConfig, seed: Option<Seed>) -> Result<Self, NoGrid> {
        let state = State::new(&config)?;
        let seeds = seed.map(|seed| SeedClaim { seed, from: 1 }).into_iter().collect();
        Ok(Self { header, config, seeds, log: Vec::new(), undone: Vec::new(), state })
    }

    /// A game from parts that were checked by replay.
    pub(super) fn from_parts(
        header: Header,
        config: GameConfig,
        seeds: Vec<SeedClaim>,
        log: Vec<Entry<PlayEvent>>,
        state: State,
    ) -> Self {
        Self { header, config, seeds, log, undone: Vec::new(), state }
    }

    /// The configuration.
    #[must_use]
    pub const fn config(&self) -> &GameConfig {
        &self.config
    }

    /// The seeds, each with the entry it applies from.
    #[must_use]
    pub fn seeds(&self) -> &[SeedClaim] {
        &self.seeds
    }

    /// The log, notes included. Entry numbers count from 1.
    #[must_use]
    pub fn log(&self) -> &[Entry<PlayEvent>] {
        &self.log
    }

    /// The current position.
    #[must_use]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Whether the last round is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.to_act() == ToAct::Nothing
    }

    /// Whether a hint was shown or dice already seen were taken back: such games make no records.
    #[must_use]
    pub fn is_practice(&self) -> bool {
        self.log.iter().any(|entry| matches!(entry, Entry::Note(Note::Hint {} | Note::TakeBack { .. })))
    }

    /// Whether a hint was shown.
    #[must_use]
    pub fn is_helped(&self) -> bool {
        self.log.contains(&Entry::Note(Note::Hint {}))
    }

    /// The policy that decides for a real player now; none for a person.
    #[must_use]
    pub fn policy(&self, player: usize) -> Option<&str> {
        let handover = self.log.iter().rev().find_map(|entry| match entry {
            Entry::Note(Note::Handover { seat, policy }) if usize::from(*seat) == player + 1 => Some(policy),
            _ => None,
        });
        handover.or(self.header.seats.get(player).map(|seat| &seat.policy))?.as_deref()
    }

    /// Notes that from here on a policy decides for a real player, or a person again.
    pub fn hand_over(&mut self, player: usize, policy: Option<String>) {
        self.log.push(Entry::Note(Note::Handover { seat: player as u8 + 1, policy }));
        self.undone.clear();
    }

    /// The legal decisions now (§4, §5).
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        self.state.legal(&self.config)
    }

    /// What a command would lead to.
    ///
    /// # Errors
    /// [`Illegal`] says why it is refused.
    pub fn preview(&self, command: Move) -> Result<State, Illegal> {
        let mut state = self.state;
        state.apply(&self.config, command)?;
        Ok(state)
    }

    /// Applies a decision, or a roll that people made.
    ///
    /// # Errors
    /// [`Illegal`] says why not; the game is unchanged then.
    pub fn perform(&mut self, command: Move) -> Result<(), Illegal> {
        self.add(command, By::People)
    }

    /// Makes the roll that is due with the program's dice.
    ///
    /// # Errors
    /// [`Illegal::NoSuchRoll`] when none is due or no seed applies; the game is unchanged then.
    pub fn roll(&mut self) -> Result<(), Illegal> {
        let (ToAct::Roll(request), Some(seed)) = (self.state.to_act(), self.seed_at(self.log.len() + 1))
        else {
            return Err(Illegal::NoSuchRoll);
        };
        self.add(seed.roll(request, self.config.players()), By::Program)
    }

    fn add(&mut self, command: Move, by: By) -> Result<(), Illegal> {
        let event = PlayEvent::of(command, self.state.to_act(), by);
        self.state.apply(&self.config, command)?;
        self.log.push(Entry::Event(event));
        self.undone.clear();
        Ok(())
    }

    /// Notes that a hint was shown.
    pub fn note_hint(&mut self) {
        self.log.push(Entry::Note(Note::Hint {}));
    }

    /// The seed of the program's dice at this entry.
    #[must_use]
    pub fn seed_at(&self, entry: usize) -> Option<Seed> {
        seed_at(&self.seeds, entry)
    }

    /// Makes this seed that of the program's dice from the next entry on, unless one applies already.
    pub fn use_seed(&mut self, seed: Seed) {
        let from = self.log.len() + 1;
        if self.seed_at(from).is_none() {
            // What began beyond was undone with its dice.
            self.seeds.retain(|claim| claim.from < from);
            self.seeds.push(SeedClaim { seed, from });
        }
    }

    /// Whether [`Game::undo`] would do something: the last entry is a decision that nothing has sealed.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.last_unsealed().is_some()
    }

    /// The last entry that is no hint, if it is a decision or a roll typed in by people.
    fn last_unsealed(&self) -> Option<usize> {
        let last = self.log.iter().rposition(|entry| !matches!(entry, Entry::Note(Note::Hint {})))?;
        matches!(&self.log[last], Entry::Event(event) if event.by() != Some(By::Program)).then_some(last)
    }

    /// Removes the last decision (or a roll typed in by people) if no new dice depend on it.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.last_unsealed() else {
            return false;
        };
        self.undone.push(self.log.remove(last));
        self.refresh();
        true
    }

    /// Whether something undone can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does again what was undone last.
    pub fn redo(&mut self) -> bool {
        let Some(entry) = self.undone.pop() else {
            return false;
        };
        self.log.push(entry);
        self.refresh();
        true
    }

    /// What was undone, as text to be kept beside the record; none when nothing was.
    #[must_use]
    pub fn redo_text(&self) -> Option<String> {
        write_redo(&self.log, &self.undone)
    }

    /// Brings back what was undone. Text that does not fit this game changes nothing.
    pub fn bring_back_redo(&mut self, text: &str) {
        let Some(undone) = read_redo(text, &self.log) else { return };
        let undoable = |entry: &Entry<PlayEvent>| matches!(entry, Entry::Event(event) if event.by() != Some(By::Program));
        let ahead: Vec<_> = self.log.iter().chain(undone.iter().rev()).cloned().collect();
        if undone.iter().all(undoable) && replay(&self.config, &ahead, ahead.len(), ahead.len()).is_ok() {
            self.undone = undone;
        }
    }

    /// Takes everything after entry `to` back with a note, also what dice were seen: the game is practice then.
    ///
    /// # Errors
    /// [`ReplayError::NoSuchEntry`] when the log has no such entry.
    pub fn take_back(&mut self, to: usize) -> Result<(), ReplayError> {
        self.note(Note::TakeBack { to }).map_err(|(_, misfit)| misfit)
    }

    /// Corrects dice that people typed in, with a note. Later events have to fit the new dice.
    ///
    /// # Errors
    /// The entry that no longer fits first, and why; the game is unchanged then.
    pub fn correct(&mut self, entry: usize, dice: Move) -> Result<(), (usize, ReplayError)> {
        let (yellow, blue) = match dice {
            Move::Roll(pair) => (vec![pair.yellow], vec![pair.blue]),
            Move::RollFour(four) => (four.yellow().to_vec(), four.blue().to_vec()),
            _ => return Err((entry, ReplayError::Dice)),
        };
        self.note(Note::CorrectRoll { entry, yellow, blue })
    }

    fn note(&mut self, note: Note) -> Result<(), (usize, ReplayError)> {
        self.log.push(Entry::Note(note));
        match replay(&self.config, &self.log, self.log.len(), self.log.len()) {
            Ok(position) => {
                self.state = position.state;
                self.undone.clear();
                Ok(())
            }
            Err(misfit) => {
                self.log.pop();
                Err(misfit)
            }
        }
    }

    fn refresh(&mut self) {
        self.state = self.at(self.log.len()).state;
    }

    /// The position as it stood after entry `number` (0: before the first).
    #[must_use]
    pub fn at(&self, number: usize) -> Position {
        self.position(number, number)
    }

    /// The position after entry `number` with the corrections that came later.
    #[must_use]
    pub fn corrected_at(&self, number: usize) -> Position {
        self.position(number, self.log.len())
    }

    fn position(&self, upto: usize, notes_upto: usize) -> Position {
        // The log was checked entry by entry, so that its prefixes replay; at worst the current state is shown.
        replay(&self.config, &self.log, upto, notes_upto)
            .unwrap_or_else(|_| Position { state: self.state, events: Vec::new() })
    }

    /// The same game from an earlier position on, as a new one; the past keeps its dice.
    #[must_use]
    pub fn branch(&self, number: usize, header: Header, seed: Option<Seed>) -> Self {
        let Position { state, events } = self.at(number);
        // Without the notes the entries have other numbers; of seeds that then begin together the last one applies.
        let mut seeds: Vec<SeedClaim> = Vec::new();
        let claims = self.seeds.iter().copied().map(|SeedClaim { seed, from }| {
            let before = events.iter().filter(|&&(entry, _)| entry < from).count();
            SeedClaim { seed, from: before + 1 }
        });
        let new = seed.map(|seed| SeedClaim { seed, from: events.len() + 1 });
        for claim in claims.filter(|claim| claim.from <= events.len()).chain(new) {
            seeds.retain(|earlier| earlier.from < claim.from);
            seeds.push(claim);
        }
        let log = events.into_iter().map(|(_, event)| Entry::Event(event)).collect();
        Self { header, config: self.config, seeds, log, undone: Vec::new(), state }
    }
}

/// The seed that applies at an entry: the last one that begins at or before it.
pub(crate) fn seed_at(seeds: &[SeedClaim], entry: usize) -> Option<Seed> {
    seeds.iter().rev().find(|claim| claim.from <= entry).map(|claim| claim.seed)
}

/// Replays the first `upto` entries with the notes among the first `notes_upto`.
pub(super) fn replay(
    config: &GameConfig,
    log: &[Entry<PlayEvent>],
    upto: usize,
    notes_upto: usize,
) -> Result<Position, (usize, ReplayError)> {
    let events = replay::effective(log, upto, notes_upto)?;
    let Ok(mut state) = State::new(config) else {
        return Err((0, ReplayError::Dice));
    };
    for (number, event) in &events {
        replay::apply(&mut state, config, event).map_err(|misfit| (*number, misfit))?;
    }
    Ok(Position { state, events })
}
