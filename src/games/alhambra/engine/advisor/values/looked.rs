//! What was looked at of a decision's options: what the next one leaves alike is not looked at again.

use super::{active::Gains, purse::Purse};
use crate::{
    advisor::{after::After, layout::Layout},
    rules::{
        Currency,
        play::{Cards, PieceSet},
    },
};
use common::BuildingType;

/// So many ways to build and keep are usually looked at in a decision.
const USUAL_OPTIONS: usize = 16;

/// What was looked at of a player's options that leave the same tiles of each type.
#[derive(Clone, Copy)]
pub(super) struct Races {
    pub types: [u8; BuildingType::COUNT],
    pub third_player: PieceSet,
    /// What the races add up to for who decides: what is certain, and the entries.
    pub own: (f32, f32),
    pub gains: Gains,
    /// What the best rival has.
    pub rival: f32,
}

/// What was looked at of a player's options that build and keep the same.
pub(super) struct Built {
    pub layout: Layout,
    pub kept: PieceSet,
    pub third_player: PieceSet,
    pub own: f32,
    /// What the best rival has.
    pub rival: f32,
    pub gains: Gains,
}

/// All that was built and kept in the options so far.
pub(super) struct AllBuilt {
    all: Vec<Built>,
    /// The place there of what was looked at last.
    last: usize,
}

/// The first entry of what is on offer on each space.
pub(super) type Offers = [usize; Currency::COUNT];

/// The money of who decides, after the option that was looked at last.
pub(super) struct Money {
    hand: Cards,
    pub purses: [Purse; Currency::COUNT],
    pub offers: Offers,
    /// None before any was looked at.
    pub display: Option<Cards>,
    pub value: f32,
}

impl Races {
    /// Whether an option leaves these tiles.
    pub fn is_of(&self, after: &After) -> bool {
        self.types == after.board.types && self.third_player == after.third_player
    }
}

impl Built {
    /// Whether an option builds and keeps this.
    fn is_of(&self, after: &After) -> bool {
        self.layout.is_same(&after.board.layout)
            && self.kept == after.kept
            && self.third_player == after.third_player
    }
}

impl AllBuilt {
    pub fn new() -> Self {
        Self { all: Vec::with_capacity(USUAL_OPTIONS), last: 0 }
    }

    /// What an option builds and keeps; `look` looks at it where no option before it did the same.
    #[inline]
    pub fn of(&mut self, after: &After, look: impl FnOnce() -> Built) -> &Built {
        let is_it = |built: &Built| built.is_of(after);
        let is_last = self.all.get(self.last).is_some_and(is_it);
        let found = if is_last { Some(self.last) } else { self.all.iter().rposition(is_it) };
        self.last = found.unwrap_or_else(|| {
            self.all.push(look());
            self.all.len() - 1
        });
        &self.all[self.last]
    }
}

impl Money {
    /// Before any option was looked at.
    pub const fn new(hand: Cards, purses: [Purse; Currency::COUNT]) -> Self {
        Self { hand, purses, offers: [0; Currency::COUNT], display: None, value: 0.0 }
    }

    /// Whether an option leaves this hand and this display.
    #[inline]
    pub fn is_of(&self, after: &After) -> bool {
        self.hand == after.hand && self.display == Some(after.display)
    }

    /// Takes another hand, of which only the currencies that have changed are looked at.
    #[inline]
    pub fn take(&mut self, hand: Cards, look: impl Fn(Currency) -> (Purse, usize)) {
        for currency in Currency::ALL {
            if !hand.is_same_in(self.hand, currency) {
                let at = currency.index();
                (self.purses[at], self.offers[at]) = look(currency);
            }
        }
        self.hand = hand;
    }
}
