//! What the page begins with on which finished games are typed in: nothing, or one of the library.

use super::game::TableGame;
use crate::kernel::Game;

/// What the page of such a game begins with.
pub struct LateDesk<G: TableGame> {
    /// Grows whenever another game is typed in: what the page has of an earlier one is done with.
    pub number: u64,
    /// The game of the library that is corrected; none where a new one is typed in.
    pub correcting: Option<Correcting<G>>,
}

/// A finished game that is corrected.
pub struct Correcting<G: TableGame> {
    pub(super) file: String,
    /// As it was typed in the last time.
    pub game: Box<Game<G::Paper>>,
}

impl<G: TableGame> Default for LateDesk<G> {
    fn default() -> Self {
        Self { number: 0, correcting: None }
    }
}

impl<G: TableGame> LateDesk<G> {
    /// A new game: what was typed of one stays.
    pub(super) fn begin_new(&mut self) {
        if self.correcting.is_some() {
            self.next(None);
        }
    }

    /// Another game is typed in.
    pub(super) fn next(&mut self, correcting: Option<Correcting<G>>) {
        (self.number, self.correcting) = (self.number + 1, correcting);
    }
}
