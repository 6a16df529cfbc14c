//! The sheet of a table: a row for each player and the third player, a column for each type and what else scores. The
//! page of the table and the replay draw it.

mod cells;
mod heads;
pub mod model;
pub mod view;

use egui::{Align2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::{
    games::common::widgets::type_table::{Figure, Frame, Margins, Name, TypeTable, Types, words},
    ui::{
        drawing::star,
        theme::{self, TextSize, Theme},
        widgets::{fitted_text, focus_ring, shows_focus},
    },
};
use model::{RowView, SheetResponse, SheetTap, SheetView};

/// The height of the heads.
const HEAD: f32 = 76.0;
/// The height of a row at most.
const MOST_ROW: f32 = 136.0;
/// The least width of the names and of the totals.
const FIRST: f32 = 108.0;
const LAST: f32 = 64.0;

/// The least room for a sheet.
#[must_use]
pub fn needed(view: &SheetView) -> Vec2 {
    let size = TypeTable::least((view.rows.len(), view.heads.len()), margins(0.0));
    // Between the fields there is room.
    size + vec2(0.0, theme::space::SMALL * view.rows.len() as f32)
}

fn margins(width: f32) -> Margins {
    Margins { head: HEAD, first: (width * 0.15).clamp(FIRST, 220.0), last: (width * 0.09).clamp(LAST, 120.0) }
}

/// Shows the sheet in `rect`.
pub fn show(ui: &mut Ui, rect: Rect, view: &SheetView) -> SheetResponse {
    let theme = Theme::of(ui.ctx());
    let mut shown = SheetResponse::default();
    let row = ((rect.height() - HEAD) / view.rows.len().max(1) as f32).min(MOST_ROW);
    let rect = Rect::from_min_size(rect.min, vec2(rect.width(), HEAD + row * view.rows.len() as f32));
    let columns = view.heads.len();
    let table = TypeTable::new(rect, Types::AsColumns, (view.rows.len(), columns), margins(rect.width()));
    table.paint_strips(ui.painter(), &theme);
    for (k, head) in view.heads.iter().enumerate() {
        heads::show(
            ui,
            &theme,
            table.over(k).shrink2(vec2(theme::space::HAIR, 0.0)),
            head,
            view.still,
            &mut shown,
        );
    }
    words(
        ui.painter(),
        &theme,
        table.over(columns).with_min_y(table.over(columns).max.y - 40.0),
        &view.total_title,
    );
    for (k, row) in view.rows.iter().enumerate() {
        if row.name.current {
            Frame::Current.paint(ui.painter(), &theme, table.row(k));
        }
        if name(ui, &theme, &table, k, row, view.still) {
            shown.tap = Some(SheetTap::Row(k));
        }
        for (at, (head, cell)) in view.heads.iter().zip(&row.cells).enumerate() {
            let place = table.cell(k, at).shrink2(vec2(theme::space::HAIR, theme::space::TIGHT));
            cells::show(ui, &theme, place, (k, head.column), (row, cell), view.still, &mut shown);
        }
        let total = Figure { figure: &row.total, ink: theme.gold_ink, words: &row.now, starred: false };
        total.paint(ui.painter(), &theme, table.cell(k, columns));
    }
    shown
}

/// The name of a row; true if it was tapped.
fn name(ui: &Ui, theme: &Theme, table: &TypeTable, k: usize, row: &RowView, still: bool) -> bool {
    let rect = table.beside(k).shrink(theme::space::TIGHT);
    let sense = if still { Sense::hover() } else { Sense::click() };
    let response = ui.interact(rect, ui.scope_id().with(("row", k)), sense);
    let role = if still { Role::RowHeader } else { Role::Button };
    response.widget_info(|| WidgetInfo::selected(role, ui.is_enabled(), row.name.current, &row.label));
    let painter = ui.painter();
    if response.hovered() && !still {
        painter.rect_filled(rect, theme::radius::CONTROL, theme.raised_hover);
    }
    let size = Name::size(rect.height());
    let lift = if row.caption.is_empty() { 0.0 } else { theme::space::SMALL };
    let room = if row.first { theme::space::WIDE } else { theme::space::TIGHT };
    let written = row.name.beside(painter, theme, rect.translate(vec2(0.0, -lift)), size, room);
    if row.first {
        let at = pos2(written.max.x + theme::space::MEDIUM, written.center().y);
        star::eight(
            painter,
            at,
            theme::space::SMALL * 0.75,
            theme.gold_leaf,
            theme::stroke::fine(theme.gold),
        );
    }
    let below = pos2(written.min.x, written.max.y + theme::space::SMALL);
    let font = theme::body(TextSize::TINY);
    let width = rect.max.x - below.x;
    fitted_text(painter, below, Align2::LEFT_CENTER, &row.caption, font, theme.ink_soft, width);
    if shows_focus(ui, &response) {
        focus_ring(painter, rect, theme, theme::radius::CONTROL);
    }
    response.clicked()
}
