//! Who leads what (§A10.3).

use crate::rules::{Scoring, leaders, margin, one_more, standings};
use common::BuildingType;

/// How the rows stand with a type, and what would change it. Rows count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead {
    /// The type.
    pub building: BuildingType,
    /// Tiles of each row.
    pub tiles: Vec<u8>,
    /// The VP each row would get.
    pub vp: Vec<u8>,
    /// The rows with most; none where nobody has any.
    pub leaders: Vec<usize>,
    /// How many tiles each row has more than the best of the others; negative behind it.
    pub margins: Vec<i16>,
    /// For each row the VP of all rows if it had one tile more.
    pub one_more: Vec<Vec<u8>>,
}

impl Lead {
    /// How rows with these tiles of a type stand at a scoring.
    #[must_use]
    pub fn new(scoring: Scoring, building: BuildingType, tiles: Vec<u8>) -> Self {
        let rows = 0..tiles.len();
        Self {
            building,
            vp: standings(scoring, building, &tiles).into_iter().map(|standing| standing.vp).collect(),
            leaders: leaders(&tiles),
            margins: rows.clone().map(|row| margin(&tiles, row)).collect(),
            one_more: rows.map(|row| one_more(scoring, building, &tiles, row)).collect(),
            tiles,
        }
    }
}
