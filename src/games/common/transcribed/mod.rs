//! What people transcribe from their own boxes, such as a sheet or a board: kept in a folder by name, and changed in an
//! editor with undo, whose unfinished work outlives the program.

mod command;
mod desk;
mod editor;
mod kind;

pub use command::TranscribedCommand;
pub use desk::{TranscribedDesk, read, read_from};
pub use editor::{Sketch, SketchEditor};
pub use kind::Transcribed;
