//! A row: whose it is, what was entered, and the fields.

use egui::{
    Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::{Columns, PadTap, RowView, cells};
use crate::{
    games::common::BuildingType,
    ui::{
        drawing::{
            dice::{self, Look},
            star,
        },
        theme::{self, Theme},
        widgets::{fitted_text, focus_ring, shows_focus},
    },
};

pub(super) fn show(ui: &mut Ui, theme: &Theme, columns: &Columns, k: usize, row: &RowView) -> Option<PadTap> {
    let strip = columns.row(k);
    let radius = CornerRadius::same(12);
    ui.painter().rect_filled(strip, radius, theme.band);
    if row.current {
        ui.painter().rect_stroke(strip, radius, Stroke::new(2.6, theme.gold), StrokeKind::Inside);
    }
    let mut tapped = name(ui, theme, columns, k, row).then_some(PadTap::Row(k));
    for building in BuildingType::ALL {
        let rect = columns.cell(k, building.index());
        let tap = cells::show(ui, theme, rect, (k, building), row);
        tapped = tapped.or(tap);
    }
    let total = pos2(columns.total(), strip.center().y);
    let ink = if row.gone { theme.ink_faint } else { theme.gold_ink };
    let size = (strip.height() * 0.36).clamp(24.0, 44.0);
    ui.painter().text(total, Align2::CENTER_CENTER, &row.total, theme::figures(size), ink);
    tapped
}

/// The name with its drop of paint; returns true if it was tapped.
fn name(ui: &mut Ui, theme: &Theme, columns: &Columns, k: usize, row: &RowView) -> bool {
    let strip = columns.row(k);
    let rect = strip.with_max_x(columns.column(0).min.x - 4.0).shrink(3.0);
    let response = ui.interact(rect, ui.scope_id().with(("row", k)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), row.current, &row.label));
    if response.hovered() {
        ui.painter().rect_filled(rect, CornerRadius::same(9), theme.raised_hover);
    }
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(3.0), theme, 8);
    }
    paint_name(ui.painter(), theme, rect, row);
    response.clicked()
}

fn paint_name(painter: &Painter, theme: &Theme, rect: Rect, row: &RowView) {
    let radius = (rect.height() * 0.11).clamp(7.0, 12.0);
    let left = rect.min.x + 14.0 + radius;
    let size = (rect.height() * 0.22).clamp(19.0, 30.0);
    let middle = rect.center().y - size * 0.52;
    painter.circle(pos2(left, middle), radius, row.colour, Stroke::new(1.0, theme.line));
    let text = pos2(left + radius + 9.0, middle);
    let star_room = if row.first { 22.0 } else { 4.0 };
    let ink = if row.gone { theme.ink_soft } else { theme.ink };
    let room = rect.max.x - text.x - star_room;
    let written = fitted_text(painter, text, Align2::LEFT_CENTER, &row.name, theme::title(size), ink, room);
    if row.gone {
        painter.hline(written.x_range(), written.center().y, Stroke::new(1.5, theme.danger));
    }
    if row.first {
        let at = pos2(written.max.x + 12.0, middle);
        star::eight(painter, at, 6.5, theme.gold_leaf, Stroke::new(1.0, theme.gold));
    }
    let mut below = pos2(text.x, rect.center().y + size * 0.66);
    if let Some((yellow, blue)) = row.dice {
        for (face, colours) in [(yellow, &theme.yellow_die), (blue, &theme.blue_die)] {
            let die = Rect::from_center_size(below + vec2(9.0, 0.0), Vec2::splat(18.0));
            dice::paint(painter, die, theme, colours, face, Look::default());
            below.x += 22.0;
        }
    }
    let ink = if row.current { theme.gold_ink } else { theme.ink_soft };
    let small = (rect.height() * 0.135).clamp(15.0, 19.0);
    let font = if row.current { theme::bold(small) } else { theme::body(small) };
    caption(painter, below, &row.caption, font, ink, rect.max.x - below.x - 4.0);
}

/// What was entered, in two lines where one is too short.
fn caption(painter: &Painter, at: Pos2, text: &str, font: FontId, ink: Color32, room: f32) {
    let line = font.size * 0.6;
    let mut job = LayoutJob::simple(text.to_owned(), font, ink, room.max(1.0));
    job.wrap.max_rows = 2;
    painter.galley(at - vec2(0.0, line), painter.layout_job(job), ink);
}
