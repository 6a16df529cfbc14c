//! What a record of this game says beside what records of every game say.

use super::AnyGame;
use crate::{
    pad::{Crosses, PadExt, PadState, PaperGameExt},
    rules::Cards,
};

/// What a record of this game says beside what records of every game say.
pub trait Sheets {
    /// What the entries of a pad or a result add up to; none of a game with sheets.
    #[must_use]
    fn pad_state(&self) -> Option<&PadState>;

    /// What every row gets if it ended now.
    #[must_use]
    fn cards(&self) -> Cards;

    /// The last round played at a table that was closed before the last one.
    #[must_use]
    fn stopped_in(&self) -> Option<u8>;

    /// The crossed cells of a row, from 0, where its lines were counted on them.
    #[must_use]
    fn crosses(&self, row: usize) -> Option<Crosses>;
}

impl Sheets for AnyGame {
    fn pad_state(&self) -> Option<&PadState> {
        match self {
            Self::Played(_) => None,
            Self::Table(pad) => Some(pad.pad_state()),
            Self::Result(game) => Some(game.pad_state()),
        }
    }

    fn cards(&self) -> Cards {
        match self {
            Self::Played(game) => game.state().cards(game.config()),
            Self::Table(pad) => pad.pad_state().cards(),
            Self::Result(game) => game.pad_state().cards(),
        }
    }

    fn stopped_in(&self) -> Option<u8> {
        let Self::Table(pad) = self else { return None };
        let played = pad.pad_state().played();
        (self.is_over() && played < pad.corrected_config().rounds()).then_some(played)
    }

    fn crosses(&self, row: usize) -> Option<Crosses> {
        self.pad_state()?.rows.get(row)?.crosses
    }
}
