//! Who goes over games.

use std::{
    num::NonZeroUsize,
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    thread,
};

use crate::advisor::{Advisor, Estimate, Goal, Policy, Simulation, simulate::simulate_while};
use common::search::SeatFigures;

/// Games by values that tell what a game is worth before it begins.
const GAMES: u64 = 600;

/// Goes over games by one configuration.
#[derive(Debug)]
pub struct Analyst {
    pub(super) advisor: Advisor,
    /// VP before the game begins: of all seats alike.
    start: Estimate,
    pub(super) threads: NonZeroUsize,
}

impl Analyst {
    /// Plays games to know what they are worth at the start.
    #[must_use]
    pub fn new(advisor: &Advisor) -> Self {
        Self::with_games(advisor, GAMES)
    }

    /// The same with so many games.
    #[must_use]
    pub fn with_games(advisor: &Advisor, games: u64) -> Self {
        let threads = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        Self::with(advisor, games, threads, &AtomicBool::new(false))
    }

    /// One that works with so many threads, which nothing depends on but time; none where it is stopped meanwhile.
    #[must_use]
    pub fn unless(stop: &AtomicBool, advisor: &Advisor, threads: NonZeroUsize) -> Option<Self> {
        let analyst = Self::with(advisor, GAMES, threads, stop);
        (!stop.load(Relaxed)).then_some(analyst)
    }

    fn with(advisor: &Advisor, games: u64, threads: NonZeroUsize, stop: &AtomicBool) -> Self {
        let policies = vec![Policy::AdvisorFast; advisor.config().players()];
        let games = Simulation { advisor: advisor.clone(), policies, games, seed: 0, threads };
        let seats = simulate_while(&games, |_| !stop.load(Relaxed)).seats;
        let of_all =
            |each: &dyn Fn(&SeatFigures<3>) -> f64| seats.iter().map(each).sum::<f64>() / seats.len() as f64;
        let start = Estimate { mean: of_all(&|seat| seat.mean), error: of_all(&|seat| seat.standard_error) };
        Self { advisor: advisor.clone(), start, threads }
    }

    /// What a game is worth before it begins.
    pub(super) fn start(&self, goal: Goal) -> Estimate {
        match goal {
            Goal::Total => self.start,
            Goal::Victory => Estimate::certain((self.advisor.config().players() as f64).recip()),
        }
    }
}
