//! The tiles that come last: when the yard cannot be filled, who gets what is left in it, and what the third player
//! draws (§A4.7c, §A4.9, §A5.2).

use super::Scoring;
use kernel::winners;

/// Tiles that the third player draws at the start and after the first scoring.
const DRAWN: u8 = 6;

/// The yard as it is filled up, lowest space first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refill {
    /// The spaces that get a tile.
    pub filled: Vec<u8>,
    /// A space stays empty: the game ends.
    pub is_end: bool,
}

/// Fills empty spaces of the yard from a stack of so many tiles.
#[must_use]
pub fn refill(empty: &[u8], stack: u8) -> Refill {
    let mut filled = empty.to_vec();
    filled.sort_unstable();
    filled.truncate(stack.into());
    Refill { is_end: filled.len() < empty.len(), filled }
}

/// Which player gets a tile that is left in the yard, by what each has of its currency; nobody on a tie, or when nobody
/// has any.
#[must_use]
pub fn leftover(money: &[u16]) -> Option<usize> {
    match winners(money.iter().map(|&own| (own > 0).then_some(own))).as_slice() {
        &[player] => Some(player),
        _ => None,
    }
}

/// How many tiles the third player draws after a scoring, or at the start, from a stack of so many.
#[must_use]
pub const fn third_player_draws(after: Option<Scoring>, stack: u8) -> u8 {
    match after {
        None | Some(Scoring::First) if stack > DRAWN => DRAWN,
        None | Some(Scoring::First) => stack,
        Some(Scoring::Second) => stack / 3,
        Some(Scoring::Third) => 0,
    }
}

/// How many tiles the third player has drawn at a scoring at least (§A8), where the first one was held or not: for one that
/// was not it draws nothing (§A4.10).
#[must_use]
pub const fn third_player_has(scoring: Scoring, was_first_held: bool) -> u8 {
    match scoring {
        Scoring::Second | Scoring::Third if was_first_held => 2 * DRAWN,
        _ => DRAWN,
    }
}
