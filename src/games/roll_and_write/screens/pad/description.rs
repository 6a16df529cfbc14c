//! What people note about the table while they play: where it is, and a comment.

use egui::Ui;
use serde::{Deserialize, Serialize};

use crate::{
    games::{
        common::host::typed::TypedForms,
        roll_and_write::session::{GameCommand, PadCommand},
    },
    kernel::record::Header,
    text::Texts,
    ui::{actions::Action, drawing::symbols::Symbol, form, theme},
};

/// What the form is called.
pub(super) const FORM: &str = "description";

/// What the panel remembers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Description {
    place: String,
    comment: String,
}

impl Description {
    /// What is noted now, or was being typed when it was left.
    pub(super) fn new(header: &Header, typed: &TypedForms) -> Self {
        typed.get(FORM).unwrap_or_else(|| Self::of(header))
    }

    fn of(header: &Header) -> Self {
        Self { place: header.location.clone(), comment: header.comment.clone() }
    }

    /// What is typed otherwise than it is noted.
    pub(super) fn typed(&self, header: &Header) -> Option<&Self> {
        (*self != Self::of(header)).then_some(self)
    }

    /// What is left without a word is what counts.
    pub(super) fn leave(&self, header: &Header) -> Option<GameCommand> {
        self.typed(header).map(Self::save)
    }

    fn save(&self) -> GameCommand {
        let [place, comment] = [&self.place, &self.comment].map(|text| text.trim().to_owned());
        GameCommand::Pad(PadCommand::Describe { place, comment })
    }

    /// Shows the fields; true once they are kept.
    pub(super) fn show(&mut self, ui: &mut Ui, texts: &Texts, commands: &mut Vec<GameCommand>) -> bool {
        let width = ui.available_width();
        form::field(ui, texts.library_place(), |ui, label| {
            form::text(ui, label, &mut self.place, "", width, form::LINE);
        });
        form::comment(ui, texts.library_comment(), &mut self.comment, 4);
        ui.add_space(theme::space::MEDIUM);
        let save = Action::new(texts.save(), ()).icon(Symbol::Check).primary();
        let saved = save.show(ui, texts).is_some();
        if saved {
            commands.push(self.save());
        }
        saved
    }
}
