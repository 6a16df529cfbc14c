//! What people note about the table while they play: where it is, when it began, and a comment.

use egui::Ui;
use serde::{Deserialize, Serialize};

use crate::{
    Description,
    host::{typed::TypedForms, typed_when::TypedWhen},
};
use kernel::record::{Header, RecordKind, When};
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, form, theme};

/// What the form is called.
pub const FORM: &str = "description";

/// What the panel remembers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DescriptionForm {
    place: String,
    comment: String,
    when: TypedWhen,
}

impl DescriptionForm {
    /// What is noted now, or was being typed when it was left.
    pub fn new(header: &Header, typed: &TypedForms) -> Self {
        typed.get(FORM).unwrap_or_else(|| Self::of(header))
    }

    fn of(header: &Header) -> Self {
        let when = TypedWhen::of(header, RecordKind::Table);
        Self { place: header.location.clone(), comment: header.comment.clone(), when }
    }

    /// What is typed otherwise than it is noted.
    pub fn typed(&self, header: &Header) -> Option<&Self> {
        (*self != Self::of(header)).then_some(self)
    }

    /// What is left without a word is what counts, unless it is no day or time.
    pub fn leave(&self, texts: &Texts, header: &Header) -> Option<Description> {
        let typed = self.typed(header)?;
        typed.when.read(texts).ok().map(|when| typed.described(header, when))
    }

    fn described(&self, header: &Header, when: Option<When>) -> Description {
        let [location, comment] = [&self.place, &self.comment].map(|text| text.trim().to_owned());
        Description { title: header.title.clone(), location, comment, tags: header.tags.clone(), when }
    }

    /// Shows the fields; what is noted once that is said.
    pub fn show(&mut self, ui: &mut Ui, texts: &Texts, header: &Header) -> Option<Description> {
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
        let when = when.ok().filter(|_| save.show(ui, texts).is_some())?;
        Some(self.described(header, when))
    }
}
