//! What more than one game of the family has: the six types of building and how they are drawn.

mod building;
#[cfg(feature = "gui")]
pub mod drawing;
#[cfg(all(test, feature = "gui"))]
mod gallery;

pub use building::BuildingType;
