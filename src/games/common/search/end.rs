//! What the end of a game comes to, and what its total is made of.

use std::fmt::Debug;

/// Rollouts of one batch: in it the chance of a game may come evenly.
pub const BATCH: u32 = 36;

/// What the end of a game comes to for one player.
pub trait End: Copy + Debug + Send + Sync {
    /// The total, in VP.
    fn total(&self) -> f64;

    /// The part of the victory: 1/k of one shared by k.
    fn victory(&self) -> f64;

    /// Whether a value took the place of what came after.
    fn is_by_value(&self) -> bool {
        false
    }
}

/// What an end counts for something.
pub type Count<'a, E> = &'a dyn Fn(&E) -> f64;

/// What a total is made of, in mean VP.
pub trait Parts<E>: Copy + Default {
    /// Part by part what is found of it, given what an end counts for it.
    fn each(found: &dyn Fn(Count<'_, E>) -> f64) -> Self;
}
