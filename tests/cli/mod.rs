//! The program as people run it: what it prints, what it writes, and how it exits.
#![allow(clippy::unwrap_used)]

mod advice;
mod all_plays;
mod backup;
mod crash;
mod days;
mod export;
mod files;
mod help;
mod hidden;
mod import;
mod install;
mod language;
mod man;
mod names;
mod opening;
mod outputs;
#[cfg(feature = "gui")]
mod pages;
mod play;
#[cfg(feature = "gui")]
mod plays;
pub mod plays_in;
mod positions;
pub mod run;
mod score;
mod simulate;
mod streams;
mod table;
mod tables;
mod tile_advice;
mod tile_game;
mod totals;
