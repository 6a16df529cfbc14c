//! What *Alhambra: Roll & Write* computes: [`rules`] is the game itself, [`log`] a game as the list of its events,
//! [`advisor`] what options are worth. Simulations and replays go through nothing else of it, so that this package alone
//! is made for speed.

pub mod advisor;
pub mod log;
pub mod rules;
mod text_choices;
