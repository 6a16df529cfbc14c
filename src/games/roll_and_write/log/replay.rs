//! The one place that applies events of a game, and why one does not fit.

use thiserror::Error;

use super::PlayEvent;
use crate::{
    games::roll_and_write::rules::{GameConfig, Illegal, Move, NoGrid, RollKind, State, ToAct},
    kernel::Seed,
};

/// Why an entry of a log cannot be applied.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// A layout without a grid.
    #[error(transparent)]
    NoGrid(#[from] NoGrid),
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

impl ReplayError {
    /// What the rules refuse; a roll that cannot be made is none that is due.
    pub(super) fn illegal(self) -> Illegal {
        match self {
            Self::Illegal(illegal) => illegal,
            _ => Illegal::NoSuchRoll,
        }
    }
}

/// Applies one event to a position.
///
/// # Errors
/// [`ReplayError`]; the position is unchanged then.
pub fn apply(state: &mut State, config: &GameConfig, event: &PlayEvent) -> Result<(), ReplayError> {
    let command = event.to_move().ok_or(match event {
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
