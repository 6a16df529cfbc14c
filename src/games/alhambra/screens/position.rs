//! A position of a table as replay and pictures show it: the sheet, or the board of a row.

use egui::{Rect, Ui};

use super::sheet::{
    self,
    view::{Position, view},
};
use crate::{
    games::{
        alhambra::{
            pad::{Pad, PadState},
            session::Alhambra,
        },
        common::screens::table::TableScreens,
    },
    storage::Settings,
    text::Texts,
    ui::{room, theme::Theme, widgets::surface::Surface},
};

/// How a position is looked at.
#[derive(Debug, Default)]
pub struct Look;

impl TableScreens for Alhambra {
    type Look = Look;

    fn show_position(
        ui: &mut Ui,
        place: Rect,
        texts: &Texts,
        _: &Settings,
        table: &Pad,
        state: &PadState,
        _: &mut Look,
    ) {
        // The scoring that was held last, until something was entered for the next one.
        let scoring = state.next().unwrap_or(crate::games::alhambra::rules::Scoring::Third);
        let position = Position { setup: table.config(), seats: &table.header.seats, state, scoring };
        let mut sheet = view(texts, &Theme::of(ui.ctx()), position);
        sheet.still = true;
        Surface::Plain.show_in(ui, place, |ui| {
            let inside = ui.max_rect();
            room::scrolled(ui, "position", inside, sheet::needed(&sheet), |ui, inside| {
                sheet::show(ui, inside, &sheet);
            });
        });
    }
}
