//! *Alexandros*.
//!
//! [`rules`] is the game itself, [`log`] what records write of it, [`pad`] the ledger of a real table and games entered
//! afterwards, [`record`] their records, [`session`] what is under way without a window, `widgets` what its screens are
//! made of.

#[cfg(feature = "gui")]
pub mod game;
pub mod log;
pub mod pad;
pub mod record;
pub mod rules;
#[cfg(feature = "gui")]
pub mod screens;
pub mod session;
pub mod text;
#[cfg(feature = "gui")]
pub mod widgets;
