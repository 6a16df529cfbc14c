//! The one place that applies events: from a log to positions.

use thiserror::Error;

use super::{By, Entry, Note, PlayEvent, Seed};
use crate::rules::{Command, Expected, Illegal, State, Terms};

/// Entry number and event of what a log yields after its notes.
pub type Effective = (usize, PlayEvent);

/// Why an entry of a log cannot be applied.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Misfit {
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
    #[error("it says {said}, and due is {due} (§4)")]
    OtherRoll {
        /// What the event says.
        said: String,
        /// What the position asks for.
        due: String,
    },
    /// The dice are not the seed's.
    #[error("seed {seed} gives {due}, not {found} (docs/record-format.md, Seeds)")]
    NotTheSeed {
        /// The seed that applies.
        seed: Seed,
        /// Its dice.
        due: String,
        /// The dice of the event.
        found: String,
    },
    /// The program's dice without a seed.
    #[error("the program rolled, and no seed is given that applies from here (docs/record-format.md, Seeds)")]
    NoSeed,
    /// A note about an entry that is not there before it.
    #[error("it speaks of entry {0}, which does not come before it")]
    NoSuchEntry(usize),
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
) -> Result<Vec<Effective>, (usize, Misfit)> {
    let mut events: Vec<Effective> = Vec::new();
    for (number, entry) in (1..).zip(&log[..notes_upto.min(log.len())]) {
        match entry {
            Entry::Event(event) => events.push((number, event.clone())),
            Entry::Note(Note::TakeBack { to }) => {
                if *to >= number {
                    return Err((number, Misfit::NoSuchEntry(*to)));
                }
                events.retain(|(entry, _)| entry <= to);
            }
            Entry::Note(Note::CorrectRoll { entry, yellow, blue }) => {
                let target = events.iter_mut().find(|(number, _)| number == entry);
                match target.map(|(_, event)| event) {
                    Some(PlayEvent::Roll { yellow: y, blue: b, by: By::People, .. }) => {
                        y.clone_from(yellow);
                        b.clone_from(blue);
                    }
                    Some(_) => return Err((number, Misfit::NotTyped(*entry))),
                    None => return Err((number, Misfit::NoSuchEntry(*entry))),
                }
            }
            Entry::Note(Note::Hint {} | Note::Confirm { .. }) => {}
        }
    }
    events.retain(|&(number, _)| number <= upto);
    Ok(events)
}

/// Applies one event to a position.
///
/// # Errors
/// [`Misfit`]; the position is unchanged then.
pub fn apply(state: &mut State, terms: &Terms, event: &PlayEvent) -> Result<(), Misfit> {
    let command = event.command().ok_or(match event {
        PlayEvent::FirstPlayer { .. } => Misfit::NoSeat,
        _ => Misfit::Dice,
    })?;
    if let (PlayEvent::Roll { purpose, seat, .. }, Expected::Roll(due)) = (event, state.expected())
        && (*purpose, *seat) != (due.purpose, due.seat + 1)
    {
        let name = |purpose: crate::rules::Purpose, row: u8| format!("{} of row {row}", purpose.name());
        return Err(Misfit::OtherRoll { said: name(*purpose, *seat), due: name(due.purpose, due.seat + 1) });
    }
    Ok(state.apply(terms, command)?)
}

/// Checks the program's dice against the seed that applies; dice typed in by people are their own truth.
///
/// # Errors
/// [`Misfit::NotTheSeed`] or [`Misfit::NoSeed`].
pub fn check_seed(state: &State, terms: &Terms, event: &PlayEvent, seed: Option<Seed>) -> Result<(), Misfit> {
    let (Some(By::Program), Expected::Roll(request)) = (event.by(), state.expected()) else {
        return Ok(());
    };
    // Another roll than the one due is a fault of its own.
    if matches!(event, PlayEvent::Roll { purpose, .. } if *purpose != request.purpose) {
        return Ok(());
    }
    let Some(seed) = seed else {
        return Err(Misfit::NoSeed);
    };
    let due = seed.roll(request, terms.players());
    match event.command() {
        Some(found) if found != due => Err(Misfit::NotTheSeed { seed, due: dice(due), found: dice(found) }),
        _ => Ok(()),
    }
}

/// The dice of a roll in words.
fn dice(command: Command) -> String {
    match command {
        Command::First(seat) => format!("seat {}", seat + 1),
        Command::Roll(pair) => pair.to_string(),
        Command::RollFour(four) => {
            let [[a, b], [c, d]] = [four.yellow(), four.blue()];
            format!("yellow {a} {b}, blue {c} {d}")
        }
        _ => "no dice".to_owned(),
    }
}
