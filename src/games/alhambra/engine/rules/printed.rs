//! What people transcribed of the pieces of the modules (§A6): nobody knows here what is printed on them. A set of ours
//! can stand in for it (§A11.5).

use serde::{Deserialize, Serialize};

use super::{Bazaar, Camp, Currency, Falcon, FalconKind, GameConfig, Side, Sides};
use common::BuildingType;

/// A camp with its price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct PrintedCamp {
    /// What it costs.
    pub price: u8,
    /// The camp.
    #[serde(flatten)]
    pub camp: Camp,
}

/// A bazaar with its currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, schemars::JsonSchema)]
pub struct PrintedBazaar {
    /// What it is paid in.
    pub currency: Currency,
    /// The bazaar.
    #[serde(flatten)]
    pub bazaar: Bazaar,
}

/// The camps, bazaars and falcons that were transcribed: some, all, or none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(default)]
pub struct Printed {
    /// Camps.
    pub camps: Vec<PrintedCamp>,
    /// Bazaars.
    pub bazaars: Vec<PrintedBazaar>,
    /// Falcons.
    pub falcons: Vec<Falcon>,
}

/// What is agreed before a game. Valid by construction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Players, tiles and options.
    pub game: GameConfig,
    /// What was transcribed of the pieces of the modules.
    pub printed: Printed,
}

impl Printed {
    /// These pieces; of a kind of which there is none here, those of another box.
    #[must_use]
    pub fn or(self, other: &Self) -> Self {
        fn or<T: Clone>(pieces: Vec<T>, other: &[T]) -> Vec<T> {
            if pieces.is_empty() { other.to_vec() } else { pieces }
        }
        Self {
            camps: or(self.camps, &other.camps),
            bazaars: or(self.bazaars, &other.bazaars),
            falcons: or(self.falcons, &other.falcons),
        }
    }

    /// A set of ours, not the printed one: camps of one and of two ramparts, bazaars without walls, each pair of colours
    /// one falcon.
    #[must_use]
    pub fn ours() -> Self {
        let colours =
            |letters: &str| letters.chars().filter_map(BuildingType::from_letter).collect::<Vec<_>>();
        let camp = |&(letters, price): &(&str, u8)| {
            let sides: Sides = letters.chars().filter_map(side).collect();
            Camp::new(sides).map(|camp| PrintedCamp { price, camp })
        };
        let bazaar = |&(currency, letters): &(Currency, &str)| {
            let bazaar = Bazaar::new(Sides::NONE, colours(letters).try_into().ok()?)?;
            Some(PrintedBazaar { currency, bazaar })
        };
        let falcon = |kind, letters: &str| Falcon::new(kind, colours(letters).try_into().ok()?);
        let falcons = FalconKind::ALL.into_iter().zip(OUR_FALCONS);
        Self {
            camps: OUR_CAMPS.iter().filter_map(camp).collect(),
            bazaars: OUR_BAZAARS.iter().filter_map(bazaar).collect(),
            falcons: falcons
                .flat_map(|(kind, pairs)| pairs.into_iter().filter_map(move |pair| falcon(kind, pair)))
                .collect(),
        }
    }
}

const OUR_CAMPS: [(&str, u8); 8] =
    [("N", 3), ("E", 4), ("S", 5), ("W", 6), ("NE", 7), ("ES", 8), ("SW", 9), ("WN", 10)];

const OUR_BAZAARS: [(Currency, &str); 8] = [
    (Currency::Florin, "PSA"),
    (Currency::Florin, "CGT"),
    (Currency::Dirham, "PCT"),
    (Currency::Dirham, "SAG"),
    (Currency::Dinar, "PSG"),
    (Currency::Dinar, "ACT"),
    (Currency::Ducat, "PAC"),
    (Currency::Ducat, "SGT"),
];

const OUR_FALCONS: [[&str; 5]; FalconKind::COUNT] =
    [["PS", "AC", "GT", "PG", "SC"], ["PA", "SG", "CT", "AT", "PT"], ["PC", "ST", "AG", "SA", "CG"]];

/// The side that a letter names.
const fn side(letter: char) -> Option<Side> {
    match letter {
        'N' => Some(Side::North),
        'E' => Some(Side::East),
        'S' => Some(Side::South),
        'W' => Some(Side::West),
        _ => None,
    }
}
