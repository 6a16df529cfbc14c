//! The field for words to look for, with how much was found, and how to see everything again.

use egui::{
    Align2, Key as Press, Margin, Modifiers, Rect, RichText, Role, Sense, TextEdit, Ui, Vec2, WidgetInfo,
    accesskit, pos2, vec2,
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
const COUNT: f32 = 104.0;

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

    /// Shows it, and where something is looked for how many fit, of how many; the list says so itself where none do.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        filters: &mut Filters,
        count: (usize, usize),
        is_none: bool,
    ) {
        let is_set = filters.is_set() && !is_none;
        ui.horizontal(|ui| {
            let gap = ui.spacing().item_spacing.x;
            let beside = if is_set { COUNT + theme::size::CONTROL + 2.0 * gap } else { 0.0 };
            self.field(ui, texts, filters, ui.available_width() - beside);
            if is_set {
                found(ui, texts, count);
                if clear(texts).as_icon().without_cap().show(ui, texts).is_some() {
                    *filters = filters.cleared();
                }
            }
        });
    }

    fn field(&mut self, ui: &mut Ui, texts: &Texts, filters: &mut Filters, width: f32) {
        let theme = Theme::of(ui.ctx());
        let field = TextEdit::singleline(&mut filters.search)
            .id_salt("search")
            .hint_text(RichText::new(texts.library_search()).color(theme.ink_soft))
            .desired_width(width - 56.0)
            .min_size(vec2(width, theme::size::CONTROL))
            .margin(Margin { left: 40, right: 12, top: 8, bottom: 8 })
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
    }
}

/// Says how many fit, also to a screen reader while one types.
fn found(ui: &mut Ui, texts: &Texts, (found, all): (usize, usize)) {
    let theme = Theme::of(ui.ctx());
    let words = texts.library_found(found, all);
    let (rect, response) = ui.allocate_exact_size(vec2(COUNT, theme::size::CONTROL), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(accesskit::Live::Polite));
    let font = theme::medium(TextSize::SMALL);
    fitted_text(ui.painter(), rect.right_center(), Align2::RIGHT_CENTER, &words, font, theme.ink_soft, COUNT);
}
