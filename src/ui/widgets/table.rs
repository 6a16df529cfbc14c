//! Tables and lists as a screen reader has them: rows within a table, cells within rows.

use egui::{Id, Rect, Role, Ui, UiBuilder};

/// A table in this place, or a row of one: what is shown in it belongs to it.
pub fn part(ui: &mut Ui, role: Role, rect: Rect) -> Ui {
    let part = ui.new_child(UiBuilder::new().max_rect(rect));
    as_role(&part, role);
    part
}

/// All that is shown here is one table or list, or a row of one.
pub fn as_role(ui: &Ui, role: Role) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_role(role));
}

/// All that is shown here is a list with this name.
pub fn as_list(ui: &Ui, name: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::List);
        node.set_label(name);
    });
}

/// So many rows and columns are in the table that is shown here.
pub fn as_table(ui: &Ui, [rows, columns]: [usize; 2]) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Table);
        node.set_row_count(rows);
        node.set_column_count(columns);
    });
}

/// What has this id is in this row and column of its table, from 0.
pub fn place(ui: &Ui, id: Id, [row, column]: [usize; 2]) {
    ui.ctx().accesskit_node_builder(id, |node| {
        node.set_row_index(row);
        node.set_column_index(column);
    });
}
