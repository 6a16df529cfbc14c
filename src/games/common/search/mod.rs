//! What computers of any game need: chance for simulations, many games with their figures, tournaments.

mod generator;
mod simulate;
mod tournament;

pub use generator::{Generator, mix};
pub use simulate::{
    Figures, GamesToPlay, Percentiles, PlaceFigures, SeatFigures, SeatResult, Table, simulate,
};
pub use tournament::{Meeting, Pairing, Standings, tournament};
