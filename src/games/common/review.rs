//! How closely a game is gone over, and how much of what was found is named.

/// Rollouts of a decision, where nobody says how many.
pub const REVIEW_ROLLOUTS: u32 = 10_000;
/// The worst mistakes, which are named.
pub const REVIEW_MISTAKES: usize = 3;
