//! Asking the advisor: a hint now and then, or advice at every decision. Either makes the game practice.

use super::{Desk, Host};
use crate::{
    games::roll_and_write::session::{command::GamePage, play::PlaySession},
    storage::Settings,
};

impl Desk {
    /// Whether there is something to advise on: a person decides, and has a choice.
    #[must_use]
    pub fn can_advise(&self) -> bool {
        self.session.as_ref().is_some_and(PlaySession::person_decides)
    }

    /// Whether the person wishes for advice at every decision, and the advisor was not asked about this one yet.
    #[must_use]
    pub fn is_advice_due(&self, settings: &Settings) -> bool {
        let known = self.session.as_ref().is_some_and(|session| self.hints.knows(session));
        settings.always_advise && self.can_advise() && !known
    }

    /// Shows a hint, or puts it away.
    pub(super) fn hint(&mut self, host: &mut Host<'_>) {
        if self.hints.is_shown() {
            self.hints.hide();
        } else if host.page == Some(GamePage::Play) && self.can_advise() {
            let known = self.session.as_ref().is_some_and(|session| self.hints.knows(session));
            self.advise(!known, host);
        }
    }

    /// Gives advice at a decision, as the person has set: that is noted once in a game.
    pub(super) fn always_advise(&mut self, host: &mut Host<'_>) {
        if host.page == Some(GamePage::Play) && self.is_advice_due(host.settings) {
            let helped = self.session.as_ref().is_some_and(|session| session.game().is_helped());
            self.advise(!helped, host);
        }
    }

    fn advise(&mut self, noted: bool, host: &mut Host<'_>) {
        if noted {
            self.in_game(host, |session| {
                session.note_hint();
                true
            });
        }
        if let Some(session) = &self.session {
            self.hints.ask(session);
        }
    }
}
