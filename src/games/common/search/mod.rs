//! What computers of any game need to look ahead: chance for simulations.

mod generator;

pub use generator::{Generator, mix};
