//! The levels that decide for seats: all but the one that looks ahead do so at once.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
    time::Duration,
};

use super::Deals;
use crate::{
    advisor::{Advisor, Budget, Generator, LevelExt, Lookahead, Policy, PolicyExt, Ranking},
    log::Played,
    rules::play::{Move, PlayConfig, State},
};
use common::{
    play::{Adviser, Computers, Decision},
    seating::{Controller, SeatController},
};

/// The levels, and what they know.
#[derive(Debug, Default)]
pub struct Levels {
    /// Made at their first decision.
    advisor: Option<Advisor>,
    /// Whether they still wait until somebody has looked at the deal.
    pub wait: bool,
}

impl Levels {
    /// Levels that decide nothing until somebody has looked at the deal.
    #[must_use]
    pub fn waiting() -> Self {
        Self { wait: true, ..Self::default() }
    }
}

impl Computers<Played> for Levels {
    /// The generator passed in comes from the seed of the game, which is the order of its tiles and cards: nothing that a
    /// computer leaves to chance may come from it.
    fn decide(
        &mut self,
        policy: &str,
        config: &PlayConfig,
        state: &State,
        _: Generator,
    ) -> Option<Decision<Played>> {
        let policy = SeatController::of(Some(policy)).policy().filter(|_| !self.wait)?;
        if self.advisor.as_ref().is_none_or(|advisor| advisor.config() != config) {
            self.advisor = Some(Advisor::new(config.clone()));
        }
        let advisor = self.advisor.as_ref()?;
        if policy != Policy::Advisor {
            return Some(Decision::Made(decide_as(0, policy, advisor, state, &AtomicBool::new(false))?));
        }
        let (advisor, state) = (advisor.clone(), state.clone());
        Some(Decision::Work(Box::new(move |stop| decide_as(0, policy, &advisor, &state, stop))))
    }
}

/// What a computer decides in a position, always the same for the same `person`: 0 in every game, others when many play the
/// same game. None if it was stopped, or if there is nothing to decide.
#[must_use]
pub fn decide_as(
    person: u64,
    policy: Policy,
    advisor: &Advisor,
    state: &State,
    stop: &AtomicBool,
) -> Option<Vec<Move>> {
    let mut generator = Generator::new(person, moment(state));
    match policy {
        Policy::Level(level) => level.choose_as(person, advisor, state),
        Policy::Advisor => {
            let choice = advisor.look_ahead(state, &Lookahead::POLICY, &mut generator, stop);
            choice.filter(|_| !stop.load(Relaxed)).map(|choice| choice.moves)
        }
        policy => Some(policy.decide(advisor, state, &mut generator)),
    }
}

impl Adviser for Levels {
    type Kind = Played;
    type Chance = Deals;
    type Advisor = Advisor;
    type Ranking = Ranking;

    const END: Move = Move::EndTurn;
    const BUDGETS: &'static [Budget] = &[
        Budget { rollouts: 800, error: 0.8, ceiling: Some(Duration::from_secs(2)), seed: 1 },
        Budget { rollouts: 6_000, error: 0.4, ceiling: Some(Duration::from_secs(8)), seed: 2 },
    ];

    fn advisor(&self, config: &PlayConfig) -> Option<Advisor> {
        Some(Advisor::new(config.clone()))
    }

    fn fits(advisor: &Advisor, config: &PlayConfig) -> bool {
        advisor.config() == config
    }

    fn rank(advisor: &Advisor, state: &State) -> Ranking {
        advisor.rank(state)
    }

    fn refine(advisor: &Advisor, state: &State, budget: &Budget, stop: &AtomicBool) -> Ranking {
        advisor.refine(threads(), state, budget, stop, &|_| {})
    }
}

/// How many threads look at decisions: what they find does not depend on their number, and one is left for the
/// window.
#[must_use]
pub fn threads() -> NonZeroUsize {
    let threads = thread::available_parallelism().map_or(1, |all| all.get() - 1);
    NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN)
}

/// A number that tells the decisions of a game apart, made only of what everybody sees.
fn moment(state: &State) -> u64 {
    let seen = [state.drawn(), state.reshuffles(), state.stack().len(), state.seat() as u8];
    seen.into_iter().fold(0, |moment, part| moment << 8 | u64::from(part))
}
