//! Money cards (§A1.4): one of them, and any number of them together.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::rules::Currency;

/// The highest value of a card; the lowest is 1.
const MOST: u8 = 9;

/// A money card, written `F7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = "^[FRDU][1-9]$", "examples" = ["F7"]))]
pub struct Card(u8);

impl Card {
    /// The number of different cards.
    pub const KINDS: usize = Currency::COUNT * MOST as usize;

    /// A card; none unless its value is 1 to 9.
    #[must_use]
    pub const fn new(currency: Currency, value: u8) -> Option<Self> {
        match value {
            1..=MOST => Some(Self(currency as u8 * MOST + value - 1)),
            _ => None,
        }
    }

    /// Reads a letter and a digit.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut rest = text.chars();
        let currency = Currency::from_letter(rest.next()?)?;
        match rest.as_str().as_bytes() {
            &[digit @ b'1'..=b'9'] => Self::new(currency, digit - b'0'),
            _ => None,
        }
    }

    /// What it is worth.
    #[inline]
    #[must_use]
    pub const fn value(self) -> u8 {
        self.0 % MOST + 1
    }

    /// In which currency.
    #[inline]
    #[must_use]
    pub const fn currency(self) -> Currency {
        Currency::ALL[(self.0 / MOST) as usize]
    }

    /// Each different card, F1 to U9.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::KINDS as u8).map(Self)
    }
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::read(&text)
            .ok_or_else(|| format!("a money card is F, R, D or U and a digit from 1, not {text:?}"))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{}", self.currency().letter(), self.value())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

/// Some money cards: for each currency nine digits of three bits, how many there are of each value. No game has more than
/// three of a card, so that the highest bit of each digit is free; where more are named they are never all there.
///
/// They are one number, for a part of an array that was changed is slow to read with the rest. Each currency has 32 bits.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u128);

/// The bits of a currency.
const BITS: u32 = u32::BITS;

/// The highest bit of each digit.
const FREE: u128 = of_each_currency(0o444_444_444);

/// The lowest bit of each digit.
const ONES: u128 = of_each_currency(0o111_111_111);

/// The same digits in all currencies.
const fn of_each_currency(digits: u32) -> u128 {
    let two = digits as u128 | (digits as u128) << BITS;
    two | two << (2 * BITS)
}

impl Cards {
    /// None.
    pub const NONE: Self = Self(0);

    /// All money of a game: three of each card, two beside a third player (§A1.4, §A5.1).
    #[must_use]
    pub const fn all(has_third_player: bool) -> Self {
        Self::of_each(if has_third_player { 2 } else { 3 })
    }

    /// Each card so many times, three at most.
    #[must_use]
    pub const fn of_each(copies: u8) -> Self {
        let copies = if copies > 3 { 3 } else { copies };
        Self(ONES * copies as u128)
    }

    /// Where the digit of a card begins.
    #[inline]
    const fn shift(card: Card) -> u32 {
        BITS * card.currency() as u32 + 3 * (card.value() as u32 - 1)
    }

    /// The digits of a currency.
    #[inline]
    const fn digits(self, currency: Currency) -> u32 {
        (self.0 >> (BITS * currency as u32)) as u32
    }

    /// Those of each.
    #[inline]
    fn all_digits(self) -> [u32; Currency::COUNT] {
        Currency::ALL.map(|currency| self.digits(currency))
    }

    /// How many there are of a card.
    #[inline]
    #[must_use]
    pub const fn count(self, card: Card) -> u8 {
        (self.0 >> Self::shift(card) & 7) as u8
    }

    /// Whether there is such a card.
    #[inline]
    #[must_use]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// The same with one card more; seven of each are counted at most.
    #[inline]
    #[must_use]
    pub const fn with(mut self, card: Card) -> Self {
        if self.count(card) < 7 {
            self.0 += 1 << Self::shift(card);
        }
        self
    }

    /// The same with one card fewer; none when there is no such card.
    #[inline]
    #[must_use]
    pub const fn without(mut self, card: Card) -> Option<Self> {
        if !self.has(card) {
            return None;
        }
        self.0 -= 1 << Self::shift(card);
        Some(self)
    }

    /// These and others. Together there are three of each at most.
    #[inline]
    #[must_use]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// What is left without others; none when these are not all there.
    #[inline]
    #[must_use]
    pub const fn minus(self, others: Self) -> Option<Self> {
        // A digit that is too small borrows its free bit.
        let left = (self.0 | FREE) - (others.0 & !FREE);
        if left & FREE != FREE || others.0 & FREE != 0 {
            return None;
        }
        Some(Self(left & !FREE))
    }

    /// The first card of which there are more here than in others.
    #[must_use]
    pub fn beyond(self, others: Self) -> Option<Card> {
        Card::all().find(|&card| self.count(card) > others.count(card))
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[inline]
    #[must_use]
    pub fn len(self) -> u8 {
        ((self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()) as u8
    }

    /// Those of one currency.
    #[inline]
    #[must_use]
    pub const fn of(self, currency: Currency) -> Self {
        Self(self.0 & (u32::MAX as u128) << (BITS * currency as u32))
    }

    /// What those of a currency are worth.
    #[inline]
    #[must_use]
    pub fn sum(self, currency: Currency) -> u16 {
        let mut digits = self.digits(currency);
        let mut sum = 0;
        while digits != 0 {
            let at = digits.trailing_zeros() / 3;
            sum += (digits >> (3 * at) & 7) * (at + 1);
            digits &= !(7 << (3 * at));
        }
        sum as u16
    }

    /// Whether others are the same in one currency.
    #[inline]
    #[must_use]
    pub const fn is_same_in(self, others: Self, currency: Currency) -> bool {
        self.digits(currency) == others.digits(currency)
    }

    /// The currencies in which others are not the same.
    #[inline]
    pub fn unlike(self, others: Self) -> impl Iterator<Item = Currency> {
        let mut left = Self(self.0 ^ others.0);
        std::iter::from_fn(move || {
            let first = (!left.is_empty()).then(|| left.0.trailing_zeros() / BITS)?;
            let currency = Currency::ALL[first as usize];
            left.0 ^= left.of(currency).0;
            Some(currency)
        })
    }

    /// What they are worth, whatever the currency.
    #[inline]
    #[must_use]
    pub fn total(self) -> u16 {
        Currency::ALL.into_iter().map(|currency| self.sum(currency)).sum()
    }

    /// Each different card that is there, F1 to U9, with how many of it.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = (Card, u8)> {
        let mut left = self.all_digits();
        std::iter::from_fn(move || {
            let currency = left.iter().position(|&digits| digits != 0)?;
            let digits = &mut left[currency];
            let at = digits.trailing_zeros() / 3;
            let count = *digits >> (3 * at) & 7;
            *digits &= !(7 << (3 * at));
            Some((Card(currency as u8 * MOST + at as u8), count as u8))
        })
    }

    /// How many there are of each value that is there, whatever the currency, the lowest first; of a value seven at most.
    #[inline]
    pub fn values(self) -> impl Iterator<Item = (u8, u8)> {
        values(self.all_digits().into_iter().sum())
    }

    /// How many there are of each value of a currency that is there, the lowest first.
    #[inline]
    pub fn values_of(self, currency: Currency) -> impl Iterator<Item = (u8, u8)> {
        values(self.digits(currency))
    }

    /// Each different card of a currency that is there, the lowest first, with how many of it.
    #[inline]
    pub fn kinds_of(self, currency: Currency) -> impl Iterator<Item = (Card, u8)> {
        self.values_of(currency).map(move |(value, count)| (Card(currency as u8 * MOST + value - 1), count))
    }

    /// The highest value; 0 where there are none.
    #[inline]
    #[must_use]
    pub fn highest(self) -> u8 {
        let digits = self.all_digits().into_iter().fold(0, |all, digits| all | digits);
        (u32::BITS - digits.leading_zeros()).div_ceil(3) as u8
    }

    /// The one at a place among all, F1 to U9, from 0; none when there are fewer.
    #[inline]
    #[must_use]
    pub fn nth(self, mut place: u32) -> Option<Card> {
        for currency in Currency::ALL {
            for (card, count) in self.kinds_of(currency) {
                match place.checked_sub(count.into()) {
                    Some(left) => place = left,
                    None => return Some(card),
                }
            }
        }
        None
    }

    /// Each card, F1 to U9.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.kinds().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }
}

/// How many cards of each value digits count, the lowest first.
#[inline]
fn values(mut left: u32) -> impl Iterator<Item = (u8, u8)> {
    std::iter::from_fn(move || {
        let at = (left != 0).then(|| left.trailing_zeros() / 3)?;
        let count = left >> (3 * at) & 7;
        left &= !(7 << (3 * at));
        Some((at as u8 + 1, count as u8))
    })
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.iter()).finish()
    }
}
