//! What records say of any game of the tile game: what is agreed before it, and its result.

mod fault;
mod modules;
mod options;
mod printed;
mod result;
mod setup;

pub use crate::rules::{Currency, Printed, PrintedBazaar, PrintedCamp};
pub use fault::SetupFault;
pub use modules::{Measured, ModuleCounts, ModuleVp};
pub use options::Options;
pub use result::{GameResult, RowResult, ScoringResult};
pub use setup::{GAME, MEMBERS, SetUp, Tiles, read_config, write_config};
