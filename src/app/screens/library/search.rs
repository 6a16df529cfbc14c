//! The field for words to look for, with how much was found, and how to see everything again.

use egui::{
    Align2, Key as Press, Margin, Modifiers, Rect, RichText, Role, Sense, TextEdit, Ui, UiBuilder, Vec2,
    WidgetInfo, accesskit, pos2, vec2,
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
        let (theme, width) = (Theme::of(ui.ctx()), ui.available_width());
        let right = if is_set { FREE } else { 12 };
        let field = TextEdit::singleline(&mut filters.search)
            .id_salt("search")
            .hint_text(RichText::new(texts.library_search()).color(theme.ink_soft))
            .desired_width(width - 44.0 - f32::from(right))
            .min_size(vec2(width, theme::size::CONTROL))
            .margin(Margin { left: 40, right, top: 8, bottom: 8 })
            .align(Align2::LEFT_CENTER);
        let response = ui.add(field);
        response.widget_info(|| WidgetInfo::text_edit(true, "", &filters.search, texts.library_search()));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(texts.library_search()));
        let icon = Rect::from_center_size(
            pos2(response.rect.min.x + 22.0, response.rect.center().y),
            Vec2::splat(theme::size::SYMBOL),
        );
        symbols::paint(ui.painter(), icon, Symbol::Search, theme.ink_soft);
        self.has_focus = response.has_focus();
        let keys = [Press::F.into(), Press::Slash.into(), Shortcut::ctrl(Press::F)];
        if by_keys(ui, texts.library_search(), keys) {
            response.request_focus();
        }
        if self.has_focus && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Press::ArrowDown)) {
            response.surrender_focus();
        }
        response.rect
    }
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
