//! The levels of the program that decide for seats: all but the one that looks ahead do so at once.

use std::sync::atomic::Ordering::Relaxed;

use crate::{
    advisor::{Advisor, Generator, Lookahead, Policy, PolicyExt},
    log::Played,
    rules::play::{PlayConfig, State},
};
use common::{
    play::{Computers, Decision},
    seating::{Controller, SeatController},
};

/// The levels, and what they know.
#[derive(Debug, Default)]
pub struct Levels {
    /// Serves them from the first of their decisions on.
    advisor: Option<Advisor>,
}

impl Computers<Played> for Levels {
    /// The generator that is given comes from the seed of the game, which is the order of its tiles and cards: nothing that
    /// a computer leaves to chance may come from it.
    fn decide(
        &mut self,
        policy: &str,
        config: &PlayConfig,
        state: &State,
        _: Generator,
    ) -> Option<Decision<Played>> {
        let policy = SeatController::of(Some(policy)).policy()?;
        if self.advisor.as_ref().is_none_or(|advisor| advisor.config() != config) {
            self.advisor = Some(Advisor::new(config.clone()));
        }
        let advisor = self.advisor.as_ref()?;
        let mut generator = Generator::new(0, moment(state));
        if policy != Policy::Advisor {
            return Some(Decision::Made(policy.decide(advisor, state, &mut generator)));
        }
        let (advisor, state) = (advisor.clone(), state.clone());
        Some(Decision::Work(Box::new(move |stop| {
            let choice = advisor.look_ahead(&state, &Lookahead::POLICY, &mut generator, stop);
            choice.filter(|_| !stop.load(Relaxed)).map(|choice| choice.moves)
        })))
    }
}

/// What tells decisions of a game apart, and everybody sees.
fn moment(state: &State) -> u64 {
    let seen = [state.drawn(), state.reshuffles(), state.stack().len(), state.seat() as u8];
    seen.into_iter().fold(0, |moment, part| moment << 8 | u64::from(part))
}
