//! What was looked at of a decision's options: what the next one leaves alike is not looked at again.

use super::{active::Gains, purse::Purse};
use crate::{
    advisor::after::After,
    rules::{
        Currency,
        play::{Cards, PieceSet},
    },
};
use common::BuildingType;

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

/// The first entry of what is on offer on each space.
pub(super) type Offers = [usize; Currency::COUNT];

/// The money of who decides: before the decision, or after the option that was looked at last.
#[derive(Clone)]
pub(super) struct Money {
    hand: Cards,
    pub purses: [Purse; Currency::COUNT],
    pub offers: Offers,
    /// What the entries of each purse are worth.
    pub worths: [[f32; 2]; Currency::COUNT],
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

impl Money {
    /// Before any option was looked at.
    pub const fn new(hand: Cards, purses: [Purse; Currency::COUNT]) -> Self {
        let (offers, worths) = ([0; Currency::COUNT], [[0.0; 2]; Currency::COUNT]);
        Self { hand, purses, offers, worths, display: None, value: 0.0 }
    }

    /// Whether an option leaves this hand and this display.
    #[inline]
    pub fn is_of(&self, after: &After) -> bool {
        self.hand == after.hand && self.display == Some(after.display)
    }

    /// Takes another hand, of which only the currencies are looked at that have changed, and are not as before.
    #[inline]
    pub fn take(&mut self, hand: Cards, before: &Self, look: impl Fn(Currency) -> (Purse, usize, [f32; 2])) {
        for currency in hand.unlike(self.hand) {
            let at = currency.index();
            (self.purses[at], self.offers[at], self.worths[at]) = if hand.is_same_in(before.hand, currency) {
                (before.purses[at], before.offers[at], before.worths[at])
            } else {
                look(currency)
            };
        }
        self.hand = hand;
    }
}
