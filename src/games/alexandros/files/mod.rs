//! The game's files: saved games at a glance, and boards that people transcribed.

mod boards;
mod summary;
mod unreadable;

pub use boards::{BoardFile, Boards, boards_in};
pub use summary::GameSummary;
pub use unreadable::Unreadable;
