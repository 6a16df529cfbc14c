//! The games of the house, one room each, and what they share.

pub mod alexandros;
pub mod alhambra;
pub mod common;
pub mod roll_and_write;
