//! The dice of simulations.

use crate::rules::{Face, FourDice, Pair};
use common::search::Generator;

/// Dice out of the chance of simulations.
pub trait RollDice {
    /// A pair of dice.
    fn pair(&mut self) -> Pair;

    /// All four dice.
    fn four(&mut self) -> FourDice;
}

impl RollDice for Generator {
    #[inline]
    fn pair(&mut self) -> Pair {
        Pair::nth(self.below(36) as u8)
    }

    fn four(&mut self) -> FourDice {
        let faces = [(); 4].map(|()| Face::ALL[self.below(6) as usize]);
        FourDice::new([faces[0], faces[1]], [faces[2], faces[3]])
    }
}
