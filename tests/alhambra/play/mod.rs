//! The tile game as it is played here: turns, money, modules, the end, and random games.

mod examples;
mod flat;
mod literal_game;
mod literal_test;
mod modules;
mod random;
mod refusals;
mod support;
mod table;
mod turns;
