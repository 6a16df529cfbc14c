//! Which cards can be taken or laid down together: all ways to pay a price, and all ways to take money.

use super::{Card, Cards};
use crate::rules::Currency;

/// The value of several cards taken together at most (§A4.4).
pub const MOST_TAKEN: u16 = 5;

/// Which payments are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payments {
    /// Every one that is legal.
    All,
    /// Those without a needless card, which nobody wants to miss.
    Needed,
}

/// What a payment has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Price {
    /// So much, or more (§A4.5).
    AtLeast(u16),
    /// Exactly so much (§A6.1, §A6.3).
    Exactly(u16),
}

/// Tells each different payment of a price from a hand.
pub(super) fn payments(
    hand: Cards,
    currency: Currency,
    price: Price,
    which: Payments,
    tell: &mut dyn FnMut(Cards),
) {
    let hand = hand.of(currency);
    pay(hand, currency, 9, (Cards::NONE, 0), price, which, tell);
}

/// Goes on with cards of this value and lower ones. A payment without a needless card is complete as soon as it is
/// enough: what comes later is worth no more than what lies there.
fn pay(
    hand: Cards,
    currency: Currency,
    value: u8,
    (paid, sum): (Cards, u16),
    price: Price,
    which: Payments,
    tell: &mut dyn FnMut(Cards),
) {
    match price {
        Price::AtLeast(price) if sum >= price && which == Payments::Needed => return tell(paid),
        Price::Exactly(price) if sum >= price => {
            if sum == price {
                tell(paid);
            }
            return;
        }
        _ => {}
    }
    let Some(card) = Card::new(currency, value) else {
        if matches!(price, Price::AtLeast(price) if sum >= price) {
            tell(paid);
        }
        return;
    };
    let mut paid = paid;
    for more in 0..=hand.count(card) {
        if more > 0 {
            paid = paid.with(card);
        }
        pay(hand, currency, value - 1, (paid, sum + u16::from(more * value)), price, which, tell);
        let is_enough = |price: u16| sum + u16::from(more * value) >= price;
        let is_complete = match price {
            Price::Exactly(price) => is_enough(price),
            Price::AtLeast(price) => which == Payments::Needed && is_enough(price),
        };
        if is_complete {
            return;
        }
    }
}

/// Whether a hand has cards that make exactly a price.
pub(super) fn can_pay_exactly(hand: Cards, currency: Currency, price: u8) -> bool {
    let most = u32::from(price.min(127));
    let mut sums = 1u128;
    for (card, count) in hand.of(currency).kinds() {
        for _ in 0..count {
            sums |= sums << card.value();
        }
    }
    sums >> most & 1 == 1
}

/// Tells each way to take money from a display (§A4.4).
pub(super) fn takings(display: Cards, tell: &mut dyn FnMut(Cards)) {
    fn go_on(display: Cards, from: Option<Card>, taken: Cards, tell: &mut dyn FnMut(Cards)) {
        for (card, _) in display.kinds().filter(|(card, _)| from.is_none_or(|from| *card >= from)) {
            let more = taken.with(card);
            if more.len() > 1 && more.total() > MOST_TAKEN {
                continue;
            }
            tell(more);
            if let Some(left) = display.without(card) {
                go_on(left, Some(card), more, tell);
            }
        }
    }
    go_on(display, None, Cards::NONE, tell);
}
