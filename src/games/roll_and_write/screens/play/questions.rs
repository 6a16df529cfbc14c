//! What is asked before it is done, and what follows an answer.

use crate::session::{AppView, GameCommand, PlaySession};
use common::screens::question::Question;
use text::Texts;

/// What takes the last decision back: undo where it reaches, else after a question. None where nothing can be taken back.
pub fn take_back(session: &PlaySession) -> Option<Result<GameCommand, Question>> {
    if session.can_undo() {
        return Some(Ok(GameCommand::Undo));
    }
    session.take_back_target().map(|_| Err(Question::TakeBack))
}

/// What taking back costs.
pub fn taking_back<'a>(texts: &'a Texts, session: &PlaySession) -> &'a str {
    if session.game().is_practice() { texts.play_take_back_practice() } else { texts.play_take_back_seen() }
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

/// What an answer does.
pub fn answered(question: Question, is_yes: bool) -> Option<GameCommand> {
    match question {
        // Advice that is not wanted is not offered again in this game.
        Question::Advise if !is_yes => Some(GameCommand::DeclineAdvice),
        _ if !is_yes => None,
        Question::TakeBack => Some(GameCommand::TakeBack),
        Question::Hint => Some(GameCommand::Hint),
        Question::Advise => Some(GameCommand::Advise),
        Question::EndEarly => Some(GameCommand::EndEarly),
    }
}
