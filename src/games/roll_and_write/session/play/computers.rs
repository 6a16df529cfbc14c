//! The levels that decide for seats: all of them do so at once.

use std::{sync::atomic::AtomicBool, time::Duration};

use super::Dice;
use crate::{
    advisor::{Advisor, Budget, Generator, PolicyExt, Ranking, ValueSets},
    log::Played,
    rules::{GameConfig, Move, State},
    session::seating::SeatController,
};
use common::{
    play::{Adviser, Computers, Decision},
    seating::Controller,
};

/// The levels, and what they know.
#[derive(Debug)]
pub struct Levels {
    values: ValueSets,
    /// Made at their first decision.
    advisor: Option<Advisor>,
}

impl Levels {
    /// Levels that know these values.
    #[must_use]
    pub const fn new(values: ValueSets) -> Self {
        Self { values, advisor: None }
    }

    /// The values they know.
    #[must_use]
    pub const fn values(&self) -> &ValueSets {
        &self.values
    }
}

impl Computers<Played> for Levels {
    fn decide(
        &mut self,
        policy: &str,
        config: &GameConfig,
        state: &State,
        mut generator: Generator,
    ) -> Option<Decision<Played>> {
        let policy = SeatController::of(Some(policy)).policy()?;
        // A set-up made again may have another configuration.
        if self.advisor.as_ref().is_none_or(|advisor| advisor.config() != config) {
            self.advisor = Advisor::new(config, &self.values).ok();
        }
        let decision = policy.decide(self.advisor.as_ref()?, state, &mut generator);
        Some(Decision::Made(vec![decision]))
    }
}

impl Adviser for Levels {
    type Kind = Played;
    type Chance = Dice;
    type Advisor = Advisor;
    type Ranking = Ranking;

    const END: Move = Move::EndTurn;
    const BUDGETS: &'static [Budget] = &[
        Budget { rollouts: 3_000, error: 0.2, ceiling: Some(Duration::from_secs(2)), seed: 1 },
        Budget { rollouts: 60_000, error: 0.08, ceiling: Some(Duration::from_secs(6)), seed: 2 },
    ];

    fn advisor(&self, config: &GameConfig) -> Option<Advisor> {
        Advisor::new(config, &self.values).ok()
    }

    fn fits(advisor: &Advisor, config: &GameConfig) -> bool {
        advisor.config() == config
    }

    fn rank(advisor: &Advisor, state: &State) -> Ranking {
        advisor.rank(state)
    }

    fn refine(advisor: &Advisor, state: &State, budget: &Budget, stop: &AtomicBool) -> Ranking {
        advisor.refine(state, budget, stop)
    }
}
