//! The game's files: saved games at a glance.

mod summary;
mod unreadable;

pub use summary::GameSummary;
pub use unreadable::Unreadable;
