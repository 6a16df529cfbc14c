//! The player sheet: the grid of buildings with the dice on its row and column numbers, and the coin strip.
//!
//! It shows a [`SheetView`] and says what was pointed at and clicked; what that means is decided elsewhere. Two sheets in
//! the same scope need scopes of their own (`ui.push_id`).

mod advice;
mod cells;
mod geometry;
mod glow;
mod moving;
mod paint;
mod placed;
mod rail;
mod turning;
mod view;

pub use super::pips::LineView;
pub use moving::{DieMotion, Moving};
pub use view::{
    AdviceView, CellView, CoinsView, DieColour, DieGhost, DieView, Glow, SheetAction, SheetResponse,
    SheetView,
};

use egui::{Rect, Response, Sense, Ui};

use crate::widgets::pips;
use geometry::Geometry;
use ui::{drawing::frame, theme::Theme};

/// Shows the sheet as a card that fills the available room: from 540 × 560 points upwards.
pub fn show(ui: &mut Ui, view: &SheetView<'_>) -> SheetResponse {
    let room = ui.available_rect_before_wrap();
    let card = ui.allocate_rect(room, Sense::hover());
    show_in(ui, view, room, card)
}

/// Shows the sheet without its card in the flow of other things, as large as the available room.
pub fn show_bare(ui: &mut Ui, view: &SheetView<'_>) -> SheetResponse {
    let room = ui.available_rect_before_wrap();
    let response = ui.allocate_rect(room, Sense::hover());
    let theme = Theme::of(ui.ctx());
    contents(ui, view, &theme, &Geometry::new(room, !view.title.is_empty()), response)
}

fn show_in(ui: &mut Ui, view: &SheetView<'_>, room: Rect, card: Response) -> SheetResponse {
    let theme = Theme::of(ui.ctx());
    frame::ornate(ui.painter(), room, &theme);
    let inside = room.shrink2(egui::vec2(22.0, 17.0));
    contents(ui, view, &theme, &Geometry::new(inside, !view.title.is_empty()), card)
}

fn contents(
    ui: &mut Ui,
    view: &SheetView<'_>,
    theme: &Theme,
    geometry: &Geometry,
    response: Response,
) -> SheetResponse {
    let rows = std::array::from_fn(|k| geometry.row_pips(k));
    let columns = std::array::from_fn(|k| geometry.column_pips(k));
    let mut result = SheetResponse::new(response, (geometry.cells, geometry.coins), [rows, columns]);
    paint::title(ui.painter(), theme, geometry, view.title);
    paint::dice_from(ui, theme, geometry, view.dice_from);
    let (lines, held) = rail::interact(ui, view, geometry, &mut result);
    let held_view = held.map(|held| SheetView { ghosts: vec![held.ghost], turning: true, ..view.clone() });
    let view = held_view.as_ref().unwrap_or(view);
    paint::bands(ui.painter(), theme, geometry, view, lines);
    turning::bands(ui.painter(), theme, geometry, view);
    rail::paint(ui, view, theme, geometry, (lines, held));
    cells::show(ui, view, theme, geometry, &mut result);
    turning::crossings(ui.painter(), theme, geometry, view);
    for (line, place) in view.row_pips.iter().zip(result.rows) {
        pips::show(ui, place, theme, line);
    }
    for (line, place) in view.column_pips.iter().zip(result.columns) {
        pips::show(ui, place, theme, line);
    }
    paint::coins(ui, theme, geometry, view);
    result
}
