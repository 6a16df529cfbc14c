//! The short names of people, for names that have no room in pictures.

use std::path::Path;

use crate::{data_folder::data_folder, plays::who_is_who};
use common::{PLAYER_COLOURS, screens::players};
use storage::Settings;
use text::Texts;
use ui::short_names::ShortNames;

/// The short names that a data folder knows; without one nobody has a short name.
pub(super) fn short_names(texts: &Texts, data_dir: Option<&Path>) -> ShortNames {
    let Ok(data) = data_folder(texts, data_dir) else { return ShortNames::default() };
    let settings = Settings::load(&data.settings(), &PLAYER_COLOURS).settings;
    players::short_names(&who_is_who(&data), &settings.player_name)
}
