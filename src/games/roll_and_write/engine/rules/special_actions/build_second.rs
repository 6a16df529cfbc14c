//! Build a second (§5.2): after Build, the cell of the two unused dice.

use super::{Built, Effect, FollowUp, Rules};
use crate::rules::{GameConfig, Illegal, State};

/// Pays 3 coins to build the cell of the two unused dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct BuildSecond;

impl Rules for BuildSecond {
    const PRICE: u8 = 3;
    const BUILDINGS: u8 = 1;

    fn candidates(_: &State) -> Vec<Self> {
        vec![Self]
    }

    fn effect(self, state: &State) -> Option<Effect> {
        state.second_cell().map(Effect::Builds)
    }

    fn apply(self, state: &mut State, config: &GameConfig) -> Result<(), Illegal> {
        let Some(cell) = state.second_cell() else {
            state.check_decision()?;
            return Err(Illegal::NoFirstBuilding);
        };
        state.check_beside(config, Self::TAKEN)?;
        if state.sheets[state.seat()].is_built(cell) {
            return Err(Illegal::AlreadyBuilt(cell));
        }
        state.pay(self.into(), Self::TAKEN, Self::PRICE)?;
        state.build_more(config, cell);
        Ok(())
    }

    #[inline]
    fn follow(config: &GameConfig, built: &Built, hear: &mut impl FnMut(FollowUp)) {
        let cell = built.unused.cell();
        // Of two opposite crossings the lower cell is built first: each couple once.
        if built.coins >= Self::PRICE
            && built.cell < cell
            && built.before & cell.bit() == 0
            && built.taken.and(Self::TAKEN).is_allowed(config)
        {
            hear(FollowUp { action: Self.into(), cell });
        }
    }
}
