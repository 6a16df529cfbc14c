//! The colours of the six types of building in the theme shown.

use crate::BuildingType;
use ui::theme::{ColourFamily, Theme};

/// The colours of a type of building.
#[must_use]
pub const fn colours_of(theme: &Theme, building: BuildingType) -> &ColourFamily {
    &theme.families[building.index()]
}
