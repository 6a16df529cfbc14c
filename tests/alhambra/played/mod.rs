//! Records of games that are played here: written and read again, seeds, notes, faults.

mod faults;
mod hidden;
mod notes;
mod piles;
mod records;
mod seeds;
mod session;
pub mod support;
mod trials;
mod words;
