//! What one more tile would do, and how far rows are from the lead (§A10.3).

use super::{Scoring, standings};
use common::BuildingType;
use kernel::winners;

/// The VP of every row if one of them had one tile of a type more.
#[must_use]
pub fn one_more(scoring: Scoring, building: BuildingType, tiles: &[u8], row: usize) -> Vec<u8> {
    let mut tiles = tiles.to_vec();
    if let Some(own) = tiles.get_mut(row) {
        *own = own.saturating_add(1);
    }
    standings(scoring, building, &tiles).into_iter().map(|standing| standing.vp).collect()
}

/// The VP on offer for types in the scorings that were not held (§A10.3).
#[must_use]
pub fn offered_to_come(held: &[Scoring]) -> u16 {
    let to_come = Scoring::ALL.into_iter().filter(|scoring| !held.contains(scoring));
    to_come.map(Scoring::on_offer).sum()
}

/// The rows with most tiles of a type; none where nobody has any.
#[must_use]
pub fn leaders(tiles: &[u8]) -> Vec<usize> {
    winners(tiles.iter().map(|&own| (own > 0).then_some(own)))
}

/// How many tiles of a type a row has more than the best of the others; behind the best it is negative.
#[must_use]
pub fn margin(tiles: &[u8], row: usize) -> i16 {
    let best = tiles.iter().enumerate().filter(|&(other, _)| other != row).map(|(_, &tiles)| tiles).max();
    i16::from(tiles.get(row).copied().unwrap_or_default()) - i16::from(best.unwrap_or_default())
}
