//! A player's colour as a drop of paint: a tap takes the next one.

use egui::{Role, Sense, Stroke, Ui, Vec2, WidgetInfo};

use super::{control_height, focus_ring, shows_focus};
use crate::ui::theme::Theme;

/// Shows one of [`Theme::players`]; returns true if it was tapped. `name` says whose it is and what it is called.
pub fn show(ui: &mut Ui, colour: usize, name: &str) -> bool {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(control_height(ui)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let radius = if response.hovered() { 16.0 } else { 14.5 };
    ui.painter().circle(rect.center(), radius, theme.players[colour], Stroke::new(1.2, theme.line));
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(6.0), &theme, 16);
    }
    let tapped = response.clicked();
    response.on_hover_text(name);
    tapped
}
