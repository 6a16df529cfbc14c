//! What opens next, and the question before it.

use crate::page::Page;
use common::{contract::GameRef, host::Unsaved};

/// What is to happen once nothing unsaved is left behind.
#[derive(Clone, Debug)]
pub(super) enum Next {
    /// The program ends.
    Quit,
    /// Home.
    Home,
    /// The game in this file goes on.
    Open(String),
    /// What the game of this page has ready begins.
    Begin(Page),
}

/// What is left behind, and of which game; of none where it is totals that are typed.
pub(super) type Left = (Option<GameRef>, Unsaved);

/// A question: something is to be left behind that could not be saved.
#[derive(Clone, Debug)]
pub struct Leaving {
    /// What it is.
    pub what: Unsaved,
    /// Of which game; none where it is totals that are typed.
    pub game: Option<GameRef>,
    /// Why it could not be saved.
    pub reason: String,
    pub(super) next: Next,
}

impl Leaving {
    /// Whether the program ends with it.
    #[must_use]
    pub const fn quits(&self) -> bool {
        matches!(self.next, Next::Quit)
    }
}
