//! The page on which a finished game is typed in of which only the totals are known.

use egui::{Key as Press, Ui};

use crate::{AppCommand, AppState};
use common::screens::totals_form::TotalsForm;
use ui::{actions::Action, drawing::symbols::Symbol, form, keys::Shortcut};

/// What the page remembers: what is typed waits until it is saved.
#[derive(Default)]
pub struct TypedTotalsScreen {
    form: TotalsForm,
}

impl TypedTotalsScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let texts = &app.texts;
        let Some(game) = app.typed_totals else { return commands.push(AppCommand::Back) };
        let made = self.form.game(texts, game.id());
        let why = made.as_ref().err().cloned().unwrap_or_default();
        let save = Action::new(texts.late_save(), ()).icon(Symbol::Check).primary();
        let save = save.key(Shortcut::ctrl(Press::S)).enabled_if(made.is_ok(), why);
        let (back, saved) = form::bar_with(ui, texts, texts.totals_form_title(), vec![save]);
        if back {
            commands.push(AppCommand::Back);
        }
        if let (Some(()), Ok(made)) = (saved, made) {
            commands.push(AppCommand::KeepTotals(Box::new(made)));
            self.form = TotalsForm::default();
        }
        self.form.show(ui, texts, game.name(texts), game.totals().published.counts());
    }
}
