//! The three scorings and their majorities (§A2.1, §A2.2).

use serde::{Deserialize, Serialize};

use common::BuildingType;
use kernel::{Rank, share};

/// One of the three scorings (§A2.1).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("enum" = [1, 2, 3]))]
#[repr(u8)]
pub enum Scoring {
    /// When the first scoring card turns up.
    First,
    /// When the second does.
    Second,
    /// At the end.
    Third,
}

/// VP of the places in the third scoring, in the order of §A1.1. The second has the last two of
/// them, the first only the last.
const VP: [[u8; 3]; BuildingType::COUNT] =
    [[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]];

impl Scoring {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::First, Self::Second, Self::Third];

    /// 1, 2 or 3: also how many places it has.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Place in [`Self::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// VP of its places for a type (§A1.1).
    #[must_use]
    pub fn places(self, building: BuildingType) -> &'static [u8] {
        &VP[building.index()][3 - usize::from(self.number())..]
    }

    /// VP on offer for all types (§A1.1): walls and modules are not counted.
    #[must_use]
    pub fn on_offer(self) -> u16 {
        BuildingType::ALL
            .into_iter()
            .flat_map(|building| self.places(building))
            .map(|&vp| u16::from(vp))
            .sum()
    }
}

impl TryFrom<u8> for Scoring {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        match number {
            1 => Ok(Self::First),
            2 => Ok(Self::Second),
            3 => Ok(Self::Third),
            _ => Err(format!("a scoring is 1, 2 or 3, not {number}")),
        }
    }
}

impl From<Scoring> for u8 {
    fn from(of: Scoring) -> Self {
        match of {
            Scoring::First => 1,
            Scoring::Second => 2,
            Scoring::Third => 3,
        }
    }
}

/// How a row stands with a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TypeRank {
    /// Its tiles.
    pub tiles: u8,
    /// Who takes places before it, and who shares with it.
    pub rank: Rank,
    /// What that gives.
    pub vp: u8,
}

/// How every row stands with a type in a scoring, by the tiles of each (§A2.2).
#[must_use]
pub fn standings(scoring: Scoring, building: BuildingType, tiles: &[u8]) -> Vec<TypeRank> {
    let standing = |&own: &u8| {
        let rank = Rank::of(own, tiles.iter().copied());
        let vp = share(scoring.places(building), rank.before.into(), rank.sharing.into());
        TypeRank { tiles: own, rank, vp }
    };
    tiles.iter().map(standing).collect()
}
