//! *Alhambra*, the tile game, with the modules Vizier, Camps, Bazaars and Falconers.
//!
//! [`rules`] is the game itself; [`log`] what records say of it; [`pad`] has the score pad of a real table and games
//! entered afterwards, which [`record`] reads and writes; [`text`] says it in words,
//! [`text_import`] reads it as people write it down, [`files`] has what lies in files.
//! [`advisor`] plays, commands do so without a window, [`widgets`] are the parts of its screens.

pub mod challenge;
mod commands;
pub mod files;
pub mod game;
pub mod pad;
pub mod record;
#[cfg(feature = "gui")]
pub mod screens;
pub mod session;
pub mod text;
pub mod text_import;
#[cfg(feature = "gui")]
pub mod widgets;

pub use tile_game_engine::{advisor, log, rules};
