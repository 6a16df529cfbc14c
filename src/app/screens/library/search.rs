//! The field for words to look for, with how much was found, and how to see everything again.

use egui::{
    Align2, Key as Press, Margin, Modifiers, Rect, Response, RichText, Role, Sense, TextEdit, Ui, UiBuilder,
    Vec2, WidgetInfo, accesskit, pos2, vec2,
};

use super::filters::Filters;
use text::Texts;
use ui::{
    actions::{Action, by_keys},
    drawing::symbols::{self, Symbol},
    keys::Shortcut,
    theme::{self, TextSize, Theme},
    widgets::fitted_text,
};

/// The width of what says how much was found.
const COUNT: f32 = 80.0;
/// What the letters leave free at the right of the field: for that and for how to see everything again.
const FREE: i8 = 124;
/// The same where nothing stands there.
const EDGE: i8 = 12;

/// The field.
#[derive(Debug, Default)]
pub struct SearchField {
    /// It had the keyboard in the last frame.
    has_focus: bool,
}

/// Looks for nothing any more.
pub fn clear(texts: &Texts) -> Action<'_, ()> {
    Action::new(texts.library_no_search(), ()).icon(Symbol::Close).key(Press::Backspace)
}

impl SearchField {
    /// Whether it has the keyboard.
    pub const fn is_focused(&self) -> bool {
        self.has_focus
    }

    /// Shows it, and in it where something is looked for how many fit, of how many; the list says so itself where none do.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        filters: &mut Filters,
        count: (usize, usize),
        is_none: bool,
    ) {
        let is_set = filters.is_set() && !is_none;
        ui.scope(|ui| {
            let field = self.field(ui, texts, filters, is_set);
            if !is_set {
                return;
            }
            let end = field.with_min_x(field.max.x - theme::size::CONTROL);
            found(ui, texts, Rect::from_x_y_ranges(end.min.x - COUNT..=end.min.x, end.y_range()), count);
            let mut end = ui.new_child(UiBuilder::new().max_rect(end));
            if clear(texts).as_icon().without_cap().show(&mut end, texts).is_some() {
                *filters = filters.cleared();
            }
        });
    }

    fn field(&mut self, ui: &mut Ui, texts: &Texts, filters: &mut Filters, is_set: bool) -> Rect {
        let right = if is_set { FREE } else { EDGE };
        let response = line(ui, &mut filters.search, texts.library_search(), right);
        self.has_focus = response.has_focus();
        response.rect
    }
}

/// A line for words to look for: keys lead into it, and the arrow out of it to what is listed below.
pub fn search_line(ui: &mut Ui, value: &mut String, says: &str) -> Response {
    line(ui, value, says, EDGE)
}

/// The same with so much left free at its right.
fn line(ui: &mut Ui, value: &mut String, says: &str, right: i8) -> Response {
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

/// Says how many fit, also to a screen reader while one types.
fn found(ui: &Ui, texts: &Texts, place: Rect, (found, all): (usize, usize)) {
    let theme = Theme::of(ui.ctx());
    let words = texts.library_found(found, all);
    let response = ui.interact(place, ui.scope_id().with("found"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
    let (at, font) = (place.right_center(), theme::medium(TextSize::SMALL));
    fitted_text(ui.painter(), at, Align2::RIGHT_CENTER, &words, font, theme.ink_soft, COUNT);
}
