//! How closely a game is gone over.

/// Rollouts of a decision, where nobody says how many.
pub const REVIEW_ROLLOUTS: u32 = 10_000;
