//! What the options of a turn are worth: policies that play, and simulations with them.

mod policy;
mod simulate;

pub use policy::{Policy, UnknownPolicy};
pub use simulate::{Figures, Generator, Percentiles, SeatFigures, Simulation, play, simulate};
