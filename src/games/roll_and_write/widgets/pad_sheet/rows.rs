//! A row: whose it is, what was entered, and the fields.

use egui::{
    Color32, FontId, Painter, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::{PadTap, RowView, cells};
use common::{
    BuildingType,
    widgets::type_table::{Frame, Name, TypeTable, total},
};
use ui::{
    drawing::{
        dice::{self, DieStyle},
        star,
    },
    second_click,
    theme::{self, TextSize, Theme},
    widgets::{focus_ring, shows_focus, wrapped},
};

/// Where a field is.
fn field(table: &TypeTable, k: usize, building: BuildingType) -> Rect {
    let inset = vec2(theme::space::TIGHT, (table.row(k).height() * 0.07).clamp(6.0, 14.0));
    table.field(k, building.index()).shrink2(inset)
}

/// Whether every field has room to say in words how many boxes are filled.
pub(super) fn has_words(painter: &Painter, table: &TypeTable, k: usize, row: &RowView) -> bool {
    BuildingType::ALL
        .into_iter()
        .all(|building| cells::has_words(painter, field(table, k, building), &row.cells[building.index()]))
}

/// Shows the row; what was tapped.
pub(super) fn show(
    ui: &mut Ui,
    theme: &Theme,
    table: &TypeTable,
    (k, row): (usize, &RowView),
    in_words: bool,
) -> Option<PadTap> {
    let strip = table.row(k);
    if row.name.current {
        Frame::Current.paint(ui.painter(), theme, strip);
    }
    let mut tapped = name(ui, theme, table, k, row).then_some(PadTap::Row(k));
    for building in BuildingType::ALL {
        let tap = cells::show(ui, theme, field(table, k, building), (k, building), (row, in_words));
        tapped = tapped.or(tap);
    }
    total(ui.painter(), theme, table.cell(k, BuildingType::COUNT), &row.total, row.name.quiet);
    tapped
}

/// The name with its drop of paint; returns true if it was tapped.
fn name(ui: &mut Ui, theme: &Theme, table: &TypeTable, k: usize, row: &RowView) -> bool {
    let rect = table.beside(k).shrink(theme::space::TIGHT);
    let response = ui.interact(rect, ui.scope_id().with(("row", k)), Sense::click());
    response
        .widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), row.name.current, &row.label));
    // The row that was turned to is turned from by the next click.
    second_click::does(ui.ctx(), response.id, (k, row.name.current));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::radius::CONTROL, theme.raised_hover);
    }
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(3.0), theme, theme::radius::CONTROL);
    }
    paint_name(ui.painter(), theme, rect, row);
    response.clicked()
}

fn paint_name(painter: &Painter, theme: &Theme, rect: Rect, row: &RowView) {
    let size = Name::size(rect.height());
    let line = rect.translate(vec2(0.0, -size.points() * 0.52));
    let star_room = if row.first { 22.0 } else { 4.0 };
    let written = row.name.beside(painter, theme, line, size, star_room);
    if row.name.quiet {
        painter.hline(written.x_range(), written.center().y, theme::stroke::edge(theme.danger));
    }
    if row.first {
        let at = pos2(written.max.x + 12.0, line.center().y);
        star::eight(painter, at, 6.5, theme.gold_leaf, theme::stroke::fine(theme.gold));
    }
    let small = TextSize::fitted(rect.height() * 0.135, TextSize::SMALL..=TextSize::LEAD);
    let usual = rect.center().y + size.points() * 0.66;
    let mut below = pos2(written.min.x, usual.max(written.max.y + small.points() * 0.6));
    if let Some((yellow, blue)) = row.dice {
        for (face, colours) in [(yellow, &theme.yellow_die), (blue, &theme.blue_die)] {
            let die = Rect::from_center_size(below + vec2(9.0, 0.0), Vec2::splat(theme::size::ICON));
            dice::paint(painter, die, theme, colours, face, DieStyle::default());
            below.x += 22.0;
        }
    }
    let ink = if row.name.current { theme.gold_ink } else { theme.ink_soft };
    let font = if row.name.current { theme::bold(small) } else { theme::body(small) };
    caption(painter, below, &row.caption, font, ink, rect.max - vec2(4.0, 0.0) - below);
}

/// What was entered, in two lines where one is too short and there is room below it; else in a smaller one.
fn caption(painter: &Painter, at: Pos2, text: &str, font: FontId, ink: Color32, room: Vec2) {
    let line = font.size * 0.6;
    let words = if room.y >= 3.0 * line {
        let mut job = LayoutJob::simple(text.to_owned(), font, ink, room.x.max(1.0));
        job.wrap.max_rows = 2;
        painter.layout_job(job)
    } else {
        wrapped(painter, text, font, ink, vec2(room.x, 2.0 * line))
    };
    painter.galley(at - vec2(0.0, line), words, ink);
}
