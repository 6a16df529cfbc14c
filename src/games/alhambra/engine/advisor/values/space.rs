//! A space of the yard, looked at once for a decision.

use super::{entries, purse::Purse};
use crate::{
    advisor::material::Material,
    rules::{
        Currency,
        play::{MOST_PLAYERS, PlayConfig, State},
    },
};

/// A building tile of the yard.
#[derive(Clone, Copy)]
pub(super) struct Space {
    pub building: usize,
    pub walls: u8,
    pub price: u8,
    /// How many others than each seat can pay it exactly.
    pub takers: [u8; MOST_PLAYERS],
}

impl Space {
    /// What lies on a space; none where nothing or no building lies.
    pub fn new(
        config: &PlayConfig,
        material: &Material,
        state: &State,
        purses: &[[Purse; Currency::COUNT]],
        currency: Currency,
    ) -> Option<Self> {
        let kind = material.kind(state.yard(currency)?);
        let pays = |seat: usize| u8::from(purses[seat][currency.index()].pays(kind.price));
        let payers: u8 = (0..config.players()).map(pays).sum();
        Some(Self {
            building: kind.building?.into(),
            walls: kind.walls,
            price: kind.price,
            takers: std::array::from_fn(|seat| payers - pays(seat)),
        })
    }

    /// Its first entry for a seat with such a purse.
    #[inline]
    pub fn entry(&self, phase: usize, seat: usize, purse: &Purse) -> usize {
        let reach = match i32::from(self.price) - i32::from(purse.sum) {
            _ if purse.pays(self.price) => 0,
            ..=0 => 1,
            1..=3 => 2,
            4..=6 => 3,
            _ => 4,
        };
        entries::space(phase, reach, self.takers[seat])
    }
}
