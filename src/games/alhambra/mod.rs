//! *Alhambra*, the tile game, with the modules Vizier, Camps, Bazaars and Falconers.
//!
//! [`rules`] is the game itself, [`widgets`] are the parts of its screens.

pub mod rules;
#[cfg(feature = "gui")]
pub mod widgets;
