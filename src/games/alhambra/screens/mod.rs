//! The screens of the game.

pub mod late_entry;
mod modules;
pub mod new_table;
mod parts;
pub mod pieces;
mod players;
mod position;
mod scored;
mod sheet;
pub mod table;
#[cfg(test)]
mod trial;

pub use common::screens::players::colour;
