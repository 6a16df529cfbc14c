//! The egui program.

pub mod art;
pub mod raster;
pub mod texts;
pub mod theme;
pub mod widgets;
pub mod window;
