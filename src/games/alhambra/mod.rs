//! *Alhambra*, the tile game, with the modules Vizier, Camps, Bazaars and Falconers.
//!
//! [`rules`] is the game itself, [`log`] what records say of it.

pub mod log;
pub mod rules;
