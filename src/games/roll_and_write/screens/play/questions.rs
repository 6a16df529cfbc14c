//! Questions before something that undo does not take back: each says what it costs.

use egui::{Key as Press, RichText, Ui};

use super::menu::Next;
use crate::session::{AppView, GameCommand, PlaySession};
use text::Texts;
use ui::{
    actions::Action,
    dialogs,
    theme::{self, TextSize, Theme},
    widgets::surface,
};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to take back dice that were seen.
    TakeBack,
    /// Whether a hint may make the game practice.
    Hint,
    /// The same for advice at every decision.
    Advise,
    /// Whether to end the game here.
    EndEarly,
}

/// What takes the last decision back: undo where it reaches, else after a question. None where nothing can be taken back.
pub fn take_back(session: &PlaySession) -> Option<Result<GameCommand, Question>> {
    if session.can_undo() {
        return Some(Ok(GameCommand::Undo));
    }
    session.take_back_target().map(|_| Err(Question::TakeBack))
}

/// What shows a hint or puts it away; the first one of a game asks, unless there is nothing to lose.
pub fn hint(app: &AppView<'_>, session: &PlaySession) -> Result<GameCommand, Question> {
    let is_known = app.desk.hints.is_shown() || session.game().is_practice();
    if is_known { Ok(GameCommand::Hint) } else { Err(Question::Hint) }
}

/// What gives advice at a decision, as the person has set: the first in a game asks.
pub fn advise(session: &PlaySession) -> Result<GameCommand, Question> {
    if session.game().is_practice() { Ok(GameCommand::Advise) } else { Err(Question::Advise) }
}

impl Question {
    /// Asks it.
    pub fn show(
        self,
        ui: &mut Ui,
        texts: &Texts,
        session: &PlaySession,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        // The key that asked says yes when it is pressed again.
        let (title, text, yes, key) = match self {
            Self::TakeBack => {
                let practice = session.game().is_practice();
                let costs =
                    if practice { texts.play_take_back_practice() } else { texts.play_take_back_seen() };
                (texts.play_take_back(), costs, texts.play_take_back(), Press::T)
            }
            Self::Hint => (texts.play_hint(), texts.hint_notice(), texts.hint_show(), Press::H),
            Self::Advise => {
                (texts.settings_advise(), texts.hint_notice_always(), texts.hint_show(), Press::H)
            }
            Self::EndEarly => (
                texts.play_end_early_question(),
                texts.play_end_early_hint(),
                texts.play_end_early(),
                Press::Enter,
            ),
        };
        question(ui, title, text);
        let yes = Action::new(yes, ()).key(key).once();
        // What is primary answers Enter, and Enter never marks a game.
        let yes = if self == Self::EndEarly { yes.primary() } else { yes.marks() };
        let (yes, no) = if self == Self::Advise {
            let without = Action::new(texts.hint_not_here(), ()).key(Press::Escape);
            ui.horizontal(|ui| (yes.show(ui, texts).is_some(), without.show(ui, texts).is_some())).inner
        } else {
            dialogs::buttons(ui, yes, texts)
        };
        if !yes && !no {
            return Next::Stay;
        }
        commands.extend(if yes { Some(self.yes()) } else { self.no() });
        Next::Close
    }

    fn yes(self) -> GameCommand {
        match self {
            Self::TakeBack => GameCommand::TakeBack,
            Self::Hint => GameCommand::Hint,
            Self::Advise => GameCommand::Advise,
            Self::EndEarly => GameCommand::EndEarly,
        }
    }

    /// What is done where the answer is no: advice that is not wanted is not offered again in this game.
    pub fn no(self) -> Option<GameCommand> {
        (self == Self::Advise).then_some(GameCommand::DeclineAdvice)
    }
}

/// What a dialog is about.
pub fn question(ui: &mut Ui, title: &str, text: &str) {
    let theme = Theme::of(ui.ctx());
    surface::heading(ui, title);
    ui.label(RichText::new(text).font(theme::body(TextSize::TEXT)).color(theme.ink));
    ui.add_space(theme::space::SMALL);
}
