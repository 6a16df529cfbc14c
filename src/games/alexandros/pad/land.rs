//! The provinces of a ledger: typed without a board, and worked out with one.

use std::collections::BTreeMap;

use super::LedgerError;
use crate::rules::{BoardState, GOVERNORS, Province, Provinces, Turn};

/// Where the provinces come from.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Land {
    /// Typed ones, by their numbers.
    Typed(BTreeMap<u16, Province>),
    /// Those of the board.
    Board(Box<OnBoard>),
}

/// A position on the board with its provinces. They are worked out when walls or governors change, not when
/// somebody asks.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OnBoard {
    pub(super) state: BoardState,
    pub(super) provinces: Provinces,
}

impl Land {
    /// All provinces with their numbers: as typed, or on a board counted from 1 in the order of their first
    /// spaces.
    pub(super) fn all(&self) -> Vec<(u16, &Province)> {
        match self {
            Self::Typed(typed) => typed.iter().map(|(number, province)| (*number, province)).collect(),
            Self::Board(board) => (1..).zip(board.provinces.contents()).collect(),
        }
    }

    /// A turn in which nothing was entered yet: with a board it begins with Alexander's move (§X3).
    pub(super) const fn fresh_turn(&self) -> Turn {
        match self {
            Self::Typed(_) => Turn::ACTIONS_ALONE,
            Self::Board(_) => Turn::NEW,
        }
    }

    /// How many governors of a player, from 0, are not on the board.
    pub(super) fn home(&self, player: u8) -> u8 {
        match self {
            Self::Typed(typed) => {
                let all = typed.values().flat_map(Province::governors);
                let placed = all.filter(|governor| governor.player == player).count();
                GOVERNORS.saturating_sub(u8::try_from(placed).unwrap_or(GOVERNORS))
            }
            Self::Board(board) => board.state.governors.home(player),
        }
    }

    /// The typed provinces.
    pub(super) const fn typed(&mut self) -> Result<&mut BTreeMap<u16, Province>, LedgerError> {
        match self {
            Self::Typed(typed) => Ok(typed),
            Self::Board(_) => Err(LedgerError::KnownByBoard),
        }
    }
}
