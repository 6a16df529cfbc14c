//! A player's colour as a drop of paint, which opens the choice of all.

use egui::{Id, Popup, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::{control_height, drop_list, focus_ring, segmented, shows_focus};
use crate::{
    drawing::symbols::{self, Symbol},
    theme::{self, Theme},
};

/// The radius of a drop.
const RADIUS: f32 = 16.0;

/// Shows the drop; returns the place of another one of [`Theme::players`] that was chosen. `name` says whose colour it is,
/// and `names` what the colours are called, with whoever has them. Enter and Space open and choose, the arrows move.
pub fn show(ui: &mut Ui, name: &str, chosen: usize, names: &[String]) -> Option<usize> {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(control_height(ui)), Sense::click());
    let says = format!("{name}: {}", names[chosen]);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &says));
    drop_of_paint(ui, &response, rect, chosen);
    let picked = drop_list::above_all(ui, |_| {
        Popup::menu(&response).show(|ui| {
            drop_list::raise(ui);
            swatches(ui, name, chosen, names)
        })
    });
    let picked = picked.and_then(|shown| shown.inner);
    if picked.is_some() {
        response.request_focus();
    }
    response.on_hover_text(says);
    picked.filter(|picked| *picked != chosen)
}

/// All colours side by side, the chosen one ticked; returns the one that was clicked.
fn swatches(ui: &mut Ui, name: &str, chosen: usize, names: &[String]) -> Option<usize> {
    let side = control_height(ui);
    let (rect, group) = ui.allocate_exact_size(vec2(side * names.len() as f32, side), Sense::hover());
    group.widget_info(|| WidgetInfo::labeled(Role::RadioGroup, ui.is_enabled(), name));
    let theme = Theme::of(ui.ctx());
    let id = |k: usize| -> Id { group.id.with(k) };
    // The keyboard stays within until one is chosen, or the choice is closed.
    let is_outside = !(0..names.len()).any(|k| ui.memory(|memory| memory.has_focus(id(k))));
    // The arrows move, and choose nothing yet.
    segmented::arrows(ui, id, names.len(), &mut chosen.clone());
    let mut picked = None;
    for (k, says) in names.iter().enumerate() {
        let part = Rect::from_min_size(rect.min + vec2(side * k as f32, 0.0), Vec2::splat(side));
        let response = ui.interact(part, id(k), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), k == chosen, says));
        if is_outside && k == chosen {
            response.request_focus();
        }
        drop_of_paint(ui, &response, part, k);
        if k == chosen {
            ui.painter().circle_stroke(part.center(), RADIUS + 4.0, theme::stroke::strong(theme.ink));
            let tick = Rect::from_center_size(part.center(), Vec2::splat(RADIUS));
            symbols::paint(ui.painter(), tick, Symbol::Check, theme.paper);
        }
        if response.clicked() {
            picked = Some(k);
            // A click closes the choice, Enter alone would not.
            ui.close();
        }
        response.on_hover_text(says);
    }
    picked
}

fn drop_of_paint(ui: &Ui, response: &Response, rect: Rect, colour: usize) {
    let theme = Theme::of(ui.ctx());
    let radius = RADIUS + if response.hovered() { 1.0 } else { 0.0 };
    ui.painter().circle(rect.center(), radius, theme.players[colour], theme::stroke::edge(theme.outline));
    if shows_focus(ui, response) {
        let ring = Rect::from_center_size(rect.center(), Vec2::splat(2.0 * RADIUS + 4.0));
        focus_ring(ui.painter(), ring, &theme, theme::radius::CARD);
    }
}
