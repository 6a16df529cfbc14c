//! What people note about the table while they play: where it is, when it began, and a comment.

use egui::Ui;

use crate::{
    games::{
        common::host::typed_when::TypedWhen,
        roll_and_write::session::{GameCommand, PadCommand},
    },
    kernel::record::{Header, RecordKind},
    text::Texts,
    ui::{actions::Action, drawing::symbols::Symbol, form, theme},
};

/// What the panel remembers.
#[derive(Clone, Debug)]
pub(super) struct Description {
    place: String,
    comment: String,
    when: TypedWhen,
}

impl Description {
    /// What is noted now.
    pub(super) fn of(header: &Header) -> Self {
        let when = TypedWhen::of(header, RecordKind::Table);
        Self { place: header.location.clone(), comment: header.comment.clone(), when }
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
        let save = Action::new(texts.save(), ()).icon(Symbol::Check).primary().only_if(when.is_ok(), why_not);
        let Some(when) = when.ok().filter(|_| save.show(ui, texts).is_some()) else { return false };
        let [place, comment] = [&self.place, &self.comment].map(|text| text.trim().to_owned());
        commands.push(GameCommand::Pad(PadCommand::Describe { place, comment, when }));
        true
    }
}
