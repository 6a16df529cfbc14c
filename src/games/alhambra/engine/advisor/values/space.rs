//! A space of the yard, looked at once for a decision.

use super::purse::Purse;
use crate::{
    advisor::material::Material,
    rules::{
        Currency,
        play::{PlayConfig, State},
    },
};

/// A building tile of the yard.
#[derive(Clone, Copy)]
pub(super) struct Space {
    pub building: usize,
    pub walls: u8,
    pub price: u8,
    /// Bit n: seat n can pay it exactly.
    payers: u8,
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
        let payers = (0..config.players()).filter(|&seat| purses[seat][currency.index()].pays(kind.price));
        Some(Self {
            building: kind.building?.into(),
            walls: kind.walls,
            price: kind.price,
            payers: payers.fold(0, |payers, seat| payers | 1 << seat),
        })
    }

    /// How many others can pay it exactly.
    #[inline]
    pub const fn takers(self, seat: usize) -> usize {
        (self.payers & !(1 << seat)).count_ones() as usize
    }
}
