//! *Alexandros*.
//!
//! [`rules`] is the game itself.

pub mod rules;
