//! One turn further than the values see: the best options by value, each played on to the player's next decision; or
//! exactly, when the end is near.

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
    /// Continuations of each of the options left, turn by turn further.
    pub further: u32,
    /// How many decisions of the player further continuations go.
    pub depth: u32,
}

impl Lookahead {
    /// As far as a policy looks at each decision alone: a few tenths of a millisecond.
    pub const ALONE: Self = Self { width: 6, margin: 2.5, looks: 36, further: 180, depth: 2 };
    /// With several players: some hundredths of a second.
    pub const SEVERAL: Self = Self { width: 8, margin: 4.0, looks: 144, further: 720, depth: 6 };

    /// As far as a policy looks at each decision in such a game.
    #[must_use]
    pub const fn of(config: &GameConfig) -> Self {
        if config.is_solo() { Self::ALONE } else { Self::SEVERAL }
    }
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
        let mut looked: Vec<(f64, Choice)> = ranking
            .into_iter()
            .map(|advice| (self.mean(state, &advice.choice, 1, lookahead.looks, seed), advice.choice))
            .collect();
        looked.sort_by(|a, b| b.0.total_cmp(&a.0));
        if lookahead.further > 0 {
            let close = looked[0].0 - 0.5 * vp;
            looked.retain(|look| look.0 >= close);
            if looked.len() > 1 {
                for (mean, choice) in &mut looked {
                    *mean = self.mean(state, choice, lookahead.depth, lookahead.further, seed + 1);
                }
            }
        }
        looked.into_iter().max_by(|a, b| a.0.total_cmp(&b.0)).map(|look| look.1)
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

    /// The mean worth of an option over its continuations, on dice that all options share.
    fn mean(&self, state: &State, choice: &Choice, depth: u32, looks: u32, seed: u64) -> f64 {
        let mut after = *state;
        choice.play(self.config(), &mut after);
        let worth = |look| self.continuation(&after, state.seat(), depth, &CommonDice::new(seed, look));
        (0..looks).map(worth).sum::<f64>() / f64::from(looks)
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
