//! When rollouts stop, and who hears of them.

use std::{
    sync::atomic::{AtomicBool, Ordering::Relaxed},
    time::{Duration, Instant},
};

use super::{Budget, Cut, PIECE};

/// Stops rollouts where they are cancelled or have reached the ceiling of their budget, and tells of them.
pub struct Watch<'a> {
    began: Instant,
    ceiling: Option<Duration>,
    cancelled: &'a AtomicBool,
    hears: &'a (dyn Fn(u32) + Sync),
}

impl<'a> Watch<'a> {
    /// From now on. `hears` is told of some rollouts how many they are before they are played.
    #[must_use]
    pub fn new(budget: &Budget, cancelled: &'a AtomicBool, hears: &'a (dyn Fn(u32) + Sync)) -> Self {
        Self { began: Instant::now(), ceiling: budget.ceiling, cancelled, hears }
    }

    /// Why to stop; none while there is no reason.
    #[must_use]
    pub fn stop(&self) -> Option<Cut> {
        if self.cancelled.load(Relaxed) {
            return Some(Cut::Cancelled);
        }
        self.ceiling.filter(|&ceiling| self.began.elapsed() > ceiling).map(|_| Cut::Time)
    }

    /// The same before a piece of work, which is told of.
    #[must_use]
    pub fn halt(&self) -> Option<Cut> {
        (self.hears)(PIECE as u32);
        self.stop()
    }
}
