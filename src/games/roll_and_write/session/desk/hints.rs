//! Asking the advisor: a hint now and then, or advice at every decision. Either makes the game practice.

use super::{Desk, Host};
use crate::session::{
    page::GamePage,
    play::{PlaySession, has_choice},
};
use storage::Settings;

impl Desk {
    /// Whether there is something to advise on: a person decides, and has a choice.
    #[must_use]
    pub fn can_advise(&self) -> bool {
        self.session.as_ref().is_some_and(has_choice)
    }

    /// Whether the person wishes for advice at every decision, also in this game, and the advisor was not asked about
    /// this one yet.
    #[must_use]
    pub fn is_advice_due(&self, settings: &Settings) -> bool {
        let unknown = |session: &PlaySession| !self.hints.knows(session) && !self.hints.is_unwanted(session);
        settings.always_advise && self.can_advise() && self.session.as_ref().is_some_and(unknown)
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

    /// Gives advice at a decision, as the person has set: it is noted like any other hint.
    pub(super) fn always_advise(&mut self, host: &mut Host<'_>) {
        if host.page == Some(GamePage::Play) && self.is_advice_due(host.settings) {
            self.advise(true, host);
        }
    }

    /// Gives no advice in this game unless it is asked for; what is set for all games stays.
    pub(super) fn decline_advice(&mut self) {
        if let Some(session) = &self.session {
            self.hints.leave_out(session);
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
