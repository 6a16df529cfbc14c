//! What a player has in a position: an Alhambra, money, a reserve and the Vizier's token.

use super::{Cards, Grounds, PieceSet};
use crate::rules::Vizier;

/// What a player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerState {
    pub(super) grounds: Grounds,
    pub(super) hand: Cards,
    pub(super) reserve: PieceSet,
    /// Bought, or got at the end, and not yet placed.
    pub(super) pending: PieceSet,
    pub(super) vizier: Vizier,
}

impl PlayerState {
    /// At the start of a game.
    pub(super) fn new() -> Self {
        Self {
            grounds: Grounds::new(),
            hand: Cards::NONE,
            reserve: PieceSet::NONE,
            pending: PieceSet::NONE,
            vizier: Vizier::Awake,
        }
    }

    /// What is laid.
    #[must_use]
    pub const fn grounds(&self) -> &Grounds {
        &self.grounds
    }

    /// The money.
    #[must_use]
    pub const fn hand(&self) -> Cards {
        self.hand
    }

    /// The reserve.
    #[must_use]
    pub const fn reserve(&self) -> PieceSet {
        self.reserve
    }

    /// What was bought, or got at the end, and is not yet placed.
    #[must_use]
    pub const fn pending(&self) -> PieceSet {
        self.pending
    }

    /// The Vizier's token.
    #[must_use]
    pub const fn vizier(&self) -> Vizier {
        self.vizier
    }
}
