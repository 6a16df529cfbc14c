//! The screens of the game.

pub mod challenges;
mod compared;
mod drills;
pub mod late_entry;
pub mod lesson;
mod modules;
pub mod new_game;
pub mod new_table;
mod offers;
mod parts;
pub mod pieces;
pub mod play;
mod players;
mod position;
pub mod replay;
pub mod review;
pub mod rules_page;
pub mod same_tiles;
mod scored;
mod setup;
mod sheet;
pub mod table;
#[cfg(test)]
mod test_desk;
mod told;
pub mod trial;

pub use common::screens::players::colour;
