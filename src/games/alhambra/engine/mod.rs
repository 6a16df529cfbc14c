//! What *Alhambra*, the tile game, computes: [`rules`] is the game itself, [`log`] what records say of it, [`advisor`] plays.
//! Simulations and replays go through nothing else of it, so that this package alone is made for speed.

pub mod advisor;
pub mod log;
pub mod rules;
mod text_choices;
