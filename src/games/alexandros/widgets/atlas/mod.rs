//! What the map and the editor of boards are drawn with: where everything lies, and sea and land.

mod land;
mod lattice;
mod outline;

pub use land::{Ground, fill, paint_land, paint_sea, paint_symbol};
pub use lattice::{Lattice, inset};
pub use outline::{Outline, Side};
