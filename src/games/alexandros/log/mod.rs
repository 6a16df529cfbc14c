//! What all records of the game share: what was agreed beforehand, and the result.

mod result;
mod setup;

pub use result::{Ended, GameResult};
pub use setup::{GAME, MEMBERS, NamedBoard, Options, SetupFault, read_config, write_config};
