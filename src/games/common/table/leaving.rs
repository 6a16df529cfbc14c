//! What is lost when a table is left while something of it could not be saved.

use super::{OwnDesk, TableDesk, TableGame};
use crate::host::{Host, Unsaved, now};
use storage::StoreError;

impl<G: TableGame> TableDesk<G> {
    /// The first thing that would be lost, and why it cannot be saved: that is tried once more. Unfinished work stays in
    /// the window until the program `quits`.
    pub fn unsaved(&mut self, quits: bool, host: &Host<'_, G::Page>) -> Option<(Unsaved, StoreError)> {
        if let Some(session) = self.table.as_mut().filter(|session| session.open.is_unsaved())
            && let Err(error) = session.open.save(host.games, now())
        {
            return Some((Unsaved::Table, error));
        }
        if !quits {
            return None;
        }
        self.late.unsaved().map(|error| (Unsaved::LateEntry, error)).or_else(|| self.own.unsaved())
    }

    /// It as the text of a file that can be imported.
    #[must_use]
    pub fn text_of(&self, what: Unsaved) -> Option<String> {
        match what {
            Unsaved::Table => Some(self.table.as_ref()?.open.text()),
            Unsaved::LateEntry => Some(self.late.text()),
            _ => self.own.text_of(what),
        }
    }

    /// Leaves it behind.
    pub fn give_up(&mut self, what: Unsaved) {
        match what {
            Unsaved::Table => self.table = None,
            Unsaved::LateEntry => self.late.give_up(),
            _ => self.own.give_up(what),
        }
    }
}
