//! The egui program.
