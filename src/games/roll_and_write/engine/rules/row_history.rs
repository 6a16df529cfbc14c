//! What a table knows of one row, round by round, and what coins it can have at most (§1, §4, §5).

use super::{Holdings, SpecialAction, layout::FIRST_COINS};

/// Coins that one turn can give: all four crossings are built (§4.3b).
pub const MOST_GAINED: u8 = 4;

/// Buildings that a player's turn can give: the action's and those of a special action (§4.3a, §5.2).
pub const MOST_BUILT: u8 = 1 + SpecialAction::MOST_BUILDINGS;

/// What a building beside the action's costs at least (§5.2).
pub(super) const SECOND_PRICE: u8 = SpecialAction::CHEAPEST_BUILDING;

/// Buildings that setup gives every row (§3.2, §9).
pub const SETUP_BUILDINGS: u8 = 3;

/// What was entered for a row in one round; of a turn that was not entered nothing is set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Entered {
    /// Boxes filled.
    pub buildings: u8,
    /// Coins were taken.
    pub coins: bool,
    /// Neither building nor coins.
    pub nothing: bool,
}

impl Entered {
    /// Whether the turn is not entered. Its player may have taken coins.
    #[must_use]
    pub fn is_missing(&self) -> bool {
        *self == Self::default()
    }
}

/// What was entered for one row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowHistory {
    /// Setup, then round after round; may end early when the last turns are missing. None when only the
    /// outcome was entered.
    pub rounds: Option<Vec<Entered>>,
    /// The player left: no turns follow.
    pub has_left: bool,
    /// What the player has at the end: no turns follow either.
    pub closing: Option<Holdings>,
}

impl RowHistory {
    /// What was entered in a round, 0 for setup.
    #[must_use]
    pub fn entered(&self, round: u8) -> Entered {
        let rounds = self.rounds.as_deref().unwrap_or_default();
        rounds.get(usize::from(round)).copied().unwrap_or_default()
    }

    /// Whether the row still takes part.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !self.has_left && self.closing.is_none()
    }
}

/// The most coins that a player can own, and those that can still be gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CoinBounds {
    /// Coins owned at most.
    pub coins: u8,
    /// Coins not circled yet (§1).
    pub gainable: u8,
}

impl CoinBounds {
    /// The purse of a new sheet (§1).
    #[must_use]
    pub const fn new(printed: u8) -> Self {
        Self { coins: FIRST_COINS, gainable: printed - FIRST_COINS }
    }

    /// Goes on by a turn; false when its second building cannot be paid.
    pub(super) fn pass(&mut self, entered: &Entered) -> bool {
        if entered.coins || entered.is_missing() {
            self.gain();
        }
        let can_pay = entered.buildings < MOST_BUILT || self.coins >= SECOND_PRICE;
        if entered.buildings >= MOST_BUILT {
            self.coins = self.coins.saturating_sub(SECOND_PRICE);
        }
        can_pay
    }

    /// A turn that gains as many coins as a turn can (§4.3b).
    pub(super) fn gain(&mut self) {
        let gained = MOST_GAINED.min(self.gainable);
        self.coins += gained;
        self.gainable -= gained;
    }

    /// The most buildings that so many turns can give, after a turn that may still build a second (§5.2) or not.
    ///
    /// Coins are best taken first: then every coin can pay.
    #[must_use]
    pub fn most_buildings(self, turns: u8, second: bool) -> u8 {
        let second = second && self.coins >= SECOND_PRICE;
        let mut purse = self;
        let mut most = 0;
        for left in (0..=turns).rev() {
            let seconds = (left + u8::from(second)).min(purse.coins / SECOND_PRICE);
            most = most.max(left + seconds);
            purse.gain();
        }
        most
    }
}
