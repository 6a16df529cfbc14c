//! The stage: what computers do is shown on their sheets, and a pair that is passed on its way.

use crate::{
    rules::{Cell, Pair, State},
    screens::motion::Motion,
    session::{
        PlaySession,
        happenings::{Happening, PASS},
    },
};

/// A sheet that is shown as it was: computers act, or dice are passed, and then the game goes on.
pub struct Stage {
    /// Whose it is.
    pub player: usize,
    /// The position at that moment.
    pub state: State,
    /// What the player just built.
    pub built: Option<Cell>,
}

impl Stage {
    /// The stage, while computers act or dice are passed, and before.
    pub fn of(session: &PlaySession, motion: &Motion) -> Option<Self> {
        let (game, director) = (session.game(), motion.director());
        let is_computer = |seat: usize| game.policy(seat).is_some();
        director.cues().find(|(cue, _)| match cue.what {
            Happening::Passes { .. } => true,
            _ => actor(&cue.what).is_some_and(is_computer),
        })?;
        let state = motion.shown(game);
        let begun = director.begun().find(|(cue, _)| !comes_with_another(&cue.what));
        let player = begun.and_then(|(cue, _)| actor(&cue.what));
        let player = player.unwrap_or_else(|| state.last_to_act(game.config()));
        let built = director.begun().find_map(|(cue, _)| match cue.what {
            Happening::Acts { seat, built } if seat == player => built,
            _ => None,
        });
        Some(Self { player, state, built })
    }
}

/// Whose doing something is.
const fn actor(what: &Happening) -> Option<usize> {
    match *what {
        Happening::Acts { seat, .. }
        | Happening::Crosses { seat, .. }
        | Happening::Gains { seat, .. }
        | Happening::Rolls { seat, .. }
        | Happening::Passes { seats: [seat, _], .. } => Some(seat),
        _ => None,
    }
}

/// Whether something has no time of its own.
const fn comes_with_another(what: &Happening) -> bool {
    matches!(
        what,
        Happening::Fills { .. }
            | Happening::Completes { .. }
            | Happening::Scores { .. }
            | Happening::Counts { .. }
    )
}

/// Dice that are on their way now: from whom, to whom, which, and how far from 0 to 1.
pub fn passing(motion: &Motion) -> Option<([usize; 2], Pair, f32)> {
    motion.director().begun().find_map(|(cue, since)| match cue.what {
        Happening::Passes { seats, pair } => Some((seats, pair, (since / PASS) as f32)),
        _ => None,
    })
}
