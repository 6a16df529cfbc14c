//! A choice between a few options, side by side.

use std::any::Any;

use egui::{
    Align2, EventFilter, Id, Key, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::{control_height, fitted_text, focus_ring, shows_focus, text_width};
use crate::theme::{self, TextSize, Theme};

/// How wide a choice is where it has room.
pub fn natural_width(ui: &Ui, options: &[&str]) -> f32 {
    widths(ui, options).iter().sum()
}

fn widths(ui: &Ui, options: &[&str]) -> Vec<f32> {
    let font = theme::medium(TextSize::TEXT);
    let wide = |text: &&str| (text_width(ui.painter(), text, font.clone()) + 30.0).max(control_height(ui));
    options.iter().map(wide).collect()
}

/// Shows the options; returns true if another one was chosen. Tab reaches the chosen option, the left and right arrows
/// move the choice.
pub fn show(ui: &mut Ui, name: &str, chosen: &mut usize, options: &[&str]) -> bool {
    show_spoken(ui, name, chosen, options, options)
}

/// The same where a screen reader says more of each than is written, as `spoken`.
pub fn show_spoken(ui: &mut Ui, name: &str, chosen: &mut usize, options: &[&str], spoken: &[&str]) -> bool {
    let before = *chosen;
    show_each(ui, name, chosen, options, spoken, |_, _| ());
    *chosen != before
}

/// The same where what is dragged as `P` can be let go over some options; over which it was.
pub fn show_for_drops<P: Any + Send + Sync>(
    ui: &mut Ui,
    name: &str,
    chosen: &mut usize,
    options: &[&str],
    takes: impl Fn(usize) -> bool,
) -> Option<usize> {
    let ring = Theme::of(ui.ctx());
    let painter = ui.painter().clone();
    let mut dropped = None;
    show_each(ui, name, chosen, options, options, |k, response| {
        if takes(k) && response.dnd_hover_payload::<P>().is_some() {
            focus_ring(&painter, response.rect, &ring, theme::radius::CONTROL);
            dropped = response.dnd_release_payload::<P>().map(|_| k).or(dropped);
        }
    });
    dropped
}

fn show_each(
    ui: &mut Ui,
    name: &str,
    chosen: &mut usize,
    options: &[&str],
    spoken: &[&str],
    mut each: impl FnMut(usize, &Response),
) {
    let theme = Theme::of(ui.ctx());
    let widths = widths(ui, options);
    let wanted: f32 = widths.iter().sum();
    let width = wanted.min(ui.available_width());
    let height = control_height(ui);
    let (rect, group) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    group.widget_info(|| WidgetInfo::labeled(Role::RadioGroup, ui.is_enabled(), name));
    let painter = ui.painter().clone();
    let radius = theme::radius::CONTROL;
    painter.rect(rect, radius, theme.band, theme::stroke::edge(theme.outline), StrokeKind::Inside);

    let before = *chosen;
    let id = |k: usize| -> Id { group.id.with(k) };
    arrows(ui, id, options.len(), chosen);
    let mut x = rect.min.x;
    for (k, text) in options.iter().enumerate() {
        let part = Rect::from_min_size(pos2(x, rect.min.y), vec2(widths[k] * width / wanted, height));
        x = part.max.x;
        let response = option(ui, part, id(k), k, chosen);
        response
            .widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), k == before, spoken[k]));
        paint_option(ui, &theme, part, text, k == before, &response);
        each(k, &response);
    }
}

/// Moves the choice, and the focus with it, by the left and right arrows.
pub(super) fn arrows(ui: &Ui, id: impl Fn(usize) -> Id, count: usize, chosen: &mut usize) {
    let Some(k) = (0..count).find(|&k| ui.memory(|memory| memory.has_focus(id(k)))) else { return };
    let filter = EventFilter { horizontal_arrows: true, ..Default::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id(k), filter));
    let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
    let next = if pressed(Key::ArrowRight) {
        (k + 1 < count).then_some(k + 1)
    } else if pressed(Key::ArrowLeft) {
        k.checked_sub(1)
    } else {
        None
    };
    if let Some(next) = next {
        *chosen = next;
        ui.memory_mut(|memory| memory.request_focus(id(next)));
    }
}

/// One of several options: Tab stops at the chosen one alone, a click chooses.
fn option(ui: &Ui, part: Rect, id: Id, k: usize, chosen: &mut usize) -> Response {
    let sense = if k == *chosen { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(part, id, sense);
    // Enter would only choose what is chosen.
    super::leave_enter(ui, id);
    if response.clicked() {
        *chosen = k;
    }
    response
}

fn paint_option(ui: &Ui, theme: &Theme, part: Rect, text: &str, on: bool, response: &Response) {
    let painter = ui.painter();
    let inner = part.shrink(3.0);
    if on {
        painter.rect(inner, theme::radius::INNER, theme.primary, Stroke::NONE, StrokeKind::Inside);
    } else if response.hovered() {
        painter.rect_filled(inner, theme::radius::INNER, theme.raised_hover);
    }
    if shows_focus(ui, response) {
        focus_ring(painter, inner.shrink(1.0), theme, theme::radius::INNER);
    }
    let ink = if on { theme.on_primary } else { theme.ink };
    let width = part.width() - 12.0;
    fitted_text(
        painter,
        part.center(),
        Align2::CENTER_CENTER,
        text,
        theme::medium(TextSize::TEXT),
        ink,
        width,
    );
}
