//! What a position between two decisions is worth: the mean over all dice that may come.

use crate::{
    advisor::{
        Advisor, Goal,
        chances::all_fours,
        endgame::{last_total, phantom_rolls},
        expected::Expected,
        values::result_for,
    },
    rules::{Move, Pair, Phase, State},
};

// By the values, exact in the last turn of the game and after it.
impl Advisor {
    /// The expected result of the player who decides or rolls now, or whose decision follows in the solo game.
    ///
    /// Every outcome of dice is counted; other players' turns are not looked into.
    pub(super) fn expected(&self, state: &State, seat: usize) -> Expected {
        let after = |command| {
            let mut after = *state;
            let accepted = after.apply(self.config(), command);
            debug_assert_eq!(accepted, Ok(()), "{command:?}");
            self.expected(&after, seat)
        };
        match state.phase() {
            Phase::Over => self.came_to(state, seat),
            Phase::Built | Phase::Done | Phase::Kept(_) => after(Move::EndTurn),
            Phase::OwnPair => Expected::mean(36.0, (0..36).map(|i| (1.0, after(Move::Roll(Pair::nth(i)))))),
            Phase::AllFour => {
                Expected::mean(1.0, all_fours().map(|(four, chance)| (chance, after(Move::RollFour(four)))))
            }
            Phase::Phantom => {
                let rolls = phantom_rolls(self.config(), state, state.seat());
                Expected::mean(
                    1.0,
                    rolls.into_iter().map(|(pair, _, chance)| (chance, after(Move::Roll(pair)))),
                )
            }
            _ => self.expected_best(state),
        }
    }

    /// What the best option is worth.
    pub(super) fn expected_best(&self, state: &State) -> Expected {
        let exact = match self.goal() {
            Goal::Total => last_total(self.config(), state).map(Expected::alike),
            // Against phantoms it is exact for the turn that is looked at, and too much work for all that may come.
            Goal::Victory => self.best_of_last_turn(state),
        };
        exact.unwrap_or_else(|| self.best_worth(state))
    }

    /// What a game that is over came to.
    pub(super) fn came_to(&self, state: &State, seat: usize) -> Expected {
        let [worth, total] =
            [self.goal(), self.values().goal()].map(|goal| result_for(goal, self.config(), state, seat));
        Expected { worth, total }
    }
}
