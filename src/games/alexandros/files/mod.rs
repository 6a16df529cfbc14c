//! The game's files: saved games at a glance, and boards that people transcribed.

mod boards;
mod land;
mod summary;
mod unreadable;

pub use boards::BoardFile;
pub use land::{Land, LandSpace};
pub use summary::GameSummary;
pub use unreadable::Unreadable;
