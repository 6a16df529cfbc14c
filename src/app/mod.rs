//! The egui program.

pub mod art;
pub mod raster;
pub mod theme;
pub mod widgets;
