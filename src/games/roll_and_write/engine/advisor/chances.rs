//! The chances of rolls.

use crate::rules::{FourDice, GameConfig, ScoreSheet};
use common::BuildingType;

/// The chance that the next box of a phantom's row is of this type: a roll of a full type is made again (§9).
#[must_use]
pub fn chance_of_box(config: &GameConfig, score: &ScoreSheet, row: usize, building: BuildingType) -> f64 {
    let open = |building: BuildingType| {
        let count = config.layout().count(building);
        if score.boxes(row, building) < count { count } else { 0 }
    };
    let all: u8 = BuildingType::ALL.into_iter().map(open).sum();
    f64::from(open(building)) / f64::from(all.max(1))
}

/// All that four dice can show, each with its chance.
pub fn all_fours() -> impl Iterator<Item = (FourDice, f64)> {
    FourDice::all().map(|(four, ways)| (four, f64::from(ways) / 1296.0))
}
