//! What people note about the table while they play: where it is, and a comment.

use egui::Ui;

use crate::{
    games::roll_and_write::session::{GameCommand, PadCommand},
    kernel::record::Header,
    text::Texts,
    ui::{actions::Action, drawing::symbols::Symbol, form, theme},
};

/// What the panel remembers.
#[derive(Clone, Debug)]
pub(super) struct Description {
    place: String,
    comment: String,
}

impl Description {
    /// What is noted now.
    pub(super) fn of(header: &Header) -> Self {
        Self { place: header.location.clone(), comment: header.comment.clone() }
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
            let [place, comment] = [&self.place, &self.comment].map(|text| text.trim().to_owned());
            commands.push(GameCommand::Pad(PadCommand::Describe { place, comment }));
        }
        saved
    }
}
