//! A table as a screen reader has it: rows within a table, cells within rows.

use egui::{Rect, Role, Ui, UiBuilder};

/// A table in this place, or a row of one: what is shown in it belongs to it.
pub fn part(ui: &mut Ui, role: Role, rect: Rect) -> Ui {
    let part = ui.new_child(UiBuilder::new().max_rect(rect));
    ui.ctx().accesskit_node_builder(part.unique_id(), |node| node.set_role(role));
    part
}
