//! What results are made of and what stands on the sheets: types, cells, coins and special actions.

use super::OwnPlay;
use crate::rules::Cell;
use common::{BuildingType, statistics::mean};

/// The mean VP of types, lines and coins.
#[must_use]
pub fn split(plays: &[OwnPlay<'_>]) -> [f64; 3] {
    std::array::from_fn(|part| {
        let vp: Vec<f64> = plays.iter().map(|play| f64::from(play.player().parts[part])).collect();
        mean(&vp)
    })
}

/// How the results of one type came out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct TypeSums {
    /// The mean VP.
    pub vp: f64,
    /// First places, alone or shared.
    pub won: usize,
    /// All boxes filled.
    pub completed: usize,
    /// Filled while a place was left (§6).
    pub early: usize,
}

/// Type by type.
#[must_use]
pub fn types(plays: &[OwnPlay<'_>]) -> [TypeSums; BuildingType::COUNT] {
    std::array::from_fn(|k| {
        let all = || plays.iter().map(|play| play.player().types[k]);
        let vp: Vec<f64> = all().map(|facts| f64::from(facts.vp)).collect();
        TypeSums {
            vp: mean(&vp),
            won: all().filter(|facts| facts.won).count(),
            completed: all().filter(|facts| facts.completed).count(),
            early: all().filter(|facts| facts.early).count(),
        }
    })
}

/// How often each cell was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeatMap {
    /// Row by row.
    pub cells: [u32; Cell::COUNT],
    /// Sheets of which it is known.
    pub sheets: u32,
}

/// How often each cell was built.
#[must_use]
pub fn heat_map(plays: &[OwnPlay<'_>]) -> HeatMap {
    let mut map = HeatMap { cells: [0; Cell::COUNT], sheets: 0 };
    for built in plays.iter().filter_map(|play| play.player().built) {
        map.sheets += 1;
        for (k, cell) in map.cells.iter_mut().enumerate() {
            *cell += u32::from(built >> k & 1 == 1);
        }
    }
    map
}

/// What became of coins in a game, on average.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coins {
    /// Results of which it is known.
    pub results: usize,
    /// Circled, beyond the first three.
    pub earned: f64,
    /// Crossed out.
    pub spent: f64,
    /// Earned with no circle left for them.
    pub wasted: f64,
}

/// What became of coins; none where nobody knows.
#[must_use]
pub fn coins(plays: &[OwnPlay<'_>]) -> Option<Coins> {
    let known: Vec<_> = plays.iter().filter_map(|play| play.player().coins).collect();
    let mean = |sum: u32| f64::from(sum) / known.len() as f64;
    (!known.is_empty()).then(|| Coins {
        results: known.len(),
        earned: mean(known.iter().map(|coins| u32::from(coins.earned)).sum()),
        spent: mean(known.iter().map(|coins| u32::from(coins.spent)).sum()),
        wasted: mean(known.iter().map(|coins| u32::from(coins.wasted)).sum()),
    })
}

/// Dice changed and second buildings in a game, on average; none where nobody knows.
#[must_use]
pub fn actions(plays: &[OwnPlay<'_>]) -> Option<[f64; 2]> {
    let known: Vec<[u16; 2]> = plays.iter().filter_map(|play| play.player().actions).collect();
    let sum = |kind: usize| known.iter().map(|actions| u32::from(actions[kind])).sum::<u32>();
    (!known.is_empty()).then(|| [0, 1].map(|kind| f64::from(sum(kind)) / known.len() as f64))
}
