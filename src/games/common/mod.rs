//! What more than one game of the family has: the six types of building, how they are drawn, and colours.

mod building;
#[cfg(feature = "gui")]
mod colours;
#[cfg(feature = "gui")]
pub mod drawing;
#[cfg(all(test, feature = "gui"))]
mod gallery;
mod player_colours;

pub use building::BuildingType;
#[cfg(feature = "gui")]
pub use colours::colours_of;
pub use player_colours::PLAYER_COLOURS;
