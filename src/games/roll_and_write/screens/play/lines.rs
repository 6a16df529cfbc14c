//! Lines of text: titles, warnings, and what a decision would do.

use egui::{Align2, Context, Rect, RichText, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::text::preview::{Preview, signed};
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, wrapped},
};

/// The width of the figure before a preview.
const GAIN: f32 = 56.0;

/// A title in one line, smaller where it is long.
pub fn heading(ui: &mut Ui, text: &str) {
    heading_in(ui, text, ui.available_width());
}

/// The same in a part of its line, which is returned.
pub fn heading_in(ui: &mut Ui, text: &str, width: f32) -> Rect {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    fitted_text(
        ui.painter(),
        rect.left_center(),
        Align2::LEFT_CENTER,
        text,
        theme::title(TextSize::HEADING),
        theme.ink,
        width,
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    rect
}

/// A line that must be seen: with a sign before it, and a ground of its own.
pub fn warning(ui: &mut Ui, text: &str) {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let painter = ui.painter();
    painter.rect(rect, 6.0, theme.band, theme::stroke::edge(theme.danger), StrokeKind::Inside);
    let sign = Rect::from_center_size(rect.left_center() + vec2(16.0, 0.0), Vec2::splat(theme::size::SYMBOL));
    symbols::paint(painter, sign, Symbol::Info, theme.danger);
    let at = rect.left_center() + vec2(32.0, 0.0);
    let room = rect.width() - 40.0;
    fitted_text(painter, at, Align2::LEFT_CENTER, text, theme::bold(TextSize::SMALL), theme.danger, room);
}

/// A line of the second rank.
pub fn small(ui: &mut Ui, text: &str) {
    let colour = Theme::of(ui.ctx()).ink_soft;
    ui.label(RichText::new(text).font(theme::body(TextSize::SMALL)).color(colour));
}

/// The same beside a button, in the middle of the height of the room there is.
pub fn small_beside(ui: &mut Ui, text: &str) {
    let (ink, room) = (Theme::of(ui.ctx()).ink_soft, ui.available_rect_before_wrap());
    let words = wrapped(ui.painter(), text, theme::body(TextSize::SMALL), ink, room.size());
    ui.allocate_rect(room, Sense::hover()).widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    ui.painter().galley(Align2::LEFT_CENTER.anchor_size(room.left_center(), words.size()).min, words, ink);
}

/// Whether the window is large, as on a whole screen of 1920 × 1080 at 125 %: it is looked at from further away.
fn is_large(ctx: &Context) -> bool {
    ctx.content_rect().height() > 820.0
}

/// How large what is told is written.
pub fn told_size(ctx: &Context) -> TextSize {
    if is_large(ctx) { TextSize::LEAD } else { TextSize::SMALL }
}

/// The height of a line of it, with a die or a drawing: further apart only where five news have room for that, too.
pub fn told_line(ctx: &Context) -> f32 {
    if ctx.content_rect().height() > 900.0 { 28.0 } else { 24.0 }
}

/// Tells what a decision would do, leaving `below` points free.
pub fn tell(ui: &mut Ui, preview: &Preview, below: f32) {
    let theme = Theme::of(ui.ctx());
    let size = told_size(ui.ctx());
    let Some(gain) = preview.gain else { return words(ui, preview, size, below) };
    ui.horizontal_top(|ui| {
        let size_of_gain = if is_large(ui.ctx()) { TextSize::HERO } else { TextSize::DISPLAY };
        let gain = signed(gain);
        let figure = ui.painter().layout_no_wrap(gain, theme::figures(size_of_gain), theme.gold_ink);
        let place = vec2(figure.size().x.max(GAIN), figure.size().y);
        ui.add_sized(place, egui::Label::new(figure));
        ui.vertical(|ui| words(ui, preview, size, below));
    });
}

/// A preview but for its figure.
fn words(ui: &mut Ui, preview: &Preview, size: TextSize, below: f32) {
    let theme = Theme::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = theme::space::HAIR;
    ui.label(RichText::new(&preview.title).font(theme::bold(size)).color(theme.ink));
    // Where there is little room, they share their lines.
    let (width, font) = (ui.available_width(), theme::body(size));
    let height = |line: &String| {
        ui.painter().layout(line.clone(), font.clone(), theme.ink, width).size().y + theme::space::HAIR
    };
    let needed: f32 = preview.lines.iter().map(height).sum();
    let apart = ui.available_height() - below >= needed;
    let lines = if apart { preview.lines.clone() } else { vec![preview.lines.join("; ")] };
    for line in lines {
        ui.label(RichText::new(line).font(font.clone()).color(theme.ink));
    }
}
