//! The game's files: saved games at a glance, layouts, and what was learned for them.

mod layouts;
mod summary;
mod trained;
mod unreadable;

pub use layouts::{LayoutDocument, LayoutFile, Layouts, layout_hash, layouts, layouts_for_pad};
pub use summary::GameSummary;
pub use trained::TrainedFile;
pub use unreadable::Unreadable;
