//! Alhambra Companion: play, keep the score sheet, replay and understand *Alhambra: Roll & Write*.
//!
//! [`rules`] is the game itself, [`game`] a game as the list of its events, [`advisor`] what options are worth,
//! [`archive`] files; the program's window and its command line stand on them.

pub mod advisor;
#[cfg(feature = "gui")]
pub mod app;
pub mod archive;
pub mod cli;
pub mod game;
pub mod rules;
