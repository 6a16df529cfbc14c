//! The sheet of a table: players, and the types with what else scores. Players are rows, or columns where there is no
//! room for that. The page of the table and the replay draw it.

mod cells;
mod heads;
mod layout;
pub mod model;
mod names;
pub mod view;

use egui::{Rect, ScrollArea, Sense, Ui, UiBuilder};
pub use heads::drawn;
pub use names::first_star;

use common::widgets::type_table::{Frame, TypeTable, Types, words};
use layout::SheetLayout;
use model::{SheetResponse, SheetTap, SheetView};
use ui::theme::Theme;

/// Shows the sheet in `rect`: what has no room there is scrolled downwards, below the names and the totals.
pub fn show(ui: &mut Ui, rect: Rect, view: &SheetView) -> SheetResponse {
    let theme = Theme::of(ui.ctx());
    let mut shown = SheetResponse::default();
    let layout = SheetLayout::new(rect, (view.rows.len(), view.heads.len()), view.still);
    above(ui, &theme, &layout, view, &mut shown);
    let below = UiBuilder::new().max_rect(layout.below()).id_salt("rows");
    ui.scope_builder(below, |ui| {
        if !layout.is_scrolled() {
            return rows(ui, &theme, &layout, layout.below(), view, &mut shown);
        }
        let scroll = ScrollArea::vertical().id_salt("rows").auto_shrink(false);
        scroll.show(ui, |ui| {
            let (place, _) = ui.allocate_exact_size(layout.rows(), Sense::hover());
            rows(ui, &theme, &layout, place, view, &mut shown);
        });
    });
    if let Some(current) = view.current {
        Frame::Current.paint(ui.painter(), &theme, layout.player(current));
    }
    shown
}

/// What stays over the columns: the types, or the names with the totals.
fn above(ui: &Ui, theme: &Theme, layout: &SheetLayout, view: &SheetView, shown: &mut SheetResponse) {
    match layout.types {
        Types::AsColumns => {
            for (k, head) in view.heads.iter().enumerate() {
                heads::show(ui, theme, (layout.over(k), layout.types), head, view.still, shown);
            }
            words(ui.painter(), theme, heads::foot(layout.over(view.heads.len())), &view.total_title);
        }
        Types::AsRows => {
            for (k, row) in view.rows.iter().enumerate() {
                if names::show(ui, theme, (layout.over(k), layout.types), (k, row), view) {
                    shown.tap = Some(SheetTap::Row(k));
                }
            }
        }
    }
}

fn rows(
    ui: &Ui,
    theme: &Theme,
    layout: &SheetLayout,
    place: Rect,
    view: &SheetView,
    shown: &mut SheetResponse,
) {
    let table: TypeTable = layout.table(place);
    table.paint_strips(ui.painter(), theme);
    match layout.types {
        Types::AsColumns => {
            for (k, row) in view.rows.iter().enumerate() {
                if names::show(ui, theme, (table.beside(k), layout.types), (k, row), view) {
                    shown.tap = Some(SheetTap::Row(k));
                }
                names::total(ui.painter(), theme, table.cell(k, view.heads.len()), row);
            }
        }
        Types::AsRows => {
            for (k, head) in view.heads.iter().enumerate() {
                heads::show(ui, theme, (table.beside(k), layout.types), head, view.still, shown);
            }
        }
    }
    let place_of = |k: usize, at: usize| layout::field(&table, k, at);
    // Types of fewer tiles have wider boxes: all are drawn alike.
    let has_boxes = (0..)
        .zip(&view.rows)
        .all(|(k, row)| (0..).zip(&row.cells).all(|(at, cell)| cells::has_room(place_of(k, at), cell)));
    for (k, row) in view.rows.iter().enumerate() {
        let is_current = view.current == Some(k);
        let is_opened = row.laid && !view.still;
        for (at, (head, cell)) in view.heads.iter().zip(&row.cells).enumerate() {
            // A row has the sign beside its name, a column in its first cell.
            let has_sign = is_opened && at == 0 && layout.types == Types::AsRows;
            let looks = cells::CellLooks { is_current, has_boxes, still: view.still, has_sign };
            cells::show(ui, theme, place_of(k, at), (k, head.column), cell, looks, shown);
        }
    }
}
