//! What can be done on a screen, each thing said once: its label, its icon, its keys, whether it can be done now and why
//! not, and what it asks for.
//!
//! Shown as a button, an action reacts to its keys in the same place. All that a frame offers is noted: from that the
//! list of keys knows what a screen can do, and tests find keys that nobody has declared.

mod offered;
mod pressed;
mod refused;
mod shown;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

pub use offered::{Offered, begin, offer, offer_everywhere, offered};
pub use pressed::{by_keys, by_one_of};
pub use refused::take as take_refused;

use super::{drawing::symbols::Symbol, keys::Shortcut, widgets::button::Emphasis};

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

    /// In a bar that is `wide` with its label, else an icon, over its word where there is one. What has no icon keeps its
    /// label.
    pub fn fitted(mut self, wide: bool) -> Self {
        match self.narrow_word.take() {
            _ if wide || self.icon.is_none() => self.quiet(),
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
}
