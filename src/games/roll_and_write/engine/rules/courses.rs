//! All the ways the turns of a row can have gone when only their outcome is known (§4, §5).

use std::collections::BTreeMap;

use super::{
    Cell, CoinBounds,
    row_history::{MOST_BUILT, SECOND_PRICE, SETUP_BUILDINGS},
};

/// Courses by buildings and seconds among them, each with the most coins that it can leave.
///
/// Of courses alike in both the one with more coins can do all that the others can.
#[derive(Clone, Debug)]
pub(super) struct Courses(BTreeMap<(u8, u8), CoinBounds>);

impl Courses {
    /// The one course after setup (§3).
    pub fn new(printed: u8) -> Self {
        Self(BTreeMap::from([((SETUP_BUILDINGS, 0), CoinBounds::new(printed))]))
    }

    /// The courses after one more turn with this number of buildings at least, that have not more in all.
    pub fn played(&self, least: u8, total: u8) -> Self {
        let mut next = BTreeMap::new();
        for (&(buildings, seconds), &purse) in &self.0 {
            for built in least..=MOST_BUILT {
                let mut course = ((buildings + built, seconds), purse);
                match built {
                    0 => course.1.gain(),
                    1 => {}
                    _ if purse.coins < SECOND_PRICE => continue,
                    _ => {
                        course.0.1 += 1;
                        course.1.coins -= SECOND_PRICE;
                    }
                }
                if course.0.0 <= total {
                    let best = next.entry(course.0).or_insert(course.1);
                    best.coins = best.coins.max(course.1.coins);
                    best.gainable = best.gainable.min(course.1.gainable);
                }
            }
        }
        Self(next)
    }

    /// The course of a phantom after one more box, if it need not be more: none is filled once all are (§9).
    pub fn rolled(&self, least: u8) -> Self {
        let more = |buildings: u8| (buildings + 1).min(Cell::COUNT as u8);
        let rolled = self.0.iter().map(|(&(buildings, _), &purse)| ((more(buildings), 0), purse));
        Self(rolled.filter(|_| least <= 1).collect())
    }

    /// Those with at least so many buildings.
    pub fn from(mut self, buildings: u8) -> Self {
        self.0.retain(|&(built, _), _| built >= buildings);
        self
    }

    /// The most buildings; none when there is no course.
    pub fn most_buildings(&self) -> Option<u8> {
        self.0.keys().map(|&(buildings, _)| buildings).max()
    }

    /// The most coins that any course leaves.
    pub fn most_coins(&self) -> u8 {
        self.0.values().map(|purse| purse.coins).max().unwrap_or_default()
    }
}
