//! Where the entries of values lie.

use crate::rules::play::WALLS;

/// Scorings held (3) by own turns to be expected until the next (4).
pub(super) const PHASES: usize = 12;
/// Own turns until the next scoring, in halves; more count as these.
pub(super) const HALF_TURNS: usize = 16;

/// Own tiles of a type are told apart from 0 to 8, rivals' from 4 fewer to 4 more.
const OWN: usize = 9;
const AHEAD: usize = 9;
/// Tiles of a type in the stack: none, 1–2, 3–5, more.
const UNSEEN: usize = 4;
/// What a tile more would bring is told apart in so many steps.
pub(super) const GAINS: usize = 5;
/// Cards of a currency, and their sum; more count as these.
const CARDS: usize = 6;
const SUMS: usize = 18;
/// Sets of the prices 5–13.
const PRICE_SETS: usize = 1 << 9;
/// How far a price is from being paid: exactly, with more, short by 1–3, 4–6, more.
pub(super) const REACHES: usize = 5;
/// Rivals who can pay exactly; more count as these.
const TAKERS: usize = 4;
/// Cards in hand, and their sum in steps.
const HAND: usize = 16;
const HAND_SUMS: usize = 8;
/// Walls are told apart up to this.
const WALL: usize = 25;
/// Places where a building can be laid: more count as these.
pub(in crate::advisor) const MOST_PLACES: u8 = 3;
/// Places told apart.
const PLACES: usize = MOST_PLACES as usize + 1;
/// Best card left, and what can be taken of small ones.
const CARD: usize = 10;
const SMALL: usize = 6;

pub(super) const RACE: usize = 0;
pub(super) const RESERVE: usize = RACE + PHASES * UNSEEN * OWN * AHEAD * AHEAD;
pub(super) const WALL_LINE: usize = RESERVE + PHASES * GAINS * 2;
pub(super) const OPENINGS: usize = WALL_LINE + PHASES * WALL;
pub(super) const CURRENCY: usize = OPENINGS + PHASES * WALLS * PLACES;
pub(super) const EXACT: usize = CURRENCY + PHASES * CARDS * SUMS;
pub(super) const SPACE: usize = EXACT + 4 * PRICE_SETS;
pub(super) const MONEY: usize = SPACE + PHASES * REACHES * GAINS * TAKERS * 2;
pub(super) const DISPLAY: usize = MONEY + PHASES * HAND * HAND_SUMS;
pub(super) const TURNS: usize = DISPLAY + CARD * SMALL;
/// Entries of a set.
pub(super) const ENTRIES: usize = TURNS + 3 * HALF_TURNS;

/// Entries that one position has at most: types, reserve, wall, openings, currencies, prices, spaces, hand, display, turns.
pub(super) const ACTIVE: usize = 6 + 8 + 1 + WALLS + 4 + 4 + 4 + 1 + 1 + 1;

/// The first entry of a race.
#[inline]
pub(super) const fn races(phase: usize, unseen: u8) -> usize {
    let unseen = match unseen {
        0 => 0,
        1 | 2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    RACE + (phase * UNSEEN + unseen) * OWN * AHEAD * AHEAD
}

/// That of a player in a race with this first entry.
#[inline]
pub(super) fn race(first: usize, own: u8, best: u8, second: u8) -> usize {
    let ahead = |rival: u8| (i16::from(rival) - i16::from(own)).clamp(-4, 4) + 4;
    let own = usize::from(own).min(OWN - 1);
    let (best, second) = (ahead(best) as usize, ahead(second) as usize);
    first + (own * AHEAD + best) * AHEAD + second
}

#[inline]
pub(super) const fn reserve(phase: usize, gain: u8, fits: bool) -> usize {
    RESERVE + (phase * GAINS + gain as usize) * 2 + fits as usize
}

#[inline]
pub(super) fn wall(phase: usize, wall: u8) -> usize {
    WALL_LINE + phase * WALL + usize::from(wall).min(WALL - 1)
}

#[inline]
pub(super) const fn openings(phase: usize, walls: usize, places: u8) -> usize {
    debug_assert!(places <= MOST_PLACES);
    OPENINGS + (phase * WALLS + walls) * PLACES + places as usize
}

#[inline]
pub(super) fn currency(phase: usize, cards: u8, sum: u16) -> usize {
    CURRENCY + (phase * CARDS + usize::from(cards).min(CARDS - 1)) * SUMS + usize::from(sum).min(SUMS - 1)
}

/// The prices that can be paid exactly, as bits from 5 on.
#[inline]
pub(super) const fn exact(phase: usize, prices: usize) -> usize {
    EXACT + (phase / 3) * PRICE_SETS + prices % PRICE_SETS
}

/// The first entry of a space.
#[inline]
pub(super) fn space(phase: usize, reach: usize, takers: u8) -> usize {
    SPACE + ((phase * REACHES + reach) * GAINS * TAKERS + usize::from(takers).min(TAKERS - 1)) * 2
}

/// That of a space with this first entry, by what its tile brings.
#[inline]
pub(super) const fn tile(space: usize, gain: u8, fits: bool) -> usize {
    space + gain as usize * TAKERS * 2 + fits as usize
}

#[inline]
pub(super) fn money(phase: usize, cards: u8, sum: u16) -> usize {
    MONEY
        + (phase * HAND + usize::from(cards).min(HAND - 1)) * HAND_SUMS
        + usize::from(sum / 8).min(HAND_SUMS - 1)
}

#[inline]
pub(super) fn display(card: u8, small: u8) -> usize {
    DISPLAY + usize::from(card).min(CARD - 1) * SMALL + usize::from(small).min(SMALL - 1)
}

#[inline]
pub(super) fn turns(held: usize, half_turns: usize) -> usize {
    TURNS + held * HALF_TURNS + half_turns.min(HALF_TURNS - 1)
}
