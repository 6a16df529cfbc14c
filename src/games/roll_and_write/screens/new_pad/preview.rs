//! The score sheet that will be kept, with the names, colours and counts as they are chosen.

use egui::Ui;

use crate::{
    rules::{Layout as Sheet, ScoreSheet},
    screens::{
        race_view::{self, Race},
        setup::counts::Counts,
    },
    session::{Setup, seating::SeatingExt as _},
    widgets::score_sheet,
};
use common::BuildingType;
use text::Texts;
use ui::{
    form,
    theme::{self, Theme},
};

/// The height of a row, at least and at most.
const ROW: f32 = 28.0;
const HIGH_ROW: f32 = 40.0;
/// The height of its name above it.
const NAME: f32 = form::GAP + theme::space::WIDE;
/// In a lower window it only fills what is free.
const LOW: f32 = 760.0;

/// Shows it where there is room for it in a card of this height, or below what the card holds in a high window; in one
/// column it would stand before what is still to be chosen.
///
/// It has these numbers of buildings, also where they are none of a sheet.
pub fn show(
    ui: &mut Ui,
    texts: &Texts,
    (sheet, counts): (Option<Sheet>, Counts),
    setup: &Setup,
    height: f32,
) {
    if height <= 0.0 {
        return;
    }
    let Some(config) = sheet.and_then(|sheet| setup.agreed.config(sheet)) else { return };
    let seats = setup.playing().all_seats(texts, setup.agreed.phantoms());
    let race = Race { config: &config, score: &ScoreSheet::NEW, seats: &seats, awarded: 0, current: None };
    let mut view = race_view::score_view(texts, &Theme::of(ui.ctx()), race, ROW);
    (view.title, view.still) = ("", true);
    for (row, count) in view.rows.iter_mut().zip(counts) {
        row.cells.iter_mut().for_each(|cell| cell.printed = count as u8);
    }
    let (free, least) = (form::left_of(ui, height) - NAME, score_sheet::height(&view));
    let is_low = ui.ctx().content_rect().height() < LOW;
    if free < least && is_low {
        return;
    }
    view.row_height = (ROW + (free - least) / BuildingType::COUNT as f32).clamp(ROW, HIGH_ROW);
    form::field(ui, texts.score_sheet(), |ui, _| score_sheet::show(ui, &view));
}
