//! What people transcribed of the pieces of the modules (§A6): nobody knows here what is printed on them.

use serde::{Deserialize, Serialize};

use super::SetupFault;
use crate::rules::{BAZAARS, Bazaar, CAMPS, Camp, FALCONS_OF_EACH, Falcon, FalconKind};

/// A currency (§A1.4).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Currency {
    /// Yellow; space 1 of the yard.
    Florin,
    /// Green; space 2.
    Dirham,
    /// Blue; space 3.
    Dinar,
    /// Orange; space 4.
    Ducat,
}

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

    /// All lists that are longer than there are pieces.
    pub(super) fn faults(&self) -> Vec<SetupFault> {
        let of_kind = |kind: FalconKind| self.falcons.iter().filter(|falcon| falcon.kind() == kind).count();
        let lists = [(self.camps.len(), CAMPS), (self.bazaars.len(), BAZAARS)];
        let falcons = FalconKind::ALL.map(|kind| (of_kind(kind), FALCONS_OF_EACH));
        let lists = lists.into_iter().chain(falcons);
        lists
            .filter(|(listed, most)| *listed > usize::from(*most))
            .map(|(listed, most)| SetupFault::Printed { listed, most })
            .collect()
    }
}
