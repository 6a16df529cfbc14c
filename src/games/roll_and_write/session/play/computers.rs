//! The levels of the program that decide for seats: all of them at once.

use crate::{
    advisor::{Advisor, Generator, PolicyExt, ValueSets},
    log::Played,
    rules::{GameConfig, State},
    session::seating::SeatController,
};
use common::{
    play::{Computers, Decision},
    seating::Controller,
};

/// The levels, and what they know.
#[derive(Debug)]
pub struct Levels {
    values: ValueSets,
    /// Serves them from the first of their decisions on.
    advisor: Option<Advisor>,
}

impl Levels {
    /// Levels that know these values.
    #[must_use]
    pub const fn new(values: ValueSets) -> Self {
        Self { values, advisor: None }
    }

    /// What they know.
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
        // A setup made anew may have another configuration.
        if self.advisor.as_ref().is_none_or(|advisor| advisor.config() != config) {
            self.advisor = Advisor::new(config, &self.values).ok();
        }
        let decision = policy.decide(self.advisor.as_ref()?, state, &mut generator);
        Some(Decision::Made(vec![decision]))
    }
}
