//! What would be lost if the desk were left although something could not be saved.

use super::{Desk, Host};
use common::host::{Unsaved, now};
use storage::StoreError;

impl Desk {
    /// The first thing that would be lost, and why it cannot be saved, which is tried once more. Drafts stay in the
    /// window until the program `quits`.
    pub fn unsaved(&mut self, quits: bool, host: &Host<'_>) -> Option<(Unsaved, StoreError)> {
        if let Some(session) = self.session.as_mut().filter(|session| session.open.is_unsaved())
            && let Err(error) = session.open.save(host.games, now())
        {
            return Some((Unsaved::Game, error));
        }
        if let Some(unsaved) = self.tables.unsaved(quits, host) {
            return Some(unsaved);
        }
        let sheet = if quits { self.layouts.sheets.unsaved() } else { None };
        sheet.map(|error| (Unsaved::Sheet, error))
    }

    /// That thing as the text of a file that can be imported.
    #[must_use]
    pub fn text_of(&self, what: Unsaved) -> Option<String> {
        match what {
            Unsaved::Game => Some(self.session.as_ref()?.open.text()),
            Unsaved::Table | Unsaved::LateEntry => self.tables.text_of(what),
            Unsaved::Sheet => self.layouts.sheets.text(),
        }
    }

    /// Gives that thing up.
    pub fn give_up(&mut self, what: Unsaved) {
        match what {
            Unsaved::Game => self.session = None,
            Unsaved::Table | Unsaved::LateEntry => self.tables.give_up(what),
            Unsaved::Sheet => self.layouts.sheets.give_up(),
        }
    }
}
