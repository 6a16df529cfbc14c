//! The one place that applies events of a game, and why one does not fit.

use super::PlayEvent;
use crate::rules::{GameConfig, Illegal, Move, NoGrid, RollKind, State, ToAct};
use kernel::Seed;

/// Why an entry of a log cannot be applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The rules forbid it.
    Illegal(Illegal),
    /// A layout without a grid.
    NoGrid(NoGrid),
    /// A roll without one or two dice of each colour.
    Dice,
    /// Seat 0 goes first.
    NoSeat,
    /// A roll for another purpose or row than the one due.
    OtherRoll {
        /// The purpose and row, from 1, that the event says.
        said: (RollKind, u8),
        /// Those that the position asks for.
        due: (RollKind, u8),
    },
    /// A roll of another number of dice than the one due.
    DiceOf {
        /// The purpose and row, from 1, of the roll.
        roll: (RollKind, u8),
        /// Dice of each colour in the event.
        dice: usize,
        /// Dice of each colour that it has.
        due: usize,
    },
    /// A roll while somebody is to decide.
    NoRollDue {
        /// The purpose and row, from 1, that the event says.
        said: (RollKind, u8),
        /// Whose decision is due, from 1.
        decides: u8,
    },
    /// The dice are not the seed's.
    NotTheSeed {
        /// The seed that applies.
        seed: Seed,
        /// Its dice.
        due: Move,
        /// The dice of the event.
        found: Move,
    },
    /// The program's dice without a seed.
    NoSeed,
    /// A note about an entry that is not there before it.
    NoSuchEntry(usize),
    /// A note that only a table knows.
    OfATable,
    /// A seat that no real player has.
    NoPlayer(u8),
    /// Only dice typed in by people are corrected.
    NotTyped(usize),
}

impl From<Illegal> for ReplayError {
    fn from(error: Illegal) -> Self {
        Self::Illegal(error)
    }
}

impl From<NoGrid> for ReplayError {
    fn from(error: NoGrid) -> Self {
        Self::NoGrid(error)
    }
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
    if let PlayEvent::Roll { purpose, seat, yellow, .. } = event {
        check_roll(state, (*purpose, *seat), yellow.len())?;
    }
    Ok(state.apply(config, command)?)
}

/// Whether this roll is due, with so many dice of each colour.
fn check_roll(state: &State, said: (RollKind, u8), dice: usize) -> Result<(), ReplayError> {
    let due = match state.to_act() {
        ToAct::Chance(due) => due,
        ToAct::Decision(seat) => return Err(ReplayError::NoRollDue { said, decides: seat + 1 }),
        ToAct::Nothing => return Err(Illegal::Over.into()),
    };
    let roll = (due.purpose, due.seat + 1);
    let of_each_colour = match due.purpose {
        RollKind::FirstPlayer => 0,
        RollKind::AllFour => 2,
        _ => 1,
    };
    if said != roll {
        Err(ReplayError::OtherRoll { said, due: roll })
    } else if dice != of_each_colour {
        Err(ReplayError::DiceOf { roll, dice, due: of_each_colour })
    } else {
        Ok(())
    }
}
