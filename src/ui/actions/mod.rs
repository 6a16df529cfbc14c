//! What can be done on a screen, each thing said once: its label, its icon, its keys, whether it can be done now and why
//! not, and what it asks for.
//!
//! Shown as a button, an action reacts to its keys in the same place. All that a frame offers is noted: from that the
//! list of keys knows what a screen can do, and tests find keys that nobody has declared.

mod offered;
mod refused;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use egui::{Key as Press, Response, Ui};

use offered::offer_action;
pub use offered::{Offered, begin, offer, offer_everywhere, offered};
pub use refused::take as take_refused;

use super::{
    drawing::symbols::Symbol,
    keys::{self, Shortcut},
    widgets::{
        button::{Button, Emphasis},
        leave_enter, top_bar,
    },
};
use text::Texts;

/// Where the key stands on a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cap {
    Beside,
    Below,
    Hidden,
}

/// Something that can be done; `C` is what it asks for.
#[derive(Clone, Debug)]
#[must_use = "show it, or ask for its keys"]
pub struct Action<'a, C> {
    label: Cow<'a, str>,
    name: Option<Cow<'a, str>>,
    caption: Option<Cow<'a, str>>,
    narrow_word: Option<Cow<'a, str>>,
    hint: Option<&'a str>,
    icon: Option<Symbol>,
    keys: Vec<Shortcut>,
    /// Why it cannot be done now.
    fault: Option<Cow<'a, str>>,
    emphasis: Emphasis,
    selected: bool,
    is_icon: bool,
    cap: Cap,
    once: bool,
    marks: bool,
    /// An entry of a menu; whether a group of them begins with it.
    in_list: Option<bool>,
    /// No entry of its list has an icon.
    bare: bool,
    does: C,
}

impl<'a, C> Action<'a, C> {
    /// An action without keys.
    pub fn new(label: impl Into<Cow<'a, str>>, does: C) -> Self {
        Self {
            label: label.into(),
            name: None,
            caption: None,
            narrow_word: None,
            hint: None,
            icon: None,
            keys: Vec::new(),
            fault: None,
            emphasis: Emphasis::Secondary,
            selected: false,
            is_icon: false,
            cap: Cap::Beside,
            once: false,
            marks: false,
            in_list: None,
            bare: false,
            does,
        }
    }

    /// In a menu it is the first of a group of entries.
    pub const fn begins_group(mut self) -> Self {
        self.in_list = Some(true);
        self
    }

    /// An entry of a menu: its label begins at the left.
    pub fn in_menu(mut self) -> Self {
        self.in_list.get_or_insert(false);
        self
    }

    /// An entry of a list in which none has an icon.
    pub const fn bare(mut self) -> Self {
        self.bare = true;
        self
    }

    /// Whether it is the first of a group of entries.
    pub fn is_first_of_group(&self) -> bool {
        self.in_list == Some(true)
    }

    /// One more key that does it; the first is shown on its button.
    pub fn key(mut self, key: impl Into<Shortcut>) -> Self {
        self.keys.push(key.into());
        self
    }

    /// This key before all others.
    pub fn first_key(mut self, key: impl Into<Shortcut>) -> Self {
        let key = key.into();
        self.keys.retain(|other| *other != key);
        self.keys.insert(0, key);
        self
    }

    /// An icon before the label.
    pub fn icon(mut self, icon: Symbol) -> Self {
        self.icon = Some(icon);
        self
    }

    /// What a screen reader and the list of keys say, where the label is too short for that.
    pub fn name(mut self, name: impl Into<Cow<'a, str>>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// A second, smaller line.
    pub fn caption(mut self, caption: impl Into<Cow<'a, str>>) -> Self {
        self.caption = Some(caption.into());
        self
    }

    /// What the pointer is told.
    pub fn hint(mut self, hint: &'a str) -> Self {
        self.hint = Some(hint);
        self
    }

    /// It cannot be done now unless this holds; the pointer and a screen reader are told why.
    pub fn enabled_if(mut self, can: bool, why_not: impl Into<Cow<'a, str>>) -> Self {
        if !can && self.fault.is_none() {
            self.fault = Some(why_not.into());
        }
        self
    }

    /// How much its button asks to be pressed.
    pub const fn emphasis(mut self, emphasis: Emphasis) -> Self {
        self.emphasis = emphasis;
        self
    }

    /// The next thing to do.
    pub const fn primary(self) -> Self {
        self.emphasis(Emphasis::Primary)
    }

    /// It is seldom wanted.
    pub const fn quiet(self) -> Self {
        self.emphasis(Emphasis::Quiet)
    }

    /// It loses something.
    pub const fn danger(self) -> Self {
        self.emphasis(Emphasis::Danger)
    }

    /// Shown as switched on.
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = selected;
        self
    }

    /// Its button is an icon alone: the label and the key are told to the pointer.
    pub const fn as_icon(mut self) -> Self {
        self.is_icon = true;
        self
    }

    /// Its button is an icon with a word below it; the label and the key are told to the pointer.
    pub fn icon_over(self, word: impl Into<Cow<'a, str>>) -> Self {
        self.as_icon().without_cap().caption(word)
    }

    /// In the bar of a page: with its label where the bar is `wide`, else an icon over a word.
    pub fn in_bar(self, word: impl Into<Cow<'a, str>>, wide: bool) -> Self {
        self.narrow_word(word).fitted(wide)
    }

    /// The word below its icon where its bar is too narrow for its label.
    pub fn narrow_word(mut self, word: impl Into<Cow<'a, str>>) -> Self {
        self.narrow_word = Some(word.into());
        self
    }

    /// In a bar that is `wide` with its label, else an icon, over its word where there is one.
    pub fn fitted(mut self, wide: bool) -> Self {
        match self.narrow_word.take() {
            _ if wide => self.quiet(),
            Some(word) => self.icon_over(word),
            None => self.as_icon(),
        }
    }

    /// The key stands below the label.
    pub const fn key_below(mut self) -> Self {
        self.cap = Cap::Below;
        self
    }

    /// The key is not shown on the button: there is no room.
    pub const fn without_cap(mut self) -> Self {
        self.cap = Cap::Hidden;
        self
    }

    /// Neither the repeats of a key held down nor the second click of two do it: they are meant for what was there before.
    pub const fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// It marks a game for ever: Enter, which one presses without looking, never does it, and is left to the screen.
    pub const fn marks(mut self) -> Self {
        self.marks = true;
        self
    }

    /// Whether it loses something.
    pub fn is_danger(&self) -> bool {
        self.emphasis == Emphasis::Danger
    }

    /// Whether it is the next thing to do.
    pub fn is_primary(&self) -> bool {
        self.emphasis == Emphasis::Primary
    }

    /// What it asks for.
    pub fn into_does(self) -> C {
        self.does
    }

    /// The same for something else.
    pub fn map<D>(self, does: impl FnOnce(C) -> D) -> Action<'a, D> {
        let Self { label, name, caption, hint, icon, keys, fault, emphasis, selected, .. } = self;
        let Self { narrow_word, is_icon, cap, once, marks, in_list, bare, does: own, .. } = self;
        let does = does(own);
        Action {
            label,
            name,
            caption,
            narrow_word,
            hint,
            icon,
            keys,
            fault,
            emphasis,
            selected,
            is_icon,
            cap,
            once,
            marks,
            in_list,
            bare,
            does,
        }
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

    /// Shows its button; what is asked for, by it or by its keys.
    pub fn show(self, ui: &mut Ui, texts: &Texts) -> Option<C> {
        self.show_wide(ui, texts, 0.0)
    }

    /// Shows its button at least this wide.
    pub fn show_wide(self, ui: &mut Ui, texts: &Texts, width: f32) -> Option<C> {
        let (_, asked) = self.draw(ui, texts, width);
        asked.then_some(self.does)
    }

    /// Shows nothing: its keys alone ask for it.
    pub fn by_key(self, ui: &Ui) -> Option<C> {
        self.note(ui);
        self.is_pressed(ui).then_some(self.does)
    }

    /// Shows nothing, where it cannot be done now: what its keys ask for in vain.
    pub fn if_disabled(mut self, ui: &Ui) -> Option<C> {
        self.fault.get_or_insert_default();
        self.note(ui);
        self.keys.iter().any(|key| keys::pressed(ui, *key)).then_some(self.does)
    }

    /// Whether its keys ask for it. It is shown elsewhere.
    pub fn is_pressed(&self, ui: &Ui) -> bool {
        let pressed = |key: &Shortcut| {
            if self.once { keys::pressed_once(ui, *key) } else { keys::pressed(ui, *key) }
        };
        // Enter is for whatever comes next, and perhaps for something else then.
        let pressed = |key: &Shortcut| (self.fault.is_none() || key.key != Press::Enter) && pressed(key);
        let is_pressed = self.keys.iter().any(pressed);
        if let Some(why) = self.fault.as_deref().filter(|why| is_pressed && !why.is_empty()) {
            refused::refuse(ui.ctx(), why);
        }
        is_pressed && self.fault.is_none()
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
        let is_icon = self.is_icon || self.icon.is_some() && self.is_crowded(ui, key.as_deref());
        let label = if is_icon { "" } else { &*self.label };
        let button = Button::new(self.emphasis, label).min_width(width).selected(self.selected);
        let mut button = button.at_left(self.in_list.is_some()).bare(self.bare);
        let caption = if self.cap == Cap::Below { key.as_deref() } else { self.caption.as_deref() };
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
        if let Some(key) = key.as_deref().filter(has_room) {
            button = button.shortcut(key);
        }
        let button = if is_icon && self.emphasis != Emphasis::Primary {
            button.emphasis(Emphasis::Quiet)
        } else {
            button
        };
        let tooltip = is_icon.then(|| self.tooltip(key.as_deref()));
        let button = if let Some(tooltip) = &tooltip { button.tooltip(tooltip) } else { button };
        let mut response = ui.add_enabled(self.fault.is_none(), button);
        if let Some(why) = self.fault.as_deref().filter(|why| !why.is_empty()) {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(why));
            response = response.on_disabled_hover_text(why);
        }
        if let Some(hint) = self.hint.filter(|_| !is_icon) {
            response = response.on_hover_text(hint);
        }
        let mut clicked = response.clicked();
        if self.once {
            clicked &= !response.double_clicked() && !response.triple_clicked();
        }
        if self.marks {
            clicked &= !ui.input(|input| input.key_pressed(Press::Enter));
            leave_enter(ui, response.id);
        }
        (response, clicked)
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

    fn note(&self, ui: &Ui) {
        let label = self.name.as_deref().unwrap_or(&self.label);
        offer_action(ui, label, &self.keys, self.fault.is_none());
    }
}

/// Keys that do something without a button; whether one was pressed.
pub fn by_keys(ui: &Ui, label: &str, keys: impl IntoIterator<Item = impl Into<Shortcut>>) -> bool {
    by_one_of(ui, label, keys).is_some()
}

/// The same where each key means something of its own: the number of that which was pressed.
pub fn by_one_of(ui: &Ui, label: &str, keys: impl IntoIterator<Item = impl Into<Shortcut>>) -> Option<usize> {
    let keys: Vec<Shortcut> = keys.into_iter().map(Into::into).collect();
    let pressed = keys.iter().position(|key| keys::pressed(ui, *key));
    offer(ui, label, keys);
    pressed
}
