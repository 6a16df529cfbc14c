//! The pages of the game.

/// The pages of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GamePage {
    /// A new table.
    NewTable,
    /// The table that is kept.
    Table,
    /// The score card of the record looked at.
    ScoreCard,
    /// Its replay.
    Replay,
    /// A finished game that is typed in.
    LateEntry,
    /// The camps, bazaars and falcons of one's own box.
    Pieces,
}

impl GamePage {
    /// Whether it is a form that led to another page: one does not go back to it.
    #[must_use]
    pub const fn is_form(self) -> bool {
        matches!(self, Self::NewTable)
    }
}
