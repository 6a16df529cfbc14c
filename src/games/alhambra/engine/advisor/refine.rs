//! Rankings refined by rollouts.

use std::{num::NonZeroUsize, sync::atomic::AtomicBool};

use super::{Advisor, Breadth, Choice, Ranking, board_view::BoardViews, rollouts::ValuePlayout};
use crate::rules::play::State;
use common::search::{self, Budget, Goal, Rollouts, Watch};

impl Advisor {
    /// The ranking refined by rollouts, the likeliest to win first: every option that could be the best is played on by the
    /// values to the end of the game, on the same draws as the others; clearly worse ones stop early.
    ///
    /// The same seed and budget give the same ranking, whatever the number of threads, unless it is cut. `hears` is told of
    /// some rollouts how many they are before they are played.
    #[must_use]
    pub fn refine(
        &self,
        threads: NonZeroUsize,
        state: &State,
        budget: &Budget,
        cancelled: &AtomicBool,
        hears: &(dyn Fn(u32) + Sync),
    ) -> Ranking {
        let mut boards = BoardViews::default();
        let ranking = self.rank_with(state, &mut boards, Breadth::All, None);
        let Some(seat) = self.deciding(state) else { return ranking };
        let watch = Watch::new(budget, cancelled, hears);
        self.refine_asked((threads, &watch), (seat, &ranking, &boards), budget, &|_| false)
    }

    /// A ranking by value of a seat's options refined, where one option is asked about: it does not leave before its difference to the best is
    /// known well.
    pub(super) fn refine_asked(
        &self,
        (threads, watch): (NonZeroUsize, &Watch<'_>),
        (seat, ranking, boards): (usize, &Ranking, &BoardViews),
        budget: &Budget,
        is_asked: &dyn Fn(&Choice) -> bool,
    ) -> Ranking {
        let playout = ValuePlayout { advisor: self, seat, boards };
        let halt = || watch.halt();
        let rollouts = Rollouts {
            playout: &playout,
            goal: Goal::Victory,
            value_error: Goal::Victory.value_error(),
            threads,
            halt: &halt,
        };
        search::refine(ranking, &rollouts, budget, true, is_asked)
    }
}
