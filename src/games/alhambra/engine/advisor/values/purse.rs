//! Money of one currency, looked at once.

use super::entries;
use crate::rules::{Currency, play::Cards};

/// Cards of a currency.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Purse {
    pub cards: u8,
    pub sum: u16,
    /// Bit n: a price of n can be paid exactly.
    exact: u64,
    /// The entries of its cards, and of the prices that it pays exactly.
    pub entries: [u32; 2],
}

impl Purse {
    pub fn new(phase: usize, hand: Cards, currency: Currency) -> Self {
        let mut purse = Self { exact: 1, ..Self::default() };
        for (value, count) in hand.values_of(currency) {
            for _ in 0..count {
                purse.cards += 1;
                purse.sum += u16::from(value);
                purse.exact |= purse.exact << value;
            }
        }
        let prices = (purse.exact >> 5) as usize;
        let cards = entries::currency(phase, purse.cards, purse.sum);
        purse.entries = [cards as u32, entries::exact(phase, prices) as u32];
        purse
    }

    /// Of each currency.
    pub fn all(phase: usize, hand: Cards) -> [Self; Currency::COUNT] {
        Currency::ALL.map(|currency| Self::new(phase, hand, currency))
    }

    /// Whether it pays a price exactly.
    #[inline]
    pub const fn pays(&self, price: u8) -> bool {
        price < 64 && self.exact >> price & 1 == 1
    }
}
