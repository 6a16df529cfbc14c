//! Rows that are put into another order by hand: held by a handle, and let go over another row.

use egui::{CursorIcon, DragAndDrop, Id, Rect, Response, Sense, Ui, pos2, vec2};

use crate::theme::{self, Theme};

/// A row that is held, of the list with this id.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Held {
    list: Id,
    row: usize,
}

/// How far the dots of a handle are from one another, in points.
const DOTS: f32 = theme::space::TIGHT;
/// The radius of one.
const DOT: f32 = theme::space::HAIR / 2.0;

/// Makes a row be held by something in it, beside which dots say so.
pub fn handle(ui: &Ui, list: Id, row: usize, by: &Response, hint: &str) {
    let theme = Theme::of(ui.ctx());
    let place = by.rect.expand2(vec2(theme::space::SMALL, 0.0));
    let held = ui.interact(place, by.id.with("handle"), Sense::DRAG).on_hover_text(hint);
    held.dnd_set_drag_payload(Held { list, row });
    if held.dragged() {
        ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
    }
    let ink = if held.hovered() || held.dragged() { theme.ink } else { theme.ink_soft };
    for k in 0..6_u8 {
        let (across, down) = (f32::from(k % 2), f32::from(k / 2) - 1.0);
        let dot = pos2(by.rect.min.x - DOTS * (1.5 - across), by.rect.center().y + DOTS * down);
        ui.painter().circle_filled(dot, DOT, ink);
    }
}

/// Marks where a held row would go, over this one; once it is let go there, which row comes here.
pub fn dropped(ui: &Ui, list: Id, row: usize, place: Rect) -> Option<usize> {
    let held = DragAndDrop::payload::<Held>(ui.ctx()).filter(|held| held.list == list && held.row != row)?;
    let (at, is_let_go) = ui.input(|input| (input.pointer.interact_pos(), input.pointer.any_released()));
    at.filter(|at| place.y_range().contains(at.y) && ui.clip_rect().contains(*at))?;
    if is_let_go {
        DragAndDrop::clear_payload(ui.ctx());
        return Some(held.row);
    }
    let edge = if row < held.row { place.min.y } else { place.max.y };
    ui.painter().hline(place.x_range(), edge, theme::stroke::ring(Theme::of(ui.ctx()).focus));
    None
}
