//! What the map and the board editor share: where everything lies, and how sea and land are drawn.

mod land;
mod lattice;
mod outline;

pub use land::{Ground, fill, paint_land, paint_sea, paint_symbol};
pub use lattice::{Lattice, inset};
pub use outline::{Outline, Side};
