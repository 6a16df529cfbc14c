//! The very last turn: phantoms may still roll, nobody decides.

use super::{Exact, phantom_rolls};
use crate::{
    advisor::{Choice, Parts, rollouts::End},
    rules::{GameConfig, Move, Phase, State},
};
use common::search::End as _;

/// The options of the last real player's turn of the last round, in their order; none in another turn.
pub(in crate::advisor) fn last_turn(
    config: &GameConfig,
    state: &State,
    choices: &[&Choice],
) -> Option<Vec<Exact>> {
    if !state.is_last_turn(config) {
        return None;
    }
    let exact = |choice: &&Choice| {
        let mut after = *state;
        choice.play(config, &mut after);
        let mut exact = Exact { victory: Some(0.0), ..Exact::default() };
        count(config, &after, 1.0, &mut |end, chance| exact.add(&End::of(config, end, state.seat()), chance));
        exact
    };
    Some(choices.iter().map(exact).collect())
}

/// Hears of every end with its chance.
fn count(config: &GameConfig, state: &State, chance: f64, hear: &mut impl FnMut(&State, f64)) {
    if state.phase() != Phase::Phantom {
        hear(state, chance);
        return;
    }
    for (pair, _, likely) in phantom_rolls(config, state, state.seat()) {
        let mut rolled = *state;
        let accepted = rolled.apply(config, Move::Roll(pair));
        debug_assert_eq!(accepted, Ok(()));
        count(config, &rolled, chance * likely, hear);
    }
}

impl Exact {
    fn add(&mut self, end: &End, chance: f64) {
        let total = end.total();
        self.total += chance * total;
        self.parts.add(&Parts::of(end), chance);
        self.victory = self.victory.map(|victory| victory + chance * f64::from(end.victory));
        self.totals.resize(self.totals.len().max(total as usize + 1), 0.0);
        self.totals[total as usize] += chance;
    }
}
