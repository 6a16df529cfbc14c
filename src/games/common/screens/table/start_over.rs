//! Throwing away what was typed of a finished game.

use egui::Ui;

use crate::{
    games::common::table::{LateDesk, TableGame},
    text::Texts,
    ui::{
        actions::Action,
        dialogs::{self, Answer},
        drawing::symbols::Symbol,
    },
};

/// Whether it is being asked.
#[derive(Default)]
pub struct StartOver {
    asked: bool,
}

impl StartOver {
    /// What asks for it.
    pub fn action<'a, G: TableGame>(texts: &'a Texts, late: &LateDesk<G>) -> Action<'a, ()> {
        let action = Action::new(texts.late_start_over(), ()).icon(Symbol::Undo);
        action.enabled_if(late.is_changed(), texts.why_nothing_changed())
    }

    /// It is asked for.
    pub const fn ask(&mut self) {
        self.asked = true;
    }

    /// Asks, while there is something to ask; whether the answer is yes.
    pub fn is_confirmed(&mut self, ui: &Ui, texts: &Texts) -> bool {
        if !self.asked {
            return false;
        }
        let question = texts.late_start_over_question();
        let answer = dialogs::confirm_loss(ui, texts, question, texts.late_start_over());
        self.asked = answer == Answer::Waiting;
        answer == Answer::Given(())
    }
}
