//! A choice between the colours of players: drops of paint, the chosen one ticked.

use egui::{Id, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};

use super::{focus_ring, segmented, shows_focus};
use crate::ui::{
    drawing::symbols::{self, Symbol},
    theme::Theme,
};

const SIDE: f32 = 40.0;

/// Shows the colours of [`Theme::players`]; returns true if another one was chosen. `names` are what they are called.
/// Tab reaches the chosen one, the left and right arrows move the choice.
pub fn show(ui: &mut Ui, name: &str, chosen: &mut usize, names: &[String; 6]) -> bool {
    let theme = Theme::of(ui.ctx());
    let (rect, group) = ui.allocate_exact_size(vec2(SIDE * names.len() as f32, SIDE), Sense::hover());
    group.widget_info(|| WidgetInfo::labeled(Role::RadioGroup, ui.is_enabled(), name));
    let before = *chosen;
    let id = |k: usize| -> Id { group.id.with(k) };
    segmented::arrows(ui, id, names.len(), chosen);
    for (k, name) in names.iter().enumerate() {
        let part = Rect::from_min_size(rect.min + vec2(SIDE * k as f32, 0.0), Vec2::splat(SIDE));
        let response = segmented::option(ui, part, id(k), k, chosen);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), k == before, name));
        let painter = ui.painter();
        let radius = if response.hovered() { 15.0 } else { 14.0 };
        painter.circle(part.center(), radius, theme.players[k], Stroke::new(1.2, theme.line));
        if k == before {
            painter.circle_stroke(part.center(), 18.0, Stroke::new(2.0, theme.ink));
            let tick = Rect::from_center_size(part.center(), Vec2::splat(14.0));
            symbols::paint(painter, tick, Symbol::Check, theme.paper);
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, part.shrink(3.0), &theme, 17);
        }
        response.on_hover_text(name);
    }
    *chosen != before
}
