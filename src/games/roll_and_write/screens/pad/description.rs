//! What people note about the table while they play: where it is, when it began, and a comment.

use egui::Ui;
use serde::{Deserialize, Serialize};

use crate::session::{GameCommand, PadCommand};
use common::host::{typed::TypedForms, typed_when::TypedWhen};
use kernel::record::{Header, RecordKind, When};
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, form, theme};

/// What the form is called.
pub(super) const FORM: &str = "description";

/// What the panel remembers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Description {
    place: String,
    comment: String,
    when: TypedWhen,
}

impl Description {
    /// What is noted now, or was being typed when it was left.
    pub(super) fn new(header: &Header, typed: &TypedForms) -> Self {
        typed.get(FORM).unwrap_or_else(|| Self::of(header))
    }

    fn of(header: &Header) -> Self {
        let when = TypedWhen::of(header, RecordKind::Table);
        Self { place: header.location.clone(), comment: header.comment.clone(), when }
    }

    /// What is typed otherwise than it is noted.
    pub(super) fn typed(&self, header: &Header) -> Option<&Self> {
        (*self != Self::of(header)).then_some(self)
    }

    /// What is left without a word is what counts, unless it is no day or time.
    pub(super) fn leave(&self, texts: &Texts, header: &Header) -> Option<GameCommand> {
        let typed = self.typed(header)?;
        typed.when.read(texts).ok().map(|when| typed.save(when))
    }

    fn save(&self, when: Option<When>) -> GameCommand {
        let [place, comment] = [&self.place, &self.comment].map(|text| text.trim().to_owned());
        GameCommand::Pad(PadCommand::Describe { place, comment, when })
    }

    /// Shows the fields; true once they are kept.
    pub(super) fn show(&mut self, ui: &mut Ui, texts: &Texts, commands: &mut Vec<GameCommand>) -> bool {
        let width = ui.available_width();
        form::field(ui, texts.library_place(), |ui, label| {
            form::text(ui, label, &mut self.place, "", width, form::LINE);
        });
        let when = self.when.read(texts);
        let wrong = when.as_ref().err().map(String::as_str);
        form::moment(ui, texts, &mut self.when.day, &mut self.when.time, wrong);
        form::comment(ui, texts.library_comment(), &mut self.comment, 4);
        ui.add_space(theme::space::MEDIUM);
        let why_not = wrong.unwrap_or_default().to_owned();
        let save =
            Action::new(texts.save(), ()).icon(Symbol::Check).primary().enabled_if(when.is_ok(), why_not);
        let Some(when) = when.ok().filter(|_| save.show(ui, texts).is_some()) else { return false };
        commands.push(self.save(when));
        true
    }
}
