//! The bar of a page: home, and what can be done without anything being selected.

use egui::{Key as Press, Ui};

use crate::{actions::Action, drawing::symbols::Symbol, widgets::top_bar};
use text::Texts;

/// Shows the bar, `home` at its end; what was asked for.
pub fn show<D>(ui: &mut Ui, texts: &Texts, title: &str, home: D, actions: Vec<Action<'_, D>>) -> Option<D> {
    let home = Action::new(texts.home(), home).icon(Symbol::Home).key(Press::Escape).quiet();
    let mut asked = None;
    top_bar::show_titled(ui, title, |ui| {
        for action in std::iter::once(home).chain(actions) {
            asked = asked.take().or(action.show(ui, texts));
        }
    });
    asked
}
