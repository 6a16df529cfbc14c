//! What the box says of a game on several screens: names of sides, colours and kinds, and whose tiles are used.

use egui::Ui;

use crate::{
    rules::{FalconKind, Side},
    text::names::sentence,
    widgets::as_printed::PartNames,
};
use common::BuildingType;
use text::Texts;
use ui::{form, widgets::segmented};

/// The names, in the user's language.
pub struct Parts {
    sides: [String; 4],
    types: [String; BuildingType::COUNT],
    kinds: [String; FalconKind::COUNT],
}

impl Parts {
    /// Those of camps, which have ramparts, or of others, which have walls.
    #[must_use]
    pub fn new(texts: &Texts, ramparts: bool) -> Self {
        let side = |side: Side| {
            let to = texts.alhambra_to_side(side);
            if ramparts { texts.alhambra_part_rampart(&to) } else { texts.alhambra_part_wall(&to) }
        };
        Self {
            sides: Side::ALL.map(side),
            types: BuildingType::ALL.map(|building| texts.building_name(building)),
            kinds: FalconKind::ALL.map(|kind| sentence(&texts.alhambra_falcon_kind(kind))),
        }
    }

    /// As the editors take them.
    #[must_use]
    pub fn names(&self) -> PartNames<'_> {
        PartNames {
            sides: self.sides.each_ref().map(String::as_str),
            types: self.types.each_ref().map(String::as_str),
            kinds: self.kinds.each_ref().map(String::as_str),
        }
    }
}

/// The tiles of a game: those of the first edition, or of one's own box, where that has others.
pub fn choose_tiles(ui: &mut Ui, texts: &Texts, own: &mut bool) {
    let name = texts.alhambra_new_tiles();
    form::field(ui, name, |ui, _| {
        let mut chosen = usize::from(*own);
        let words = [texts.alhambra_new_tiles_first(), texts.alhambra_new_tiles_own()];
        segmented::show(ui, name, &mut chosen, &words);
        *own = chosen == 1;
    });
}

/// Types side by side.
#[must_use]
pub fn colours(texts: &Texts, types: &[BuildingType]) -> String {
    types.iter().map(|building| texts.building_name(*building)).collect::<Vec<_>>().join(" · ")
}
