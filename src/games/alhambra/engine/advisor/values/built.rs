//! What building and keeping is worth.

use super::active::Gains;

/// What was looked at of a player's options that build and keep the same.
#[derive(Clone, Copy, Debug)]
pub(in crate::advisor) struct Built {
    pub(super) own: f32,
    /// What the best rival has.
    pub(super) rival: f32,
    pub(super) gains: Gains,
}
