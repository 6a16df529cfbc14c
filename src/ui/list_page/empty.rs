//! A list with nothing in it.

use egui::{Align, Align2, Rect, Role, Sense, Ui, WidgetInfo, text::LayoutJob, vec2};

use crate::{
    drawing::star,
    theme::{self, TextSize, Theme},
};

/// How far below the middle the hint begins.
const HINT: f32 = 24.0;

/// Says that nothing is listed, and perhaps what can be done about it.
pub fn show(ui: &Ui, rect: Rect, title: &str, hint: Option<&str>) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let centre = rect.center() - vec2(0.0, 24.0);
    star::emblem(painter, centre - vec2(0.0, 52.0), 30.0, &theme);
    let (at, font) = (centre + vec2(0.0, 4.0), theme::title(TextSize::HEADING));
    painter.text(at, Align2::CENTER_CENTER, title, font, theme.ink);
    let response = ui.interact(rect, ui.scope_id().with("empty"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, title));
    let Some(hint) = hint else { return };
    let (font, width) = (theme::body(TextSize::TEXT), rect.width() - theme::space::LARGE);
    let mut job = LayoutJob::simple(hint.to_owned(), font, theme.ink_soft, width.max(1.0));
    job.halign = Align::Center;
    painter.galley(centre + vec2(0.0, HINT), painter.layout_job(job), theme.ink_soft);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(hint));
}
