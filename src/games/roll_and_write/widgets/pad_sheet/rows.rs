//! A row: whose it is, what was entered, and the fields.

use egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2,
    text::LayoutJob, vec2,
};

use super::{Columns, PadTap, RowView, cells};
use crate::{
    games::common::BuildingType,
    ui::{
        drawing::{
            dice::{self, Look},
            star,
        },
        theme::{self, TextSize, Theme},
        widgets::{fitted_text, focus_ring, shows_focus},
    },
};

pub(super) fn show(ui: &mut Ui, theme: &Theme, columns: &Columns, k: usize, row: &RowView) -> Option<PadTap> {
    let strip = columns.row(k);
    let radius = theme::radius::CARD;
    ui.painter().rect_filled(strip, radius, theme.band);
    if row.current {
        ui.painter().rect_stroke(strip, radius, theme::stroke::ring(theme.gold), StrokeKind::Inside);
    }
    let mut tapped = name(ui, theme, columns, k, row).then_some(PadTap::Row(k));
    for building in BuildingType::ALL {
        let rect = columns.cell(k, building.index());
        let tap = cells::show(ui, theme, rect, (k, building), row);
        tapped = tapped.or(tap);
    }
    let total = pos2(columns.total(), strip.center().y);
    let ink = if row.gone { theme.ink_faint } else { theme.gold_ink };
    let size = TextSize::fitted(strip.height() * 0.36, TextSize::TITLE..=TextSize::HERO);
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
        ui.painter().rect_filled(rect, theme::radius::CONTROL, theme.raised_hover);
    }
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(3.0), theme, theme::radius::CONTROL);
    }
    paint_name(ui.painter(), theme, rect, row);
    response.clicked()
}

fn paint_name(painter: &Painter, theme: &Theme, rect: Rect, row: &RowView) {
    let radius = (rect.height() * 0.11).clamp(7.0, 12.0);
    let left = rect.min.x + 14.0 + radius;
    let size = TextSize::fitted(rect.height() * 0.22, TextSize::LEAD..=TextSize::DISPLAY);
    let middle = rect.center().y - size.points() * 0.52;
    painter.circle(pos2(left, middle), radius, row.colour, theme::stroke::fine(theme.line));
    let text = pos2(left + radius + 9.0, middle);
    let star_room = if row.first { 22.0 } else { 4.0 };
    let ink = if row.gone { theme.ink_soft } else { theme.ink };
    let room = rect.max.x - text.x - star_room;
    let written = fitted_text(painter, text, Align2::LEFT_CENTER, &row.name, theme::title(size), ink, room);
    if row.gone {
        painter.hline(written.x_range(), written.center().y, theme::stroke::edge(theme.danger));
    }
    if row.first {
        let at = pos2(written.max.x + 12.0, middle);
        star::eight(painter, at, 6.5, theme.gold_leaf, theme::stroke::fine(theme.gold));
    }
    let mut below = pos2(text.x, rect.center().y + size.points() * 0.66);
    if let Some((yellow, blue)) = row.dice {
        for (face, colours) in [(yellow, &theme.yellow_die), (blue, &theme.blue_die)] {
            let die = Rect::from_center_size(below + vec2(9.0, 0.0), Vec2::splat(theme::size::ICON));
            dice::paint(painter, die, theme, colours, face, Look::default());
            below.x += 22.0;
        }
    }
    let ink = if row.current { theme.gold_ink } else { theme.ink_soft };
    let small = TextSize::fitted(rect.height() * 0.135, TextSize::SMALL..=TextSize::LEAD);
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
