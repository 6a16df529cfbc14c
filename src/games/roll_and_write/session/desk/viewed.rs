//! The record being looked at.

use crate::games::{
    common::host::{Placing, Source},
    roll_and_write::{advisor::Analysis, record::Loaded},
};

/// A record that is looked at, not played.
#[derive(Clone, Debug)]
pub struct Viewed {
    /// Where it is from.
    pub source: Source,
    /// What it holds.
    pub loaded: Loaded,
    /// What its decisions were worth, where it was gone over.
    pub found: Option<Analysis>,
    /// How it compares with the others of its kind.
    pub placing: Option<Placing>,
    /// It has just been played to its end.
    pub ends_now: bool,
}
