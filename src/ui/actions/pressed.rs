//! The keys of what can be done: whether one was pressed that asks for it.

use egui::{Key as Press, Ui};

use super::{
    Action,
    offered::{offer, offer_action},
    refused::refuse,
};
use crate::keys::{self, Shortcut};

impl<C> Action<'_, C> {
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
            refuse(ui.ctx(), why);
        }
        is_pressed && self.fault.is_none()
    }

    /// Notes it among what the frame offers.
    pub(super) fn note(&self, ui: &Ui) {
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
