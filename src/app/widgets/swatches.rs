//! A choice between the colours of players: drops of paint, the chosen one ticked.

use egui::{EventFilter, Id, Key, Modifiers, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};

use super::{focus_ring, shows_focus};
use crate::app::{
    art::symbols::{self, Symbol},
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
    for (k, name) in names.iter().enumerate() {
        let part = Rect::from_min_size(rect.min + vec2(SIDE * k as f32, 0.0), Vec2::splat(SIDE));
        // Tab stops at the chosen one alone.
        let sense = if k == before { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(part, id(k), sense);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), k == before, name));
        if response.clicked() {
            *chosen = k;
        }
        if response.has_focus() {
            let filter = EventFilter { horizontal_arrows: true, ..Default::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            let right = pressed(Key::ArrowRight) && k + 1 < names.len();
            let next = if right { Some(k + 1) } else { k.checked_sub(1).filter(|_| pressed(Key::ArrowLeft)) };
            if let Some(next) = next {
                *chosen = next;
                ui.memory_mut(|memory| memory.request_focus(id(next)));
            }
        }
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
