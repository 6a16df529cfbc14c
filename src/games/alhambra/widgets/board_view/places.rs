//! The places that can be chosen, cells or crossings alike: one stop of the keyboard, with the arrows among them.

use egui::{CursorIcon, FocusDirection, Id, Modifiers, Rect, Response, Role, Ui, WidgetInfo};

use super::geometry::Geometry;
use crate::{rules::Cell, widgets::stop};
use ui::{
    keys::ARROWS,
    widgets::roving::{self, At},
};

/// A place to choose.
pub(super) struct BoardTarget {
    /// The cell, or the one whose upper left corner is the crossing.
    pub cell: Cell,
    /// Where a pointer finds it.
    pub reach: Rect,
    /// Choosing it does something lawful.
    pub lawful: bool,
}

/// Asks pointer and keyboard about each place; `name` is what a screen reader says of one.
pub(super) fn interact(
    ui: &Ui,
    geometry: &Geometry,
    places: &[BoardTarget],
    name: impl Fn(Cell) -> String,
) -> Vec<Response> {
    let tab_stop = tab_stop(ui, places);
    let at: Vec<At> = places.iter().map(|place| geometry.place(place.cell)).collect();
    let responses = places.iter().map(|place| {
        let id = id(ui, place.cell);
        let response = stop::interact(ui, place.reach, id, Some(place.cell) == tab_stop);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name(place.cell)));
        let from = geometry.place(place.cell);
        let name_of = |at| self::id(ui, geometry.at(at));
        roving::rove(ui, &response, from, geometry.lines(), |there| at.contains(&there), name_of);
        if response.hovered() && place.lawful {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        response
    });
    responses.collect()
}

/// An arrow leads to the places where nothing else has the keyboard.
pub(super) fn enter_by_arrows(ui: &Ui, places: &[BoardTarget]) {
    let is_free = ui.memory(|memory| memory.focused().is_none());
    let asks = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    if is_free
        && let Some(cell) = tab_stop(ui, places)
        && ARROWS.into_iter().any(asks)
    {
        ui.memory_mut(|memory| {
            memory.request_focus(id(ui, cell));
            // The arrow has led there and leads no further.
            memory.move_focus(FocusDirection::None);
        });
    }
}

/// The one place that Tab leads to: the one that has the keyboard, else the first that is lawful, else the start tile.
fn tab_stop(ui: &Ui, places: &[BoardTarget]) -> Option<Cell> {
    let focused = ui.memory(egui::Memory::focused);
    let has_it = |place: &&BoardTarget| focused == Some(id(ui, place.cell));
    let stop = places.iter().find(has_it).or_else(|| places.iter().find(|place| place.lawful));
    let stop = stop.or_else(|| places.iter().find(|place| place.cell == Cell::START)).or(places.first());
    stop.map(|place| place.cell)
}

/// What the keyboard knows a place by.
fn id(ui: &Ui, cell: Cell) -> Id {
    ui.scope_id().with(("place", cell))
}
