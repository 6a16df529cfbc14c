//! A switch with its label: on or off.

use egui::{Align2, Color32, Rect, Response, Role, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::{control_height, focus_ring, shows_focus};
use crate::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
};

const TRACK: egui::Vec2 = vec2(44.0, 24.0);

/// Shows a switch; the whole of it, label included, can be clicked.
pub fn show(ui: &mut Ui, label: &str, on: &mut bool) -> Response {
    let theme = Theme::of(ui.ctx());
    let room = (ui.available_width() - TRACK.x - 12.0).max(60.0);
    let text = ui.painter().layout(label.to_owned(), theme::body(TextSize::TEXT), Color32::PLACEHOLDER, room);
    let size = vec2(TRACK.x + 12.0 + text.size().x, text.size().y.max(control_height(ui)));
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), *on, label));
    let travel = ui.ctx().animate_bool_responsive(response.id, *on);
    let track = Align2::LEFT_CENTER.anchor_size(pos2(rect.min.x, rect.center().y), TRACK);
    let painter = ui.painter();
    let radius = theme::radius::CARD;
    let fill = theme.band.lerp_to_gamma(theme.primary, travel);
    let edge = if response.hovered() {
        theme.gold
    } else {
        theme.outline.lerp_to_gamma(theme.primary_pressed, travel)
    };
    painter.rect(track, radius, fill, theme::stroke::edge(edge), StrokeKind::Inside);
    let knob = pos2(egui::lerp(track.min.x + 12.0..=track.max.x - 12.0, travel), track.center().y);
    let face = theme.raised.lerp_to_gamma(theme.on_primary, travel);
    painter.circle(knob, 8.5, face, theme::stroke::fine(theme.outline));
    if *on {
        symbols::paint(
            painter,
            Rect::from_center_size(knob, vec2(10.0, 10.0)),
            Symbol::Check,
            theme.primary_pressed,
        );
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, track, &theme, theme::radius::CARD);
    }
    painter.galley(pos2(track.max.x + 12.0, rect.center().y - text.size().y / 2.0), text, theme.ink);
    response
}
