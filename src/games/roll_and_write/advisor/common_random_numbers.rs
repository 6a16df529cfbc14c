//! Dice that rollouts of several options share.

use super::generator::mix;
use crate::games::roll_and_write::rules::{FourDice, GameConfig, Move, Pair, Phase, State};

/// Rollouts of one batch: in it every roll shows each of the 36 pairs once.
pub(super) const BATCH: u32 = 36;

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
    const fn pair(&self, round: u8, row: usize, second: bool, tries: u16) -> Pair {
        /// Steps through 36 pairs that meet them all.
        const STEPS: [u32; 12] = [1, 5, 7, 11, 13, 17, 19, 23, 25, 29, 31, 35];
        let roll = (tries as u64) << 32 | (round as u64) << 16 | (row as u64) << 8 | second as u64;
        let bits = mix(self.batch ^ roll.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let step = STEPS[(((bits & 0xFFFF_FFFF) * 12) >> 32) as usize];
        let from = (((bits >> 32) * 36) >> 32) as u32;
        Pair::nth(((step * self.index + from) % 36) as u8)
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
