//! What is under way, without a window.

mod board_sketch;

pub use board_sketch::{BoardEdit, BoardEditor, BoardSketch, SketchFault};
