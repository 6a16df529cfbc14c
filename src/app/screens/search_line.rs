//! A line for words to look for: keys lead into it, and the arrow out of it to what is listed below.

use egui::{
    Align2, Key as Press, Margin, Modifiers, Rect, Response, RichText, TextEdit, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use ui::{
    actions::by_keys,
    drawing::symbols::{self, Symbol},
    keys::Shortcut,
    theme::{self, Theme},
};

/// What is free there where nothing else stands in the line.
pub const EDGE: i8 = 12;

/// Shows it with so much left free at the right of the words.
pub fn show(ui: &mut Ui, value: &mut String, says: &str, right: i8) -> Response {
    let (theme, width) = (Theme::of(ui.ctx()), ui.available_width());
    let field = TextEdit::singleline(value)
        .id_salt("search")
        .hint_text(RichText::new(says).color(theme.ink_soft))
        .desired_width(width - 44.0 - f32::from(right))
        .min_size(vec2(width, theme::size::CONTROL))
        .margin(Margin { left: 40, right, top: 8, bottom: 8 })
        .align(Align2::LEFT_CENTER);
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::text_edit(true, "", value.as_str(), says));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(says));
    let icon = Rect::from_center_size(
        pos2(response.rect.min.x + 22.0, response.rect.center().y),
        Vec2::splat(theme::size::SYMBOL),
    );
    symbols::paint(ui.painter(), icon, Symbol::Search, theme.ink_soft);
    if by_keys(ui, says, [Press::F.into(), Press::Slash.into(), Shortcut::ctrl(Press::F)]) {
        response.request_focus();
    }
    if response.has_focus() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::ArrowDown)) {
        response.surrender_focus();
    }
    response
}
