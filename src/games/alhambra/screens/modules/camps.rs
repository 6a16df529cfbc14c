//! Camps (§A6.2).

use super::screen::{ModuleScreen, NOTHING, PieceScreen};
use crate::{
    rules::{Side, Sides},
    widgets::{
        as_printed::{CampDraft, Draft},
        tiles::camp,
    },
};
use text::Texts;

pub(super) const SCREEN: ModuleScreen = ModuleScreen {
    paint: |painter, theme, place| camp::paint(painter, place, theme, Sides::NONE.with(Side::North)),
    pieces: Some(PieceScreen {
        name: Texts::alhambra_board_camp,
        draft: || Draft::Camp(CampDraft::default()),
    }),
    ..NOTHING
};
