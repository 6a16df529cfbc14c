//! The window in which somebody says who else a person is.

use std::iter;

use egui::{Key, Ui};

use crate::PeopleCommand;
use text::Texts;
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    form, theme,
    widgets::{drop_list, surface},
};

/// The window.
pub struct Join {
    /// Who it is about: the id, and what they are called.
    who: (String, String),
    /// Who they may be.
    others: Vec<(String, String)>,
    /// The place in the list, which begins with nobody.
    chosen: usize,
}

impl Join {
    /// The window for somebody, who may be one of `others`, each with an id and what they are called.
    pub const fn new(who: (String, String), others: Vec<(String, String)>) -> Self {
        Self { who, others, chosen: 0 }
    }

    /// Shows the window.
    pub fn show(&mut self, ui: &Ui, texts: &Texts) -> Answer<PeopleCommand> {
        let modal = dialogs::window(ui, "one person", theme::size::DIALOG, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            surface::heading(ui, &texts.people_join_title(&self.who.1));
            let width = ui.available_width();
            form::field(ui, texts.people_join_who(), |ui, label| {
                let names = self.others.iter().map(|(_, name)| name.as_str());
                let names: Vec<&str> = iter::once(texts.people_join_choose()).chain(names).collect();
                drop_list::show(ui, label, width, &mut self.chosen, &names);
            });
            form::hint(ui, texts.people_join_hint());
            ui.add_space(theme::space::LARGE);
            let other = self.chosen.checked_sub(1).and_then(|at| self.others.get(at));
            let join = Action::new(texts.people_join_do(), ()).primary().key(Key::Enter);
            let join = join.enabled_if(other.is_some(), texts.people_join_choose());
            let (yes, no) = dialogs::buttons(ui, join, texts);
            match other {
                Some((one, called)) if yes => {
                    let (other, other_called) = self.who.clone();
                    let called = [called.clone(), other_called];
                    Answer::Given(PeopleCommand::Join { who: [one.clone(), other], called })
                }
                _ if no => Answer::Cancelled,
                _ => Answer::Waiting,
            }
        });
        dialogs::answered(modal)
    }
}
