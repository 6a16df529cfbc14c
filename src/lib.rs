//! Alhambra Companion: play, keep score, replay and understand the games of the *Alhambra* family.
//!
//! [`games`] has one room for each game, [`storage`] files; the program's window and its command line stand on them.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod games;
pub mod kernel;
pub mod opening;
pub mod storage;
pub mod text;
#[cfg(feature = "gui")]
pub mod ui;
