//! A list with nothing in it.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use crate::{
    drawing::star,
    theme::{self, TextSize, Theme},
};

/// Says that nothing is listed, and perhaps what can be done about it.
pub fn show(ui: &Ui, rect: Rect, title: &str, hint: Option<&str>) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let centre = rect.center() - vec2(0.0, 24.0);
    star::emblem(painter, centre - vec2(0.0, 52.0), 30.0, &theme);
    let write = |y: f32, words: &str, font, ink| {
        painter.text(centre + vec2(0.0, y), Align2::CENTER_CENTER, words, font, ink);
    };
    write(4.0, title, theme::title(TextSize::HEADING), theme.ink);
    if let Some(hint) = hint {
        write(36.0, hint, theme::body(TextSize::TEXT), theme.ink_soft);
    }
    let response = ui.interact(rect, ui.scope_id().with("empty"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, title));
}
