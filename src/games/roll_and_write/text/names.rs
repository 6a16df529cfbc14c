//! What things of the game are called.

use crate::{
    games::common::BuildingType,
    text::{Key, Texts},
};

/// The name of a type as a title.
#[must_use]
pub fn building_name(texts: &Texts, building: BuildingType) -> String {
    texts.with(Key::BuildingName, &[("building", building.name().into())])
}
