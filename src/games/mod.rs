//! The games of the house, a room each, and what they share.

pub mod common;
pub mod roll_and_write;
