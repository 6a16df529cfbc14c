//! The parts of screens that games share, with their words.

pub mod game_actions;
pub mod replay;
pub mod setup;
pub mod table;
