//! Bazaars (§A6.3).

use super::screen::{ModuleScreen, NOTHING, PieceScreen};
use crate::widgets::{
    as_printed::{BazaarDraft, Draft},
    tiles::bazaar,
};
use common::BuildingType;
use text::Texts;

pub(super) const SCREEN: ModuleScreen = ModuleScreen {
    paint: |painter, theme, place| {
        let colours = [BuildingType::Pavilion, BuildingType::Seraglio, BuildingType::Garden];
        bazaar::paint(painter, place, theme, &colours);
    },
    pieces: Some(PieceScreen {
        name: Texts::alhambra_board_bazaar,
        draft: || Draft::Bazaar(BazaarDraft::default()),
    }),
    ..NOTHING
};
