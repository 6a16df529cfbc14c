//! The stage: a computer that acts is shown on its own sheet, and a pair that is passed on its way.

use crate::{
    happenings::{Happening, PASS},
    rules::{Cell, Pair, State},
    screens::motion::Motion,
    session::PlaySession,
};

/// The sheet of a computer that acts.
pub struct Stage {
    /// Whose it is.
    pub player: usize,
    /// The position after what it did.
    pub state: State,
    /// What it built.
    pub built: Option<Cell>,
}

/// The computer whose turn is shown now, and its sheet.
pub fn stage(session: &PlaySession, motion: &Motion) -> Option<Stage> {
    let (entry, player) =
        motion.director().begun().find_map(|(cue, _)| Some((cue.entry, on_stage(&cue.what)?)))?;
    let player = player.filter(|player| session.game().policy(*player).is_some())?;
    let built = motion.director().begun().find_map(|(cue, _)| match cue.what {
        Happening::Acts { seat, built } if seat == player => built,
        _ => None,
    });
    Some(Stage { player, state: session.game().at(entry).state, built })
}

/// The player that something brings on the stage, nobody where phantoms roll or awards are given; none of what comes with
/// it.
fn on_stage(what: &Happening) -> Option<Option<usize>> {
    match what {
        Happening::Acts { seat, .. }
        | Happening::Crosses { seat, .. }
        | Happening::Gains { seat, .. }
        | Happening::Rolls { seat, .. }
        | Happening::Passes { seats: [seat, _], .. } => Some(Some(*seat)),
        Happening::PhantomRolls { .. } | Happening::Awards(_) => Some(None),
        Happening::Fills { .. }
        | Happening::Completes { .. }
        | Happening::Scores { .. }
        | Happening::Counts { .. } => None,
    }
}

/// Dice that are on their way now: from whom, to whom, which, and how far from 0 to 1.
pub fn passing(motion: &Motion) -> Option<([usize; 2], Pair, f32)> {
    motion.director().begun().find_map(|(cue, since)| match cue.what {
        Happening::Passes { seats, pair } => Some((seats, pair, (since / PASS) as f32)),
        _ => None,
    })
}
