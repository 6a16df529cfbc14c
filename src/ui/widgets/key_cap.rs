//! A key of the keyboard.

use egui::{Align2, Painter, Pos2, Rect, Response, Sense, StrokeKind, Ui, Vec2, vec2};

use crate::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
};

const HEIGHT: f32 = 24.0;

/// The size of a key with this name.
#[must_use]
pub fn size(painter: &Painter, key: &str) -> Vec2 {
    let width = painter
        .layout_no_wrap(key.to_owned(), theme::medium(TextSize::SMALL), egui::Color32::PLACEHOLDER)
        .size()
        .x;
    vec2((width + 14.0).max(HEIGHT), HEIGHT)
}

/// Draws a key around `centre`.
pub fn paint(painter: &Painter, centre: Pos2, theme: &Theme, key: &str) {
    let rect = Rect::from_center_size(centre, size(painter, key));
    let radius = theme::radius::CHIP;
    painter.rect_filled(rect.translate(vec2(0.0, 1.5)), radius, theme.line);
    painter.rect(rect, radius, theme.raised, theme::stroke::fine(theme.line), StrokeKind::Inside);
    painter.text(rect.center(), Align2::CENTER_CENTER, key, theme::medium(TextSize::SMALL), theme.ink);
}

/// Shows a key in the flow of a text.
pub fn show(ui: &mut Ui, key: &str) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(size(ui.painter(), key), Sense::hover());
    paint(ui.painter(), rect.center(), &theme, key);
    response
}

/// Shows a key that bears a drawing.
pub fn show_symbol(ui: &mut Ui, symbol: Symbol) -> Response {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(HEIGHT), Sense::hover());
    paint(ui.painter(), rect.center(), &theme, "");
    symbols::paint(ui.painter(), rect.shrink(6.5), symbol, theme.ink);
    response
}
