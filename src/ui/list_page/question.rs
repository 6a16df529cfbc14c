//! Questions before something is done: a path, or whether something may be lost.

use egui::Ui;

use crate::{
    ask::{Ask, suggested_path},
    dialogs::{self, Answer},
};
use text::Texts;

/// A question; `C` is a command that carries out the answer.
pub enum Question<C> {
    /// Where from or where to.
    Path(Ask, Box<dyn Fn(String) -> C>),
    /// Whether something may be lost: the question, the word for it, and what is done then.
    Loss(String, String, Vec<C>),
}

impl<C> Question<C> {
    /// Asks from where something is taken in.
    pub fn import(texts: &Texts, title: &str, hint: &str, then: impl Fn(String) -> C + 'static) -> Self {
        Self::Path(Ask::to_read(title, hint, texts.import()), Box::new(then))
    }

    /// Asks where to the file is written.
    pub fn export(texts: &Texts, title: &str, file: &str, then: impl Fn(String) -> C + 'static) -> Self {
        let hint = texts.score_picture_hint();
        Self::Path(Ask::to_write(title, hint, texts.export(), suggested_path(file)), Box::new(then))
    }

    /// Asks whether something goes to the trash.
    pub fn delete(texts: &Texts, title: &str, then: C) -> Self {
        let question = texts.library_delete_question(title);
        Self::Loss(question, texts.library_delete_confirm().to_owned(), vec![then])
    }

    /// Asks whether something may be lost.
    pub fn loss(question: &str, action: &str, then: impl IntoIterator<Item = C>) -> Self {
        Self::Loss(question.to_owned(), action.to_owned(), then.into_iter().collect())
    }
}

/// Shows what is asked, until it is answered; `errors` is how many were told so far.
pub fn show<C>(asked: &mut Option<Question<C>>, ui: &Ui, texts: &Texts, errors: u64, commands: &mut Vec<C>) {
    let answer = match asked {
        None => return,
        Some(Question::Path(ask, then)) => match ask.show(ui, texts, errors) {
            // It stays until that has worked.
            Answer::Given(path) => return commands.push(then(path)),
            Answer::Waiting => return,
            Answer::Cancelled => None,
        },
        Some(Question::Loss(question, action, then)) => {
            match dialogs::confirm_loss(ui, texts, question, action) {
                Answer::Given(()) => Some(std::mem::take(then)),
                Answer::Waiting => return,
                Answer::Cancelled => None,
            }
        }
    };
    *asked = None;
    commands.extend(answer.into_iter().flatten());
}
