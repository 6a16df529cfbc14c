//! A menu that a button opens over its page, and whose keys work without it.

use egui::Ui;

use super::{actions::Action, dialogs, menu, theme, widgets::surface};
use text::Texts;

/// Whether it is open.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpenedMenu {
    is_open: bool,
}

impl OpenedMenu {
    /// Opens it.
    pub const fn open(&mut self) {
        self.is_open = true;
    }

    /// Shows it below a heading where it is open, else listens to the keys of its entries; what was asked for, which closes it.
    /// The window has this name.
    pub fn show<C>(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        (name, heading): (&'static str, &str),
        entries: Vec<Action<'_, C>>,
    ) -> Option<C> {
        if !self.is_open {
            return entries.into_iter().fold(None, |asked, entry| asked.or(entry.by_key(ui)));
        }
        let window = dialogs::window(ui, name, theme::size::MENU, |ui| {
            surface::heading(ui, heading);
            menu::show(ui, texts, entries)
        });
        self.is_open = !window.should_close() && window.inner.is_none();
        window.inner
    }
}
