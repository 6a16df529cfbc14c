//! *Alexandros*.
//!
//! [`rules`] is the game itself, [`session`] what is under way without a window, `widgets` what its screens are made of.

pub mod rules;
pub mod session;
#[cfg(feature = "gui")]
pub mod widgets;
