//! The game as pure functions and types.
mod building;
pub use building::BuildingType;
