//! The screens of *Alexandros*: a table being set up and kept, finished games, and boards that people transcribe.

pub mod board_editor;
pub mod boards;
pub mod late_entry;
pub mod new_table;
mod position;
pub mod table;
mod words;

pub use common::screens::players::colour;
