//! Taxes: who may collect them, and what everybody gets and why (§X4.4).

use super::{Illegal, Province, Symbol};
use kernel::Breakdown;

/// What a number of the taxes is, and how it comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TaxReason {
    /// All that a player gets.
    Taxes,
    /// A province with exactly one governor: its plain spaces.
    OneGovernor {
        /// Its index among all provinces.
        province: usize,
    },
    /// A province with more governors earns nothing.
    MoreGovernors {
        /// Its index among all provinces.
        province: usize,
        /// How many governors.
        governors: usize,
        /// Its plain spaces, which would count with a single governor.
        value: u16,
    },
}

/// What each player gets when taxes are collected, no matter by whom, and why (§X4.4).
pub fn taxes<'a>(provinces: impl Iterator<Item = &'a Province>, players: u8) -> Vec<Breakdown<TaxReason>> {
    let all: Vec<&Province> = provinces.collect();
    let of_player = |player: u8| {
        let part = |(number, province): (usize, &&Province)| {
            let governors = province.governors().len();
            let reason = match governors {
                1 => TaxReason::OneGovernor { province: number },
                _ => TaxReason::MoreGovernors { province: number, governors, value: province.value() },
            };
            Breakdown::leaf(reason, province.earns().into())
        };
        let own = all.iter().enumerate().filter(|(_, province)| province.has(player));
        Breakdown::sum(TaxReason::Taxes, own.map(part).collect())
    };
    (0..players).map(of_player).collect()
}

/// The symbols of the cards with which a player may collect taxes: those under the player's governors
/// (§X4.4).
pub fn tax_cards<'a>(
    provinces: impl Iterator<Item = &'a Province> + Clone,
    player: u8,
) -> impl Iterator<Item = Symbol> {
    let stands = move |symbol: &Symbol| {
        let mut governors = provinces.clone().flat_map(Province::governors);
        governors.any(|governor| governor.player == player && governor.on == Some(*symbol))
    };
    Symbol::ALL.into_iter().filter(stands)
}

/// Checks whether a player may collect taxes with this card, or with any if none is named.
///
/// # Errors
/// [`Illegal::TaxCard`] when none of the player's governors stands on its symbol, [`Illegal::NoTaxes`] when none stands on
/// any.
pub fn check_tax_card<'a>(
    provinces: impl Iterator<Item = &'a Province> + Clone,
    player: u8,
    card: Option<Symbol>,
) -> Result<(), Illegal> {
    let mut cards = tax_cards(provinces, player);
    match card {
        Some(card) if cards.any(|symbol| symbol == card) => Ok(()),
        Some(card) => Err(Illegal::TaxCard { player, card }),
        None => cards.next().map(|_| ()).ok_or(Illegal::NoTaxes(player)),
    }
}
