//! A laid piece that is dragged into the reserve.

use egui::{DragAndDrop, LayerId, Order, Rect, Response, Sense, StrokeKind, Ui};

use crate::{
    rules::{Cell, Laid},
    widgets::{reserve, tiles},
};
use ui::theme::{self, Theme};

/// The piece of this cell is held over the reserve.
struct HeldTile(Cell);

/// Lets what lies on a cell be dragged from there; whether it is held.
pub(super) fn hold(ui: &Ui, rect: Rect, cell: Cell, laid: Laid, response: &Response) -> bool {
    let response = response.interact(Sense::DRAG);
    response.dnd_set_drag_payload(HeldTile(cell));
    let at = response.interact_pointer_pos().filter(|_| response.dragged());
    if let Some(at) = at {
        let painter = ui.painter().clone().with_layer_id(LayerId::new(Order::Tooltip, response.id));
        tiles::paint(&painter, Rect::from_center_size(at, rect.size()), &Theme::of(ui.ctx()), laid);
    }
    at.is_some()
}

/// The reserve while a piece is held, which is shown then even where nothing lies in it, by a heading; the cell of what was
/// let go there.
pub(super) fn let_go(ui: &Ui, room: Rect, strip: Option<Rect>, heading: &str) -> Option<Cell> {
    let held = DragAndDrop::payload::<HeldTile>(ui.ctx())?;
    let strip = strip.unwrap_or_else(|| {
        let strip = reserve::strip(room);
        reserve::frame(ui, strip, heading);
        strip
    });
    let at = ui.input(|input| input.pointer.interact_pos());
    at.filter(|at| strip.contains(*at))?;
    let edge = theme::stroke::strong(Theme::of(ui.ctx()).focus);
    ui.painter().rect_stroke(strip, theme::radius::CONTROL, edge, StrokeKind::Inside);
    ui.input(|input| input.pointer.any_released()).then_some(held.0)
}
