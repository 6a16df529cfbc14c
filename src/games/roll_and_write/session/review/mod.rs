//! Going over a game that was played: what a thread does that works on it, and what it finds.

mod job;
mod kept;

pub use job::ReviewJob;

use crate::{advisor::Analysis, log::Played};

/// The game that is gone over, one at a time.
pub type Reviews = common::play::Reviews<Played, Analysis>;

/// A game that is gone over.
pub type Review = common::play::Review<Played, Analysis>;
