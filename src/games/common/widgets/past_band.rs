//! Says that what is entered now counts in the past: nobody takes it for the present.

use egui::{Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme, space},
    widgets::wrapped,
};

/// Shows a band in a place: where one is, and below it what else there is to say, which may be nothing.
pub fn show(ui: &Ui, place: egui::Rect, title: &str, more: &str) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    let edge = theme::stroke::strong(theme.gold);
    painter.rect(place, theme::radius::CONTROL, theme.selection, edge, StrokeKind::Inside);
    let icon = pos2(place.min.x + space::LARGE, place.center().y);
    let icon = egui::Rect::from_center_size(icon, Vec2::splat(theme::size::ICON));
    symbols::paint(painter, icon, Symbol::Clock, theme.ink);
    let left = icon.max.x + space::SMALL;
    let mut room = vec2(place.max.x - left - space::SMALL, place.height() - space::TIGHT);
    // Both in one line where there is room for one alone.
    let (title, more) = match more {
        "" => (title.to_owned(), ""),
        _ if place.height() < TWO_LINES => (format!("{title} · {more}"), ""),
        _ => (title.to_owned(), more),
    };
    if !more.is_empty() {
        room.y /= 2.0;
    }
    let first = wrapped(painter, &title, theme::bold(TextSize::TEXT), theme.ink, room);
    let second = wrapped(painter, more, theme::body(TextSize::SMALL), theme.ink, room);
    let below = if more.is_empty() { 0.0 } else { second.size().y };
    let top = place.center().y - (first.size().y + below) / 2.0;
    let middle = top + first.size().y;
    painter.galley(pos2(left, top), first, theme.ink);
    if !more.is_empty() {
        painter.galley(pos2(left, middle), second, theme.ink);
    }
    let response = ui.interact(place, ui.scope_id().with("past"), Sense::hover());
    let said = if more.is_empty() { title } else { format!("{title}. {more}") };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    response.on_hover_text(said);
}

/// In a lower place there is one line.
const TWO_LINES: f32 = 44.0;
