//! Refined rankings: exact near the end, otherwise by rollouts.

use std::{num::NonZeroUsize, sync::atomic::AtomicBool};

use super::{
    Advice, Advisor, Budget, Choice, Estimate, Goal, Parts, Ranking,
    endgame::{Exact, last_turn, two_rounds},
    rollouts::{End, ValuePlayout},
};
use crate::rules::State;
use common::search::{self, Watch};

/// The rollouts of a decision.
type Rollouts<'a> = search::Rollouts<'a, ValuePlayout<'a>>;

/// Of exact options those that are so many VP behind at most get chances from so many rollouts.
const CHANCES: (f64, u32) = (1.0, 360);

impl Advisor {
    /// The ranking refined, with one thread: see [`Self::refine_on`].
    #[must_use]
    pub fn refine(&self, state: &State, budget: &Budget, cancelled: &AtomicBool) -> Ranking {
        self.refine_on(NonZeroUsize::MIN, state, budget, cancelled)
    }

    /// The ranking refined: exactly where so few dice follow that all can be counted, else by rollouts. Every option that
    /// could be the best is played on by the values to the end of the game, on the same dice as the others; clearly
    /// worse ones stop early.
    ///
    /// The same seed and budget give the same ranking, whatever the number of threads, unless it is cut.
    #[must_use]
    pub fn refine_on(
        &self,
        threads: NonZeroUsize,
        state: &State,
        budget: &Budget,
        cancelled: &AtomicBool,
    ) -> Ranking {
        self.refine_asked((threads, &|_| ()), state, budget, cancelled, &|_| false)
    }

    /// The ranking refined, with one thread, and watched: it tells of some rollouts how many they are before it plays them.
    #[must_use]
    pub fn refine_watched(
        &self,
        state: &State,
        budget: &Budget,
        cancelled: &AtomicBool,
        watch: &(dyn Fn(u32) + Sync),
    ) -> Ranking {
        self.refine_asked((NonZeroUsize::MIN, watch), state, budget, cancelled, &|_| false)
    }

    /// The same, where one option is asked about: it does not leave before its difference to the best is known well.
    pub(super) fn refine_asked(
        &self,
        (threads, watch): (NonZeroUsize, &(dyn Fn(u32) + Sync)),
        state: &State,
        budget: &Budget,
        cancelled: &AtomicBool,
        is_asked: &dyn Fn(&Choice) -> bool,
    ) -> Ranking {
        let watch = Watch::new(budget, cancelled, watch);
        let halt = || watch.halt();
        let ranking = self.rank(state);
        if ranking.options.is_empty() {
            return ranking;
        }
        let goal = self.goal();
        let playout = ValuePlayout::new(self, state);
        let rollouts =
            Rollouts { playout: &playout, goal, value_error: self.value_error(), threads, halt: &halt };
        let choices: Vec<&Choice> = ranking.options.iter().map(|advice| &advice.choice).collect();
        if let Some(exact) = last_turn(self.config(), state, &choices) {
            return self.exactly(&ranking, &exact);
        }
        if goal == Goal::Total
            && let Some(exact) = two_rounds(self.config(), state, &choices, || watch.stop().is_some())
        {
            let mut ranking = self.exactly(&ranking, &exact);
            self.add_chances(&mut ranking, &rollouts, budget);
            return ranking;
        }
        search::refine(&ranking, &rollouts, budget, self.has_rivals(), is_asked)
    }

    /// Whether somebody else can win.
    const fn has_rivals(&self) -> bool {
        !self.config().is_solo() || self.config().phantom_bonus().is_some()
    }

    fn exactly(&self, ranking: &Ranking, exact: &[Exact]) -> Ranking {
        let goal = self.goal();
        let mut order: Vec<usize> = (0..exact.len()).collect();
        order.sort_by(|&a, &b| exact[b].compare(&exact[a], goal));
        let most = order.first().map_or(0.0, |&i| exact[i].worth(goal));
        let best = order.first().map_or(0.0, |&i| exact[i].total);
        let certain = |mean| Estimate { mean, error: 0.0 };
        let advice = |i: usize| {
            let exact = &exact[i];
            let above = || {
                exact
                    .totals
                    .iter()
                    .enumerate()
                    .filter(|&(total, _)| total as f64 > best)
                    .map(|(_, p)| p)
                    .sum()
            };
            Advice {
                choice: ranking.options[i].choice.clone(),
                total: certain(exact.total),
                difference: certain((exact.worth(goal) - most).min(0.0)),
                victory: exact.victory.filter(|_| self.has_rivals()),
                above_mean: (!exact.totals.is_empty()).then(above),
                parts: Some(exact.parts),
                parts_error: Some(Parts::default()),
                rollouts: 0,
                exact: true,
            }
        };
        Ranking { options: order.into_iter().map(advice).collect(), rollouts: 0, cut: None, asked: None }
    }

    /// Adds to exact totals how often they are surpassed.
    fn add_chances(&self, ranking: &mut Ranking, rollouts: &Rollouts, budget: &Budget) {
        let best = ranking.options[0].total.mean;
        let near = ranking.options.iter().take_while(|advice| advice.difference.mean >= -CHANCES.0).count();
        let each = CHANCES.1.min(budget.rollouts / near as u32);
        let choices: Vec<&Choice> = ranking.options[..near].iter().map(|advice| &advice.choice).collect();
        match rollouts.play(&choices, budget.seed, 0, each) {
            Ok(ends) if each > 0 => {
                for (advice, ends) in ranking.options.iter_mut().zip(&ends) {
                    advice.above_mean = Some(above(ends, best));
                }
                ranking.rollouts = each * near as u32;
            }
            Ok(_) => {}
            Err(cut) => ranking.cut = Some(cut),
        }
    }
}

/// How often ends come to more than a total.
fn above(ends: &[End], total: f64) -> f64 {
    let more = ends.iter().filter(|end| search::End::total(*end) > total).count();
    more as f64 / ends.len().max(1) as f64
}
