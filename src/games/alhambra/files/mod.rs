//! The game's files: saved games at a glance.

mod row_figures;
mod summary;
mod unreadable;

pub use row_figures::RowFigures;
pub use summary::GameSummary;
pub use unreadable::Unreadable;
