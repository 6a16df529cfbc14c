//! *Alhambra: Roll & Write*.
//!
//! [`rules`] is the game itself, [`log`] a game as the list of its events, [`pad`] the score sheet of a real table,
//! [`advisor`] what options are worth, [`challenge`] the codes and dates that make the same dice, [`files`] its files. What the program around it needs of it is in
//! one file, `game`.

pub mod advisor;
pub mod challenge;
mod commands;
pub mod files;
pub mod game;
pub mod log;
pub mod pad;
pub mod record;
pub mod rules;
#[cfg(feature = "gui")]
pub mod screens;
pub mod session;
pub mod statistics;
pub mod text;
pub mod text_import;
#[cfg(feature = "gui")]
pub mod widgets;
