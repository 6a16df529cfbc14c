//! What things of the game are called.

use common::BuildingType;
use text::Texts;

/// The name of a type as a title.
#[must_use]
pub fn building_name(texts: &Texts, building: BuildingType) -> String {
    texts.building_name(building)
}
