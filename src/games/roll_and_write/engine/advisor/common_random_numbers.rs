//! Dice that rollouts of several options share.

use crate::rules::{FourDice, GameConfig, Move, Pair, Phase, State};
use common::search::{BATCH, mix};

/// Some shuffles of the 36 pairs. Steps of the same length through all pairs would be no shuffles: the rolls of a batch
/// would then be odd or even together, and its rollouts far from independent.
static SHUFFLES: [[u8; BATCH as usize]; 64] = {
    let mut shuffles = [[0; BATCH as usize]; 64];
    let mut k = 0;
    while k < shuffles.len() {
        let mut last = 0;
        while last < BATCH as usize {
            let place = mix((k * BATCH as usize + last) as u64) as usize % (last + 1);
            shuffles[k][last] = shuffles[k][place];
            shuffles[k][place] = last as u8;
            last += 1;
        }
        k += 1;
    }
    shuffles
};

/// The dice of one rollout: those of every row and round, whatever was decided before.
///
/// Each rollout alone sees fair dice. Over a batch each roll is a shuffle of all pairs (a Latin hypercube), which takes
/// the luck of single rolls out of the mean.
#[derive(Clone, Copy, Debug)]
pub(super) struct CommonDice {
    batch: u64,
    index: u32,
}

impl CommonDice {
    /// The dice of a rollout under a seed.
    pub const fn new(seed: u64, rollout: u32) -> Self {
        Self { batch: mix(mix(seed).wrapping_add((rollout / BATCH) as u64)), index: rollout % BATCH }
    }

    /// What a row rolls in a round: the first pair, or the `second` of all four; after so many `tries`.
    fn pair(&self, round: u8, row: usize, second: bool, tries: u16) -> Pair {
        let roll = (tries as u64) << 32 | (round as u64) << 16 | (row as u64) << 8 | second as u64;
        let bits = mix(self.batch ^ roll.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let below = |n: u64, from: u32| ((((bits >> from) & 0xFFFF) * n) >> 16) as u32;
        let shuffle = &SHUFFLES[below(SHUFFLES.len() as u64, 0) as usize];
        let place = (self.index + below(36, 16)) % BATCH;
        Pair::nth(((u32::from(shuffle[place as usize]) + below(36, 32)) % BATCH) as u8)
    }

    /// Rolls until a decision is due: false when the game is over. What ends by itself is ended.
    pub fn roll_on(&self, config: &GameConfig, state: &mut State) -> bool {
        let mut tries = 0;
        loop {
            let (round, row) = (state.round(), state.seat());
            let command = match state.phase() {
                Phase::Action | Phase::Keep => return true,
                Phase::Over => return false,
                Phase::Built | Phase::Done | Phase::Kept(_) => Move::EndTurn,
                Phase::AllFour => {
                    let [a, b] = [false, true].map(|second| self.pair(round, row, second, 0));
                    Move::RollFour(FourDice::of_pairs(a, b))
                }
                _ => Move::Roll(self.pair(round, row, false, tries)),
            };
            let accepted = state.apply(config, command);
            debug_assert_eq!(accepted, Ok(()), "{command:?}");
            // A phantom whose type is complete rolls again (§9), other dice.
            let again = state.phase() == Phase::Phantom && (state.round(), state.seat()) == (round, row);
            tries = if again { tries + 1 } else { 0 };
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_roll_of_a_batch_shows_each_pair_once() {
        for (row, second) in [(0, false), (0, true), (2, false)] {
            let pairs: BTreeSet<Pair> = (0..BATCH)
                .map(|rollout| CommonDice::new(3, 5 * BATCH + rollout).pair(7, row, second, 0))
                .collect();
            assert_eq!(pairs.len(), 36);
        }
    }

    /// Of rolls that are odd or even together, whether two are alike would be the same in a whole batch.
    #[test]
    fn the_rolls_of_a_batch_are_shuffled_apart() {
        let (batches, mut squares) = (2_000, 0.0);
        for batch in 0..batches {
            let alike = |index| {
                let dice = CommonDice::new(9, batch * BATCH + index);
                let [a, b] =
                    [(3, 0), (8, 1)].map(|(round, row)| dice.pair(round, row, false, 0).cell().index());
                (a + b) % 2 == 0
            };
            let count = (0..BATCH).filter(|&index| alike(index)).count() as f64;
            squares += (count - 18.0).powi(2) / f64::from(batches);
        }
        // Rollouts that know nothing of each other: 9.
        assert!((8.0..10.5).contains(&squares), "{squares}");
    }

    #[test]
    fn two_rolls_of_a_rollout_show_all_couples_of_pairs_alike() {
        let mut counts = vec![0u32; 36 * 36];
        for rollout in 0..36 * 36 * 100 {
            let dice = CommonDice::new(1, rollout);
            let [a, b] =
                [(4, 0, false), (4, 0, true)].map(|(round, row, second)| dice.pair(round, row, second, 0));
            counts[a.cell().index() * 36 + b.cell().index()] += 1;
        }
        // 100 each; in batches they come less regularly than alone.
        assert!(counts.iter().all(|count| (30..=200).contains(count)));
    }
}
