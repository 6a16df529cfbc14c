//! The egui program.
pub mod texts;
pub mod window;
