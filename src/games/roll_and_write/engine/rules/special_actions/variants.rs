//! What two dice of one colour can show when the action is chosen, and what that costs.

use super::{SpecialAction, Taken};
use crate::rules::{Face, GameConfig, dice::Slots};

/// What two dice can show.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// The faces, in no order.
    pub dice: [Face; 2],
    /// Coins that it costs.
    pub price: u8,
    /// By which special actions.
    pub taken: Taken,
}

/// All that two dice of one colour can show, of some more than once; as they lie is the first.
#[derive(Debug)]
pub struct Variants {
    list: [Variant; Self::MOST],
    count: usize,
    coins: u8,
}

impl Variants {
    const MOST: usize = 1 + SpecialAction::VARIANTS;

    #[inline]
    pub(super) fn lying(dice: Slots, coins: u8) -> Self {
        let lying = Variant { dice: dice.both(), price: 0, taken: Taken::NONE };
        Self { list: [lying; Self::MOST], count: 1, coins }
    }

    /// One more, if it can be paid.
    #[inline]
    pub(super) fn add(&mut self, dice: [Face; 2], price: u8, taken: Taken) {
        if price <= self.coins {
            self.list[self.count] = Variant { dice, price, taken };
            self.count += 1;
        }
    }

    /// What two dice can be made to show that nothing was done with yet.
    #[inline]
    #[must_use]
    pub fn of(config: &GameConfig, [a, b]: [Face; 2], coins: u8) -> Self {
        Self::new(config, Slots::two(a, b), coins)
    }

    /// All of them.
    #[inline]
    #[must_use]
    pub fn as_slice(&self) -> &[Variant] {
        &self.list[..self.count]
    }

    /// Each once for the least coins, lower die first, in the order of the dice.
    #[must_use]
    pub fn cheapest(&self) -> Vec<Variant> {
        let mut least: [[Option<Variant>; 6]; 6] = [[None; 6]; 6];
        for &Variant { dice: [a, b], price, taken } in self.as_slice() {
            let dice = [a.min(b), a.max(b)];
            let known = &mut least[dice[0].index()][dice[1].index()];
            if known.is_none_or(|known| price < known.price) {
                *known = Some(Variant { dice, price, taken });
            }
        }
        least.into_iter().flatten().flatten().collect()
    }
}
