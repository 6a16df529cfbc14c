//! The button of what can be done: what stands on it, and whether it was clicked.

use egui::{Key as Press, Response, Ui};

use super::{Action, Cap};
use crate::{
    drawing::symbols::Symbol,
    theme::{self, TextSize},
    widgets::{
        button::{Button, Emphasis},
        control_height, leave_enter, text_width, top_bar,
    },
};
use text::Texts;

impl<C> Action<'_, C> {
    /// Shows its button; what is asked for, by it or by its keys.
    pub fn show(self, ui: &mut Ui, texts: &Texts) -> Option<C> {
        self.show_wide(ui, texts, 0.0)
    }

    /// Shows its button at least this wide.
    pub fn show_wide(self, ui: &mut Ui, texts: &Texts, width: f32) -> Option<C> {
        let (_, asked) = self.draw(ui, texts, width);
        asked.then_some(self.does)
    }

    /// Shows its button; how that was touched, and whether the button or a key asks for it.
    pub fn draw(&self, ui: &mut Ui, texts: &Texts, width: f32) -> (Response, bool) {
        let (response, clicked) = self.button(ui, texts, width);
        let asked = clicked || self.is_pressed(ui);
        (response, asked)
    }

    /// Shows its button alone: how that was touched, and whether it asks for it. The keys are asked elsewhere.
    pub fn button(&self, ui: &mut Ui, texts: &Texts, width: f32) -> (Response, bool) {
        self.note(ui);
        let key = self.keys.first().map(|key| key.name(texts));
        let key = key.as_deref();
        let is_icon = self.is_icon || self.icon.is_some() && self.is_crowded(ui, key);
        let tooltip = is_icon.then(|| self.tooltip(key));
        let mut button = self.labelled(key, is_icon).min_width(width);
        if let Some(tooltip) = &tooltip {
            button = button.tooltip(tooltip);
        }
        let mut response = ui.add_enabled(self.fault.is_none(), button);
        if let Some(why) = self.fault.as_deref().filter(|why| !why.is_empty()) {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(why));
            response = response.on_disabled_hover_text(why);
        }
        if let Some(hint) = self.hint.filter(|_| !is_icon) {
            response = response.on_hover_text(hint);
        }
        let clicked = self.is_clicked(ui, &response);
        (response, clicked)
    }

    /// Its button with what stands on it.
    fn labelled<'b>(&'b self, key: Option<&'b str>, is_icon: bool) -> Button<'b> {
        let label = if is_icon { "" } else { &*self.label };
        let is_quiet = is_icon && self.emphasis == Emphasis::Secondary;
        let emphasis = if is_quiet { Emphasis::Quiet } else { self.emphasis };
        let button = Button::new(emphasis, label).selected(self.selected);
        let mut button = button.at_left(self.in_list.is_some()).bare(self.bare);
        let caption = if self.cap == Cap::Below { key } else { self.caption.as_deref() };
        if let Some(caption) = caption {
            button = button.caption(caption);
        }
        if let Some(name) = self.name.as_deref().or(is_icon.then_some(&*self.label)) {
            button = button.name(name);
        }
        if let Some(icon) = self.icon {
            button = button.icon(icon);
        }
        // Beside an icon there is room for a letter.
        let has_room = |key: &&str| self.cap == Cap::Beside && (!is_icon || key.chars().count() == 1);
        if let Some(key) = key.filter(has_room) {
            button = button.shortcut(key);
        }
        button
    }

    /// Whether a click on its button asks for it.
    fn is_clicked(&self, ui: &Ui, response: &Response) -> bool {
        let mut clicked = response.clicked();
        if self.once {
            clicked &= !response.double_clicked() && !response.triple_clicked();
        }
        if self.marks {
            clicked &= !ui.input(|input| input.key_pressed(Press::Enter));
            leave_enter(ui, response.id);
        }
        clicked
    }

    /// What the pointer is told of an icon: what it does, its key, and what there is to say of it.
    fn tooltip(&self, key: Option<&str>) -> String {
        let name = self.name.as_deref().unwrap_or(&self.label);
        let first = key.map_or_else(|| name.to_owned(), |key| format!("{name} ({key})"));
        self.hint.map_or(first.clone(), |hint| format!("{first}\n{hint}"))
    }

    /// Whether it stands in a bar that fills up from the right, and would leave too little of it to the title.
    fn is_crowded(&self, ui: &Ui, key: Option<&str>) -> bool {
        let mut button = Button::new(self.emphasis, &self.label).icon(Symbol::Info);
        if let Some(key) = key {
            button = button.shortcut(key);
        }
        ui.layout().prefer_right_to_left()
            && ui.available_width() < button.natural_width(ui) + top_bar::LEAST_TITLE
    }

    /// Whether its button has words or a key below its label.
    pub const fn has_two_lines(&self) -> bool {
        self.caption.is_some() || matches!(self.cap, Cap::Below)
    }

    /// How wide its button is with its label.
    pub fn natural_width(&self, ui: &Ui, texts: &Texts) -> f32 {
        let key = self.keys.first().map(|key| key.name(texts));
        self.labelled(key.as_deref(), self.is_icon).natural_width(ui)
    }

    /// How wide its button is as an icon over its word; none where it has no such word.
    pub fn narrow_width(&self, ui: &Ui) -> Option<f32> {
        let word = self.icon.and(self.narrow_word.as_deref())?;
        let width = text_width(ui.painter(), word, theme::body(TextSize::TINY));
        Some((width + 2.0 * theme::space::TIGHT).max(control_height(ui)))
    }

    /// Actions that stand together, with their icons all or none: one icon beside words alone looks like a mistake. `width`
    /// says how wide the button of each is.
    pub fn with_icons_alike(
        ui: &Ui,
        texts: &Texts,
        actions: Vec<Self>,
        width: impl Fn(usize) -> f32,
    ) -> Vec<Self> {
        if actions.iter().enumerate().all(|(k, action)| action.keeps_icon(ui, texts, width(k))) {
            return actions;
        }
        let alike = |action: Self| Self { icon: action.icon.filter(|_| action.is_icon), ..action };
        actions.into_iter().map(alike).collect()
    }

    /// Whether it has an icon, for which its button has room where it is so wide.
    fn keeps_icon(&self, ui: &Ui, texts: &Texts, width: f32) -> bool {
        let key = self.keys.first().map(|key| key.name(texts)).filter(|_| self.cap == Cap::Beside);
        let mut button = Button::new(self.emphasis, &self.label);
        if let Some(key) = &key {
            button = button.shortcut(key);
        }
        self.icon.is_some_and(|icon| self.is_icon || button.icon(icon).natural_width(ui) <= width)
    }
}
