//! The one place that applies events: from a log to positions.

use thiserror::Error;

use super::{By, Entry, Note, PlayEvent, Seed};
use crate::games::roll_and_write::rules::{GameConfig, Illegal, Move, RollKind, State, ToAct};

/// Entry number and event of what a log yields after its notes.
pub type Effective = (usize, PlayEvent);

/// Why an entry of a log cannot be applied.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// A roll without one or two dice of each colour.
    #[error("a roll has one die of each colour, or two of each when all four are rolled (§4)")]
    Dice,
    /// Seat 0 goes first.
    #[error("there is no seat 0: seats count from 1 (§3.1)")]
    NoSeat,
    /// A roll for another purpose or row than the one due.
    #[error("it says {}, and due is {} (§4)", roll(*.said), roll(*.due))]
    OtherRoll {
        /// The purpose and row, from 1, that the event says.
        said: (RollKind, u8),
        /// Those that the position asks for.
        due: (RollKind, u8),
    },
    /// The dice are not the seed's.
    #[error("seed {seed} gives {}, not {} (docs/record-format.md, Seeds)", dice(*.due), dice(*.found))]
    NotTheSeed {
        /// The seed that applies.
        seed: Seed,
        /// Its dice.
        due: Move,
        /// The dice of the event.
        found: Move,
    },
    /// The program's dice without a seed.
    #[error("the program rolled, and no seed is given that applies from here (docs/record-format.md, Seeds)")]
    NoSeed,
    /// A note about an entry that is not there before it.
    #[error("it speaks of entry {0}, which does not come before it")]
    NoSuchEntry(usize),
    /// A note that only a table knows.
    #[error("only the entries of a table are amended or struck (docs/record-format.md, Notes)")]
    OfATable,
    /// A seat that no real player has.
    #[error("seat {0} is no player's: nobody can decide for it (§2)")]
    NoPlayer(u8),
    /// Only dice typed in by people are corrected.
    #[error("entry {0} is no roll typed in by people: only those can be corrected")]
    NotTyped(usize),
}

/// What the first `upto` entries yield after the notes among the first `notes_upto`.
///
/// With `upto == notes_upto` it is the game as it stood then; with more notes it is as later corrections made it.
///
/// # Errors
/// The number of the note that speaks of no entry, and why.
pub fn effective(
    log: &[Entry<PlayEvent>],
    upto: usize,
    notes_upto: usize,
) -> Result<Vec<Effective>, (usize, ReplayError)> {
    let mut events: Vec<Effective> = Vec::new();
    for (number, entry) in (1..).zip(&log[..notes_upto.min(log.len())]) {
        enter(&mut events, number, entry).map_err(|misfit| (number, misfit))?;
    }
    events.retain(|&(number, _)| number <= upto);
    Ok(events)
}

/// Enters entry `number` into the events before it; tells how many of them stay as they are.
fn enter(events: &mut Vec<Effective>, number: usize, entry: &Entry<PlayEvent>) -> Result<usize, ReplayError> {
    let before = events.len();
    match entry {
        Entry::Event(event) => events.push((number, event.clone())),
        Entry::Note(Note::TakeBack { to }) => {
            if *to >= number {
                return Err(ReplayError::NoSuchEntry(*to));
            }
            events.truncate(events.partition_point(|(entry, _)| entry <= to));
        }
        Entry::Note(Note::CorrectRoll { entry, yellow, blue }) => {
            let Ok(target) = events.binary_search_by_key(entry, |&(number, _)| number) else {
                return Err(ReplayError::NoSuchEntry(*entry));
            };
            let PlayEvent::Roll { yellow: y, blue: b, by: By::People, .. } = &mut events[target].1 else {
                return Err(ReplayError::NotTyped(*entry));
            };
            y.clone_from(yellow);
            b.clone_from(blue);
            return Ok(target);
        }
        Entry::Note(Note::Amend { .. } | Note::Strike { .. }) => return Err(ReplayError::OfATable),
        Entry::Note(Note::Hint {} | Note::Handover { .. } | Note::Confirm { .. }) => {}
    }
    Ok(before.min(events.len()))
}

/// A log that is replayed entry by entry, with the position after each event that counts.
pub(super) struct Course {
    events: Vec<Effective>,
    /// The position at the start, then after each event.
    states: Vec<State>,
}

impl Course {
    /// Before the first entry.
    pub(super) fn new(start: State) -> Self {
        Self { events: Vec::new(), states: vec![start] }
    }

    /// The position after the entries so far.
    pub(super) fn state(&self) -> &State {
        &self.states[self.events.len()]
    }

    /// Replays entry `number`, and after a correction the events behind the corrected one.
    ///
    /// # Errors
    /// [`ReplayError`]; the course ends there.
    pub(super) fn enter(
        &mut self,
        config: &GameConfig,
        number: usize,
        entry: &Entry<PlayEvent>,
    ) -> Result<(), ReplayError> {
        if let Entry::Note(Note::Handover { seat, .. }) = entry
            && !(1..=config.players()).contains(&usize::from(*seat))
        {
            return Err(ReplayError::NoPlayer(*seat));
        }
        let kept = enter(&mut self.events, number, entry)?;
        self.states.truncate(kept + 1);
        let mut state = self.states[kept];
        for (_, event) in &self.events[kept..] {
            apply(&mut state, config, event)?;
            self.states.push(state);
        }
        Ok(())
    }
}

/// Applies one event to a position.
///
/// # Errors
/// [`ReplayError`]; the position is unchanged then.
pub fn apply(state: &mut State, config: &GameConfig, event: &PlayEvent) -> Result<(), ReplayError> {
    let command = event.command().ok_or(match event {
        PlayEvent::FirstPlayer { .. } => ReplayError::NoSeat,
        _ => ReplayError::Dice,
    })?;
    if let (PlayEvent::Roll { purpose, seat, .. }, ToAct::Roll(due)) = (event, state.to_act())
        && (*purpose, *seat) != (due.purpose, due.seat + 1)
    {
        return Err(ReplayError::OtherRoll { said: (*purpose, *seat), due: (due.purpose, due.seat + 1) });
    }
    Ok(state.apply(config, command)?)
}

/// Checks the program's dice against the seed that applies; dice typed in by people are their own truth.
///
/// # Errors
/// [`ReplayError::NotTheSeed`] or [`ReplayError::NoSeed`].
pub fn check_seed(
    state: &State,
    config: &GameConfig,
    event: &PlayEvent,
    seed: Option<Seed>,
) -> Result<(), ReplayError> {
    let (Some(By::Program), ToAct::Roll(request)) = (event.by(), state.to_act()) else {
        return Ok(());
    };
    let is_due = match event {
        PlayEvent::Roll { purpose, seat, .. } => (*purpose, *seat) == (request.purpose, request.seat + 1),
        _ => request.purpose == RollKind::FirstPlayer,
    };
    // Another roll than the one due is a fault of its own.
    if !is_due {
        return Ok(());
    }
    let Some(seed) = seed else {
        return Err(ReplayError::NoSeed);
    };
    let due = seed.roll(request, config.players());
    match event.command() {
        Some(found) if found != due => Err(ReplayError::NotTheSeed { seed, due, found }),
        _ => Ok(()),
    }
}

fn roll((purpose, row): (RollKind, u8)) -> String {
    format!("{} of row {row}", purpose.name())
}

/// The dice of a roll in words.
fn dice(command: Move) -> String {
    match command {
        Move::First(seat) => format!("seat {}", seat + 1),
        Move::Roll(pair) => pair.to_string(),
        Move::RollFour(four) => {
            let [[a, b], [c, d]] = [four.yellow(), four.blue()];
            format!("yellow {a} {b}, blue {c} {d}")
        }
        _ => "no dice".to_owned(),
    }
}
