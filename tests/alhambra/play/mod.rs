//! The tile game as it is played here: turns, money, modules, the end, and random games.

mod examples;
mod flat;
mod literal_game;
mod literal_test;
mod modules;
pub mod random;
mod refusals;
pub mod support;
mod table;
mod turns;
