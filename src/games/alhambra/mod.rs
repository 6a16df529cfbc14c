//! *Alhambra*, the tile game, with the modules Vizier, Camps, Bazaars and Falconers.
//!
//! [`rules`] is the game itself.

pub mod rules;
