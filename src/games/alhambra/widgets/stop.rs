//! One of several things to choose, of which Tab leads to one alone. A screen reader goes to any.

use egui::{Id, Rect, Response, Role, Sense, Ui, WidgetInfo, accesskit::Action};

/// Asks pointer and keyboard about it.
pub(super) fn interact(ui: &Ui, rect: Rect, id: Id, is_stop: bool) -> Response {
    let has_it = ui.memory(|memory| memory.has_focus(id));
    let asked = ui.input(|input| input.has_accesskit_action_request(id, Action::Focus));
    let response =
        ui.interact(rect, id, if is_stop || has_it || asked { Sense::click() } else { Sense::CLICK });
    if asked {
        response.request_focus();
    }
    response
}

/// Says what it is and whether it is chosen.
pub(super) fn tell(ui: &Ui, response: &Response, role: Role, is_chosen: bool, name: &str) {
    response.widget_info(|| WidgetInfo::selected(role, ui.is_enabled(), is_chosen, name));
}
