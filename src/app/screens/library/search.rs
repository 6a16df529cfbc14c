//! The field for words to look for, with how much was found, and how to see everything again.

use egui::{Align2, Key as Press, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, accesskit};

use super::filters::Filters;
use crate::screens::search_line;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
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

/// Looks for nothing any more; while one types by Esc, where that does the same.
pub fn clear(texts: &Texts, by_escape: bool) -> Action<'_, ()> {
    let key = if by_escape { Press::Escape } else { Press::Backspace };
    Action::new(texts.library_no_search(), ()).icon(Symbol::Close).key(key)
}

impl SearchField {
    /// Whether it has the keyboard.
    pub const fn is_focused(&self) -> bool {
        self.has_focus
    }

    /// Shows it, and in it where something is looked for how many fit, of how many; whether it `is_none` that does.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        filters: &mut Filters,
        count: (usize, usize),
        is_none: bool,
    ) {
        let is_set = filters.is_set();
        ui.scope(|ui| {
            let field = self.field(ui, texts, filters, is_set);
            if !is_set {
                return;
            }
            let end = field.with_min_x(field.max.x - theme::size::CONTROL);
            found(ui, texts, Rect::from_x_y_ranges(end.min.x - COUNT..=end.min.x, end.y_range()), count);
            let mut end = ui.new_child(UiBuilder::new().max_rect(end));
            let clear = clear(texts, is_none && self.has_focus);
            if clear.as_icon().without_cap().show(&mut end, texts).is_some() {
                *filters = filters.cleared();
            }
        });
    }

    fn field(&mut self, ui: &mut Ui, texts: &Texts, filters: &mut Filters, is_set: bool) -> Rect {
        let right = if is_set { FREE } else { search_line::EDGE };
        let response = search_line::show(ui, &mut filters.search, texts.library_search(), right);
        self.has_focus = response.has_focus();
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
