//! The screens of the game.

pub mod late_entry;
pub mod new_table;
mod parts;
pub mod pieces;
mod players;
mod position;
mod sheet;
pub mod table;
#[cfg(test)]
mod trial;

pub use players::colour;
