//! One turn further than the values see: the best options by value, each played on to the player's next decision; or
//! exactly, when the end is near.

use std::ops::Range;

use super::{
    Advice, Advisor, Choice, Generator, Goal,
    common_random_numbers::CommonDice,
    endgame::{last_turn, two_rounds},
    values::result_for,
};
use crate::rules::{GameConfig, State};

/// How far to look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lookahead {
    /// Options at most, the best by value.
    pub width: usize,
    /// Options worth less than the best by more than this are left out, in VP or what counts like them.
    pub margin: f64,
    /// Continuations of each option in a first look; a multiple of 36 goes evenly through all pairs.
    pub looks: u32,
    /// Further looks, in which fewer and fewer options are left.
    pub further: &'static [FurtherLook],
    /// How many decisions of the player they go.
    pub depth: u32,
}

/// A look at the options that are still close to the best.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FurtherLook {
    /// Options that are behind the best by more than this after the look before are left out, in VP or what counts like them.
    pub close: f64,
    /// Continuations of each option that is left, together with those of earlier further looks.
    pub looks: u32,
}

impl Lookahead {
    /// As far as a policy looks at each decision alone: a few tenths of a millisecond.
    pub const ALONE: Self = Self {
        width: 6,
        margin: 2.5,
        looks: 36,
        further: &[FurtherLook { close: 0.5, looks: 180 }],
        depth: 2,
    };
    /// With several players: some hundredths of a second, where many options are close a few tenths.
    pub const SEVERAL: Self = Self {
        width: 8,
        margin: 4.0,
        looks: 144,
        further: &[FurtherLook { close: 1.0, looks: 720 }, FurtherLook { close: 0.5, looks: 2_880 }],
        depth: 6,
    };

    /// As far as a policy looks at each decision in such a game.
    #[must_use]
    pub const fn of(config: &GameConfig) -> Self {
        if config.is_solo() { Self::ALONE } else { Self::SEVERAL }
    }
}

/// An option that was looked at.
struct Looked {
    /// What it is worth by the last look.
    mean: f64,
    /// What it was worth in each of its further continuations, added up.
    sum: f64,
    choice: Choice,
}

impl Advisor {
    /// The best option after looking ahead; none when no decision is due. Options are compared on the same dice.
    #[must_use]
    pub fn look_ahead(
        &self,
        state: &State,
        lookahead: &Lookahead,
        generator: &mut Generator,
    ) -> Option<Choice> {
        let mut ranking = self.rank(state).options;
        if let Some(best) = self.best_at_last(state, &ranking, lookahead) {
            return Some(best);
        }
        let vp = self.goal().vp();
        ranking.truncate(lookahead.width);
        ranking.retain(|advice| advice.difference.mean >= -lookahead.margin * vp);
        if ranking.len() < 2 {
            return ranking.into_iter().next().map(|advice| advice.choice);
        }
        let seed = u64::from(generator.below(u32::MAX));
        let looked = |Advice { choice, .. }| {
            let sum = self.sum(state, &choice, 1, 0..lookahead.looks, seed);
            Looked { mean: sum / f64::from(lookahead.looks), sum: 0.0, choice }
        };
        let mut looked: Vec<Looked> = ranking.into_iter().map(looked).collect();
        // Of options that come out alike in the end the last one in this order is taken.
        looked.sort_by(|a, b| b.mean.total_cmp(&a.mean));
        let mut before = 0;
        for &FurtherLook { close, looks } in lookahead.further {
            let best = looked.iter().map(|option| option.mean).fold(f64::NEG_INFINITY, f64::max);
            looked.retain(|option| option.mean >= best - close * vp);
            if looked.len() < 2 {
                break;
            }
            for Looked { mean, sum, choice } in &mut looked {
                *sum += self.sum(state, choice, lookahead.depth, before..looks, seed + 1);
                *mean = *sum / f64::from(looks);
            }
            before = looks;
        }
        looked.into_iter().max_by(|a, b| a.mean.total_cmp(&b.mean)).map(|option| option.choice)
    }

    /// The best option where the end is near: of all in the last turn, of the best by value in the one before it.
    fn best_at_last(&self, state: &State, ranking: &[Advice], lookahead: &Lookahead) -> Option<Choice> {
        let choices: Vec<&Choice> = ranking.iter().map(|advice| &advice.choice).collect();
        let goal = self.goal();
        let exact = last_turn(self.config(), state, &choices).or_else(|| {
            let near = &choices[..choices.len().min(lookahead.width)];
            (goal == Goal::Total).then(|| two_rounds(self.config(), state, near, || false))?
        })?;
        let best = exact.iter().zip(choices).max_by(|(one, _), (two, _)| one.compare(two, goal));
        best.map(|(_, choice)| choice.clone())
    }

    /// What an option is worth in each of these continuations, added up; on dice that all options share.
    fn sum(&self, state: &State, choice: &Choice, depth: u32, looks: Range<u32>, seed: u64) -> f64 {
        let mut after = *state;
        choice.play(self.config(), &mut after);
        let worth = |look| self.continuation(&after, state.seat(), depth, &CommonDice::new(seed, look));
        looks.map(worth).sum()
    }

    /// What a position after a decision turns out to be worth some decisions of the player further, when all play by the
    /// values.
    fn continuation(&self, after: &State, seat: usize, depth: u32, dice: &CommonDice) -> f64 {
        let (config, values) = (self.config(), self.values());
        let (mut state, mut left) = (*after, depth);
        while dice.roll_on(config, &mut state) {
            if state.seat() == seat {
                left -= 1;
                if left == 0 {
                    return self.worth_ahead(&state);
                }
            }
            values.decide(&mut state, config);
        }
        result_for(self.goal(), config, &state, seat)
    }
}
