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
    let mut kinds = [None; 9];
    let mut from = kinds.len();
    for kind in hand.kinds_of(currency) {
        // Highest values first.
        from -= 1;
        kinds[from] = Some(kind);
    }
    pay(&kinds[from..], hand.sum(currency), (Cards::NONE, 0), price, which, tell);
}

/// Goes on with these kinds of cards, which are worth so much. A payment without a needless card is complete as soon as it
/// is enough: what comes later is worth no more than what lies there.
fn pay(
    kinds: &[Option<(Card, u8)>],
    left: u16,
    (mut paid, mut sum): (Cards, u16),
    price: Price,
    which: Payments,
    tell: &mut dyn FnMut(Cards),
) {
    let needed = match price {
        Price::AtLeast(needed) | Price::Exactly(needed) => needed,
    };
    if sum + left < needed {
        return;
    }
    let is_complete = sum >= needed && (which == Payments::Needed || matches!(price, Price::Exactly(_)));
    let (kind, others) = match kinds {
        [kind, others @ ..] if !is_complete => (kind, others),
        _ if sum == needed || matches!(price, Price::AtLeast(_)) => return tell(paid),
        _ => return,
    };
    let Some((card, count)) = *kind else { return pay(others, left, (paid, sum), price, which, tell) };
    let value = u16::from(card.value());
    let left = left - value * u16::from(count);
    for more in 0..=count {
        if more > 0 {
            (paid, sum) = (paid.with(card), sum + value);
        }
        pay(others, left, (paid, sum), price, which, tell);
        if more > 0 && sum >= needed && (which == Payments::Needed || matches!(price, Price::Exactly(_))) {
            return;
        }
    }
}

/// Whether a hand has cards that make exactly a price.
pub(super) fn can_pay_exactly(hand: Cards, currency: Currency, price: u8) -> bool {
    let most = u32::from(price.min(127));
    let mut sums = 1u128;
    for (value, count) in hand.values_of(currency) {
        for _ in 0..count {
            sums |= sums << value;
        }
    }
    sums >> most & 1 == 1
}

/// Tells each way to take money from a display (§A4.4).
pub(super) fn takings(display: Cards, tell: &mut dyn FnMut(Cards)) {
    fn go_on(display: Cards, from: Option<Card>, taken: (Cards, u16), tell: &mut dyn FnMut(Cards)) {
        for (card, _) in display.kinds().filter(|(card, _)| from.is_none_or(|from| *card >= from)) {
            let (more, value) = (taken.0.with(card), taken.1 + u16::from(card.value()));
            if value > MOST_TAKEN && from.is_some() {
                continue;
            }
            tell(more);
            if let Some(left) = display.without(card).filter(|_| value < MOST_TAKEN) {
                go_on(left, Some(card), (more, value), tell);
            }
        }
    }
    go_on(display, None, (Cards::NONE, 0), tell);
}
