//! *Alhambra: Roll & Write*.
//!
//! [`rules`] is the game itself, [`log`] a game as the list of its events, [`pad`] the score sheet of a real table,
//! [`advisor`] what options are worth, [`challenge`] the codes and dates that make the same dice, [`files`] its files. What the program around it needs of it is in
//! one file, `game`.

pub mod challenge;
mod commands;
pub mod files;
pub mod game;
pub mod pad;
pub mod record;
#[cfg(feature = "gui")]
pub mod screens;
pub mod session;
pub mod statistics;
pub mod text;
pub mod text_import;
#[cfg(feature = "gui")]
pub mod widgets;

pub use roll_and_write_engine::{advisor, log, rules};
