//! Where the entries of a value lie: one block for each number of rounds left.

use super::sets::{LINE_SETS, TYPE_SETS};
use crate::rules::Cell;

/// Rounds that the tables can tell apart; with more to go the last block serves.
pub(super) const ROUNDS: usize = 18;

/// Boxes missing of a type are told apart from 0 to 7; more count as 7.
pub(super) const MISSING: usize = 8;
/// Rivals whose boxes count in a race: as many as there are places.
const RIVALS: usize = 3;
/// Sorted triples of rivals' missing boxes.
pub(super) const RACES: usize = 120;

/// Coins told apart, owned and still to gain: as many as a sheet can have printed (§1), and none.
pub(super) const COINS: usize = 41;

/// What becomes of the dice after a turn, behind the 36 cells of a kept pair.
pub(super) const ALL_ROLLED: usize = Cell::COUNT;
pub(super) const OWN_ROLLED: usize = Cell::COUNT + 1;

/// Steps of the lead over the best phantom (§11).
pub(super) const LEADS: usize = 64;

/// Patterns of a line.
const LINES: usize = 6 * 64;

pub(super) const ROW: usize = 0;
pub(super) const COLUMN: usize = ROW + LINES;
pub(super) const TYPE: usize = COLUMN + LINES;
pub(super) const COIN: usize = TYPE + 6 * MISSING * RACES * 2;
pub(super) const KEPT: usize = COIN + COINS * COINS;
pub(super) const UNDER_YELLOW: usize = KEPT + Cell::COUNT + 2;
pub(super) const UNDER_BLUE: usize = UNDER_YELLOW + LINES;
pub(super) const ROW_SET: usize = UNDER_BLUE + LINES;
pub(super) const COLUMN_SET: usize = ROW_SET + LINE_SETS;
pub(super) const TYPE_SET: usize = COLUMN_SET + LINE_SETS;
pub(super) const LEAD: usize = TYPE_SET + TYPE_SETS;
/// Entries of a block.
pub(super) const BLOCK: usize = LEAD + LEADS;

/// Entries that one position has at most: lines, types, coins, kept pair with two lines under it, sets, lead.
pub(super) const ACTIVE: usize = 12 + 6 + 1 + 3 + 3 + 1;

/// A line of the sheet with its pattern, in a table of lines.
#[inline]
pub(super) const fn line(table: usize, line: usize, pattern: usize) -> usize {
    table + line * 64 + pattern
}

/// A type with boxes missing, the rank of its rivals, and whether the kept pair points at it.
#[inline]
pub(super) const fn kind(building: usize, missing: u8, race: u8, hit: bool) -> usize {
    let missing = if missing as usize >= MISSING { MISSING - 1 } else { missing as usize };
    TYPE + ((building * MISSING + missing) * RACES + race as usize) * 2 + hit as usize
}

#[inline]
pub(super) const fn coin(coins: u8, room: u8) -> usize {
    COIN + coins as usize * COINS + room as usize
}

/// The rank of the least three of some rivals' missing boxes, each 0–7.
pub(super) fn race(rivals: &mut [u8]) -> u8 {
    rivals.sort_unstable();
    let [a, b, c] = std::array::from_fn::<_, RIVALS, _>(|i| {
        rivals.get(i).map_or(MISSING - 1, |&missing| usize::from(missing).min(MISSING - 1))
    });
    (a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6) as u8
}
