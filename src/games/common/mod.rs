//! What more than one game of the family has: the six types of building, how they are drawn and their colours.

mod building;
#[cfg(feature = "gui")]
mod colours;
#[cfg(feature = "gui")]
pub mod drawing;
#[cfg(all(test, feature = "gui"))]
mod gallery;

pub use building::BuildingType;
#[cfg(feature = "gui")]
pub use colours::colours_of;
